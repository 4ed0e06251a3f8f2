const WORDS: Record<string, number> = {
  a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10,
  eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19,
  twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90,
  couple: 2, pair: 2, few: 3, both: 2, dozen: 12,
}
const SPOKEN = Object.keys(WORDS).filter((word) => !['a', 'an', 'couple', 'pair', 'few', 'both', 'dozen'].includes(word))

/** A small count, in figures or in words, for use inside a longer pattern. No group of its own. */
export const COUNT = `(?:\\d{1,2}|${[...SPOKEN].sort((left, right) => right.length - left.length).join('|')})`
/** The same, and 'a', 'a couple of', 'a few'. */
export const LOOSE_COUNT = `(?:(?:a )?couple(?: of)?|a few|a dozen|an?|${COUNT})`

/** What a count says: '4', 'four', 'a couple of'. Null when it is none. */
export function readCount(text: string | undefined): number | null {
  if (text === undefined) return null
  const figures = /^\d+$/.exec(text.trim())
  if (figures !== null) return Number(figures[0])
  const known = text.split(/\s+/).map((word) => WORDS[word]).filter((value) => value !== undefined)
  return known.at(-1) ?? null
}
