import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { createElement, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { createPortal, flushSync } from 'react-dom'
import type * as tools from '../tools.ts'

type Tools = typeof tools

interface Printing {
  /** What is printed, while it is. */
  printed: ReactNode
  /** Prints the trip alone. */
  print(): void
}

/** So long (ms) after the page, what prints it is fetched: the browser's own Print waits for nothing. */
const FETCH_MS = 1500

/**
 * The trip is printed in place of the page around it when that is asked for here; and when the page is printed by whoever is busy
 * with the trip or sees little else. A reader of a blog with a planner in it prints the blog.
 */
export function usePrinting(board: RefObject<HTMLElement | null>, itinerary: Itinerary | null): Printing {
  const [paper, setPaper] = useState<HTMLElement | null>(null)
  const loaded = useRef<Tools | null>(null)
  const asked = useRef(false)
  const fetchTools = async () => void (loaded.current = await import('../tools.ts'))
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const timer = setTimeout(() => void fetchTools().catch(() => {}), FETCH_MS)
    let place: ReturnType<Tools['openPrintPlace']> | null = null
    const close = () => {
      asked.current = false
      flushSync(() => setPaper(null))
      place?.close()
      place = null
    }
    const open = () => {
      if (place || !loaded.current || !board.current || !(asked.current || isBusyWith(board.current))) return
      const made = (place = loaded.current.openPrintPlace(board.current))
      // Printing goes on at once: what is not drawn by now is not on the paper.
      flushSync(() => setPaper(made.paper))
    }
    window.addEventListener('beforeprint', open, { signal })
    window.addEventListener('afterprint', close, { signal })
    return () => {
      clearTimeout(timer)
      ended.abort()
      place?.close()
    }
  }, [board])
  const print = async () => {
    // Without them the page is printed as it is.
    await fetchTools().catch(() => {})
    asked.current = true
    window.print()
  }
  const printed = paper && itinerary && loaded.current ? createPortal(createElement(loaded.current.TripSheet, { itinerary }), paper) : null
  return { printed, print: () => void print() }
}

/** The focus is in the planner, or the planner takes half of the window. */
function isBusyWith(board: HTMLElement): boolean {
  const root = board.getRootNode()
  if (!(root instanceof ShadowRoot)) return true
  const { left, right, top, bottom } = root.host.getBoundingClientRect()
  const seen = Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) * Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
  return root.activeElement !== null || seen * 2 >= innerWidth * innerHeight
}
