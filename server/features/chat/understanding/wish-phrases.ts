import { wordList } from '../language/word-list.ts'
import { INTEREST_WORDS } from './interest-words.ts'
import { isEnglishWord, isProperName } from './places/english-words.ts'
import type { Rewriting } from './rewritten-text.ts'
import { slipsBetween } from './places/slips.ts'

/** What can be written out of a pattern of letters, groups and question marks; null where it holds more than that. */
function writtenOut(pattern: string): string[] | null {
  let at = 0
  function sequence(): string[] | null {
    let all = ['']
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') {
      const piece = one()
      if (piece === null) return null
      const isLoose = pattern[at] === '?'
      if (isLoose) at += 1
      all = all.flatMap((head) => [...(isLoose ? [head] : []), ...piece.map((tail) => head + tail)])
    }
    return all
  }
  function one(): string[] | null {
    if (pattern.startsWith('(?:', at)) {
      at += 3
      const inner = alternatives()
      at += 1
      return inner
    }
    const letter = pattern[at] ?? ''
    at += 1
    return /^[\p{L} '-]$/u.test(letter) ? [letter] : null
  }
  function alternatives(): string[] | null {
    const found: string[] = []
    for (;;) {
      const next = sequence()
      if (next === null) return null
      found.push(...next)
      if (pattern[at] !== '|') return found
      at += 1
    }
  }
  return alternatives()
}

/** The alternatives of a pattern that stand in no group. */
function split(words: string): string[] {
  const found: string[] = []
  let [depth, from] = [0, 0]
  for (const [at, letter] of [...words].entries()) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === '|' && depth === 0) {
      found.push(words.slice(from, at))
      from = at + 1
    }
  }
  return [...found, words.slice(from)]
}

const ALL: readonly string[] = [...new Set(Object.values(INTEREST_WORDS).flatMap((words) => split(words).flatMap((one) => writtenOut(one) ?? [])))]
const PAIRS = ALL.flatMap((phrase) => {
  const [first, second, ...more] = phrase.split(' ')
  return first !== undefined && second !== undefined && more.length === 0 && first.length > 2 && second.length > 2 ? [{ first, second }] : []
})
const SINGLE = new Set(ALL.filter((phrase) => !phrase.includes(' ')))
/** What is booked of any kind. */
const THINGS = wordList(`
  tour tours visit visits trip excursion card pass ticket tickets thing one activity class lesson tasting walk cruise dinner lunch breakfast show concert museum market game
  event ride transfer hotel booking item
`)

/** A word for a thing to do: 'tour', 'museum', 'food'. */
export function isWishNoun(word: string): boolean {
  return SINGLE.has(word) || THINGS.has(word)
}

const LONG = 6

/** One slip in a word, two in a long one. */
function isNear(said: string, meant: string): boolean {
  return said === meant || (said[0] === meant[0] && meant.length > 3 && slipsBetween(said, meant) <= (meant.length >= LONG ? 2 : 1))
}

/** 'Northen lihgts' as northern lights: only where a word is none of English. */
export const SPELT_WISHES: readonly Rewriting[] = [[/(?<![\p{L}'-])\p{L}{3,}(?![\p{L}'-])/gu, spelt]]

/** 'Something boaty': a wish with an ending of its own. Null for words as they are. */
export function wishWithin(word: string): string | null {
  const base = /^(\p{L}{3,})(?:y|ish)$/u.exec(word)?.[1]
  return base === undefined || !SINGLE.has(base) || !isEnglishWord(base) || isEnglishWord(word) ? null : base
}

function spelt(match: RegExpExecArray): string | null {
  const [word] = match
  const within = wishWithin(word)
  if (within !== null) return within
  const before = /(?<!\p{L})(\p{L}{3,}) $/u.exec(match.input.slice(Math.max(0, match.index - 24), match.index))?.[1]
  const after = /^ (\p{L}{4,})/u.exec(match.input.slice(match.index + word.length, match.index + word.length + 24))?.[1]
  return (before === undefined ? undefined : meantPair(before, word)?.second) ?? (after === undefined ? undefined : meantPair(word, after)?.first) ?? null
}

function meantPair(first: string, second: string): { first: string; second: string } | null {
  const isStrange = (word: string): boolean => !isEnglishWord(word) || isProperName(word)
  return isStrange(first) || isStrange(second) ? nearPair(first, second) : null
}

/** The wish of two words that is meant by two with slips in them: 'wales watching', 'northen lihgts'. Null where they are spelled as they should be. */
export function meantWish(first: string, second: string): string | null {
  const near = nearPair(first, second)
  return near === null ? null : `${near.first} ${near.second}`
}

function nearPair(first: string, second: string): { first: string; second: string } | null {
  if (first.length < 3 || second.length < 4) return null
  const slips = (pair: { first: string; second: string }): number => slipsBetween(first, pair.first) + slipsBetween(second, pair.second)
  const near = PAIRS.find((pair) => isNear(first, pair.first) && isNear(second, pair.second) && slips(pair) <= 3)
  return near === undefined || slips(near) === 0 ? null : near
}
