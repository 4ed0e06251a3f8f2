import type { Card } from '../read-prompt.ts'

type Measure = (card: Card) => number | null

const price: Measure = (card) => card.price?.amount ?? null
const minutes: Measure = (card) => card.minutes
const rating: Measure = (card) => card.rating ?? null

/** On foot or by bicycle for hours: how hard it is is graded nowhere. */
const effort: Measure = ({ tags, minutes: long }) => {
  const hard = tags.some((tag) => /^(?:hiking|cycling|bike tours|kayak\w*|climbing|adventure|sport)$/i.test(tag)) ? HARD : tags.some((tag) => /^walking$/i.test(tag)) ? 1 : 0
  return long === null ? null : hard === 0 ? long / A_DAY : hard * long
}
const HARD = 2
/** What goes on no foot comes behind whatever does. */
const A_DAY = 1440

/** Traits that order cards: by what, and whether the least or the most of it is meant. */
const TRAITS: readonly (readonly [words: string, measure: Measure, end: 'least' | 'most'])[] = [
  [String.raw`cheap(?:er|est)|less expensive|least expensive|lowest[- ]priced`, price, 'least'],
  [String.raw`(?:most |more )?expensive|dear(?:er|est)|pric(?:ey|ier|iest)|cost(?:ly|lier|liest)`, price, 'most'],
  [String.raw`short(?:er|est)|quick(?:er|est)|fast(?:er|est)`, minutes, 'least'],
  [String.raw`long(?:er|est)|full[- ]day`, minutes, 'most'],
  [String.raw`(?:most )?(?:tiring|strenuous|exhausting|demanding|physical|taxing|active)|hard(?:est)|tough(?:est)|steepest`, effort, 'most'],
  [String.raw`(?:best|top|highest|better|higher)[- ]rated`, rating, 'most'],
]
const THING = String.raw`(?: (?:one|thing|activity|part|bit|item|option|tour|trip|activity|walk|of (?:the )?(?:two|three|them|those|these|all)))?`

/** 'The cheaper one', 'the longest': the card that has most or least of it. Not where that is what is asked. */
export function readTrait(lower: string, cards: readonly Card[]): { codes: string[]; rest: string } | null {
  for (const [words, measure, end] of TRAITS) {
    const match = new RegExp(String.raw`\bthe (?:${words})${THING}\b`).exec(lower)
    if (match === null || asksForIt(lower, match)) continue
    const known = cards.flatMap((card) => { const value = measure(card); return value === null ? [] : [{ code: card.productCode, value }] })
    const best = known.toSorted((left, right) => (end === 'least' ? left.value - right.value : right.value - left.value))[0]
    if (best !== undefined) return { codes: [best.code], rest: lower.replace(match[0], ' this one ') }
  }
  return null
}

/** 'Which is the cheapest', 'what is the longest one': that is a question, and points at nothing yet. */
function asksForIt(lower: string, match: RegExpExecArray): boolean {
  const before = lower.slice(0, match.index)
  const after = lower.slice(match.index + match[0].length)
  return /\b(?:which(?: one)?(?: of \w+)?|what(?:'s| is| are|s)|find|show(?: me| us)?|who)\b[^?]*$/.test(before) && /^\W*(?:of (?:them|these|those|the (?:two|three)|all))?\W*$/.test(after)
}
