import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4Content, LanguageModelV4StreamPart, LanguageModelV4Usage } from '@ai-sdk/provider'
import type { DestinationCatalogue } from '../../destinations/index.ts'
import { attentive } from '../listening/attentive.ts'
import { DEAF } from '../listening/listener.ts'
import type { Listener } from '../listening/listener.ts'
import { createUnderstand } from '../understanding/index.ts'
import { underConditions } from './clauses/conditions.ts'
import { connected } from './clauses/connected.ts'
import { createDecide } from './decide.ts'
import type { Decision } from './decide.ts'
import { answerInParts } from './in-parts/answer-in-parts.ts'
import { changesInEnglish } from './plan-edits/changes-in-english.ts'
import { withSuperlativesNamed } from './plan-edits/superlatives.ts'
import { readPrompt, readSteps } from './read-prompt.ts'
import type { Reading } from './read-prompt.ts'
import { sayFarewellToo } from './words/farewell.ts'
import { capital } from './words/format.ts'
import { sayFeeling } from './words/feelings.ts'
import { sayInEnglish } from './words/in-english.ts'

export interface ConciergeDeps {
  destinations: DestinationCatalogue
  /** Knows what each message does, as that was learned; without one the words alone are read. */
  listener?: Listener
  clock?: () => Date
}

const TEXT_ID = 'answer'

/**
 * The model that is always there: it understands by grammar, asks the same tools that a language model would ask, and
 * writes in whole sentences. The same prompt gives the same answer; it needs no network.
 */
export function createConcierge({ destinations, listener = DEAF, clock = () => new Date() }: ConciergeDeps): LanguageModelV4 {
  const decide = underConditions(createDecide({ destinations, understand: attentive(createUnderstand(destinations), listener) }))
  const decideFor = async (options: LanguageModelV4CallOptions): Promise<Decision> => {
    const prompt = readPrompt(options, clock())
    const read = withThingsNamed(prompt)
    await listener.hear(read.turns)
    const reading = { ...read, clausesOf: listener.clausesOf, clauses: connected(listener.clausesOf(read.turns.at(-read.lastLength) ?? ''), read) }
    const decision = answerInParts(reading, { steps: readSteps(options), tools: toolNames(options), decide })
    return decision.kind === 'say' ? { ...decision, text: [sayInEnglish(prompt), sayFeeling(reading), capital(decision.text), sayFarewellToo(reading)].filter(Boolean).join(' ') } : decision
  }

  return {
    specificationVersion: 'v4',
    provider: 'meander',
    modelId: 'concierge-1',
    supportedUrls: {},
    async doGenerate(options) {
      const decision = await decideFor(options)
      return { content: contentOf(decision), finishReason: finishReasonOf(decision), usage: usageOf(options, decision), warnings: [] }
    },
    async doStream(options) {
      const decision = await decideFor(options)
      return { stream: ReadableStream.from(streamOf(decision, options)) }
    },
  }
}

/** What the last message calls the dearest or the longest of a plan has its name, a change in another language is one in English, and 'cant' is 'can't'. */
function withThingsNamed(reading: Reading): Reading {
  const said = reading.turns.at(-reading.lastLength)
  if (said === undefined) return reading
  const plain = said.replace(/\b(ca|wo|do|does|did|is|are|was|were|has|have|had|could|should|would)nt\b/gi, "$1n't")
  return { ...reading, turns: reading.turns.with(reading.turns.length - reading.lastLength, reading.plan.length === 0 ? plain : withSuperlativesNamed(changesInEnglish(plain), reading)) }
}

function toolNames({ tools = [], toolChoice }: LanguageModelV4CallOptions): string[] {
  return toolChoice?.type === 'none' ? [] : tools.map(({ name }) => name)
}

async function* streamOf(decision: Decision, options: LanguageModelV4CallOptions): AsyncGenerator<LanguageModelV4StreamPart> {
  yield { type: 'stream-start', warnings: [] }
  if (decision.kind === 'call') {
    for (const { toolCallId, toolName, input: given } of decision.calls) {
      const input = JSON.stringify(given)
      yield { type: 'tool-input-start', id: toolCallId, toolName }
      yield { type: 'tool-input-delta', id: toolCallId, delta: input }
      yield { type: 'tool-input-end', id: toolCallId }
      yield { type: 'tool-call', toolCallId, toolName, input }
    }
  } else {
    yield { type: 'text-start', id: TEXT_ID }
    // All of it is known: whoever passes it on cuts it as people read.
    yield { type: 'text-delta', id: TEXT_ID, delta: decision.text }
    options.abortSignal?.throwIfAborted()
    yield { type: 'text-end', id: TEXT_ID, ...(decision.offer === undefined ? {} : { providerMetadata: { concierge: { offer: decision.offer } } }) }
  }
  yield { type: 'finish', finishReason: finishReasonOf(decision), usage: usageOf(options, decision) }
}

function contentOf(decision: Decision): LanguageModelV4Content[] {
  if (decision.kind === 'say') return [{ type: 'text', text: decision.text }]
  return decision.calls.map(({ toolCallId, toolName, input }) => ({ type: 'tool-call', toolCallId, toolName, input: JSON.stringify(input) }))
}

function finishReasonOf(decision: Decision): { unified: 'stop' | 'tool-calls'; raw: undefined } {
  return { unified: decision.kind === 'say' ? 'stop' : 'tool-calls', raw: undefined }
}

/** Words are counted as about four letters to the token, as hosted models do. */
function usageOf({ prompt }: LanguageModelV4CallOptions, decision: Decision): LanguageModelV4Usage {
  const read = Math.ceil(JSON.stringify(prompt).length / 4)
  const written = Math.ceil((decision.kind === 'say' ? decision.text.length : JSON.stringify(decision.calls).length) / 4)
  return {
    inputTokens: { total: read, noCache: read, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: written, text: written, reasoning: 0 },
  }
}
