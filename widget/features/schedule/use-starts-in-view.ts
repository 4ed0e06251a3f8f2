import { useStore } from '@nanostores/react'
import { useLayoutEffect, type RefObject } from 'react'
import type { Carrying } from './carrying.ts'

/** When something is lifted and none of its starts can be seen, the page moves to the first one. */
export function useStartsInView(board: RefObject<HTMLElement | null>, carrying: Carrying): void {
  const ready = useStore(carrying.$starts).state === 'ready'
  useLayoutEffect(() => {
    if (!ready || !board.current) return
    const starts = [...board.current.querySelectorAll<HTMLElement>('[data-start]')]
    if (starts.length === 0 || starts.some(isInView)) return
    starts[0]?.scrollIntoView({ block: 'center', inline: 'nearest' })
    carrying.send({ type: 'look' })
  }, [ready, board, carrying])
}

/** Clear of the edges, where the page scrolls by itself. */
function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 64 && bottom <= window.innerHeight - 80
}
