import { pattern } from '../language/pattern.ts'
import type { Span } from './plain-text.ts'

const CLAUSE_END = /[;!?\n]|\.(?!\d)|,?\s+but\b|,\s+(?:and|while|of which|with)\b/
const WHOLE = pattern()`
  \b(?:(?:whole|entire|total|full|all|complete) (?:the )?(?:trip|thing|holiday|vacation|journey|budget|stay)|trip (?:total|budget|cap|ceiling|limit)|
  total|overall|altogether|everything|budget|all[ -]in)\b
`
const PART = pattern()`
  \b(?:hotels?|hostels?|lodg(?:e|ing)s?|acc?om+odations?|rooms?|airbnb|flights?|airfares?|food|meals?|dinners?|eating|activit(?:y|ies)|tours?|
  transport(?:ation)?|car|train|shopping|souvenirs?|extras)\b
`
const TRIP = /\b(?:trip|holiday|vacation|budget|everything|overall|journey)\b/
const CORRECTION = /\b(?:sorry|actually|instead|i mean|i meant|make (?:it|that|the)|change|changed|rather|revis\w+|correction|scratch|no wait|wait|update[d]?|on second thoughts?|better)\b|^\s*no\b/

const BEFORE_NOW = /\b(?:originally|initially|at first|(?:i|we) first|used to|(?:was|were) (?:thinking|going for|planning)|had (?:planned|thought|said|hoped))\b/

/** What a sum is of: 2 the whole trip, 1 not said, 0 a part of it such as the hotel. Where several are said, each ends what is said of the last. */
export function scopeOf(text: string, { from, to }: Span, all: readonly Span[] = []): 0 | 1 | 2 {
  const earlier = Math.max(0, from - 80, ...all.filter((span) => span.to <= from).map((span) => span.to))
  const later = Math.min(to + 48, ...all.filter((span) => span.from >= to).map((span) => span.from))
  const before = text.slice(earlier, from).split(CLAUSE_END).at(-1)?.split(earlier === Math.max(0, from - 80) ? '\n' : ',').at(-1) ?? ''
  const after = text.slice(to, later).split(CLAUSE_END)[0]?.split(all.length > 1 ? ',' : '\n')[0] ?? ''
  const clause = `${before} ${after}`
  if (PART.test(clause) && !TRIP.test(clause)) return 0
  return WHOLE.test(clause) || TRIP.test(clause) ? 2 : 1
}

/** Whether a sum is one that was thought of before another: 'originally 5000', 'at first we said 600'. */
export function isSuperseded(text: string, from: number): boolean {
  return BEFORE_NOW.test(text.slice(Math.max(0, from - 60), from).split(/[;!?\n]|\.(?!\d)|,?\s+but\b/).at(-1) ?? '')
}

/** Whether a sum stands in a sentence that takes back what was said before it in the same message: 'sorry, I meant 1,000'. */
export function isCorrected(text: string, from: number): boolean {
  const earlier = text.slice(0, from)
  const sentence = earlier.split(/[;!?\n]|\.(?!\d)/).at(-1) ?? ''
  return /\d/.test(earlier.slice(0, earlier.length - sentence.length)) && CORRECTION.test(sentence)
}
