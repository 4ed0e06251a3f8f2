import type { DestinationCatalogue, Place } from '../../../destinations/index.ts'
import { isWishWord, readWishes } from './wishes.ts'
import type { Wish } from './wishes.ts'

/** What a free text asks for. `place` is 'unknown' when it names one that we cannot find. */
export interface ReadQuery {
  readonly place: Place | 'unknown' | null
  readonly wishes: readonly Wish[]
}

const BEFORE_PLACES = new Set(['in', 'near', 'around', 'to', 'at', 'from'])

/** 'food tour Lisbon' is food, in Lisbon; 'Lisbn' is Lisbon too; 'boat trips in Xyzzy' is in a place we do not know. */
export function readQuery(destinations: DestinationCatalogue, text: string): ReadQuery {
  const words = text.split(/[^\p{L}\p{N}'’.-]+/u).filter((word) => word !== '')
  const named = findNamed(destinations, words) ?? findMistyped(destinations, words)
  if (named === null) return { place: namesSomewhere(words) ? 'unknown' : null, wishes: readWishes(words) }
  const rest = [...words.slice(0, named.start), ...words.slice(named.start + named.length)]
  return { place: named.place, wishes: readWishes(rest) }
}

interface Named {
  place: Place
  start: number
  length: number
}

/** The best of the places that the words spell out: what can be booked first, then the longer name. */
function findNamed(destinations: DestinationCatalogue, words: readonly string[]): Named | null {
  const found = words.flatMap((_, start): Named[] => {
    const match = destinations.matchAt(words, start)
    return match === null || isOnlyAWord(words, start, match.length) ? [] : [{ ...match, start }]
  })
  const worth = ({ place, length }: Named) => (place.kind === 'country' ? 0 : 4) + (place.hasInventory ? 2 : 0) + length
  return found.sort((left, right) => worth(right) - worth(left))[0] ?? null
}

/** 'nice walks' is not Nice, 'walks in Nice' is. */
function isOnlyAWord(words: readonly string[], start: number, length: number): boolean {
  const word = words[start] ?? ''
  const before = (words[start - 1] ?? '').toLowerCase()
  return length === 1 && words.length > 1 && isWishWord(word.toLowerCase()) && !BEFORE_PLACES.has(before)
}

function findMistyped(destinations: DestinationCatalogue, words: readonly string[]): Named | null {
  for (const [start, word] of words.entries()) {
    if (word.length < 5 || isWishWord(word.toLowerCase())) continue
    const [first] = destinations.search(word, 1)
    if (first?.matchType === 'fuzzy' && first.score > 0.3) return { place: first.place, start, length: 1 }
  }
  return null
}

/** A capital after 'in' or 'to' is a place, known or not. */
function namesSomewhere(words: readonly string[]): boolean {
  return words.some((word, index) => BEFORE_PLACES.has((words[index - 1] ?? '').toLowerCase()) && /^\p{Lu}/u.test(word) && !isWishWord(word.toLowerCase()))
}
