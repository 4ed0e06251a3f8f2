import type { Grounds } from './grounds.ts'
import type { KnownActivity } from './known-activity.ts'
import { isHeading, plainWords, tellingWords } from './words.ts'

/** Where a sentence names an activity; several where a name fits more than one. */
export interface Mention {
  from: number
  to: number
  /** Whether it stands there as the title is written: such a name claims nothing, whatever figures and words it has. */
  isExact: boolean
  /** Whether one word alone tells it. */
  isHint: boolean
  options: readonly KnownActivity[]
}

export interface Token {
  word: string
  at: number
  end: number
  isCapital: boolean
}

interface Candidate {
  from: number
  to: number
  share: number
  activity: KnownActivity
}

const TOKEN = /[\p{L}\p{N}]+(?:[’'](?=s\b)s)?/gu

export function tokensIn(text: string): Token[] {
  return [...text.matchAll(TOKEN)].flatMap((match) =>
    plainWords(match[0]).map((word) => ({ word, at: match.index, end: match.index + match[0].length, isCapital: /^[\p{Lu}\p{N}]/u.test(match[0]) })),
  )
}

/** The share of a title that is written from its beginning, of one told by a word of it, and of one whose words all stand there in another order. */
const BEGUN = 0.9
const HINTED = 0.3
const UNORDERED = 0.95
/** A gap of so many words within a name that is told in other words. */
const GAP = 3
const FEWEST = 0.5
const PLAIN = 0.6

/** The activities that a sentence names, each where it does, in their order. */
export function mentionsIn(sentence: string, { activities }: Pick<Grounds, 'activities'>): Mention[] {
  const tokens = tokensIn(sentence)
  const all = [...activities.values()]
  const exact = all.flatMap((activity) => namesOf(activity).flatMap((name) => runsIn(tokens, name, activity)))
  const loose = all.flatMap((activity) => clustersIn(tokens, activity)).filter(({ share }) => share >= (exact.length > 0 ? PLAIN : FEWEST))
  const named = withoutOverlaps([...exact, ...loose])
  return named.length > 0 ? named : withoutOverlaps(shortNames(sentence, tokens, all))
}

/** How a title is written: whole, or up to its first mark. */
function namesOf({ title }: KnownActivity): string[][] {
  const [head = ''] = title.split(/[:,;(–—]|\s-\s/)
  return [...new Set([title, head])].map(plainWords).filter((words) => words.length > 0)
}

const SHORTEST_BEGINNING = 3

/** The name, or as much of its beginning as stands there, wherever it stands. */
function runsIn(tokens: readonly Token[], name: readonly string[], activity: KnownActivity): Candidate[] {
  return tokens.flatMap((first, at): Candidate[] => {
    if (first.word !== name[0]) return []
    let length = 1
    while (length < name.length && tokens[at + length]?.word === name[length]) length += 1
    const last = tokens[at + length - 1]
    if (last === undefined || (length < name.length && length < SHORTEST_BEGINNING)) return []
    if (name.length === 1 && (!first.isCapital || first.word.length < 4 || isHeading(first.word))) return []
    return [{ from: first.at, to: last.end, share: length === name.length ? 1 : BEGUN, activity }]
  })
}

/** Most of the telling words of a title, near to one another. */
function clustersIn(tokens: readonly Token[], activity: KnownActivity): Candidate[] {
  const found: Candidate[] = []
  let hits: { token: Token; at: number }[] = []
  const close = (): void => {
    const share = new Set(hits.map(({ token }) => token.word)).size / activity.words.size
    const [first, last] = [hits[0], hits.at(-1)]
    if (first !== undefined && last !== undefined && share >= FEWEST && share * activity.words.size >= Math.min(2, activity.words.size)) found.push({ from: first.token.at, to: last.token.end, share: share === 1 ? UNORDERED : Math.min(share, 0.89), activity })
    hits = []
  }
  for (const [at, token] of tokens.entries()) {
    if (!activity.words.has(token.word)) continue
    if (hits.length > 0 && at - (hits.at(-1)?.at ?? 0) > GAP) close()
    hits.push({ token, at })
  }
  close()
  return activity.words.size === 1 && !/^\p{Lu}/u.test(activity.title) ? [] : found.filter(({ activity: one }) => one.words.size > 1)
}

const CLAIMS = /^\s*(?:is|are|was|costs?|takes?|lasts?|starts?|begins?|leaves?|runs?|comes?|includes?|has|have|goes|opens?|closes?|meets?|\(|at\s+[€£$¥\d])/

const BOUGHT = /\b(?:cancel|book|take|for|of)\s+the\s+$/i

/** Of its title, also by the root ('the sail'), or one of its tags. */
function isWordOf(word: string, { words, tags }: KnownActivity): boolean {
  return words.has(word) || (word.length >= SHORTEST_WORD && ([...words].some((one) => one.startsWith(word)) || [...tags].some((tag) => plainWords(tag).includes(word))))
}

const SHORTEST_WORD = 4

/** 'The tram costs …': one word of one title alone, of which something is said. */
function shortNames(sentence: string, tokens: readonly Token[], all: readonly KnownActivity[]): Candidate[] {
  return tokens.flatMap((token, at): Candidate[] => {
    const owners = all.filter((activity) => isWordOf(token.word, activity))
    const [owner] = owners
    const before = tokens.slice(Math.max(0, at - 2), at).some(({ word }) => word === 'the')
    if (owners.length !== 1 || owner === undefined || token.word.length < SHORTEST_WORD || isHeading(token.word) || !before || !(CLAIMS.test(sentence.slice(token.end)) || BOUGHT.test(sentence.slice(0, token.at)))) return []
    return [{ from: token.at, to: token.end, share: HINTED, activity: owner }]
  })
}

function withoutOverlaps(candidates: readonly Candidate[]): Mention[] {
  const kept: (Mention & { share: number })[] = []
  const worth = (share: number): number => (share >= BEGUN && share !== UNORDERED ? 1 : share)
  const byWorth = candidates.toSorted((left, right) => worth(right.share) - worth(left.share) || right.to - right.from - (left.to - left.from))
  for (const { from, to, share, activity } of byWorth) {
    const over = kept.find((one) => from < one.to && one.from < to)
    if (over === undefined) kept.push({ from, to, share, isExact: share === 1 || share === BEGUN, isHint: share === HINTED, options: [activity] })
    else if (over.from === from && over.to === to && over.share === share && !over.options.includes(activity)) over.options = [...over.options, activity]
  }
  return kept.toSorted((left, right) => left.from - right.from)
}

/** Whether the words are a name that stands for the activity: whole, up to its first mark, or nearly whole. */
export function isNameOf(words: readonly string[], activity: KnownActivity): boolean {
  const telling = new Set(words.flatMap(tellingWords))
  const hits = [...activity.words].filter((word) => telling.has(word)).length
  const foreign = [...telling].filter((word) => !activity.words.has(word)).length
  if (hits === 0 || foreign > 0) return false
  const joined = ` ${words.join(' ')} `
  return hits / activity.words.size >= PLAIN || namesOf(activity).some((name) => ` ${name.join(' ')} ` === joined || (words.length >= SHORTEST_BEGINNING && ` ${name.join(' ')} `.startsWith(` ${words.join(' ')} `)))
}

/** The sentence without its exact names, as long as it was: what is left of it are its claims. */
export function withoutNames(sentence: string, mentions: readonly Mention[]): string {
  return mentions.filter(({ isExact }) => isExact).reduce((text, { from, to }) => `${text.slice(0, from)}${'it'.padEnd(to - from)}${text.slice(to)}`, sentence)
}
