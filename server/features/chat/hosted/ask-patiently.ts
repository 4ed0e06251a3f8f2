import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { startDeadline } from './deadline.ts'
import type { Deadline } from './deadline.ts'
import type { HostedModel } from './hosted-model.ts'
import type { Meter, Reading } from './meter.ts'
import { ModelFailure, toModelFailure } from './model-failure.ts'

/** Tries after the first. */
const TRIES_AGAIN = 2
/** Before a second try, where the provider does not say how long. Milliseconds, doubled each time. */
const PAUSE = 500

export interface Asking {
  options: LanguageModelV4CallOptions
  /** The end of the whole reply. */
  deadline: Deadline
  meter: Meter
}

/**
 * Asks a hosted model, no longer than is reasonable. A passing refusal is tried again, but only before the first part:
 * what the traveller has read is not taken back. Ends with a `ModelFailure`, or the caller's own abort, or well.
 */
export async function* askPatiently(hosted: HostedModel, { options, deadline, meter }: Asking): AsyncGenerator<LanguageModelV4StreamPart> {
  const silence = startDeadline(hosted.wait, hosted.firstToken, 'silent')
  const limits: Promise<never>[] = [silence.over, deadline.over]
  const signal = options.abortSignal ?? new AbortController().signal
  try {
    for (let tries = 0; ; tries += 1) {
      let begun = false
      try {
        for await (const part of askOnce(hosted, { options, limits, meter })) {
          if (!begun && !isPreface(part)) {
            begun = true
            silence.stop()
          }
          if (begun || tries === 0) yield part
        }
        return
      } catch (error) {
        signal.throwIfAborted()
        const failure = toModelFailure(error, { ...hosted, begun })
        const pause = failure.retryAfter ?? PAUSE * 2 ** tries
        if (begun || !failure.isPassing || tries === TRIES_AGAIN || pause >= hosted.firstToken) throw failure
        await Promise.race([hosted.wait(pause, signal), ...limits])
      }
    }
  } finally {
    silence.stop()
  }
}

/** Nothing of an answer yet. */
function isPreface({ type }: LanguageModelV4StreamPart): boolean {
  return type === 'stream-start' || type === 'response-metadata' || type === 'raw' || type === 'ping'
}

interface Try extends Omit<Asking, 'deadline'> {
  limits: readonly Promise<never>[]
}

async function* askOnce(hosted: HostedModel, { options, limits, meter }: Try): AsyncGenerator<LanguageModelV4StreamPart> {
  const { model, tokensPerReply } = hosted
  const given = new AbortController()
  const abortSignal = options.abortSignal === undefined ? given.signal : AbortSignal.any([options.abortSignal, given.signal])
  let reading: Reading | undefined
  try {
    const { stream } = await Promise.race([model.doStream({ ...options, maxOutputTokens: options.maxOutputTokens ?? tokensPerReply, abortSignal }), ...limits])
    const reader = stream.getReader()
    for (;;) {
      const { done, value } = await (reading === undefined ? Promise.race([reader.read(), ...limits]) : readOn(hosted, reader, limits))
      if (done) return
      if (value.type === 'error') throw value.error
      if (!isPreface(value)) reading ??= meter.begin(options.prompt)
      if ('delta' in value) reading?.wrote(value.delta.length)
      if (value.type === 'finish') {
        reading?.used(value.usage)
        refuseHalf(value.finishReason)
      }
      yield value
    }
  } finally {
    // Also when the reader had enough: the provider is to stop writing, and charging.
    given.abort()
  }
}

/** The next part of an answer that has begun; who is silent in its middle as long as before a first word has broken off. */
async function readOn<Part>({ wait, firstToken }: HostedModel, reader: ReadableStreamDefaultReader<Part>, limits: Try['limits']): ReturnType<ReadableStreamDefaultReader<Part>['read']> {
  const silence = startDeadline(wait, firstToken, 'broken')
  try {
    return await Promise.race([reader.read(), silence.over, ...limits])
  } finally {
    silence.stop()
  }
}

/** Some providers close a stream that was cut off as if it had ended. */
function refuseHalf({ unified, raw }: { unified: string; raw: string | undefined }): void {
  if (unified === 'interrupted' || unified === 'error' || (unified === 'other' && raw === undefined)) {
    throw new ModelFailure('broken', `the stream ended without a reason to end (${raw ?? unified})`)
  }
}
