import { useEffect, useState } from 'react'

/** As long as a page that is not drawn is waited for, in ms. */
const UNSEEN_MS = 300

/** Calls back once the next frame has been seen, with what of its time was used (ms); in a page that draws none, a moment later, and nothing was. Returns the function that calls it off. */
export function afterPaint(callback: (took: number) => void): () => void {
  const late = setTimeout(run, UNSEEN_MS, 0)
  let soon: ReturnType<typeof setTimeout> | undefined
  // A frame begins before it is painted: what comes in a task of its own comes after.
  const frame = requestAnimationFrame((began) => (soon = setTimeout(() => run(performance.now() - began))))
  function stop(): void {
    cancelAnimationFrame(frame)
    clearTimeout(soon)
    clearTimeout(late)
  }
  function run(took: number): void {
    stop()
    callback(took)
  }
  return stop
}

/** False until what was drawn at first has been seen: whatever is below it can wait for the frame after. */
export function useAfterPaint(): boolean {
  const [painted, setPainted] = useState(false)
  useEffect(() => afterPaint(() => setPainted(true)), [])
  return painted
}
