import type { Clause } from '../../reader/index.ts'
import type { Reading } from '../read-prompt.ts'
import { breakOf } from '../breaks.ts'
import { withoutEarly } from '../late-starts.ts'
import { takenBy } from './agreed.ts'
import { heardIn, withoutDaysWanted } from './heard.ts'

/** Says nothing of what somebody would like to do: a story, thanks, a question about what stands, a change of it. */
const WISHES_NOTHING: ReadonlySet<string> = new Set([
  'aside', 'courtesy', 'complaint', 'foreign', 'keep', 'remove', 'move', 'exchange', 'empty', 'lighter', 'accept', 'decline', 'back', 'save', 'compare', 'hours',
])
const SURE = 0.7

function wishesNothing({ act, spans }: Clause): boolean {
  return WISHES_NOTHING.has(act) || (act.startsWith('ask-') && act !== 'ask-any' && !spans.some(({ label }) => label === 'wish'))
}

/** What was said, without what surely names no wish, and what takes one of the cards: nothing of that is looked for as a thing. */
export function wishingTurns(reading: Reading): string[] {
  const last = reading.turns.length - reading.lastLength
  return reading.turns.map((turn, at) => {
    const clauses = at === last ? heardIn(reading) : (reading.clausesOf?.(turn) ?? [])
    const silent = clauses.filter((clause) => turn.slice(clause.start, clause.end) === clause.text
      && ((clause.share >= SURE && wishesNothing(clause)) || (at > 0 && takenBy([clause], { reading, days: [] }).length > 0)))
    return withoutHoursKept(withoutDaysWanted(silent.reduceRight((rest, { start, end }) => `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`, turn)))
  })
}

/** 'Nothing too early', 'a proper lunch hour every day' are no things to do. */
function withoutHoursKept(turn: string): string {
  return withoutEarly(breakOf(turn)?.rest ?? turn)
}
