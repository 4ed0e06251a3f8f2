import { INCLUDABLE } from '../../item-talk/topics.ts'
import type { Topic } from '../../item-talk/topics.ts'
import { THINGS } from '../answers/written/things.ts'
import type { Thing } from '../answers/written/things.ts'
import { SEES } from '../answers/written/say-found.ts'
import { readMeasure } from '../answers/written/measured.ts'
import type { Measure } from '../answers/written/measured.ts'
import { stems } from '../references/by-title.ts'
import { pattern } from '../../language/pattern.ts'
import { wordList } from '../../language/word-list.ts'
import { apart, clauseTopic, OF_THINGS, WRITTEN } from './clause-topic.ts'
import { ON_A_DAY } from './shown-question.ts'
import { withoutNames, withoutPlace } from './without-names.ts'

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
  /** Words of its title, where nothing else is asked for: 'do we see the crown jewels'. */
  named: readonly string[]
  /** 'What do we cook', 'what is covered': by the verb of it; null where something else is asked. */
  contents: string | null
  /** All its telling words, in stems. */
  telling: readonly string[]
  /** 'How many steps': what is to have a number. */
  measure: Measure | null
  /** 'Who does not eat lamb': good is what has none. */
  avoids: boolean
  /** Asked in another language: its words are read, and not said back. */
  isForeign?: boolean
}

