/** A stretch of a text: from the first character to before the last. */
export interface Span {
  from: number
  to: number
}

/** Where a match stands. */
export function matchSpan(match: RegExpExecArray): Span {
  return { from: match.index, to: match.index + match[0].length }
}

const PLAIN: Record<string, string> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2212': '-',
  '\u2018': "'",
  '\u2019': "'",
  '\u201c': '"',
  '\u201d': '"',
}

/** One kind of dash, quote and space, and a comma for a colon behind a day, each character in its place, so that positions stay those of the original. */
export function plainText(text: string): string {
  return text.replace(/[\u2010-\u2015\u2212\u2018\u2019\u201c\u201d\u00a0\u2000-\u200a\u202f\u205f\u3000\r\t]/g, (character) => PLAIN[character] ?? ' ').replace(KEYCAP, (mark) => ' '.repeat(mark.length)).replace(BEHIND_A_DAY, ',')
}

/** What makes a key of a figure: '5️⃣ days'. */
const KEYCAP = /(?<=\d)\ufe0f?\u20e3/gu

/** 'December 7 to December 10: food': what stands behind the colon is no minutes. */
const BEHIND_A_DAY = /(?<=\b(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)(?:[a-z]{2,6})?\.? (?:\d{1,2}(?:st|nd|rd|th)?(?: ?(?:-|to|until) ?))?\d{1,2}(?:st|nd|rd|th)?):(?=\s|$)/gi

/** Lower case, where the length must not change ('İ' would become two characters). */
export function lowerCase(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower : Array.from(text, lowerOne).join('')
}

function lowerOne(character: string): string {
  const lower = character.toLowerCase()
  return lower.length === character.length ? lower : character
}

/** The text with what was understood already blanked out, so that it is not understood a second time as something else. */
export function without(text: string, spans: readonly Span[]): string {
  return spans.reduce((left, { from, to }) => left.slice(0, from) + '#'.repeat(to - from) + left.slice(to), text)
}
