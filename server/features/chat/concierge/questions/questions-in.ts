import { pattern } from '../../language/pattern.ts'
import { LIKELY, readAct } from '../../understanding/acts/index.ts'
import { readReferences } from '../references/read-references.ts'
import type { Shown } from '../references/shown.ts'
import { readActQuestion } from './act-question.ts'
import { readApart } from './apart-question.ts'
import { isOfOtherThings, readShownQuestion } from './shown-question.ts'
import type { Before, ShownQuestion } from './shown-question.ts'

const ASKING = String.raw`(?:is|are|was|do|does|did|can|could|will|would|may|should|what(?:'s|s)?|which|where(?:'s|s)?|when|how|who)`
/** Between two questions: a mark, or 'and' before a word that asks. */
const BETWEEN = new RegExp(String.raw`[?!]+\s*(?:and |also |or )?|[.;]\s+(?:and |also |but )?(?=${ASKING}\b)|[,;]?\s+(?:and(?: also)?|also|plus|&)\s+(?=${ASKING}\b)|[,;]\s+(?=${ASKING}\b)`, 'i')
/** More would be an interrogation. */
const MOST = 3

/** The questions about what was shown that one message asks, one for most messages. Empty where it asks none. */
export function readShownQuestions(text: string, shown: Shown, before: Before): ShownQuestion[] {
  if (isOfOtherThings(text) && readReferences(text, shown).by !== 'named') return []
  const parts = partsOf(text)
  if (parts.length > 1) {
    const each = readEach(parts, shown, before)
    if (each.length > 1) return each
  }
  const question = readOne(text, shown, before)
  const [only] = parts.length > 1 ? readEach(parts, shown, before) : []
  if (only !== undefined && (question === null || question.topic === 'unknown' || (question.topic === 'description' && question.form === 'each'))) return [only]
  return question === null || (question.topic === 'unknown' && isAnswer(text)) ? [] : [question]
}

const NOUN = String.raw`(?:the |their |its )?(?:prices?|costs?|ages?|age limits?|(?:opening |start(?:ing)? )?(?:hours|times?)|durations?|lengths?|meeting points?|languages?|ratings?)`
/** 'The opening hours and ages': one asks after the other. */
const BETWEEN_NOUNS = new RegExp(String.raw`^(.*\b${NOUN})(?:,| and| plus| &) (${NOUN})\b(.*)$`, 'i')

/** What stands behind both is of both: 'the price and length of the second'. */
function bothNouns(part: string): string[] {
  const [, first, second, behind = ''] = BETWEEN_NOUNS.exec(part) ?? []
  return first === undefined || second === undefined ? [part] : [`${first}${behind}`, `${second}${behind}`]
}

/** What is asked one after the other; what is told before a question belongs to it: 'my son is a student, does he pay less'. */
export function partsOf(text: string): string[] {
  const found = text.split(BETWEEN).flatMap((part) => bothNouns(part.trim())).filter((part) => part !== '')
  return found.reduceRight<string[]>((parts, part) => {
    const [next, ...rest] = parts
    const isTold = next !== undefined && !text.includes(`${part}?`) && !ASKS_ANYWHERE.test(part) && TELLS.test(part)
    return isTold ? [`${part}, ${next}`, ...rest] : [part, ...parts]
  }, [])
}

const TELLS = /\b(?:am|is|are|was|have|has|had|can't|cannot|needs?|uses?|walks?|likes?|loves?|hates?|gets?)\b|['’](?:s|re|m|ve)\b/i
const ASKS_ANYWHERE = pattern('i')`
  ^\W*(?:(?:and|but|so|ok|okay|also|then|well|hi|hello|thanks|please|of the \w+)\W+)*${ASKING}\b|\b(?:what|which|where|when|how|who|tell|describe|
  compare|explain)\b
`

function readOne(said: string, shown: Shown, before: Before): ShownQuestion | null {
  const text = onAnotherDay(said)
  const apart = readApart(text, shown, before.earlier)
  if (apart !== null) return apart
  const known = readShownQuestion(text, shown, before)
  const question = heldAgainst(inTime(readActQuestion(text, shown, { ...before, known }) ?? known))
  const { by } = readReferences(text, shown, before.earlier)
  if (question !== null && by !== 'named' && isOfAllShown(question)) return { ...question, codes: [...shown.lastShown] }
  return question?.form === 'total' && IN_ALL.test(question.asked) && by !== 'named' ? { ...question, codes: shown.lastShown.slice(0, shown.lastNamed) } : question
}

/** Who asks for the cheapest means all that stands before them, and not the two that were recommended. */
function isOfAllShown({ form, asked }: ShownQuestion): boolean {
  return (form === 'which' && MOST_OF_ALL.test(asked) && !/\b(?:two|three|both|either|for (?:us|me|the|my|our))\b/.test(asked)) || ((form === 'which' || form === 'total') && ALL_SHOWN.test(asked))
}

