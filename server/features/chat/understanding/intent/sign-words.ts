import { PLAIN_WORDS } from './plain-words.ts'
import type { ReadMessage } from './read-message.ts'

/** A message as a row of words in which every place, day, sum and number is only its class: what is learned of Rome holds of Oslo. */
export interface SignWords {
  /** Plain words and classes in their order: `i`, `want`, `to`, `<to>`. */
  row: readonly string[]
  /** Every word that is no name, those within days and sums as well: 'tonight', 'dollars'. */
  words: readonly string[]
  /** How many words say something beside what was read as a place, days, people or a sum. */
  rest: number
}

const WORD = /\p{L}[\p{L}\p{M}\p{N}]*(?:['-][\p{L}\p{M}\p{N}]+)*|\p{N}[\p{N}.,:/]*|[?!$€£¥₹%+=]/gu
const NUMBER = /^\p{N}/u

export function readSignWords({ text, spans }: ReadMessage): SignWords {
  const row: string[] = []
  const words: string[] = []
  let next = 0
  let rest = 0
  for (const match of text.matchAll(WORD)) {
    const [said] = match
    while ((spans[next]?.to ?? Infinity) <= match.index) next += 1
    const span = spans[next]
    const inside = span !== undefined && span.from < match.index + said.length
    const word = NUMBER.test(said) ? '<number>' : fold(said)
    if (!inside) {
      row.push(word)
      words.push(word)
      if (word !== '<number>' && /^\p{L}/u.test(word) && !PLAIN_WORDS.has(word)) rest += 1
      continue
    }
    const name = `<${span.kind}>`
    if (row.at(-1) !== name || match.index <= span.from) row.push(name)
    if (!NAMES.has(span.kind) && word !== '<number>') words.push(word)
  }
  return { row, words, rest }
}

const NAMES: ReadonlySet<string> = new Set(['to', 'from', 'place'])

/** Without accents, and no letter more than twice in a row: 'heyyyy' is 'heyy'. */
function fold(word: string): string {
  const plain = /^[\p{ASCII}]*$/u.test(word) ? word : word.normalize('NFD').replace(/\p{M}/gu, '')
  return plain.replace(/(.)\1{2,}/g, '$1$1')
}
