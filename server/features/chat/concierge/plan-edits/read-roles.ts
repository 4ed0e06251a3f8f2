import { readFileSync } from 'node:fs'
import { openJudge } from '../../language/judge.ts'
import type { Shares, Weights } from '../../language/judge.ts'
import type { Mention } from './mentions.ts'
import type { Moment } from './moments.ts'
import { itemsOf, modelOf } from './sentence.ts'
import type { Item, Model, Named, Span } from './sentence.ts'
import { sentenceAround, signsOf } from './signs.ts'
import type { WordClass } from './word-classes.ts'

const learned = JSON.parse(readFileSync(new URL('./data/weights.json', import.meta.url), 'utf8')) as Record<Model, Weights>
const JUDGES = { planned: openJudge(learned.planned), other: openJudge(learned.other), day: openJudge(learned.day), hour: openJudge(learned.hour) }

/** A name, and what the message does to what it names, with the likelihood of each. */
export interface Judged<One> {
  one: One
  /** Where it stands among the items. */
  at: number
  roles: Shares
}

export interface Roles {
  items: readonly Item[]
  things: readonly Judged<Mention>[]
  moments: readonly Judged<Moment>[]
}

/** What a message does to each thing and each moment that it names. */
export function readRoles(text: string, { things, moments }: { things: readonly Mention[]; moments: readonly Moment[] }): Roles {
  const ids = new Map<string, number>()
  const idOf = (key: string): number => { const id = ids.get(key) ?? ids.size; ids.set(key, id); return id }
  const named = things.map((one): Span & { one: Mention } => ({ one, start: one.start, end: one.end, named: namedOf(one), id: idOf(keyOf(one)), of: [] }))
  const told = moments.map((one, at): Span & { one: Moment } => ({
    one, start: one.start, end: one.end, id: 1000 + at, named: 'date' in one ? 'day' : 'part' in one ? 'part' : 'time',
    of: 'date' in one ? named.filter((other) => other.one.planned.some(({ date }) => date === one.date)).map(({ id }) => id) : [],
  }))
  const spans = [...named.filter((span) => span.named !== 'unknown'), ...told]
  const seen = [...spans, ...namesIn(text, { spans, unknown: named.filter((span) => span.named === 'unknown') })]
  const items = itemsOf(text, seen)
  const judge = <One>(span: Span & { one: One }): Judged<One> => {
    const at = items.findIndex((item) => item.is === 'named' && item.start === span.start)
    return { one: span.one, at, roles: isMerelyAsked(items, at) || (span.named !== 'planned' && isSeenTo(items, at)) ? NO_NAME : judgeAt(items, at) }
  }
  return { items, things: named.map(judge), moments: told.map(judge) }
}

/** What becomes of the name that stands at a place of a message. */
export function judgeAt(items: readonly Item[], at: number): Shares {
  const item = items[at]
  return item?.is === 'named' ? JUDGES[modelOf(item.named)](signsOf(items, at)) : NO_NAME
}

const CHANGES: ReadonlySet<WordClass> = new Set(['remove', 'add', 'move', 'swap', 'instead-of', 'instead', 'off', 'requests', 'keep', 'leave', 'take', 'like', 'there', 'goes', 'anything', 'no', 'better', 'if'])

/** Without any of these a question changes nothing, however it begins. */
const DOES: ReadonlySet<WordClass> = new Set(['remove', 'add', 'move', 'swap', 'instead-of', 'instead', 'off', 'requests', 'leave', 'take', 'like', 'there', 'goes', 'no', 'not', 'dislike', 'better', 'if', 'do', 'on'])

