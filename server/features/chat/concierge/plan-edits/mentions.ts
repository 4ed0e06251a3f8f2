import type { Day } from '@meander/sdk/contract/days'
import { namingWords, scoresOf } from '../../ranking/index.ts'
import { nameable } from '../day-by-day/out-of-plan.ts'
import type { Standing } from '../day-by-day/standing-plan.ts'
import { readTravelHours } from '../day-by-day/travel-hours.ts'
import type { Card } from '../read-prompt.ts'
import { GLOSSARIES } from '../../item-talk/glossaries.ts'
import { momentsIn } from './moments.ts'
import type { Moment } from './moments.ts'
import { kindsIn, pointedAt } from './pointed-at.ts'
import { titleRuns } from './title-runs.ts'
import type { Run } from './title-runs.ts'
import { beginsPhrase, classesOf, tokensOf } from './tokens.ts'
import type { Token } from './tokens.ts'
import type { WordClass } from './word-classes.ts'

/** What a text names, and where. */
export interface Mention {
  start: number
  end: number
  words: string
  /** What of the plan it may be; several where it may be one of several. */
  planned: readonly Standing[]
  /** What else that was shown. */
  shown: readonly Card[]
  /** Any of a kind. */
  isKind: boolean
}

/** True of a town in which something is sold. */
export type IsTown = (name: string) => boolean

export interface Read {
  isTown: IsTown
  text: string
  plan: readonly Standing[]
  cards: readonly Card[]
  days: readonly Day[]
  /** 'The train comes in at 3': then no kind of a thing is meant by it. */
  tellsHours?: boolean
}

/** Between the words of one name. */
const JOINS = /^(?:of|de|du|des|del|d|von|vom|in|s)$/

/** All things that a text names, and all days, hours and parts of days; no two over each other. */
export function mentionsIn(read: Read): { things: Mention[]; moments: Moment[] } {
  const [from] = read.days
  const to = read.days.at(-1)
  const found = from === undefined || to === undefined ? [] : momentsIn(read.text, { from, to })
  const tokens = tokensOf(read.text)
  const runs = titleRuns(tokens, [...read.plan.map(({ card }) => card), ...read.cards].map(({ title }) => title))
  const moments = found.filter((one) => !runs.some(({ start, end, size }) => size > 1 && start <= one.start && end >= one.end))
  const pointed = pointedAt(read, moments)
  const free = moments.filter((moment) => !pointed.some(({ start, end }) => start <= moment.start && moment.end <= end))
  const kinds = kindsIn(read.text).filter((kind) => !runs.some(({ start, end, size }) => size > 1 && start < kind.end && kind.start < end))
  const tellsHours = from !== undefined && to !== undefined && readTravelHours(read.text.toLowerCase(), { from, to }).length > 0
  const things = namesIn(tokens, { read: { ...read, tellsHours }, runs, taken: [...free, ...pointed, ...kinds] })
  return { things: [...pointed, ...kinds, ...things].toSorted((left, right) => left.start - right.start), moments: free }
}

/** Every name: words of titles, with the words beside them that do nothing else in the sentence. */
function namesIn(tokens: readonly Token[], { read, runs, taken }: { read: Read; runs: readonly Run[]; taken: readonly { start: number; end: number }[] }): Mention[] {
  const mentions: Mention[] = []
  for (let at = 0; at < tokens.length; ) {
    const stretch = stretchFrom(tokens, at, { text: read.text, runs, taken })
    if (stretch === 0) { at += 1; continue }
    mentions.push(...mentionsOf(tokens.slice(at, at + stretch), { read, before: tokens.slice(Math.max(0, at - 2), at) }))
    at += stretch
  }
  return mentions
}

/** How many words from there on may be one name. */
function stretchFrom(tokens: readonly Token[], from: number, { text, runs, taken }: { text: string; runs: readonly Run[]; taken: readonly { start: number; end: number }[] }): number {
  let length = 0
  let sure = 0
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at] as Token
    const run = runs.find(({ first, last }) => first <= at && at <= last)
    if (at > from && /[.,;:!?()"“”\n>]|(?:^|\s)[-–—]\s/.test(text.slice(tokens[at - 1]?.end, token.start)) && !(run !== undefined && run.first < at)) break
    if (taken.some(({ start, end }) => token.start < end && start < token.end)) break
    const isName = run !== undefined || (classesOf(token.word).length === 0 && !beginsPhrase(tokens, at))
    if (!isName && !(length > 0 && JOINS.test(token.word))) break
    length += 1
    if (isName) sure = length
    if (run !== undefined) { length += run.last - at; at = run.last; sure = length }
  }
  return sure
}

const LEAST_OF_ALL = 0.3
/** By its text alone, where no other has it. */
const LEAST_OF_TEXT = 0.3
const LEAST_OF_KIND = 0.55
const CLOSE = 0.15

