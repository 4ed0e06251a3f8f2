/** Milliseconds that each clip of the home screen is shown, and how long the next one takes to appear. */
export const TURN = 7000
export const DISSOLVE = 2800

/** The clip after this one; after the last comes the first. */
export function nextIndex(index: number, count: number): number {
  return (index + 1) % count
}

/** True when films should not play by themselves: the visitor asked for less motion or less data. */
export function wantsStill(): boolean {
  const connection = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true
}
