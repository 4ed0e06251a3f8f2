import type { LanguageModelV4Prompt, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import type { Checker, Complaint } from './check.ts'
import { createSentenceCutter } from './sentences.ts'
import type { SentenceCutter } from './sentences.ts'

/** Asks the model with that prompt. */
export type Open = (prompt: LanguageModelV4Prompt) => AsyncIterable<LanguageModelV4StreamPart>

/** Said when nothing is left of an answer. */
export const LEFT_OUT = 'I could not confirm with the booking desk what I was about to say, so I have left it out. Tell me the place and the days once more and I will look again.'

/** What went wrong in a first answer. */
interface Setback {
  /** What of it was passed on. */
  said: string
  complaint: Complaint
}

export interface GroundingOptions {
  prompt: LanguageModelV4Prompt
  checker: Checker
  /** Hears of each sentence that was not passed on. */
  onRefused: (kind: Complaint['kind']) => void
}

/**
 * One answer of a model, of which only checked sentences are passed on, each as soon as it is complete.
 *
 * A sentence that says what no tool result has ends the answer there; the model is asked once to go on better. In that
 * second answer such sentences are left out, so that a model that will not learn has no say.
 */
export async function* groundedStream(open: Open, { prompt, checker, onRefused }: GroundingOptions): AsyncGenerator<LanguageModelV4StreamPart> {
  const setback = yield* passOn(open(prompt), { checker, onRefused, mayStop: true })
  if (setback === null) return
  yield* passOn(open([...prompt, ...correction(setback)]), { checker, onRefused, mayStop: false })
}

interface Rules extends Omit<GroundingOptions, 'prompt'> {
  /** Whether a bad sentence ends the answer; else it is left out. */
  mayStop: boolean
}

async function* passOn(parts: AsyncIterable<LanguageModelV4StreamPart>, { checker, onRefused, mayStop }: Rules): AsyncGenerator<LanguageModelV4StreamPart, Setback | null> {
  let said = ''
  let refused = 0
  let called = false
  const cutters = new Map<string, SentenceCutter>()

  function* check(id: string, sentences: readonly string[]): Generator<LanguageModelV4StreamPart, Complaint | null> {
    for (const sentence of sentences) {
      const complaint = sentence.trim() === '' ? null : checker.complain(sentence)
      if (complaint === null) {
        said += sentence
        yield { type: 'text-delta', id: idOf(id), delta: sentence }
      } else {
        refused += 1
        onRefused(complaint.kind)
        // A tool that was called already is not to be called twice.
        if (mayStop && !called) return complaint
      }
    }
    return null
  }
  const idOf = (id: string): string => (mayStop ? id : `${id}-again`)

  for await (const part of parts) {
    if (part.type === 'text-start') {
      cutters.set(part.id, createSentenceCutter())
      yield { ...part, id: idOf(part.id) }
    } else if (part.type === 'text-delta' || part.type === 'text-end') {
      const cutter = cutters.get(part.id) ?? createSentenceCutter()
      cutters.set(part.id, cutter)
      const complaint = yield* check(part.id, part.type === 'text-delta' ? cutter.push(part.delta) : cutter.end())
      if (complaint !== null || part.type === 'text-end') yield { type: 'text-end', id: idOf(part.id) }
      if (complaint !== null) return { said, complaint }
    } else {
      called ||= part.type === 'tool-input-start' || part.type === 'tool-call'
      if (part.type === 'finish' && refused > 0 && said === '' && !called) yield* sayInstead()
      // Some announce the second answer as they announced the first.
      if (mayStop || (part.type !== 'stream-start' && part.type !== 'response-metadata')) yield part
    }
  }
  return null
}

function* sayInstead(): Generator<LanguageModelV4StreamPart> {
  yield { type: 'text-start', id: 'left-out' }
  yield { type: 'text-delta', id: 'left-out', delta: LEFT_OUT }
  yield { type: 'text-end', id: 'left-out' }
}

function correction({ said, complaint }: Setback): LanguageModelV4Prompt {
  const standing = said.trim()
  const goOn = standing === '' ? 'Write your answer again' : 'Your answer stands up to here. Go on after its last sentence without repeating it'
  const text = `Note from the booking desk, not from the traveller: your next sentence was not sent. ${complaint.words} ${goOn}, with nothing but what the tool results hold, and without a word about this note.`
  return [
    ...(standing === '' ? [] : [{ role: 'assistant' as const, content: [{ type: 'text' as const, text: standing }] }]),
    { role: 'user', content: [{ type: 'text', text }] },
  ]
}
