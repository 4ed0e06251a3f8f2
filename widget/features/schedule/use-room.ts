import { useLayoutEffect, type RefObject } from 'react'
import type { Calendar, Room } from './calendar.ts'

/** Tells the calendar how much room its page has: the widget's own width, whatever the window's is. */
export function useRoom(page: RefObject<HTMLElement | null>, calendar: Pick<Calendar, 'setRoom'>): void {
  useLayoutEffect(() => {
    const element = page.current
    if (!element) return
    const measure = () => {
      if (element.clientWidth > 0) calendar.setRoom(roomOf(element.clientWidth))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [page, calendar])
}

export function roomOf(width: number): Room {
  if (width < 768) return 'narrow'
  return width < 1024 ? 'middle' : 'wide'
}
