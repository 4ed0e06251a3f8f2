import { LANGUAGES, topicOf } from '../../item-talk/topics.ts'
import type { Topic } from '../../item-talk/topics.ts'
import { THINGS } from '../answers/written/things.ts'
import type { Thing } from '../answers/written/things.ts'

/** Questions that have an answer of their own in fields of the inventory. */
export const WRITTEN: ReadonlySet<Topic | null> = new Set<Topic | null>(['included', 'unrecorded', 'unknown', 'description', null])
/** By a thing that is named beside them these are asked of it. */
export const OF_THINGS: Readonly<Record<string, ReadonlySet<string>>> = {
  rain: new Set(['a roof']),
  language: new Set([]),
  effort: new Set(['seats', 'a roof', 'walking']),
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

/** Beside a thing or a card these words ask otherwise than anywhere else. */
const TOPICS: readonly (readonly [RegExp, Topic])[] = [
  [/\bstep[- ]free\b/, 'accessibility'],
  [/\bseats? .*\b(?:close to|near)\b/, 'unknown'],
  [/\bchange (?:the|our) (?:day|date|booking|tickets?|time)\b/, 'cancellation'],
  [/\b(?:get|be|come|are we|arrive|are you) back\b|\b(?:what time|when)\b.* (?:ends?|finish(?:es)?|over|back)\b/, 'duration'],
  [new RegExp(String.raw`\b(?:${LANGUAGES.join('|').toLowerCase()})\b(?! (?:wine|food|kitchen|cooking|coffee|tea|dish|cheese))`), 'language'],
  [/\b(?:take|takes|room for|fit|fits) (?:all|us all|all of us|everyone|the whole group)\b/, 'group'],
  [/\b(?:over|done|finish(?:ed|es)?|ends?) (?:by|before|at) \d/, 'duration'],
  [/\b(?:reach\w*|near|close to|far|walk) .*\b(?:metro|subway|tube|station|tram|bus|train)\b/, 'meeting'],
  [/\b(?:take|bring|carry|keep) (?:\w+ ){0,3}(?:home|along|away)\b|\btake (?:them|it|that|these|this)\b/, 'unrecorded'],
  [/\b(?:arrive|be there|get there|turn up|show up|come) (?:\w+ ){0,3}(?:early|earlier|in advance|ahead|before)\b/, 'unrecorded'],
  [/\bhow many (?:\w+ )?(?:(?:can|may|are|will) be )?(?:\w+ )?(?:in|per) (?:the |a |each )?group\b|\bhow (?:big|large|small) (?:is|are) the groups?\b/, 'group'],
  [/^(?:\w+ ){0,2}is (?:it|the \p{L}+(?: \p{L}+)?) (?:very |that |so )?long\b/u, 'duration'],
  [/\b(?:tram|metro|bus|train)s? (?:\w+ )?reach/, 'meeting'],
]

/** Who is so old is asked of where nothing else is: 'what does the four-year-old pay' asks a price. */
const OF_AGE = /\b\d+[- ]?years?[- ]olds?\b/

/** What a clause asks; `onDay` is the clause without the days on which it is asked. */
export function clauseTopic(clause: string, onDay: string): Topic | null {
  const plain = TOPICS.find(([words]) => words.test(clause))?.[1] ?? null
  if (plain !== null || !OF_AGE.test(clause)) return plain ?? topicOf(onDay)
  const beside = topicOf(onDay.replace(OF_AGE, 'child'))
  return WRITTEN.has(beside) && beside !== 'included' ? 'ages' : beside
}

const MOST = 2

/** 'A drink' says no more where 'wine' was asked for. */
export function apart(things: readonly Thing[]): Thing[] {
  const kept = things.filter(({ noun }, at) => !(WIDE.has(noun) && things.some((other, here) => here !== at && other.helps === things[at]?.helps && !WIDE.has(other.noun))))
  return kept.slice(0, MOST)
}

const WIDE: ReadonlySet<string> = new Set(['a drink', 'food', 'alcohol', 'a bus', 'a guide', 'a ticket'])
