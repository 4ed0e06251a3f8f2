import { pattern } from '../../language/pattern.ts'
import { INCLUDABLE, LANGUAGES, topicOf } from '../../item-talk/topics.ts'
import type { Topic } from '../../item-talk/topics.ts'
import { THINGS } from '../answers/written/things.ts'
import type { Thing } from '../answers/written/things.ts'
import { calledInVain, cardOfClause } from '../references/card-of-clause.ts'
import { stems } from '../references/by-title.ts'
import { readReferences } from '../references/read-references.ts'
import { whatStands } from '../references/what-stands.ts'
import type { Situation } from '../words/situation.ts'
import { wordList } from '../../language/word-list.ts'
import { onAnotherDay, partsOf } from './questions-in.ts'
import { isOfOtherThings, ON_A_DAY } from './shown-question.ts'

/** One question of a message, about one card. */
export interface CardAsked {
  code: string
  /** In small letters. */
  clause: string
  topic: Topic | null
  /** Things that are looked for in all of its text. */
  things: readonly Thing[]
  /** Other telling words, in stems, where no thing is known by them. */
  words: readonly string[]
  /** 'Who does not eat lamb': good is what has none. */
  avoids: boolean
}

/** The questions about single cards in a message, and what else it says. */
export interface CardsAsked {
  asked: CardAsked[]
  rest: string
  /** What it asks of by a name that none of the cards has. */
  lacking: string | null
}

