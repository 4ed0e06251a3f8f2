import { WRITES_ENGLISH } from '@meander/sdk/contract/writes-english'
import { ENGLISH_SMALL_WORDS, IN_ENGLISH_TOO, JOINING_WORDS, SMALL_WORDS } from '../../language/small-words.ts'
import type { Tongue } from '../../language/small-words.ts'
import type { Reading } from '../read-prompt.ts'

/** The language of each tongue that we know, as `WRITES_ENGLISH` has them. */
const CODES = { german: 'de', french: 'fr', spanish: 'es', italian: 'it', portuguese: 'pt', dutch: 'nl' } as const satisfies Record<Tongue, keyof typeof WRITES_ENGLISH>

/** Common enough in English to hold against another language, where they stand among others. */
const ENGLISH_TOO = new Set(['a', 'in', 'on', 'no', 'one'])

/** Small words that it takes before a message counts as written in a language: one may stand in a name. */
const ENOUGH = 2
const LONG_WORD = 4

/** Said once, when somebody first writes in another language that we know; empty otherwise. */
export function sayInEnglish({ turns, lastLength, answered }: Pick<Reading, 'turns' | 'lastLength' | 'answered'>): string {
  const said = turns.at(-lastLength) ?? ''
  const words = said.toLowerCase().split(/[^\p{L}\p{M}]+/u).filter((word) => word !== '')
  const english = words.filter((word) => ENGLISH_SMALL_WORDS.has(word) || ENGLISH_TOO.has(word)).length
  const tongues = SMALL_WORDS.map((one) => ({ ...one, hits: words.filter((word) => one.words.has(word) || JOINING_WORDS[one.tongue].has(word)).length }))
  const [best] = tongues.toSorted((left, right) => right.hits - left.hits)
  if (best === undefined || best.hits <= english || !words.some((word) => best.words.has(word) && !IN_ENGLISH_TOO.has(word))) return ''
  // 'Danke' alone is a message in its language; 'yo' and 'no' are not.
  if (best.hits < ENOUGH && (words.length > 1 || (words[0]?.length ?? 0) < LONG_WORD)) return ''
  return Object.values(WRITES_ENGLISH).some((note) => answered.includes(note)) ? '' : WRITES_ENGLISH[CODES[best.tongue]]
}
