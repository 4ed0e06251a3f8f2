import { LRUCache } from 'lru-cache'
import { namingWords } from '../../ranking/index.ts'
import { classesOf, tokensOf } from './tokens.ts'
import type { Token } from './tokens.ts'

/** Words of a text that follow each other as in a title. */
export interface Run {
  /** Of the tokens. */
  first: number
  last: number
  start: number
  end: number
  /** How many telling words it has. */
  size: number
}

/** Words that follow each other as they do in a title. */
export function titleRuns(tokens: readonly Token[], named: Iterable<string>): Run[] {
  const titles = [...new Set(named)].map(tokensOnce)
  const runs = tokens.flatMap((_, first) => titles.flatMap((title) => title.flatMap((one, at) => {
    if (one.stem !== tokens[first]?.stem) return []
    let size = 1
    while (title[at + size] !== undefined && title[at + size]?.stem === tokens[first + size]?.stem) size += 1
    // 'Palatine and', as in 'Palatine and Forum', ends with its name.
    while (size > 1 && tellingIn(tokens.slice(first + size - 1, first + size)) === 0 && (title[at + size] !== undefined || classesOf(tokens[first + size - 1]?.word ?? '').length > 0)) size -= 1
    const last = first + size - 1
    const run = { first, last, start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0, size: tellingIn(tokens.slice(first, last + 1)) }
    return run.size === 0 ? [] : [run]
  })))
  const best = runs.toSorted((left, right) => right.size - left.size || right.last - right.first - (left.last - left.first))
  return best.filter((run, at) => !best.slice(0, at).some((other) => other.first <= run.last && run.first <= other.last))
}

/** A single word that is a word of change as well names nothing by itself. */
function tellingIn(some: readonly Token[]): number {
  const telling = some.filter(({ word }) => namingWords(word).length > 0)
  return telling.length === 1 && telling.every(({ word }) => classesOf(word).length > 0) && some.length === 1 ? 0 : telling.length
}

const known = new LRUCache<string, Token[]>({ max: 2000 })

function tokensOnce(title: string): Token[] {
  const made = known.get(title) ?? tokensOf(title)
  known.set(title, made)
  return made
}
