import { FULL_WEEKDAY as WEEKDAY } from '../date-words.ts'
import { frees } from '../leanings.ts'
import type { ReadMessage } from './read-message.ts'
import { commandWeight, isQuestion } from './shape.ts'
import { isOfOtherTopic } from './topics.ts'

/** Work for a clever machine, in which a trip may be the subject of a story or a sum. */
export const WORK = new Set(['x piece', 'x given', 'x sum in words', 'x part', 'x advice', 'x told sum'])

/** Said of the trip that is there: 'what is fun for kids on Saturday', 'how much for all five'. */
const OF_THE_TRIP = ['duration', 'party', 'budget', 'need', 'times', 'day', 'refinement']
/** 'Snow tomorrow?' and 'where did I park' may be anything. */
const WITH_ANOTHER = ['dates', 'interests']

/** 'Put the fado on Friday', 'move it to the last evening'. */
const OF_PLAN = new RegExp(`\\b(?:put|move|shift|swap|switch|bring|push)\\b[^.;!?]*\\b(?:${WEEKDAY}|days?|mornings?|afternoons?|evenings?)\\b`)

/** Whether a message in the midst of a trip says something of it, and nothing of other trades. */
export function tellsOfTrip({ text, found: { facts } }: ReadMessage, signs: readonly string[]): boolean {
  const isPlanned = OF_PLAN.test(text) || frees('cheaper', text)
  const says = (names: readonly string[]): number => names.filter((name) => facts.includes(name)).length
  // 'Thursday instead, my meeting moved': whatever the reason is.
  if (facts.includes('dates') && /\binstead\b/.test(text) && commandWeight(text) <= 1) return true
  if (!isPlanned && says(OF_THE_TRIP) === 0 && says(WITH_ANOTHER) < (facts.includes('dates') && !text.includes('?') ? 1 : 2)) return false
  if (commandWeight(text) > 1 || TO_TRANSLATE.test(text) || isOfOtherTopic(text)) return false
  return !signs.some((sign) => WORK.has(sign) || sign.startsWith('x trade') || sign === 'x assistant' || sign === 'x small talk')
}

export const TO_TRANSLATE = /^\W*(?:(?:please|can you|could you|how (?:do|would) (?:i|you))\s+)*(?:translate|say|spell)\b/

/** 'What about Porto in July', 'which is better in May, Rome or Oslo?' */
const ASKS_OF_ONE = /\b(?:what|how) about\b|\b(?:which|what)(?:'s| is| would be| one is)? (?:better|best|nicer|nicest|cheaper|warmer|quieter|prettier)\b/

/**
 * A place to go to, days, and who goes or what it may cost, stated in one message: that is a trip, whatever else is wished for in it
 * ('good coffee', 'time to wander'). With all four of them no word of another trade makes it anything else.
 */
export function isWholeTrip({ text, found: { place, isGoing, facts } }: ReadMessage, signs: readonly string[]): boolean {
  const has = (name: string): boolean => facts.includes(name)
  if (isStatedInFull(text, { facts, signs })) return true
  if (!place || !has('dates')) return false
  if (ASKS_OF_ONE.test(text) && !signs.some((sign) => WORK.has(sign) || sign.startsWith('x trade'))) return true
  if (!(has('party') || has('budget'))) return false
  if (isQuestion(text) || commandWeight(text) > 0 || TO_TRANSLATE.test(text) || signs.some((sign) => WORK.has(sign))) return false
  return (has('party') && has('budget')) || (isGoing && !signs.some((sign) => sign.startsWith('x trade')))
}

const ASKED = ['dates', 'duration', 'party', 'budget']

/** When or how long, for whom and for how much, wherever it may be: 'a family of five, 6,000 euros, ten days'. */
function isStatedInFull(text: string, { facts, signs }: { facts: readonly string[]; signs: readonly string[] }): boolean {
  const isTimed = facts.includes('dates') || facts.includes('duration')
  if (!isTimed || !facts.includes('party') || !facts.includes('budget')) return false
  return !saysOfAnother(text, signs) && (signs.includes('x journey') || !isOfOtherTopic(text))
}

/** Beside so few words one thing of a trip says enough. */
const FEW = 2

/**
 * Two things that a travel desk asks are stated, or one and hardly a word beside it, or where one lives and where one would like to be; and nothing
 * of another matter: 'two of us, 12 December', 'twelve hundred dollars saved up'. `rest` is how many words say anything else.
 */
export function statesTrip({ text, found: { facts, isRoute, isGoing } }: ReadMessage, signs: readonly string[], rest: number): boolean {
  const asked = ASKED.filter((name) => facts.includes(name)).length
  return (asked > 1 || (asked === 1 && rest <= FEW && !text.includes('?')) || (isRoute && isGoing)) && !saysOfAnother(text, signs) && !isOfOtherTopic(text)
}

function saysOfAnother(text: string, signs: readonly string[]): boolean {
  return isQuestion(text) || commandWeight(text) > 0 || TO_TRANSLATE.test(text) || signs.some((sign) => WORK.has(sign) || sign.startsWith('x trade') || sign === 'x assistant')
}

/** So many words are a list of wishes and no story. */
const LIST = 8

/** 'Food and the buzz of the city mostly', 'art, culture, a bit of adventure': nothing but wishes, whatever subjects their words belong to. */
export function wishesOfTrip({ text, found: { facts } }: ReadMessage, signs: readonly string[]): boolean {
  return facts.includes('interests') && !text.includes('?') && (text.match(/[\p{L}\p{N}'-]+/gu) ?? []).length <= LIST && !saysOfAnother(text, signs)
}
