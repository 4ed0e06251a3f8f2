import { LIKELY, readAct } from '../../understanding/acts/index.ts'
import { readReferences } from '../references/read-references.ts'
import type { Shown } from '../references/shown.ts'
import { readActQuestion } from './act-question.ts'
import { isOfOtherThings, readShownQuestion } from './shown-question.ts'
import type { Before, ShownQuestion } from './shown-question.ts'

const ASKING = String.raw`(?:is|are|was|do|does|did|can|could|will|would|may|should|what|which|where|when|how|who)`
/** Between two questions: a question mark, or 'and' before a word that asks. */
const BETWEEN = new RegExp(String.raw`\?\s*(?:and |also |or )?|[,;]?\s+(?:and(?: also)?|also|plus)\s+(?=${ASKING}\b)|[,;]\s+(?=${ASKING}\b)`, 'i')
/** More would be an interrogation. */
const MOST = 3

/** The questions about what was shown that one message asks, one for most messages. Empty where it asks none. */
export function readShownQuestions(text: string, shown: Shown, before: Before): ShownQuestion[] {
  if (isOfOtherThings(text) && readReferences(text, shown).by !== 'named') return []
  const parts = text.split(BETWEEN).map((part) => part.trim()).filter((part) => part !== '')
  if (parts.length > 1) {
    const each = parts.flatMap((part) => readShownQuestion(`${part}?`, shown, before) ?? []).filter(({ form, topic }) => (form === 'each' && topic !== 'description' && topic !== 'unknown') || form === 'which')
    const apart = each.filter(({ topic, asked }, at) => each.findIndex((other) => other.topic === topic && (topic !== 'included' || other.asked === asked)) === at)
    if (apart.length > 1) return sharing(apart.slice(0, MOST), { parts, shown })
  }
  const whole = readShownQuestion(text, shown, before)
  const question = heldAgainst(inTime(readActQuestion(text, shown, { ...before, known: whole }) ?? whole))
  return question === null || (question.topic === 'unknown' && isAnswer(text)) ? [] : [question]
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
const TO_CATCH = /\b(?:before|by|in time|catch|make|leaves?|back|board)\b.*\b(?:flight|train|ship|boat|cruise|ferry|plane|bus|airport|station)\b|\b(?:flight|train|ship|boat|cruise|ferry|plane|bus|airport|station)\b.*\b(?:by|at|leaves?)\b/

/** 'Ok do that' asks nothing, though it points. */
function isAnswer(text: string): boolean {
  const { act, share } = readAct(text)
  return share >= LIKELY && (act === 'accept' || act === 'thanks')
}

/** 'It' in the second of them is what the first one named. */
function sharing(questions: readonly ShownQuestion[], { parts, shown }: { parts: readonly string[]; shown: Shown }): ShownQuestion[] {
  const named = parts.map((part) => readReferences(part, shown)).find(({ by, codes }) => by === 'named' && codes.length > 0)
  if (named === undefined) return [...questions]
  return questions.map((question) => (readReferences(question.asked, shown).by === 'named' || isOwn(question, named.codes) ? question : { ...question, codes: named.codes }))
}

function isOwn({ codes, form }: ShownQuestion, named: readonly string[]): boolean {
  return form === 'which' || (codes.length === 1 && codes[0] === named[0])
}
