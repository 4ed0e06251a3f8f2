import { part } from '../language/pattern.ts'
import type { Day } from '@meander/sdk/contract/days'
import { addDays } from '@meander/sdk/contract/days'
import type { TripFacts } from './facts.ts'
import { COUNT, readCount } from './numbers.ts'

/** What was said before the last change, and is to hold again. */
export type GoesBack = { to: 'count'; count: number } | { to: Part } | { to: 'all' }
type Part = 'dates' | 'budget' | 'party' | 'length'

const KEYS: Readonly<Record<Part, readonly (keyof TripFacts)[]>> = {
  dates: ['startDate', 'endDate', 'flexible', 'duration', 'latestEnd'],
  budget: ['budget'],
  party: ['groupSize', 'adults', 'children', 'ages', 'adultsFrom'],
  length: ['duration'],
}
const FILLER = part`
  (?:ok(?:ay)?|so|then|sorry|no|oh|well|yes|hmm|actually|please|and|but|let's|lets|we|i|we're|we'll|i'd|we'd|make|keep|be|it|that|is|are|it's|that's|
  just|only|rather|want|take|have|go|going|need|with|us|the|for|now|maybe|after all|better|on second thoughts?)
`
const around = (core: string): RegExp => new RegExp(`^\\W*(?:${FILLER}\\b\\W*)*?${core}(?:\\W+${FILLER}\\b)*\\W*$`)
/** 'Make it 2 again', 'back to four'. */
const COUNT_AGAIN = [around(`(?<count>${COUNT})\\s+(?:again|as before|like before|as at first)`), around(`back (?:down |up )?to (?:the )?(?<count>${COUNT})`)]
const NAMES: readonly (readonly [Part, string])[] = [
  ['dates', '(?:dates?|days?|week|weekend|month)'],
  ['budget', '(?:budget|sum|limit|price limit)'],
  ['party', '(?:group|party|number of people|people|head ?count)'],
  ['length', '(?:length|duration|number of (?:days|nights))'],
]
const OLD = '(?:old|original|earlier|previous|initial|former|first)'
const UNDO = around(part`
  (?:undo (?:that|it|this|the last (?:change|one))|take (?:that|it) back|
  (?:change|put|set|turn) (?:it|that|everything) back(?: (?:to )?(?:as|how|what) it was)?|(?:leave|keep) (?:it|everything|all) (?:as|how|like) it was|
  (?:go )?back to (?:how|what|the way) it was|as it was(?: before)?)
`)

/** Reads whether a message takes back the last change; null when it does not. `text` is plain and in lower case. */
export function readGoesBack(text: string): GoesBack | null {
  if (text.length > 100 || text.includes('?')) return null
  const count = COUNT_AGAIN.map((form) => readCount(form.exec(text)?.groups?.count)).find((said) => said !== null)
  if (count !== undefined && count !== null && count > 0) return { to: 'count', count }
  if (UNDO.test(text)) return { to: 'all' }
  for (const [part, name] of NAMES) {
    const old = around(`(?:back to |return to |use |restore )?(?:the|our|my) ${part === 'dates' ? OLD.replace('|first', '|first(?= dates)') : OLD} ${name}(?: again)?`)
    const same = around(`(?:the )?(?:same )?${name} (?:as|like|we had|i had|i said|we said) (?:before|at first|originally|in the beginning|first)`)
    if (old.test(text) || same.test(text)) return { to: part }
  }
  return null
}

/** The facts with what held before put back; `earlier` is what held after each message, oldest first. */
export function goBack(facts: TripFacts, back: GoesBack, earlier: readonly TripFacts[]): TripFacts {
  if (back.to === 'count') return toCount(facts, back.count, earlier)
  if (back.to === 'all') {
    const before = earlier.findLast((one) => ALL.some((key) => !isSame(one[key], facts[key])))
    return before === undefined ? facts : { ...before, intent: facts.intent }
  }
  const keys = KEYS[back.to]
  const before = earlier.findLast((one) => one[keys[0] ?? 'intent'] !== undefined && keys.some((key) => !isSame(one[key], facts[key])))
  return before === undefined ? facts : withKeys(facts, before, keys)
}

const ALL: readonly (keyof TripFacts)[] = [...new Set([...KEYS.dates, ...KEYS.budget, ...KEYS.party, 'destinations' as const, 'interests' as const, 'avoid' as const])]

/** Of people where there were so many once, else of days. */
function toCount(facts: TripFacts, count: number, earlier: readonly TripFacts[]): TripFacts {
  const before = earlier.findLast((one) => (one.groupSize === count && facts.groupSize !== count) || (one.duration === count && facts.duration !== count))
  if (before === undefined) return facts
  if (before.groupSize === count && facts.groupSize !== count) return withKeys(facts, before, KEYS.party)
  const { startDate, flexible = false } = facts
  const end: { endDate?: Day } = startDate === undefined || flexible ? {} : { endDate: addDays(startDate, count - 1) }
  return { ...facts, duration: count, ...end }
}

function withKeys(facts: TripFacts, before: TripFacts, keys: readonly (keyof TripFacts)[]): TripFacts {
  const kept = Object.entries(facts).filter(([key]) => !keys.some((one) => one === key))
  const restored = Object.entries(before).filter(([key]) => keys.some((one) => one === key))
  return { intent: facts.intent, ...Object.fromEntries([...kept, ...restored]) }
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}