/** Whether a thing may come, or go without it: then it is good not to find it. */
const AVOIDS = /\b(?:(?:do|does)(?:n't| not)|don't|doesn't|can't|cannot|won't|never|not|no|without|avoid\w*|allerg\w+ to|hates?) (?:\w+ ){0,2}(?:eat|eats|have|like|likes|touch|drink|drinks|any|want|need|of)?\b/
export const EMPTY = wordList(`
  there well own get gets got getting have has had does did doing done anything something anyone someone somebody everybody everyone much many lot nearby needs need
  okay fine good suitable possible allowed must should could would shall may might able way ways make makes made kind sort let lets you your they them their
  our ours ourselves its board home part price bit person people who what where when how which whom use used using find show shows see sees hear hears take takes keep
  give gives come comes comming bring brings serve serves stop stops whole really actually also too even some any only just ever yes thing things
`)

/** True where only the card's text tells it. */
export function isWritten({ things, words, measure, named, contents }: CardAsked): boolean {
  return contents !== null || things.length > 0 || words.length > 0 || measure !== null || named.length > 0
}

/** 'Is a massage in the hammam price' asks for no price. */
function plainly(part: string): string {
  return part.toLowerCase().replaceAll('’', "'").replace(/\bnoon\b/g, '12:00').replace(/\b(?:in|part of) the (?:[\p{L}'-]+ ){0,2}price\b/u, 'included').replace(/\b(tickets?|entry|admission|lunch|dinner|food|drinks?) in (?:it|that|there)\W*$/u, '$1 included')
}

const INCLUDED = /\b(?:included|inclusive)\b/
const ON_BOARD = /\bheat|\b(?:inside|on board|in there)\b|warm enough/
/** What stands behind these is asked for, whatever the card goes by. */
const HOLDS = /\b(?:includes?|including|comes? with|serves?|sells?|(?:have|has|get|gets)(?! to\b)|provides?)\b/

const CONTENTS = pattern()`
  ^\W*(?:(?:and|so|but|ok|okay|also|then)\W+)*what(?:'s)? (?:all |exactly |(?:kinds?|sorts?) of \w+ )?
  (?:(?:do|does|will|can|would|shall) (?:we|i|you|one|they|it) (?:actually |exactly |get to |all )*(eat|taste|try|drink|cook|see|visit|learn|bake|build|cover|play|paint|stop at|(?:make|do)(?! with\b))\b(?! (?:if|when|about)\b)|
  (?:(?:is|are|do) )?(?:all )?(covered|seen|visited|served|cooked|made|on the menu|there to (?:see|eat|do|taste))\b)
`

const SOUGHT = /\b(?:an?|any|some) ([\p{L}'-]+)|\b(keep) (?:(?:the|our|my) )?[\p{L}'-]+/gu

/** What a clause asks of a card; `names` are the words, in stems, by which it goes there. */
export function readClause(part: string, code: string, names: ReadonlySet<string>): CardAsked {
  const clause = plainly(part)
  // 'Do I need a tripod', 'do we keep the knife': asked for, though it stands in the title.
  const sought = new Set([...clause.matchAll(SOUGHT)].flatMap(([, word = '', object = '']) => stems(`${word} ${object}`)))
  const own = new Set([...names].filter((word) => !sought.has(word)))
  const held = clause.search(HOLDS)
  // 'Is the mask included' asks for it, though the card goes by it.
  const within = INCLUDED.exec(clause)?.index ?? -1
  const asking = within > 0 ? `${withoutPlace(clause.slice(0, within), own)}${withoutNames(clause.slice(within), own)}` : held < 0 ? withoutNames(clause, own) : `${withoutNames(clause.slice(0, held), own)}${withoutPlace(clause.slice(held), own)}`
  const onDay = clause.replace(/\b(?:on|every) (?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g, ' ')
  const measure = readMeasure(clause)
  const contents = measure === null ? (CONTENTS.exec(clause)?.slice(1).find((verb) => verb !== undefined) ?? null) : null
  const read = clauseTopic(clause, onDay)
  // Whether one may is told in words of its own, or not at all.
  const isOfLeave = MAY.test(clause)
  const some = measure === null && contents === null ? THINGS.filter((thing) => thing.asked.test(asking)) : []
  // Whether it is cold then is a matter of the weather.
  const found = isOfLeave ? some.filter(({ noun, isFirm }) => noun === 'photographs' || isFirm === true) : own.size === 0 ? some.filter(({ noun }) => noun !== 'heating' || ON_BOARD.test(clause)) : some
  const telling = stems(asking).filter((word) => !EMPTY.has(word) && !/day$/.test(word) && !/^\d+$/.test(word))
  // 'Is it hot on Friday' asks of no free place.
  const isTale = read === 'description' && telling.length > 0 && !/\b(?:tell|describe|more|details|about)\b/.test(clause)
  const topic = measure !== null || contents !== null || isTale ? null : read ?? (ON_A_DAY.test(clause) && telling.length === 0 ? 'times' : null)
  const allowed = topic === null || WRITTEN.has(topic) ? null : (OF_THINGS[topic] ?? new Set())
  const things = topic === 'rain' && /\bindoors?\b/.test(clause) ? [] : apart(found.filter(({ noun, isFirm }) => allowed === null || allowed.has(noun) || isFirm === true))
  const isOfText = things.length === 0 && measure === null && contents === null
  const isPlain = (isOfLeave && isOfText) || (isOfText && WRITTEN.has(topic) && topic !== 'description' && (topic !== 'included' || INCLUDABLE.every(([, words]) => !words.test(asking))))
  // What is counted is asked for, though the card goes by it.
  const counted = stems(/\bhow much (\p{L}+)/u.exec(clause)?.[1] ?? '')
  const words = isPlain ? stems(clause).filter((word) => counted.includes(word) || (telling.includes(word) && !EMPTY.has(word))) : []
  const named = isOfText && words.length === 0 && topic === null && SEES.test(clause) ? stems(clause).filter((word) => !EMPTY.has(word) && [...own].includes(word)) : []
  return { code, clause, own, named, contents, telling, topic: isOfLeave ? 'unknown' : topic, things, words, measure, avoids: AVOIDS.test(clause) }
}

const MAY = /\b(?:can|may|could|allowed to) (?:we |i |she |he |they |one |(?:my|our|the) (?:\w+ )?\w+ )?(?:bring|skip|leave (?:early|before)|smoke|film|take (?:photos?|pictures|videos?|selfies)|come late|wear|change (?:seats|places))\b/
