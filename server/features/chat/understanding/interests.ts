import { pattern } from '../language/pattern.ts'
import { INTEREST_WORDS } from './interest-words.ts'
import { likingsOf } from './likes.ts'
import { isOtherLanguage, readWishesElsewhere } from './other-languages.ts'
import type { Span } from './plain-text.ts'
import { rewrite, spanBefore } from './rewritten-text.ts'
import { SPELT_WISHES } from './wish-phrases.ts'

export { readPace, readStyle } from './manner.ts'
export type { Pace, Style } from './manner.ts'

/** Every way to say a wish, in one pattern; the group that matched tells which. */
const NAMES = Object.keys(INTEREST_WORDS)
const WISH = new RegExp(`(?<![\\w#])(?:${Object.values(INTEREST_WORDS).map((words) => `(${words})`).join('|')})(?![\\w])`, 'g')

/** 'Walking is hard for her', 'can't walk far': what cannot be done is neither liked nor disliked. */
const CANNOT_AFTER = pattern()`
  ^\s*(?:\w+\s+){0,2}?(?:is|are|gets?|has become|can be)\s+(?:\w+\s+)?(?:hard|difficult|painful|tough|tiring|a problem|a struggle|not easy|impossible|
  not possible|out of the question)\b|^\s*(?:far|(?:very |so |too |quite )?slowly|difficult\w+|stick|frame|problems?|distance|time|boots|shoes)\b
`
const CANNOT_BEFORE = pattern()`
  \b(?:can't|cannot|can not|unable to|not able to|trouble|difficulty|problems?|struggles?|pain|little|too much|less|within|minutes?'?|hard to|hard of|
  nordic)\s+(?:with |when |in |to )?(?:much |too |a lot of )?$
`
const ONLY = /\b(?:only|just|nothing but|exclusively|solely|purely)\b/
const NO_ONLY = pattern()`
  \bnot (?:only|just)\b|\b(?:just|only) (?:me|the two|us|my|\d|one|two|three|four|want|wanted|need|a|an|looking|arrived|for \d)\b|
  \b(?:evenings?|mornings?|afternoons?|weekends?|adults?) only\b|\bonly (?:in the )?(?:evenings?|mornings?|afternoons?)\b|
  \bjust (?:as|like|in case|so|a|not|about)\b
`

export interface Interests {
  wanted: string[]
  unwanted: string[]
  /** True for 'only food please': earlier wishes are dropped. */
  only: boolean
  spans?: Span[]
}

interface Said extends Span {
  name: string
  unwanted: boolean
}

/** 'Sin museos': its words are English too, or few. */
const WITHOUT = /(?:^|[,.;]|\b(?:y|et|und|e|en)\s)\s*(?:ohne|sans|sin|senza|sem|zonder|kein(?:e|en)?|pas de|nada de)\s+\p{L}/u

/** What a message says the traveller likes and does not like, in the order of first mention. Null when nothing. */
export function readInterests(text: string): Interests | null {
  const english = readEnglish(text)
  if (!isOtherLanguage(text) && !WITHOUT.test(text)) return english
  const { wanted, unwanted } = readWishesElsewhere(text)
  if (wanted.length + unwanted.length === 0) return english
  return {
    only: false,
    spans: [],
    ...english,
    wanted: [...new Set([...(english?.wanted ?? []), ...wanted])].filter((name) => !unwanted.includes(name)),
    unwanted: [...new Set([...(english?.unwanted ?? []), ...unwanted])],
  }
}

function readEnglish(said: string): Interests | null {
  const { text, places } = rewrite({ text: said, original: said, places: null }, SPELT_WISHES)
  const wishes = [...text.matchAll(WISH)].flatMap((match) => {
    const name = NAMES[match.slice(1).findIndex((group) => group !== undefined)]
    const span = { from: match.index, to: match.index + match[0].length }
    return name === undefined || (name === 'walking' && isHardship(text, span)) ? [] : [{ name, ...span }]
  })
  const likings = likingsOf(text, wishes)
  const wished = wishes.flatMap((wish, at): Said[] => (likings[at] === null ? [] : [{ ...wish, unwanted: likings[at] === 'unwanted' }]))
  if (wished.length === 0) return null
  const wanted = [...new Set(wished.filter(({ unwanted }) => !unwanted).map(({ name }) => name))]
  const unwanted = [...new Set(wished.map(({ name }) => name))].filter((name) => !wanted.includes(name))
  return { wanted, unwanted, only: wanted.length > 0 && ONLY.test(text) && !NO_ONLY.test(text), spans: wished.map(({ from, to }) => spanBefore({ from, to }, places)) }
}

function isHardship(text: string, { from, to }: Span): boolean {
  return CANNOT_AFTER.test(text.slice(to, to + 40)) || CANNOT_BEFORE.test(text.slice(Math.max(0, from - 28), from))
}
