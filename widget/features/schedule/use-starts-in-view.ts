import { useLayoutEffect, type RefObject } from 'react'
import { useStore } from '../../kit/use-store.ts'
import type { Calendar } from './calendar.ts'
import type { Carrying } from './carrying.ts'

/** While something is carried, the page moves so that a start can be seen: the chosen one by key, else the first of the days shown. */
export function useStartsInView(board: RefObject<HTMLElement | null>, { carrying, calendar }: { carrying: Carrying; calendar: Calendar }): void {
  const ready = useStore(carrying.$starts).state === 'ready'
  const carried = useStore(carrying.$carried)
  const over = useStore(carrying.$over)
  const date = useStore(calendar.$date)
  const view = useStore(calendar.$view)
  const chosen = carried?.device === 'keyboard' ? over : null

  useLayoutEffect(() => {
    if (!ready || !board.current) return
    const starts = [...board.current.querySelectorAll<HTMLElement>('[data-start]')]
    const wanted = chosen === null ? undefined : starts.filter((start) => start.dataset.start === chosen)
    if (starts.length === 0 || (wanted ?? starts).some(isInView)) return
    ;(wanted?.[0] ?? starts[0])?.scrollIntoView({ block: 'center', inline: 'nearest' })
    carrying.send({ type: 'look' })
    // In the week all days stand beside each other, so going from one to the next needs no other place.
  }, [ready, chosen, view === 'day' ? date : null, board, carrying])
}

/** Clear of the edges, where the page scrolls by itself. */
function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 64 && bottom <= window.innerHeight - 80
}
