import { useEffect, useState, type RefObject } from 'react'

/** Those that one sees of a rail, and one more, so that whoever goes on by the keyboard finds the next. */
const AT_FIRST = 4

/**
 * How many cards of a rail are drawn: twice as many whenever the last of them is seen. All at once would hold up the hand that
 * scrolls past them; and nothing is seen of a letter that is out of sight.
 */
export function useDrawn(rail: RefObject<HTMLElement | null>, all: number): number {
  const [drawn, setDrawn] = useState(AT_FIRST)
  useEffect(() => {
    const last = drawn < all && rail.current?.lastElementChild
    if (!last) return
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setDrawn(drawn * 2), { root: rail.current })
    observer.observe(last)
    return () => observer.disconnect()
  })
  return drawn
}
