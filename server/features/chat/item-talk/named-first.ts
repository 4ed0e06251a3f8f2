import { shortTitle } from './short-title.ts'

/** So many are meant by 'which of these' where a reply names none. */
const MEANT = 3

/** Where a title is named, whole or as one speaks of it; -1 where it is not. */
function placeOf(title: string, text: string): number {
  const whole = text.indexOf(title.replace(/[.]$/, ''))
  const short = shortTitle(title)
  return whole >= 0 || short.length < SHORTEST ? whole : text.search(new RegExp(`(?<![\\p{L}\\p{N}])${short.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u'))
}

/** Anything shorter may be a word of the text. */
const SHORTEST = 6

/** What a text names first, in the order of its words, then the rest; and how many it names. */
export function namedFirst<One extends { title: string }>(shown: readonly One[], text: string): { all: One[]; named: number } {
  const at = ({ title }: One): number => placeOf(title, text)
  const named = shown.filter((one) => at(one) >= 0).toSorted((left, right) => at(left) - at(right))
  return { all: [...named, ...shown.filter((one) => at(one) < 0)], named: named.length === 0 ? Math.min(MEANT, shown.length) : named.length }
}
