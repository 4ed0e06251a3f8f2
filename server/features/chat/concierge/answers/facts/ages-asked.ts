import { pattern } from '../../../language/pattern.ts'
import { NUMBER_WORDS } from '../../../language/number-words.ts'

const NUMBERS = NUMBER_WORDS.slice(0, 18)
const COUNT = String.raw`(\d{1,2}|${NUMBERS.slice(1).join('|')})`
const SAID = pattern('g')`
  \b${COUNT}(?:[- ]?(?:years?|yrs?|yo\b|y\/o))|\b(?:aged?|old|(?:girl|boy|son|daughter|child|kid|one|toddler)s? of)\s+${COUNT}\b|
  \b(\d{1,2})(?: and \d{1,2}\b|\W*$)
`

/** The ages of children that a question asks for: those it names, else those of the traveller's own whom it means. */
export function agesAsked(asked: string, known: readonly number[]): number[] {
  const said = [...asked.matchAll(SAID)].map(([, first, second, third]) => numberOf(first ?? second ?? third ?? '')).filter((age) => age >= 0 && age < 18)
  if (said.length > 0) return said
  const young = known.filter((age) => age < 18).toSorted((left, right) => left - right)
  if (/\b(?:bab(?:y|ies)|infants?)\b/.test(asked)) return [Math.min(1, young[0] ?? 0)]
  if (/\btoddlers?\b/.test(asked)) return [young.find((age) => age < 4) ?? 2]
  if (/\bteen(?:ager)?s?\b/.test(asked)) return young.some((age) => age > 12) ? young.filter((age) => age > 12) : [13]
  if (/\b(?:little (?:one|boy|girl|guy|man|lad|sister|brother)|youngest|smallest|younger|smaller)\b/.test(asked)) return young.slice(0, 1)
  if (/\b(?:eldest|oldest|older|elder|bigger|biggest)\b/.test(asked)) return young.slice(-1)
  return young
}

function numberOf(word: string): number {
  return /^\d/.test(word) ? Number(word) : NUMBERS.indexOf(word)
}
