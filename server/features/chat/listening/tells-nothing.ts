import type { Clause } from '../reader/index.ts'

/** From here on a reading is trusted; of such readings of unseen messages nine of ten were right. */
const SURE = 0.75

/** These may tell of places, days, people or money, or wish for kinds of things. */
const MAY_TELL: ReadonlySet<string> = new Set(['trip', 'taste', 'hours', 'plan', 'find', 'other', 'anew', 'accept', 'ask-any', 'ask-town', 'ask-whither', 'ask-told', 'ask-left', 'ask-total', 'shorter', 'cheaper', 'dearer', 'more-of', 'less-of', 'fill', 'add', 'empty', 'decline'])

/** True where every clause surely does what says nothing of the trip itself. */
export function tellsNothing(clauses: readonly Clause[]): boolean {
  return clauses.length > 0 && clauses.every(({ act, share }) => share >= SURE && !MAY_TELL.has(act))
}