/** 'Is the boat any good in the rain': a sentence that begins as a question does, and has no word of change, changes nothing. */
function isMerelyAsked(items: readonly Item[], at: number): boolean {
  const { from: begin, to } = sentenceAround(items, at)
  // 'Two questions: is there much walking'.
  const from = Math.max(begin, items.slice(begin, at).findLastIndex((item) => item.is === 'mark' && item.mark === ':') + 1 + begin)
  const words = items.slice(from, to).flatMap((item) => (item.is === 'word' ? [item] : []))
  if (words.some(({ word }) => CANCELS.test(word)) && OF_TERMS.test(words.map(({ word }) => word).join(' ')) && items.some((item) => item.is === 'mark' && item.mark === '?')) return true
  const isAsked = items.slice(from, to).some((item) => item.is === 'mark' && item.mark === '?')
  // 'Do we need to pay' does nothing yet.
  const isHelping = (index: number): boolean => words[index]?.word === 'do' && words[index + 1]?.classes.includes('person') === true
  const isThereAny = (index: number): boolean => words[index]?.word === 'there' && words[index - 1]?.classes.includes('is') === true
  if (isAsked && !words.some(({ word, classes }, index) => !COMPARES.test(word) && !isHelping(index) && classes.some((kind) => DOES.has(kind)))) return true
  const first = words.find(({ classes }) => !classes.includes('soft') && !classes.includes('and') && !classes.includes('but'))
  return first !== undefined && (first.classes.includes('asks') || first.classes.includes('is')) && !words.some(({ word, classes }, index) => !COMPARES.test(word) && !isThereAny(index) && classes.some((kind) => CHANGES.has(kind)))
}

/** 'Is it dearer than the boat' puts nothing in its place. */
const COMPARES = /^(?:than|als|que)$/
/** 'Can we cancel it' asks on what terms. */
const CANCELS = /^(?:cancel|cancell?ed|annuler|annule|stornieren|absagen|cancelar)$/
const OF_TERMS = /\b(?:can|could|may) (?:i|we|it)\b|\b(?:est-ce|peut-on|on peut|peux|pouvons)\b|\b(?:kann|konnen|konnte)\b|\b(?:se puede|puedo|podemos)\b/

/** 'We will find a club ourselves'. */
function isSeenTo(items: readonly Item[], at: number): boolean {
  const { from, to } = sentenceAround(items, at)
  return items.slice(from, to).some((item) => item.is === 'word' && BY_ONESELF.test(item.word))
}

const NO_NAME: Shares = { none: 1 }
/** So likely it has to come in before it is taken for a name. */
const SURE = 0.8
const GOVERNS: ReadonlySet<WordClass> = new Set(['add', 'do', 'for', 'swap', 'like'])
/** What somebody sees to himself. */
const BY_ONESELF = /^(?:ourselves|myself|selbst|selber|nous-memes|moi-meme|mismos|mismas)$/

/** Of what nobody has seen that for which the sentence has a place: it is wanted, or comes in the place of something. The rest are words like others. */
function namesIn(text: string, { spans, unknown }: { spans: readonly Span[]; unknown: readonly Span[] }): Span[] {
  const likely = unknown.map((span): Span => ({ ...span, named: 'other' })).filter((span) => !/\d/.test(text.slice(span.start, span.end)) && isGoverned(itemsOf(text, [...spans, span]), span))
  if (likely.length === 0) return []
  const items = itemsOf(text, [...spans, ...likely])
  return likely.filter((span) => (JUDGES.other(signsOf(items, items.findIndex((item) => item.is === 'named' && item.start === span.start))).in ?? 0) >= SURE)
}

/** Behind a word that wants something, or before 'instead of'; nobody books what is one's own. */
function isGoverned(items: readonly Item[], span: Span): boolean {
  const at = items.findIndex((item) => item.is === 'named' && item.start === span.start)
  const next = items[at + 1]
  if (next?.is === 'word' && next.classes.includes('instead-of')) return true
  for (let before = at - 1; before >= 0; before -= 1) {
    const item = items[before]
    if (item?.is !== 'word' || OWN.test(item.word)) return false
    const isAfter = (kind: WordClass): boolean => items.slice(0, before).some((other) => other.is === 'word' && other.classes.includes(kind))
    // 'Replace it with the porcelain', 'not the boat but the walk'; and nothing works with a chair.
    if (item.classes.some((kind) => GOVERNS.has(kind) || (kind === 'with' && isAfter('swap')) || (kind === 'but' && isAfter('not')))) return true
    if (!item.classes.includes('article') && !item.classes.includes('any')) return false
  }
  return false
}

const OWN = /^(?:my|our|your|his|her|their|mein|unser|mon|ma|mes|notre|nos|mi|mis|nuestr)/

function namedOf({ planned, shown, isKind }: Mention): Named {
  if (isKind) return 'kind'
  return planned.length > 0 ? 'planned' : shown.length > 0 ? 'other' : 'unknown'
}

function keyOf({ planned, shown, words }: Mention): string {
  return (planned.length > 0 ? planned.map(({ productCode }) => productCode) : shown.length > 0 ? shown.map(({ productCode }) => productCode) : [words]).join()
}
