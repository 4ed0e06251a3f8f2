import { inPlainEnglish } from '../../item-talk/in-plain-english.ts'
import { cardOfClause } from '../references/card-of-clause.ts'
import type { Beside, CardOfClause } from '../references/card-of-clause.ts'
import type { Situation } from '../words/situation.ts'
import { afterCourtesies, inFull } from './after-courtesies.ts'
import { readClause } from './clause-asked.ts'
import type { CardAsked } from './clause-asked.ts'

/** In English, as far as its words are known. */
export function plainText({ lastText, reading }: Situation): { text: string; isForeign: boolean } {
  const said = reading.turns.at(-reading.lastLength) ?? ''
  const names = new Set(reading.cards.flatMap(({ title, details = '' }) => `${title} ${details}`.toLowerCase().split(/[^\p{L}]+/u)).filter((word) => word.length > MOST_COMMON))
  const isName = (word: string): boolean => word.length > MOST_COMMON && [...names].some((name) => name.endsWith(word) || (name.startsWith(word) && name.length > word.length))
  const plain = inPlainEnglish(said, isName)
  return plain === said ? { text: lastText, isForeign: false } : { text: afterCourtesies(inFull(plain)), isForeign: true }
}

/** Longer words are names, where they stand on a card. */
const MOST_COMMON = 6

/** 'My knee is bad', 'a friend does not eat them': no number, and nothing wanted otherwise. */
export function isMereTelling(part: string): boolean {
  return !/\d/.test(part) && /^\W*(?:(?:and|but|so|because|since|as)\W+)*(?:i|we|my|our|a|an|one of us|she|he|they|it|the|for (?:me|us)|with (?:my |our |the )?(?:kids|children|boys|girls|a baby)|important|just (?:curious|asking|wondering|checking)|sorry|haha+|lol)\b/i.test(part) && part.length < MERE
}

const MERE = 70

/** 'In the sake breweries', before or behind what is asked of it. */
export const MERE_PLACE = /^\W*(?:[Aa]nd |[Bb]ut |[Ss]o )?(?:[Ii]n|[Aa]t|[Oo]n|[Ff]or|[Ww]ith|[Dd]uring|[Aa]bout) (?:(?:the|our|that|this) |(?=\p{Lu}))(?!.*(?:day\b|\d|morning|evening|afternoon))[\p{L}' ’-]{2,30}$/u
export const LEADING_PLACE = /^\W*(?:and |but |so )?(?:in|at|on|for|with|during|about|from) [^,?]{2,40},\s*/i

/** 'Is there much walking in the market tour': of that alone, and not of the plan. */
export function isOfOneCard(part: string, { reading }: Situation, beside: Beside): boolean {
  const one = cardOfClause(part, reading, { ...beside, before: [] })
  return one !== null && one !== 'many' && one.by === 'name' && one.codes.length === 1
}

/** Where no name of a card is said, or only a part of the day that several have, the words may mean one otherwise. */
export function mayBeOther(part: string, known: CardOfClause | 'many' | null, isForeign: boolean): boolean {
  if (known === null) return true
  if (known === 'many') return !/\b(?:both|these|those|all|any|either|neither|each|which|than|or|they|them|their|two|three|four|first|last)\b/i.test(part)
  return known.by === 'pronoun' && (isForeign || !/\b(?:it|its|this|that|there|they|them)\b/i.test(part))
}

/** 'What do we eat there? I don't eat pork': asked of the same card as well. */
export function dietsTold(told: readonly string[], code: string): CardAsked[] {
  return told.filter((part) => OF_DIET.test(part)).map((part) => readClause(part, code, new Set())).filter(({ things, topic }) => things.length > 0 || topic === 'diet')
}

const OF_DIET = /\b(?:(?:don't|doesn't|do not|does not|can't|cannot|never) eat|allergic|allergy|intoleran\w+|vegetarian|vegan|halal|kosher|coeliac|celiac)\b/i
