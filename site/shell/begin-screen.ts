import { useEffect, useRef } from 'react'

/** So long a screen is waited for: it may come with a chunk of its own. */
const FRAMES = 300

/** After a change of screens the focus stands where the new one begins, and its heading is read aloud. The first screen of a visit begins as any page. */
export function useBeginning(screen: string): void {
  const before = useRef(screen)
  useEffect(() => {
    if (before.current === screen) return
    before.current = screen
    return whenThere(begin)
  }, [screen])
}

/** Tries in each frame. Returns the function that ends it. */
function whenThere(attempt: () => boolean): () => void {
  let left = FRAMES
  let frame = 0
  const look = () => {
    left -= 1
    if (!attempt() && left > 0) frame = requestAnimationFrame(look)
  }
  frame = requestAnimationFrame(look)
  return () => cancelAnimationFrame(frame)
}

/** True when there is nothing left to do. */
function begin(): boolean {
  const { activeElement, body } = document
  // What was pressed is gone with its screen; whoever is somewhere stays there.
  if (activeElement !== null && activeElement !== body) return true
  const planner = document.querySelector<HTMLElement>('meander-planner:not(.waits)')
  const heading = planner ? null : document.querySelector<HTMLElement>('#root h1')
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  const place = planner ?? heading
  place?.focus({ preventScroll: true })
  return place !== null
}
