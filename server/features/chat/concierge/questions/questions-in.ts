import { readReferences } from '../references/read-references.ts'
import type { Shown } from '../references/shown.ts'
import { readActQuestion } from './act-question.ts'
import { readShownQuestion } from './shown-question.ts'
import type { Before, ShownQuestion } from './shown-question.ts'

const ASKING = String.raw`(?:is|are|was|do|does|did|can|could|will|would|may|should|what|which|where|when|how|who)`
/** Between two questions: a question mark, or 'and' before a word that asks. */
const BETWEEN = new RegExp(String.raw`\?\s*(?:and |also |or )?|[,;]?\s+(?:and(?: also)?|also|plus)\s+(?=${ASKING}\b)|[,;]\s+(?=${ASKING}\b)`, 'i')
/** More would be an interrogation. */
const MOST = 3

/** The questions about what was shown that one message asks, one for most messages. Empty where it asks none. */
export function readShownQuestions(text: string, shown: Shown, before: Before): ShownQuestion[] {
  const parts = text.split(BETWEEN).map((part) => part.trim()).filter((part) => part !== '')
  if (parts.length > 1) {
    const each = parts.flatMap((part) => readShownQuestion(`${part}?`, shown, before) ?? []).filter(({ form, topic }) => (form === 'each' && topic !== 'description' && topic !== 'unknown') || form === 'which')
    const apart = each.filter(({ topic, asked }, at) => each.findIndex((other) => other.topic === topic && (topic !== 'included' || other.asked === asked)) === at)
    if (apart.length > 1) return sharing(apart.slice(0, MOST), { parts, shown })
  }
  const whole = readShownQuestion(text, shown, before)
  const question = readActQuestion(text, shown, { ...before, known: whole }) ?? whole
  return question === null ? [] : [question]
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
