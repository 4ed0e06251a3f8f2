import { ENGLISH_SMALL_WORDS, IN_ENGLISH_TOO, JOINING_WORDS, SMALL_WORDS } from '../../language/small-words.ts'
import type { Tongue } from '../../language/small-words.ts'
import type { Reading } from '../read-prompt.ts'

/** Half a sentence in each language that says in what language we write. */
const NOTES: Readonly<Record<Tongue, string>> = {
  german: 'Ich verstehe etwas Deutsch, schreibe aber Englisch.',
  french: 'Je vous comprends un peu, mais j’écris en anglais.',
  spanish: 'Le entiendo un poco, pero escribo en inglés.',
  italian: 'La capisco un po’, ma scrivo in inglese.',
  portuguese: 'Entendo um pouco, mas escrevo em inglês.',
  dutch: 'Ik begrijp u een beetje, maar ik schrijf Engels.',
}

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
  return Object.values(NOTES).some((note) => answered.includes(note)) ? '' : NOTES[best.tongue]
}
