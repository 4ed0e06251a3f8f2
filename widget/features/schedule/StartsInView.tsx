import { useLayoutEffect, type RefObject } from 'react'
import { useSelected } from '../../kit/use-selected.ts'
import { useStore } from '../../kit/use-store.ts'
import type { Calendar } from './calendar.ts'
import type { Carrying } from './carrying.ts'

interface StartsInViewProps {
  board: RefObject<HTMLElement | null>
  carrying: Carrying
  calendar: Calendar
}

/** While something is carried, the page moves so that a start can be seen: the chosen one by key, else the nearest of the days shown. A part of its own, so that nothing else is drawn anew for it. */
export function StartsInView({ board, carrying, calendar }: StartsInViewProps): null {
  const ready = useStore(carrying.lighting.$allLit)
  const carried = useStore(carrying.$carried)
  const date = useStore(calendar.$date)
  const view = useStore(calendar.$view)
  // By hand nothing is chosen until it is put down.
  const chosen = useSelected(carrying.$over, (over) => (carried?.device === 'keyboard' ? over : null))

  useLayoutEffect(() => {
    if (!ready) return
    // Each day draws its own starts: they are there by the next frame.
    const frame = requestAnimationFrame(() => {
      const starts = [...(board.current?.querySelectorAll<HTMLElement>('[data-start]') ?? [])]
      const wanted = chosen === null ? starts : starts.filter((start) => start.dataset.start === chosen)
      if (wanted.some(isInView)) return
      wanted.toSorted((one, other) => farness(one) - farness(other))[0]?.scrollIntoView({ block: 'center', inline: 'nearest' })
      carrying.send({ type: 'look' })
    })
    return () => cancelAnimationFrame(frame)
    // In the week all days stand beside each other, so going from one to the next needs no other place.
  }, [ready, chosen, view === 'day' ? date : null, board, carrying])
  return null
}

/** Clear of the edges, where the page scrolls by itself. */
function isInView(element: HTMLElement): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect()
  return top >= 64 && bottom <= window.innerHeight - 80 && right > 0 && left < window.innerWidth
}

/** From the middle of what is seen, in pixels. */
function farness(element: HTMLElement): number {
  const { top, bottom } = element.getBoundingClientRect()
  return Math.abs((top + bottom - window.innerHeight) / 2)
}
