import { useEffect, useRef, type RefObject } from 'react'
import type { ChatMessage } from '@meander/sdk/contract/chat'
import type { ChatStatus } from '../chat-core.ts'
import { createFollowScroll, type FollowScroll } from './follow-scroll.ts'

/** Keeps the newest letter in view, as `follow-scroll.ts` says. */
export function useFollowScroll(scroller: RefObject<HTMLElement | null>, messages: readonly ChatMessage[], status: ChatStatus): void {
  const follow = useRef<FollowScroll | null>(null)
  const before = useRef<ChatStatus>(status)

  useEffect(() => {
    if (!scroller.current) return
    const made = createFollowScroll(scroller.current)
    follow.current = made
    return () => made.destroy()
  }, [scroller])

  useEffect(() => {
    const last = messages.at(-1)
    if (!last) follow.current?.rewind()
    else if (status === 'submitted' && before.current !== 'submitted') follow.current?.sent()
    else if (before.current === 'streaming' && status === 'ready') follow.current?.replied((last.recommendations?.length ?? 0) > 0)
    else follow.current?.grew()
    before.current = status
  }, [messages, status])
}
