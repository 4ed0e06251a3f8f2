import { useEffect, type RefObject } from 'react'
import { focusWithoutScroll } from '../../kit/dom.ts'
import { useStore } from '../../kit/use-store.ts'
import type { Carrying } from './carrying.ts'

/** What was put down by key or by dialog keeps the focus, now as a slip: the ticket, or the slip elsewhere, that had it is gone. */
export function useArrivalFocus(board: RefObject<HTMLElement | null>, carrying: Carrying): void {
  const arrived = useStore(carrying.$arrived)
  useEffect(() => {
    if (arrived === null || !board.current) return
    const slip = board.current.querySelector<HTMLElement>(`[data-slot="${CSS.escape(arrived.slotId)}"]`)
    focusWithoutScroll(slip)
    slip?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [arrived, board])
}
