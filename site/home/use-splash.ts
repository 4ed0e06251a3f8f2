import { useEffect, useState } from 'react'

/** So long the home screen's loader is shown; ms. */
export const SPLASH_MS = 1000

/** Whoever comes back to the home screen has seen it. */
let seen = false

/** Whether the loader is still shown: until it may begin, and then for a second; once for each page that is opened. */
export function useSplash(begins: boolean): boolean {
  const [over, setOver] = useState(seen)
  useEffect(() => {
    if (!begins || over) return
    const timer = window.setTimeout(() => {
      seen = true
      setOver(true)
    }, SPLASH_MS)
    return () => window.clearTimeout(timer)
  }, [begins, over])
  return !over
}
