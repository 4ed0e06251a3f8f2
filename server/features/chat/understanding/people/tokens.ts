import { wordList } from '../../language/word-list.ts'
import { readCount } from '../numbers.ts'
import type { Span } from '../plain-text.ts'

/** A word, a number or a mark of a text, where it stands. */
export interface Token extends Span {
  text: string
  kind: 'word' | 'number' | 'mark'
}

const TOKEN = /\d+|\p{L}[\p{L}\p{M}]*(?:'\p{L}+)*|\n|[^\s]/gu
const SPOKEN = wordList('one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety')
const TENS = /^(?:twen|thir|for|fif|six|seven|eigh|nine)ty$/
const ONES = /^(?:one|two|three|four|five|six|seven|eight|nine)$/

/** The words, numbers and marks of plain lower-case text; '16yo' is a number and a word. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map((match) => {
    const said = match[0]
    return { text: said, from: match.index, to: match.index + said.length, kind: /^\d/.test(said) ? 'number' : /^\p{L}/u.test(said) ? 'word' : 'mark' }
  })
}

/** What was read from some tokens, and the first that does not belong to it. */
export interface Read<Value> {
  value: Value
  next: number
}

/** A number in figures or words: '6', 'six', 'twenty-one', 'twenty one'. */
export function numberAt(tokens: readonly Token[], at: number): Read<number> | null {
  const token = tokens[at]
  if (token === undefined || token.kind === 'mark') return null
  const after = tokens[at + 1]
  if (token.kind === 'number') return token.text.length > 3 || (after?.from === token.to && /^(?:st|nd|rd|th|k|am|pm|km|%|°)$/.test(after.text)) ? null : { value: Number(token.text), next: at + 1 }
  if (!SPOKEN.has(token.text)) return null
  const value = readCount(token.text) ?? 0
  const ones = skipHyphen(tokens, at + 1)
  if (TENS.test(token.text) && ONES.test(tokens[ones]?.text ?? '')) return { value: value + (readCount(tokens[ones]?.text) ?? 0), next: ones + 1 }
  return { value, next: at + 1 }
}

/** The next token behind a hyphen, if there is one. */
export function skipHyphen(tokens: readonly Token[], at: number): number {
  return tokens[at]?.text === '-' && tokens[at + 1] !== undefined ? at + 1 : at
}

export function isWord(tokens: readonly Token[], at: number, words: RegExp | ReadonlySet<string>): boolean {
  const text = tokens[at]?.text
  if (text === undefined) return false
  return words instanceof RegExp ? words.test(text) : words.has(text)
}

/** The same reader, which reads at each token of a text once: many readers ask for the same from the tokens before it. */
export function readOnce<Value>(read: (tokens: readonly Token[], at: number) => Value): (tokens: readonly Token[], at: number) => Value {
  const known = new WeakMap<readonly Token[], Map<number, Value>>()
  return (tokens, at) => {
    const here = known.get(tokens) ?? new Map<number, Value>()
    if (here.size === 0) known.set(tokens, here)
    const before = here.get(at)
    if (before !== undefined) return before
    const value = read(tokens, at)
    here.set(at, value)
    return value
  }
}
