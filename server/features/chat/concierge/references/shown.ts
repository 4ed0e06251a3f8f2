import type { Card } from '../read-prompt.ts'

/** What a message may point at. */
export interface Shown {
  cards: readonly Card[]
  lastShown: readonly string[]
  /** How many of the last ones were spoken of. */
  lastNamed: number
  /** What was answered last: 'it' is what that spoke of. */
  lastAnswer?: string
}
