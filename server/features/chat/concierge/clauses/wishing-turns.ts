import type { Reading } from '../read-prompt.ts'
import { heardIn, withoutDaysWanted } from './heard.ts'

/** Says nothing of what somebody would like to do: a story, thanks, a question about what stands, a change of it. */
const WISHES_NOTHING: ReadonlySet<string> = new Set([
  'aside', 'courtesy', 'complaint', 'foreign', 'keep', 'remove', 'move', 'exchange', 'empty', 'lighter', 'accept', 'decline', 'back', 'save', 'compare', 'hours',
])
const SURE = 0.7

function wishesNothing(act: string): boolean {
  return WISHES_NOTHING.has(act) || (act.startsWith('ask-') && act !== 'ask-any')
}

/** What was said, without what surely names no wish: nothing of that is looked for as a thing. */
export function wishingTurns(reading: Pick<Reading, 'turns' | 'lastLength' | 'clauses' | 'clausesOf'>): string[] {
  const last = reading.turns.length - reading.lastLength
  return reading.turns.map((turn, at) => {
    const clauses = at === last ? heardIn(reading) : (reading.clausesOf?.(turn) ?? [])
    const silent = clauses.filter(({ act, share, start, end, text }) => share >= SURE && wishesNothing(act) && turn.slice(start, end) === text)
    return withoutDaysWanted(silent.reduceRight((rest, { start, end }) => `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`, turn))
  })
}
