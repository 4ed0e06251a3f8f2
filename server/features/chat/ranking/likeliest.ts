import { LRUCache } from 'lru-cache'
import { likeness, middleOf, rowOf } from '../language/likeness.ts'
import type { Row } from '../language/likeness.ts'
import { isOfKind, soundsAs, stemOf, telling } from './meant.ts'
import type { Nameable } from './meant.ts'

/** How far a word of a thing's texts tells what it is: of its title, of its first tag (others a little less), of its text, of its details. */
const WORTH = { title: 1, tag: 0.85, later: 0.05, text: 0.5, details: 0.4, kind: 0.55 }
/** What is alike no further than that has nothing to do with it. */
const FLOOR = 0.2
/** Beside the word that is most alike: so many more, by which a grave among cages and covenants is told from one that is only mentioned. */
const OTHERS = 5
const BY_OTHERS = 2
const BY_ALL = 0.3

/** The telling words of a thing, each once, and the middle of them. */
interface Read {
  words: readonly { stem: string; row: Row | null; worth: number }[]
  middle: Row | null
}

export interface Likely<One> {
  one: One
  /** From 0; .8 and more where it surely is meant, 1 and more of words of its title. */
  score: number
}

/**
 * All things, the likeliest first that is meant by some words: by its title, its kind, its text and what else stands on its card, and by
 * words that mean much the same. 'The opera' is Don Giovanni, 'the graveyard one' the walk among mortsafes. Empty where the words name nothing.
 */
export function likeliest<One>(said: string, things: readonly One[], nameOf: (one: One) => Nameable): Likely<One>[] {
  const words = [...new Set(telling(said))].map((word) => ({ word, stem: stemOf(word), row: rowOf(word) }))
  const lower = said.toLowerCase()
  const isTag = (tag: string): boolean => tag.includes(' ') && lower.includes(tag.toLowerCase())
  if (words.length === 0 && !things.some((one) => nameOf(one).tags.some(isTag))) return []
  const middle = middleOf(words.flatMap(({ row }) => (row === null ? [] : [{ row, weight: 1 }])))
  return things
    .map((one) => {
      const thing = nameOf(one)
      const read = readThing(thing)
      // 'The day trip', of two words that tell nothing by themselves.
      const tagged = thing.tags.some(isTag) ? 1 : 0
      const score = tagged + words.reduce((sum, word) => sum + worthOf(word, read, kindWorth(word.word, thing)), 0) / Math.max(1, words.length)
      return { one, score: score + (middle === null || read.middle === null ? 0 : BY_ALL * likeness(middle, read.middle)) }
    })
    .toSorted((left, right) => right.score - left.score)
}

function worthOf({ stem, row }: { stem: string; row: Row | null }, { words }: Read, kind: number): number {
  const plain = words.reduce((most, one) => (one.stem === stem || soundsAs(one.stem, stem) ? Math.max(most, one.worth) : most), kind)
  if (row === null) return plain
  const alike = words.map((one) => (one.row === null ? 0 : (Math.max(0, likeness(row, one.row) - FLOOR) / (1 - FLOOR)) * one.worth)).toSorted((left, right) => right - left)
  return Math.max(plain, alike[0] ?? 0) + (BY_OTHERS * alike.slice(0, OTHERS).reduce((sum, one) => sum + one, 0)) / OTHERS
}

/** 'Pub' is a kind that no card bears as a word. */
function kindWorth(word: string, { tags }: Nameable): number {
  return isOfKind(word, tags) ? WORTH.kind : 0
}

/** More than any talk shows. */
const MOST_THINGS = 500
const known = new LRUCache<string, Read>({ max: MOST_THINGS })

function readThing(thing: Nameable): Read {
  const key = [thing.title, ...thing.tags, thing.text, thing.details].join('|')
  const made = known.get(key) ?? read(thing)
  known.set(key, made)
  return made
}

function read({ title, tags, text = '', details = '' }: Nameable): Read {
  const told = [
    ...telling(title).map((word) => ({ word, worth: WORTH.title, weight: 2 })),
    ...tags.flatMap((tag, at) => telling(tag).map((word) => ({ word, worth: Math.max(0.5, WORTH.tag - at * WORTH.later), weight: 1.5 }))),
    ...telling(text).map((word) => ({ word, worth: WORTH.text, weight: 1 })),
    ...telling(details).map((word) => ({ word, worth: WORTH.details, weight: 0 })),
  ]
  const best = new Map<string, number>()
  for (const { word, worth } of told) best.set(word, Math.max(best.get(word) ?? 0, worth))
  return {
    words: [...best].map(([word, worth]) => ({ stem: stemOf(word), row: rowOf(word), worth })),
    middle: middleOf(told.flatMap(({ word, weight }) => { const row = weight === 0 ? null : rowOf(word); return row === null ? [] : [{ row, weight }] })),
  }
}
