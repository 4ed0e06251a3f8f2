import { topicOf } from '../../item-talk/topics.ts'
import type { SummarizedActivity } from '../../tools/found-summary.ts'
import { sightWords } from '../sights.ts'
import type { ShownQuestion } from './shown-question.ts'

/** 'Does the Sagrada Familia one run on Sundays', before anything was shown. */
const ASKS_OF_NAMED = /\b(?:is|are|does|do|can|will|what time (?:is|does)|when (?:is|does)|how (?:long|much) (?:is|does)|how long does)\s+(?:the\s+)?\p{Lu}[\p{L}'’-]+/u

/** A question about one thing by its name, whose card is among what was found; null for anything else. */
export function readQuestionOfNamed(text: string, found: readonly SummarizedActivity[], place: string): ShownQuestion | null {
  const lower = text.toLowerCase().replaceAll('’', "'")
  const topic = topicOf(lower)
  if (topic === null || topic === 'description' || !ASKS_OF_NAMED.test(text)) return null
  const words = sightWords(text).filter((word) => /^\p{Lu}/u.test(word) && word.toLowerCase() !== place.toLowerCase()).map(folded)
  const one = found.find(({ title }) => { const own = new Set(folded(title).split(/[^\p{L}\p{N}]+/u)); return words.length > 0 && words.every((word) => own.has(word)) })
  return one === undefined ? null : { codes: [one.productCode], topic, form: 'each', asked: lower, language: null }
}

/** Whether a message may be such a question, before anything was found. */
export function mayAskOfNamed(text: string): boolean {
  const topic = topicOf(text.toLowerCase())
  return topic !== null && topic !== 'description' && ASKS_OF_NAMED.test(text) && sightWords(text).some((word) => /^\p{Lu}/u.test(word))
}

function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}
