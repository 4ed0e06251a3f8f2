import type { Answer } from './compare.ts'
import { addAnswer, emptyScore } from './score.ts'
import type { Score } from './score.ts'
import type { Utterance } from './read-labelled.ts'

export interface Question {
  readonly text: string
  readonly context: readonly string[]
  readonly referenceDate: string
  readonly locale?: string
}

export type Understand = (question: Question) => unknown

const asRecord = (value: unknown): Answer => (typeof value === 'object' && value !== null ? { ...value } : {})

async function ask(understand: Understand, utterance: Utterance): Promise<Answer | null> {
  const { text, context, referenceDate, locale } = utterance
  try {
    return asRecord(await understand({ text, context: [...context], referenceDate, ...(locale === undefined ? {} : { locale }) }))
  } catch {
    return null
  }
}

/** Asks every utterance once and in order; `times` are milliseconds of processor time, by utterance: a busy machine makes them no longer. */
export async function measure(understand: Understand, utterances: readonly Utterance[]): Promise<{ score: Score; times: number[] }> {
  const times: number[] = []
  let score = emptyScore()
  for (const utterance of utterances) {
    const started = process.cpuUsage()
    const answer = await ask(understand, utterance)
    const { user, system } = process.cpuUsage(started)
    times.push((user + system) / 1000)
    score = addAnswer(score, utterance, answer)
  }
  return { score, times }
}
