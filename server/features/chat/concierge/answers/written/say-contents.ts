import type { KnownFacts } from '../../../tools/read-activities.ts'
import { stems } from '../../references/by-title.ts'
import { capital, list } from '../../words/format.ts'
import { lower } from '../facts/fact.ts'

const MOST_STEPS = 4
const LONGEST = 260
const MAKES = /^(?:cook|make|learn|bake|build|paint|made|cooked)$/
const MAKING = /\b(?:cook|make|learn|bake|build|paint|shape|fold|roll|knead|mix)\b/i
const OF_GUESTS = /\b(?:you|your|yourself|everybody|everyone|each of us|we)\b/i
const EATS = /\b(?:eat|taste|try|drink|served|menu)\b/

/** What one does, sees or eats there: its sentence of that, if it has one, and how it goes, step by step. */
export function sayContents({ steps, prose = [], inclusions }: KnownFacts, { clause, verb }: { clause: string; verb: string }, name: string): string {
  const full = steps.slice(0, MOST_STEPS).map((step) => (prose.find((line) => line.startsWith(`${step}: `)) ?? step).replace(/[.!?]+$/, ''))
  const [stem] = stems(verb)
  const speaking = MAKES.test(verb) ? prose.filter((line) => line.length < LONGEST && !steps.some((step) => line.startsWith(`${step}: `))) : []
  // 'The cooks of the great houses' tell nothing of what one cooks oneself.
  const told = speaking.find((line) => OF_GUESTS.test(line) && MAKING.test(line)) ?? speaking.find((line) => stem !== undefined && stems(line).includes(stem))
  const says = [
    ...(EATS.test(clause) && inclusions.length > 0 ? [`comes with ${list(inclusions.slice(0, 2).map(lower))}`] : []),
    ...(full.length > 0 ? [`goes like this: ${full.join('; ')}`] : []),
  ]
  return `${told === undefined ? '' : `The card of ${name} says: "${told.replace(/[.!?]+$/, '').replaceAll('"', '’')}". `}${capital(told === undefined ? name : 'it')} ${says.length === 0 ? `comes with ${list(inclusions.map(lower))}` : says.join('. It ')}.`
}
