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
  return question === null || (question.topic === 'unknown' && isAnswer(text)) ? [] : [question]
}

/** What is asked one after the other; what is told before a question belongs to it: 'my son is a student, does he pay less'. */
function partsOf(text: string): string[] {
  const found = text.split(BETWEEN).map((part) => part.trim()).filter((part) => part !== '')
  return found.reduceRight<string[]>((parts, part) => {
    const [next, ...rest] = parts
    const isTold = next !== undefined && !text.includes(`${part}?`) && !ASKS_ANYWHERE.test(part) && part.split(/\s+/).length > 3
    return isTold ? [`${part}, ${next}`, ...rest] : [part, ...parts]
  }, [])
}

const ASKS_ANYWHERE = pattern('i')`
  ^\W*(?:(?:and|but|so|ok|okay|also|then|well|hi|hello|thanks|please|of the \w+)\W+)*${ASKING}\b|\b(?:what|which|where|when|how|who|tell|describe|
  compare|explain)\b
`

function readOne(text: string, shown: Shown, before: Before): ShownQuestion | null {
  const apart = readApart(text, shown, before.earlier)
  if (apart !== null) return apart
  const known = readShownQuestion(text, shown, before)
  const question = heldAgainst(inTime(readActQuestion(text, shown, { ...before, known }) ?? known))
  return question?.form === 'total' && IN_ALL.test(question.asked) && readReferences(text, shown, before.earlier).by !== 'named' ? { ...question, codes: shown.lastShown.slice(0, shown.lastNamed) } : question
}

/** Of all that was recommended, whatever was spoken of since. */
const IN_ALL = /\b(?:altogether|all together|in all|in total|everything|all of (?:it|that|them)|both)\b/

/** Each part for itself; what one names the next goes on about: 'how long is the first, and is lunch included'. */
function readEach(parts: readonly string[], shown: Shown, before: Before): ShownQuestion[] {
  let named: string[] = []
  const read = parts.flatMap((part) => {
    const { by, codes } = readReferences(part, shown, before.earlier)
    const isNamed = by === 'named' && codes.length > 0
    const question = readOne(`${onAnotherDay(part)}?`, shown, isNamed || named.length > 0 ? { ...before, newFacts: false } : before)
    if (isNamed) named = codes
    if (question === null || !isClear(question)) return []
    return [isNamed || named.length === 0 || isOfAll(question, part) ? question : { ...question, codes: named }]
  })
  const apart = read.filter(({ topic, form, asked, codes }, at) => read.findIndex((other) => other.topic === topic && other.form === form && other.codes.join() === codes.join() && (topic !== 'included' || other.asked === asked)) === at)
  return apart.slice(0, MOST)
}

/** 'Can we do it on Sunday instead' asks whether Sunday has it. */
function onAnotherDay(part: string): string {
  return part.replace(/^((?:can|could|may) (?:we|i) .*\b(?:on|in|at) .*?) instead\b/i, '$1')
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
