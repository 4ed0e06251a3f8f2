import { useEffect, useState, type RefObject } from 'react'

/** So far from being seen, it is drawn. */
const MARGIN = '800px'

/** Whether something has come near to being seen in the conversation; from then on it stays true. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const target = element.current
    if (!target || near) return
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true), {
      root: target.closest('.letters'),
      rootMargin: MARGIN,
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [element, near])
  return near
}
