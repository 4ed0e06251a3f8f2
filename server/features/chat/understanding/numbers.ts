import { NUMBER_VALUES, NUMBER_WORDS, TENS } from '../language/number-words.ts'

const ONES = NUMBER_WORDS.slice(1, 10)
const TEENS = NUMBER_WORDS.slice(10)
const LOOSE = new Map<string, number>([['a', 1], ['an', 1], ['couple', 2], ['pair', 2], ['few', 3], ['both', 2], ['duo', 2], ['trio', 3], ['quartet', 4], ['foursome', 4], ['dozen', 12]])
const SINGLE = [...TEENS, ...ONES].sort((left, right) => right.length - left.length).join('|')

/** A small count in words: 'four', 'twenty-one'. */
export const SPOKEN_COUNT = `(?:(?:${TENS.join('|')})(?:[\\s-](?:${ONES.join('|')})\\b)?|${SINGLE})`
/** A small count, in figures or in words, for use inside a longer pattern. No group of its own. */
export const COUNT = `(?:\\d{1,2}|${SPOKEN_COUNT})`
/** The same, and 'a', 'a couple of', 'a few', 'half a dozen'. */
export const LOOSE_COUNT = `(?:(?:a )?couple(?: of)?|(?:a )?pair of|(?:a )?few|half a dozen|a dozen|an?|${COUNT})`

/** What a count says: '4', 'four', 'twenty-one', 'a couple of'. Null when it is none. */
export function readCount(text: string | undefined): number | null {
  if (text === undefined) return null
  const figures = /^\d+$/.exec(text.trim())
  if (figures !== null) return Number(figures[0])
  const words = text.trim().split(/[\s-]+/)
  if (words.includes('half') && words.includes('dozen')) return 6
  const spoken = words.flatMap((word) => (word === 'zero' ? undefined : NUMBER_VALUES.get(word)) ?? [])
  if (spoken.length > 0) return spoken.reduce((sum, value) => sum + value, 0)
  return words.flatMap((word) => LOOSE.get(word) ?? []).at(-1) ?? null
}

const SCALES: [RegExp, number][] = [
  [/^(?:k|thousands?|grand)$/, 1000],
  [/^(?:m|mil|million)$/, 1_000_000],
  [/^(?:hundreds?)$/, 100],
  [/^(?:lakhs?|lacs?|l)$/, 100_000],
  [/^(?:crores?|cr)$/, 10_000_000],
]

/** What a scale multiplies by: 'k' and 'grand' are a thousand. */
export function scaleOf(word: string | undefined): number {
  return word === undefined ? 1 : (SCALES.find(([scale]) => scale.test(word))?.[1] ?? 1)
}