const ASKING = /^\W*(?:(?:and|but|so|ok|okay|also|then|well|oh|by the way)\W+)*(?:is|are|was|do|does|did|can|could|will|would|may|should|must|what(?:'s|s)?|where(?:'s|s)?|when|how|who(?:'s|se)?)\b/i
/** Such words want something to be otherwise, or something new. */
const CHANGES = pattern('i')`
  \b(?:swap|replace|exchange|substitute|instead|remove|drop(?! us| me| off)|delete|ditch|scrap|get rid|skip(?! the)|move|shift|switch|add|put|rather|another|cheaper|shorter|fill|
  change(?! our minds?| my mind)|find|suggest|recommend|take (?:[\w'’-]+ ){1,6}(?:out|off|away)\b|(?:can|could|may|would) (?:the (?!kids|child|boy|girl|bab|little)|that|this|it\b)[^?]{1,40} (?:be|go|come|start|happen) (?:at|on|in|to|later|earlier|before|after|moved|shifted|put|first|last)\b|(?:some|any)where(?! to (?:sit|rest|leave|park))|
  (?:some|any)thing (?:else|more|with|for|like|on|in|that)\b(?! (?:it|board|there)\b)|plan (?:the|every|each|all|my|our|us|it)|leave (?:it )?out|let's|
  (?:do|have) you (?:have|got)|(?:can|could|may|shall|should) (?:we|i|you) (?:go|book|visit|make|do(?! (?:it|that|this)\b)|start|come|move|stay)\b)\b
`
const SUMS = /\b(?:how much|total|sum|left|remain\w*|budget|altogether|in all|all of it|it all|everything|per (?:person|head)|each|cost|costs|spend|pay|limit|enough)\b/i
/** Held against an amount it is a sum as well. */
const AMOUNT = /[$€£¥]\s?\d|\b\d+ ?(?:euros?|dollars?|pounds?|quid|yen|dirhams?|bucks)\b/i
/** Whether a thing may come, or go without it: then it is good not to find it. */
const AVOIDS = /\b(?:(?:do|does)(?:n't| not)|don't|doesn't|can't|cannot|won't|never|not|no|without|avoid\w*|allerg\w+ to|hates?) (?:\w+ ){0,2}(?:eat|eats|have|like|likes|touch|drink|drinks|any|want|need|of)?\b/
/** Questions that have an answer of their own in fields of the inventory. */
const WRITTEN: ReadonlySet<Topic | null> = new Set<Topic | null>(['included', 'unrecorded', 'unknown', 'description', null])
/** By a thing that is named beside them these are asked of it. */
const OF_THINGS: Readonly<Record<string, ReadonlySet<string>>> = {
  rain: new Set(['a roof']),
  language: new Set([]),
  effort: new Set(['seats', 'a roof']),
  meeting: new Set(['a pick-up', 'the way back']),
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

/** Reads the questions of a message about single cards that it names; null where there is none that only the card's own text answers, or where it asks something else beside. */
export function readCardsAsked(situation: Situation): CardsAsked | null {
  const { lastText, reading, facts } = situation
  if (reading.cards.length === 0 || facts.destination === undefined || lastText.length > LONGEST || isOfOtherThings(lastText)) return null
  const standing = whatStands(facts, reading).things.map(({ card }) => card.productCode)
  const asked: CardAsked[] = []
  const rest: string[] = []
  let before = spokenBefore(situation)
  const unread: string[] = []
  for (const said of partsOf(lastText)) {
    const part = onAnotherDay(said)
    if (part.length < 3 || /^\W*(?:thanks|please|ok|great)\W*$/i.test(part)) continue
    const isQuestion = isAsking(part) && !CHANGES.test(part) && !AMOUNT.test(part)
    const of = isQuestion ? cardOfClause(part, reading, { standing, before }) : null
    // 'The Greenwich one' is not 'it', whatever was spoken of before.
    const isInVain = of !== null && of !== 'many' && of.own.size === 0 && calledInVain(part, reading) !== null
    const isSum = SUMS.test(part) && (of === null || of === 'many' || (of.own.size === 0 && asked.length === 0))
    if (isInVain) unread.push(part)
    else if (of !== null && of !== 'many' && !isSum && !isOfAll(part)) {
      asked.push(readClause(part, of.code, of.own))
      before = of.code
    } else if (isQuestion && of === null && !isSum) unread.push(part)
    else if (CHANGES.test(part) || !isAsking(part) || SUMS.test(part)) rest.push(part)
    else return null
  }
  if (unread.length > 0) {
    const isBeside = rest.some((part) => CHANGES.test(part))
    const lacking = calledInVain(unread[0] ?? '', reading, isBeside)
    return lacking === null ? null : { asked, rest: rest.join('. '), lacking }
  }
  const isOwn = asked.some(isWritten) || asked.length > 1 || (asked.length > 0 && rest.length > 0)
  return asked.length === 0 || !isOwn || rest.some((part) => isAsking(part) && !CHANGES.test(part) && !SUMS.test(part)) ? null : { asked, rest: rest.join('. '), lacking: null }
}

/** 'What about toilets' asks, and 'what about a museum' wishes. */
function isAsking(part: string): boolean {
  return ABOUT.test(part) ? THINGS.some(({ asked }) => asked.test(part.toLowerCase())) : ASKING.test(part)
}

const ABOUT = /^\W*(?:and |but |so )?(?:what|how) about\b/i

/** More is a letter of its own. */
const LONGEST = 300

/** True where only the card's text tells it. */
export function isWritten({ things, words }: CardAsked): boolean {
  return things.length > 0 || words.length > 0
}

/** What is asked of the whole plan is a sum. */
function isOfAll(part: string): boolean {
  return /\b(?:all of (?:it|that|this)|it all|everything|altogether|in total|the (?:whole )?(?:plan|trip|lot)|left of|(?:what(?:'s| is)|how much) (?:is |do we have )?left|our limit|our budget)\b/i.test(part)
}

/** What was spoken of alone before. */
function spokenBefore({ reading, lastText }: Situation): string | null {
  const { codes, by } = readReferences(lastText, reading, reading.turns.slice(0, -reading.lastLength))
  return by === 'pronoun' && codes.length === 1 ? (codes[0] ?? null) : null
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
  [/\b(?:over|done|finished) (?:by|before|at) \d/, 'duration'],
  [/\b(?:reach\w*|near|close to|far|walk) .*\b(?:metro|subway|tube|station|tram|bus|train)\b/, 'meeting'],
  [/\b(?:take|bring|carry|keep) (?:\w+ ){0,3}(?:home|along|away)\b/, 'unrecorded'],
]

function readClause(part: string, code: string, own: ReadonlySet<string>): CardAsked {
  const clause = plainly(part)
  const topic = TOPICS.find(([words]) => words.test(clause))?.[1] ?? topicOf(clause) ?? (ON_A_DAY.test(clause) ? 'times' : null)
  const isNamed = (thing: Thing): boolean => stems(thing.asked.exec(clause)?.[0] ?? '').some((word) => own.has(word))
  // Whether one may is told in words of its own, or not at all.
  const isOfLeave = MAY.test(clause)
  const found = isOfLeave ? [] : THINGS.filter((thing) => thing.asked.test(clause) && !isNamed(thing))
  const allowed = topic === null || WRITTEN.has(topic) ? null : (OF_THINGS[topic] ?? new Set())
  const things = topic === 'rain' && /\bindoors?\b/.test(clause) ? [] : apart(found.filter(({ noun }) => allowed === null || allowed.has(noun)))
  const isPlain = isOfLeave || (things.length === 0 && WRITTEN.has(topic) && (topic !== 'included' || INCLUDABLE.every(([, words]) => !words.test(clause))))
  // What is counted is asked for, though the card goes by it.
  const counted = stems(/\bhow (?:many|much) (\p{L}+)/u.exec(clause)?.[1] ?? '')
  const words = isPlain ? stems(clause).filter((word) => counted.includes(word) || (!own.has(word) && !EMPTY.has(word))) : []
  return { code, clause, topic: isOfLeave ? 'unknown' : topic, things, words, avoids: AVOIDS.test(clause) }
}

const MAY = /\b(?:can|may|could|allowed to) (?:we |i |she |he |they |one |(?:my|our|the) (?:\w+ )?\w+ )?(?:bring|skip|leave (?:early|before)|smoke|film|take (?:photos?|pictures|videos?|selfies)|come late|wear|change (?:seats|places))\b/

const MOST = 2

/** 'A drink' says no more where 'wine' was asked for. */
function apart(things: readonly Thing[]): Thing[] {
  const kept = things.filter(({ noun }, at) => !(WIDE.has(noun) && things.some((other, here) => here !== at && other.helps === things[at]?.helps && !WIDE.has(other.noun))))
  return kept.slice(0, MOST)
}

const WIDE: ReadonlySet<string> = new Set(['a drink', 'food', 'alcohol', 'a bus', 'a guide', 'a ticket'])
