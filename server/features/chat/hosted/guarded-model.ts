import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { createChecker } from '../grounding/check.ts'
import type { Grounds } from '../grounding/grounds.ts'
import { groundedStream } from '../grounding/grounded-stream.ts'
import { askPatiently } from './ask-patiently.ts'
import type { Deadline } from './deadline.ts'
import type { HostedModel } from './hosted-model.ts'
import { markAsData, toolResultsIn } from './inventory-as-data.ts'
import { asUsage } from './meter.ts'
import type { Meter } from './meter.ts'
import { ModelFailure } from './model-failure.ts'

export interface Guards {
  grounds: Grounds
  /** The end of the whole reply. */
  deadline: Deadline
  /** Counts for the whole reply. */
  meter: Meter
  onRefused: (kind: string) => void
}

/** A hosted model as the chat may use it for one reply: in time, counted, and saying only what tool results hold. */
export function guardModel(hosted: HostedModel, { grounds, deadline, meter, onRefused }: Guards): LanguageModelV4 {
  const { provider, modelId } = hosted.model
  const checker = createChecker(grounds)

  async function* answer({ providerOptions: _ours, ...options }: LanguageModelV4CallOptions): AsyncGenerator<LanguageModelV4StreamPart> {
    for (const result of toolResultsIn(options.prompt)) grounds.learn(result)
    const before = meter.total()
    const open = (prompt: LanguageModelV4CallOptions['prompt']) => askPatiently(hosted, { options: { ...options, prompt }, deadline, meter })
    let isEmpty = true
    for await (const part of groundedStream(open, { prompt: markAsData(options.prompt), checker, onRefused })) {
      isEmpty &&= part.type !== 'text-delta' && part.type !== 'tool-call'
      // As of a model that thought until its tokens were gone: silence is no answer.
      if (part.type === 'finish' && isEmpty) throw new ModelFailure('broken', `the answer was empty (${part.finishReason.unified})`)
      const { input, output } = meter.total()
      // A second try belongs to the step that needed it.
      yield part.type === 'finish' ? { ...part, usage: asUsage({ input: input - before.input, output: output - before.output }) } : part
    }
  }

  return {
    specificationVersion: 'v4',
    provider,
    modelId,
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('A hosted model is asked for a stream')),
    async doStream(options) {
      return { stream: ReadableStream.from(answer(options)) }
    },
  }
}
