import { createOpenAI } from '@ai-sdk/openai'
import { APICallError, NoTranscriptGeneratedError, transcribe } from 'ai'
import type { HostedSpeechConfig } from '../../../../config/index.ts'
import { writeWav } from '../../audio/write-wav.ts'
import { createListener, WAITING } from '../../listener/listener.ts'
import type { ListenerOptions } from '../../listener/listener.ts'
import { createOneAtATime } from '../../listener/one-at-a-time.ts'
import { TranscriptionError } from '../../transcriber.ts'
import type { Transcriber } from '../../transcriber.ts'

/** The longest that any of our pages waits. Milliseconds. */
const PATIENCE = 30_000

/** The text alone: not every service knows how to tell when each word was said. Languages with a code of three letters are not known to any. */
const asked = (language: string | null) => ({ openai: { responseFormat: 'json', ...(language?.length === 2 && { language }) } })

/**
 * A service that speaks OpenAI's `audio/transcriptions`. It is sent WAV, which each of them reads, and only what was found here to hold
 * speech of no more than two minutes: it may ask money for every second, and some make up words for silence. One recording after the
 * other, as where it is listened to here, and few in line: a service on this machine has no more processors than that.
 */
export function createHostedTranscriber({ baseUrl, key, model }: HostedSpeechConfig, options: ListenerOptions & { wait?: number } = {}): Transcriber {
  const listener = createListener(options)
  const oneAtATime = createOneAtATime(options.waiting ?? WAITING)
  // The package asks for a key; a service on this machine does not look at it.
  const service = createOpenAI({ baseURL: baseUrl, apiKey: key ?? 'none' }).transcription(model)
  async function write(audio: Uint8Array, signal: AbortSignal, language: string | null): Promise<string> {
    const late = AbortSignal.timeout(options.wait ?? PATIENCE)
    try {
      const { text } = await transcribe({ model: service, audio, providerOptions: asked(language), maxRetries: 0, abortSignal: AbortSignal.any([signal, late]) })
      return text.trim()
    } catch (error) {
      signal.throwIfAborted()
      if (NoTranscriptGeneratedError.isInstance(error)) return ''
      throw failureOf(error, late)
    }
  }
  return {
    transcribe: (recording, signal, language) =>
      oneAtATime(async () => {
        const { samples } = await listener.hear('samples', recording, signal)
        return samples.length === 0 ? '' : write(writeWav(samples), signal, language)
      }, signal),
    close: listener.close,
  }
}

/** Kept to a status or a word: what a service says of an error may repeat the key, or what was spoken. */
function failureOf(error: unknown, late: AbortSignal): TranscriptionError {
  if (late.aborted) return new TranscriptionError('unavailable', 'The transcription service did not answer in time.')
  if (!APICallError.isInstance(error)) return new TranscriptionError('unavailable', 'The transcription service cannot be reached.')
  const { statusCode } = error
  if (statusCode === undefined) return new TranscriptionError('unavailable', 'The transcription service cannot be reached.')
  if (statusCode === 200) return new TranscriptionError('unavailable', 'The transcription service answers something else than a transcription.')
  const failure = statusCode === 429 ? 'busy' : 'unavailable'
  return new TranscriptionError(failure, `The transcription service answers with status ${statusCode}.`)
}
