import { useEffect, useState } from 'react'

/** As long as a page that is not drawn is waited for, in ms. */
const UNSEEN_MS = 300

/** Calls back once the next frame has been seen; in a page that draws none, a moment later. Returns the function that calls it off. */
export function afterPaint(callback: () => void): () => void {
  const late = setTimeout(run, UNSEEN_MS)
  let soon: ReturnType<typeof setTimeout> | undefined
  // A frame begins before it is painted: what comes in a task of its own comes after.
  const frame = requestAnimationFrame(() => (soon = setTimeout(run)))
  function stop(): void {
    cancelAnimationFrame(frame)
    clearTimeout(soon)
    clearTimeout(late)
  }
  function run(): void {
    stop()
    callback()
  }
  return stop
}

/** False until what was drawn at first has been seen: whatever is below it can wait for the frame after. */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false)
  useEffect(() => afterPaint(() => setPainted(true)), [])
  return painted
}
