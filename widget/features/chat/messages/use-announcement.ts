import { useEffect, useRef, useState } from 'react'
import type { ChatMessage } from '@meander/sdk/contract/chat'
import { chat as texts } from '../../../i18n/en.ts'
import type { ChatStatus } from '../chat-core.ts'

/**
 * What a reader of screens is told at the beginning of an answer, and once at its end: the whole of it, or that it was
 * stopped. Its words as they come are not said: the log is silent and busy, so that nothing in it would be heard.
 */
export function useAnnouncement(status: ChatStatus, last: ChatMessage | undefined): readonly string[] {
  const [announced, setAnnounced] = useState<readonly string[]>([])
  const before = useRef(status)
  useEffect(() => {
    const was = before.current
    before.current = status
    if (status === 'submitted') setAnnounced([texts.searching])
    else if (status === 'error') setAnnounced([])
    else if (status === 'ready' && (was === 'submitted' || was === 'streaming')) setAnnounced(ending(last))
  }, [status, last])
  return announced
}

/** Ours, then the letter, which has a language of its own, then ours again. */
function ending(last: ChatMessage | undefined): readonly string[] {
  if (last?.sender !== 'ai') return [texts.stopped]
  const found = last.recommendations?.length ?? 0
  return [texts.arrived, last.text.replace(/\[([^\]]+)]\([^)\s]+\)|[*_#`]+/g, '$1'), ...(found > 0 ? [texts.findings.results(found)] : [])]
}