/** What a stretch of words names: most often one thing; what stands before and behind its name is looked through as well. */
function mentionsOf(some: readonly Token[], { read, before }: { read: Read; before: readonly Token[] }): Mention[] {
  const mention = some.length === 0 ? null : mentionOf(some, { read, before })
  if (mention === null) return []
  const own = [...mention.planned.map(({ card }) => card), ...mention.shown]
  const bears = (token: Token): boolean => scoresOf(read.text.slice(token.start, token.end), own, nameable).some(({ score }) => score >= OF_NAME)
  const named = { first: some.findIndex(bears), last: some.findLastIndex(bears) }
  if (own.length === 0 || named.first < 0) return [mention]
  // Behind an article a word more on either side is of the name: 'the Prater wheel'.
  const wide = classesOf(before.at(-1)?.word ?? '').includes('article') ? 1 : 0
  const first = named.first <= wide ? 0 : named.first
  const last = some.length - 1 - named.last <= wide ? some.length - 1 : named.last
  const [start, end] = [some[first]?.start ?? mention.start, some[last]?.end ?? mention.end]
  return [
    ...mentionsOf(some.slice(0, first), { read, before }),
    { ...mention, start, end, words: read.text.slice(start, end) },
    ...mentionsOf(some.slice(last + 1), { read, before: some.slice(Math.max(0, last - 1), last + 1) }),
  ]
}

/** Beside a word of its title one of its kind is of the name as well. */
const OF_NAME = 0.6

function mentionOf(some: readonly Token[], { read, before }: { read: Read; before: readonly Token[] }): Mention | null {
  const start = some[0]?.start ?? 0
  const end = some.at(-1)?.end ?? 0
  const words = read.text.slice(start, end)
  const said = namingWords(words).length
  if (said === 0) return null
  const lead = classesOf(before.at(-1)?.word ?? '')
  const isAny = lead.includes('any') || lead.includes('anything') || classesOf(before.at(-2)?.word ?? '').includes('anything')
  const isPointed = lead.includes('article') || /\p{Lu}/u.test(words)
  const others = read.cards.filter(({ productCode }) => !read.plan.some((one) => one.productCode === productCode))
  const scored = (by: string) => ({ planned: likeliest(scoresOf(by, read.plan, ({ card }) => nameable(card))), shown: likeliest(scoresOf(by, others, nameable)) })
  const own = scored(words)
  const { planned, shown } = own.planned.score + own.shown.score > 0 ? own : scored(inEnglish(some))
  const best = Math.max(planned.score, shown.score)
  const isOnly = planned.all.length + shown.all.length === 1
  // 'Actually Porto' is no day out to it.
  if (best >= 1 && /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.test(words) && read.isTown(words)) return null
  // By its title, or by its kind where one points at it.
  const isPlain = best >= 1 || (!read.tellsHours && isPointed && !isAny && best >= (isOnly && said === 1 && !/\p{Lu}/u.test(words) ? LEAST_OF_TEXT : LEAST_OF_KIND))
  const isWanted = lead.some((kind) => LEADS.has(kind))
  // 'Touch down', of a walk that leads down to a river.
  const bearers = [...planned.all.map(({ card }) => card), ...shown.all]
  const bearing = some.filter((token) => scoresOf(token.word, bearers, nameable).length > 0)
  if (bearing.length === 1 && !isPointed && !isAny && !isWanted && !isNameIn(bearing[0]?.word ?? '', bearers)) return { start, end, words, planned: [], shown: [], isKind: false }
  if (isAny && best < 1.5) return { start: before.at(-1)?.start ?? start, end, words, planned: [], shown: [], isKind: true }
  if (!isPlain || best / said < LEAST_OF_ALL) return { start, end, words, planned: [], shown: [], isKind: false }
  return {
    start, end, words,
    planned: planned.score >= best - CLOSE ? planned.all : [],
    shown: shown.score > planned.score + CLOSE ? shown.all : [],
    isKind: false,
  }
}

/** 'La dégustation de vin', word for word. */
function inEnglish(some: readonly Token[]): string {
  return some.flatMap(({ word }) => GLOSSARIES.slice(0, READ).flatMap((glossary) => glossary.get(word) ?? [])).join(' ')
}

/** German, Spanish, French. */
const READ = 3

const LEADS: ReadonlySet<WordClass> = new Set(['remove', 'add', 'swap', 'move', 'keep', 'no', 'take', 'instead-of', 'for', 'with', 'do', 'not', 'and', 'like', 'dislike'])

/** Written as a name within a title, however it is written here. */
function isNameIn(word: string, cards: readonly Card[]): boolean {
  return cards.some(({ title }) => tokensOf(title).slice(1).some((token) => token.stem === tokensOf(word)[0]?.stem && /\p{Lu}/u.test(title.slice(token.start, token.start + 1))))
}

function likeliest<One>(scored: readonly { one: One; score: number }[]): { score: number; all: One[] } {
  const score = scored[0]?.score ?? 0
  return { score, all: scored.filter((one) => one.score > score - 0.05).map(({ one }) => one) }
}