const MOST_OF_ALL = pattern()`
  \b(?:cheapest|dearest|shortest|longest|smallest|(?:most|least) (?:expensive|costly|popular|reviewed)|(?:best|top|highest|lowest)[- ](?:rated|priced|reviewed)|
  (?:highest|lowest|best) (?:rating|price|reviews))\b
`
const ALL_SHOWN = pattern()`
  \b(?:all (?:of )?(?:these|those|the cards)|(?:these|those|the|all) (?:five|six|seven|eight)|(?:everything|all|all that) (?:that )?you(?:'ve| have)? (?:showed|shown|listed|found)|
  of the (?:cards|list)|on (?:the|my) screen)\b
`

/** Of all that was recommended, whatever was spoken of since. */
const IN_ALL = /\b(?:altogether|all together|in all|in total|everything|all of (?:it|that|them)|both)\b/

/** Each part for itself; what one names the next goes on about: 'how long is the first, and is lunch included'. */
function readEach(parts: readonly string[], shown: Shown, before: Before): ShownQuestion[] {
  let named: string[] = []
  let summed: string[] = []
  const read = parts.flatMap((part) => {
    const { by, codes } = readReferences(part, shown, before.earlier)
    const isNamed = by === 'named' && codes.length > 0
    const question = readOne(`${part}?`, shown, isNamed || named.length > 0 ? { ...before, newFacts: false } : before)
    if (isNamed) named = codes
    if (question === null || !isClear(question)) return []
    if (!isNamed && question.form === 'total') summed = question.codes
    // 'And does she pay' goes on about all that was summed.
    else if (!isNamed && named.length === 0 && summed.length > 0 && (question.topic === 'price' || question.topic === 'free')) return [{ ...question, codes: summed }]
    // 'Is the tower dearer than the boat, and which is longer': of these two.
    const isOfBoth = question.form === 'which' && named.length > 1 && !isNamed
    return [isNamed || named.length === 0 || (isOfAll(question, part) && !isOfBoth) ? question : { ...question, codes: named }]
  })
  const apart = read.filter(({ topic, form, asked, codes }, at) => read.findIndex((other) => other.topic === topic && other.form === form && other.codes.join() === codes.join() && (topic !== 'included' || other.asked === asked)) === at)
  return apart.slice(0, MOST)
}

/** 'Can we do it on Sunday instead' asks whether Sunday has it. */
export function onAnotherDay(part: string): string {
  return part.replace(/^(\W*(?:(?:and|but|so|ok)\W+)*(?:can|could|may) (?:we|i) .*\b(?:on|in|at) .*?) instead\b/i, '$1')
}

function isClear({ form, topic }: ShownQuestion): boolean {
  return form === 'taken' ? false : form !== 'each' || (topic !== 'description' && topic !== 'unknown')
}

/** 'Which is longer' and 'are they both', whatever was named before. */
function isOfAll({ form }: ShownQuestion, part: string): boolean {
  return form === 'which' || form === 'contrast' || form === 'apart' || form === 'choose' || form === 'together' || /\b(?:both|all|they|them|these|those|everything|altogether|in total)\b/i.test(part)
}

/** 'Can we do it before our 6 pm flight': whether there is time for it. */
function inTime(question: ShownQuestion | null): ShownQuestion | null {
  if (question === null || !ABOUT_HOURS.has(question.topic) || !/\d/.test(question.asked) || !TO_CATCH.test(question.asked)) return question
  return { ...question, form: 'together', topic: 'times' }
}

/** 'So it is 40 euros then' wants a yes or a no. */
function heldAgainst(question: ShownQuestion | null): ShownQuestion | null {
  return question?.topic === 'price' && question.form === 'each' && /^\W*(?:and |but |ok )?(?:so|then) .*\d.*\b(?:then|right|correct)\W*$/.test(question.asked) ? { ...question, form: 'total' } : question
}

const ABOUT_HOURS: ReadonlySet<string> = new Set(['times', 'duration', 'unknown'])
const TO_CATCH = pattern()`
  \b(?:before|by|in time|catch|make|leaves?|back|board)\b.*\b(?:flight|train|ship|boat|cruise|ferry|plane|bus|airport|station)\b|
  \b(?:flight|train|ship|boat|cruise|ferry|plane|bus|airport|station)\b.*\b(?:by|at|leaves?)\b
`

/** 'Ok do that' asks nothing, though it points. */
function isAnswer(text: string): boolean {
  const { act, share } = readAct(text)
  return share >= LIKELY && (act === 'accept' || act === 'thanks')
}
