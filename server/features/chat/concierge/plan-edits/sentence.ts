import { PHRASES } from './word-classes.ts'
import type { WordClass } from './word-classes.ts'

/** What a message names: a thing of the plan, one that is not in it, one of a kind, perhaps one that nobody has seen, a day, an hour or a part of a day. */
export type Named = 'planned' | 'other' | 'kind' | 'unknown' | 'day' | 'time' | 'part'

/** What is learned together: what stands in the plan, what does not, days, and hours. */
export type Model = 'planned' | 'other' | 'day' | 'hour'

export function modelOf(named: Named): Model {
  if (named === 'time' || named === 'part') return 'hour'
  return named === 'planned' || named === 'day' ? named : 'other'
}

/** A word with all that it may do, a name, or a mark. */
export type Item =
  | { is: 'word'; word: string; classes: readonly WordClass[] }
  | { is: 'named'; named: Named; start: number; id: number; /** Of a day: the things of the plan that stand on it, by their ids. */ of: readonly number[] }
  | { is: 'mark'; mark: string }

/** A stretch of a text that names something. */
export interface Span {
  start: number
  end: number
  named: Named
  id: number
  of: readonly number[]
}

const TOKEN = /[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*|[.,;:!?]|-?>|&/gu
/** 'L'atelier' is two words, and 'don't' one. */
const ELIDED = /(?<![\p{L}])(l|d|qu|j|n|s|c|m|t)'(?=\p{L})/gu
const LONGEST = 5

/** The items of a text in their order, those of its names in their places. */
export function itemsOf(text: string, spans: readonly Span[]): Item[] {
  const items: Item[] = []
  let at = 0
  for (const span of spans.toSorted((left, right) => left.start - right.start)) {
    if (span.start < at) continue
    items.push(...wordsOf(text.slice(at, span.start)), { is: 'named', named: span.named, start: span.start, id: span.id, of: span.of })
    at = span.end
  }
  return [...items, ...wordsOf(text.slice(at))]
}

/** Lower case without accents, of the same words. */
export function plain(text: string): string {
  return text.toLowerCase().replaceAll('’', "'").normalize('NFD').replace(/\p{M}/gu, '')
}

function wordsOf(text: string): Item[] {
  const words = plain(text).replace(ELIDED, '$1 ').match(TOKEN) ?? []
  const items: Item[] = []
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? ''
    if (/^[.,;:!?>-]/.test(word)) {
      items.push({ is: 'mark', mark: word === '->' || word === '>' ? '>' : word })
      at += 1
      continue
    }
    const found = phrasesAt(words, at)
    const length = found[0]?.words.length ?? 1
    items.push({ is: 'word', word: words.slice(at, at + length).join(' '), classes: found.map(({ kind }) => kind) })
    at += length
  }
  return items
}

/** The longest phrases that begin there; several where one phrase does several things. */
function phrasesAt(words: readonly string[], at: number): { kind: WordClass; words: readonly string[] }[] {
  const some = (PHRASES.get(words[at] ?? '') ?? []).filter((phrase) => phrase.words.length <= LONGEST && phrase.words.every((word, next) => words[at + next] === word))
  return some.filter((phrase) => phrase.words.length === some[0]?.words.length)
}
