import { useEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import sheet from './TripSheet.css?inline'
import { openPrintPlace, type PrintPlace } from './print-place.ts'

interface Printing {
  /** Where to draw what is printed; null while nothing is. */
  paper: HTMLElement | null
  /** Prints the trip alone. */
  print(): void
}

/**
 * The trip is printed in place of the page around it when that is asked for here; and when the page is printed by whoever is busy
 * with the trip or sees little else. A reader of a blog with a planner in it prints the blog.
 */
export function usePrinting(board: RefObject<HTMLElement | null>): Printing {
  const [paper, setPaper] = useState<HTMLElement | null>(null)
  const asked = useRef(false)
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    let place: PrintPlace | null = null
    const close = () => {
      asked.current = false
      flushSync(() => setPaper(null))
      place?.close()
      place = null
    }
    const open = () => {
      if (place || !board.current || !(asked.current || isBusyWith(board.current))) return
      const made = (place = openPrintPlace(board.current, sheet))
      // Printing goes on at once: what is not drawn by now is not on the paper.
      flushSync(() => setPaper(made.paper))
    }
    window.addEventListener('beforeprint', open, { signal })
    window.addEventListener('afterprint', close, { signal })
    return () => {
      ended.abort()
      place?.close()
    }
  }, [board])
  const print = () => {
    asked.current = true
    window.print()
  }
  return { paper, print }
}

/** The focus is in the planner, or the planner takes half of the window. */
function isBusyWith(board: HTMLElement): boolean {
  const root = board.getRootNode()
  if (!(root instanceof ShadowRoot)) return true
  const { left, right, top, bottom } = root.host.getBoundingClientRect()
  const seen = Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) * Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
  return root.activeElement !== null || seen * 2 >= innerWidth * innerHeight
}
