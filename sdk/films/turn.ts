/** How long each clip has its turn; ms. */
export const TURN_MS = 7000

/** Where a film stands: which clip it is, and how many seconds of its turn are over. */
export interface Standing {
  index: number
  time: number
}
