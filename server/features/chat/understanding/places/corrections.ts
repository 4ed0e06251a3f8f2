import { wordList } from '../../language/word-list.ts'
import type { DestinationCatalogue } from '../../../destinations/index.ts'
import { isEnglishWord } from './english-words.ts'
import type { Mention, NamedThings } from './mentions.ts'
import { correctSpelling } from './slips.ts'
import { findStrangeNames } from './strange-names.ts'
import type { Tokens } from './tokens.ts'

/** So many unknown names are looked up for slips of the finger: each takes a tenth of a millisecond. */
const CORRECTIONS = 4
const LONG_WORD = 8
const SHORT_WORD = 5
const PLAINLY = { cue: { role: 'bare', strength: 'none' }, role: 'wanted', isOpen: false } as const
/** What names of two words begin with. */
const FIRST_HALVES = wordList(`
  new san los las el la saint st port cape north south hong sri costa puerto buenos rio kuala abu tel sao porto palma
`)

/** Puts right what is misspelled, and answers what cannot be. */
export function strangers(tokens: Tokens, { mentions, imaginary, broad }: NamedThings, catalogue: DestinationCatalogue): string[] {
  const unknown: string[] = []
  let tries = 0
  for (const { name, at, last, from, to, cue, isCertain } of findStrangeNames(tokens, [...mentions, ...imaginary, ...broad])) {
    tries += 1
    const place = tries <= CORRECTIONS ? correctSpelling(name, catalogue) : null
    if (place !== null) mentions.push({ place, at, last, from, to, cue, role: 'wanted', isOpen: false })
    else if (isCertain && cue.role !== 'from') unknown.push(name)
  }
  return unknown
}

/** A long word without a preposition that is hardly anything but a place: 'phillipines beaches'. */
export function misspelled(tokens: Tokens, catalogue: DestinationCatalogue): Mention[] {
  const [first, second] = tokens.words
  const pair = first !== undefined && second !== undefined && FIRST_HALVES.has(first.lower) ? correctSpelling(`${first.text} ${second.text}`, catalogue) : null
  if (pair !== null && first !== undefined && second !== undefined) return [{ place: pair, at: 0, last: 1, from: first.from, to: second.to, ...PLAINLY }]
  const strange = tokens.words.filter(({ lower, first }) => lower.length >= (first ? SHORT_WORD : LONG_WORD) && /^\p{Script=Latin}+$/u.test(lower) && !isEnglishWord(lower))
  return strange.slice(0, 1).flatMap(({ text, from, to }): Mention[] => {
    const place = correctSpelling(text, catalogue)
    const at = tokens.words.findIndex((word) => word.from === from)
    return place === null ? [] : [{ place, at, last: at, from, to, ...PLAINLY }]
  })
}

/** The words of a name, as written. */
export function spanText({ text, words }: Tokens, { at, last }: { at: number; last: number }): string {
  return text.slice(words[at]?.from ?? 0, words[last]?.to ?? 0)
}
