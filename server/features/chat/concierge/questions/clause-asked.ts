import { INCLUDABLE, LANGUAGES, topicOf } from '../../item-talk/topics.ts'
import type { Topic } from '../../item-talk/topics.ts'
import { THINGS } from '../answers/written/things.ts'
import type { Thing } from '../answers/written/things.ts'
import { stems } from '../references/by-title.ts'
import { wordList } from '../../language/word-list.ts'
import { ON_A_DAY } from './shown-question.ts'

/** One question of a message, about one card. */
export interface CardAsked {
  code: string
  /** In small letters. */
  clause: string
  /** By what the card is named there, in stems. */
  own: ReadonlySet<string>
  topic: Topic | null
  /** Things that are looked for in all of its text. */
  things: readonly Thing[]
  /** Other telling words, in stems, where no thing is known by them. */
  words: readonly string[]
  /** 'Who does not eat lamb': good is what has none. */
  avoids: boolean
  /** Asked in another language: its words are read, and not said back. */
  isForeign?: boolean
}

/** Whether a thing may come, or go without it: then it is good not to find it. */
const AVOIDS = /\b(?:(?:do|does)(?:n't| not)|don't|doesn't|can't|cannot|won't|never|not|no|without|avoid\w*|allerg\w+ to|hates?) (?:\w+ ){0,2}(?:eat|eats|have|like|likes|touch|drink|drinks|any|want|need|of)?\b/
/** Questions that have an answer of their own in fields of the inventory. */
const WRITTEN: ReadonlySet<Topic | null> = new Set<Topic | null>(['included', 'unrecorded', 'unknown', 'description', null])
/** By a thing that is named beside them these are asked of it. */
const OF_THINGS: Readonly<Record<string, ReadonlySet<string>>> = {
  rain: new Set(['a roof']),
  language: new Set([]),
  effort: new Set(['seats', 'a roof']),
  meeting: new Set(['a pick-up', 'the way back', 'a tram', 'a metro', 'a bus', 'a train']),
  alcohol: new Set(['wine', 'beer', 'sake', 'alcohol', 'a drink']),
  duration: new Set(['the way back']),
  ages: new Set(['seats']),
  price: new Set(['food', 'a drink', 'beer', 'wine']),
  included: new Set(THINGS.map(({ noun }) => noun)),
  diet: new Set(['lamb', 'pork', 'beef', 'meat', 'fish or seafood']),
  crowd: new Set([]),
  rating: new Set(['who leads it']),
  times: new Set(['the way back', 'warm clothes']),
}
const EMPTY = wordList(`
  there well own get gets got getting have has had does did doing done anything something anyone someone somebody everybody everyone much many lot nearby needs need
  okay fine good suitable possible allowed must should could would shall may might able way ways make makes made kind sort let lets you your they them their
  our ours ourselves its board home part price bit person people who what where when how which whom use used using find show shows see sees hear hears take takes keep
  give gives come comes comming bring brings serve serves stop stops whole really actually also too even some any only just ever yes thing things
`)

/** True where only the card's text tells it. */
export function isWritten({ things, words }: CardAsked): boolean {
  return things.length > 0 || words.length > 0
}

/** 'Is a massage in the hammam price' asks for no price. */
function plainly(part: string): string {
  return part.toLowerCase().replaceAll('’', "'").replace(/\bnoon\b/g, '12:00').replace(/\b(?:in|part of) the (?:[\p{L}'-]+ ){0,2}price\b/u, 'included')
}

/** Beside a thing or a card these words ask otherwise than anywhere else. */
const TOPICS: readonly (readonly [RegExp, Topic])[] = [
  [/\bstep[- ]free\b/, 'accessibility'],
  [new RegExp(String.raw`\b(?:${LANGUAGES.join('|').toLowerCase()})\b(?! (?:wine|food|kitchen|cooking|coffee|tea|dish|cheese))`), 'language'],
  [/\b(?:take|takes|room for|fit|fits) (?:all|us all|all of us|everyone|the whole group)\b/, 'group'],
  [/\b(?:over|done|finish(?:ed|es)?|ends?) (?:by|before|at) \d/, 'duration'],
  [/\b(?:reach\w*|near|close to|far|walk) .*\b(?:metro|subway|tube|station|tram|bus|train)\b/, 'meeting'],
  [/\b(?:take|bring|carry|keep) (?:\w+ ){0,3}(?:home|along|away)\b|\btake (?:them|it|that|these|this)\b/, 'unrecorded'],
  [/\b(?:arrive|be there|get there|turn up|show up|come) (?:\w+ ){0,3}(?:early|earlier|in advance|ahead|before)\b/, 'unrecorded'],
  [/\bhow many (?:\w+ )?(?:(?:can|may|are|will) be )?(?:\w+ )?(?:in|per) (?:the |a |each )?group\b|\bhow (?:big|large|small) (?:is|are) the groups?\b/, 'group'],
  [/\b\d+[- ]?years? olds?\b/, 'ages'],
  [/^(?:\w+ ){0,2}is (?:it|the \p{L}+(?: \p{L}+)?) (?:very |that |so )?long\b/u, 'duration'],
  [/\b(?:tram|metro|bus|train)s? (?:\w+ )?reach/, 'meeting'],
]

const ON_BOARD = /\bheat|\b(?:inside|on board|in there)\b|warm enough/
/** What stands behind these is asked for, whatever the card goes by. */
const HOLDS = /\b(?:includes?|including|comes? with|serves?|sells?|have|has|get|gets|provides?)\b/

/** 'The Sagrada ticket', 'the Mozart concert': the card, and no ticket that is asked for. */
function withoutNames(clause: string, own: ReadonlySet<string>): string {
  const names = [...own].filter((word) => word.length > 2).map((word) => word.replace(/[^\p{L}\p{N}]/gu, ''))
  return names.length === 0 ? clause : clause.normalize('NFD').replace(/\p{M}/gu, '').replace(new RegExp(String.raw`\b(?:${names.join('|')})\p{L}*(?:['’]s)?(?: (?:tickets?|tour|class|lesson|evening|night|entry|admission|guide))?`, 'gu'), ' ').replace(/ {2,}/g, ' ')
}

export function readClause(part: string, code: string, own: ReadonlySet<string>): CardAsked {
  const clause = plainly(part)
  const held = clause.search(HOLDS)
  const asking = held < 0 ? withoutNames(clause, own) : `${withoutNames(clause.slice(0, held), own)}${clause.slice(held)}`
  const onDay = clause.replace(/\b(?:on|every) (?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g, ' ')
  const read = TOPICS.find(([words]) => words.test(clause))?.[1] ?? topicOf(onDay)
  // Whether one may is told in words of its own, or not at all.
  const isOfLeave = MAY.test(clause)
  const some = THINGS.filter((thing) => thing.asked.test(asking))
  // Whether it is cold then is a matter of the weather.
  const found = isOfLeave ? some.filter(({ noun }) => noun === 'photographs') : own.size === 0 ? some.filter(({ noun }) => noun !== 'heating' || ON_BOARD.test(clause)) : some
  const telling = stems(asking).filter((word) => !EMPTY.has(word) && !/day$/.test(word) && !/^\d+$/.test(word))
  // 'Is it hot on Friday' asks of no free place.
  const isTale = read === 'description' && telling.length > 0 && !/\b(?:tell|describe|more|details|about)\b/.test(clause)
  const topic = (isTale ? null : read) ?? (ON_A_DAY.test(clause) && telling.length === 0 ? 'times' : null)
  const allowed = topic === null || WRITTEN.has(topic) ? null : (OF_THINGS[topic] ?? new Set())
  const things = topic === 'rain' && /\bindoors?\b/.test(clause) ? [] : apart(found.filter(({ noun }) => allowed === null || allowed.has(noun)))
  const isPlain = (isOfLeave && things.length === 0) || (things.length === 0 && WRITTEN.has(topic) && topic !== 'description' && (topic !== 'included' || INCLUDABLE.every(([, words]) => !words.test(asking))))
  // What is counted is asked for, though the card goes by it.
  const counted = stems(/\bhow (?:many|much) (\p{L}+)/u.exec(clause)?.[1] ?? '')
  const words = isPlain ? stems(clause).filter((word) => counted.includes(word) || (telling.includes(word) && !EMPTY.has(word))) : []
  return { code, clause, own, topic: isOfLeave ? 'unknown' : topic, things, words, avoids: AVOIDS.test(clause) }
}

const MAY = /\b(?:can|may|could|allowed to) (?:we |i |she |he |they |one |(?:my|our|the) (?:\w+ )?\w+ )?(?:bring|skip|leave (?:early|before)|smoke|film|take (?:photos?|pictures|videos?|selfies)|come late|wear|change (?:seats|places))\b/

const MOST = 2

/** 'A drink' says no more where 'wine' was asked for. */
function apart(things: readonly Thing[]): Thing[] {
  const kept = things.filter(({ noun }, at) => !(WIDE.has(noun) && things.some((other, here) => here !== at && other.helps === things[at]?.helps && !WIDE.has(other.noun))))
  return kept.slice(0, MOST)
}

const WIDE: ReadonlySet<string> = new Set(['a drink', 'food', 'alcohol', 'a bus', 'a guide', 'a ticket'])
