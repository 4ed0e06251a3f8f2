import { setImmediate as othersTurn } from 'node:timers/promises'
import llamaTokenizer from 'llama-tokenizer-js'
import * as ort from 'onnxruntime-web'
import { SAMPLE_RATE } from '../audio/sample-rate.ts'
import { findSpeech } from '../audio/speech-spans.ts'
import { isLoop } from './is-loop.ts'
import type { ModelFiles } from './model-files.ts'

/** The shape of Moonshine tiny. */
const LAYERS = 6
const HEADS = 8
const HEAD_SIZE = 36

/** Tokens that are no words. */
const START = 1
const END = 2
const FIRST_WORD = 3
/** From here on stand marks that the tokenizer does not know. */
const AFTER_WORDS = 32_000

/** Speech never takes more; a longer answer is a loop. */
const TOKENS_A_SECOND = 6.5
/** Silence after the last word, which is heard better so. */
const TAIL = SAMPLE_RATE / 2

type Feeds = Record<string, ort.Tensor>

/** English speech to text. */
export interface Moonshine {
  /** What is said in samples at 16 kHz; '' where nobody speaks. Rejects with the signal's reason within a few words of its being aborted. */
  transcribe(samples: Float32Array, signal: AbortSignal): Promise<string>
}

/** Takes a second or two, and some 400 MB until the process ends. */
export async function loadMoonshine(files: ModelFiles): Promise<Moonshine> {
  ort.env.wasm.numThreads = 1
  const options: ort.InferenceSession.SessionOptions = { intraOpNumThreads: 1, interOpNumThreads: 1, logSeverityLevel: 3 }
  const encoder = await ort.InferenceSession.create(files.encoder, options)
  const decoder = await ort.InferenceSession.create(files.decoder, options)

  async function hear(samples: Float32Array, signal: AbortSignal): Promise<string> {
    const padded = new Float32Array(samples.length + TAIL)
    padded.set(samples)
    const encoded = await encoder.run({ input_values: new ort.Tensor('float32', padded, [1, padded.length]) })
    const limit = Math.ceil((padded.length / SAMPLE_RATE) * TOKENS_A_SECOND)
    return spell(await write(decoder, member(encoded, 'last_hidden_state'), { limit, signal }))
  }

  return {
    async transcribe(samples, signal) {
      const texts: string[] = []
      for (const { start, end } of findSpeech(samples)) texts.push(await hear(samples.subarray(start, end), signal))
      return texts.filter(Boolean).join(' ')
    },
  }
}

/** The tokens of one stretch of speech: the likeliest, one after the other. */
async function write(decoder: ort.InferenceSession, heard: ort.Tensor, { limit, signal }: { limit: number; signal: AbortSignal }): Promise<number[]> {
  const tokens: number[] = []
  const cache = emptyCache()
  let previous = START
  while (tokens.length < limit && !isLoop(tokens)) {
    // A run never waits for anything, so that nothing else would be heard of in between.
    await othersTurn()
    signal.throwIfAborted()
    const isFirst = tokens.length === 0
    const output = await decoder.run({
      ...cache,
      input_ids: new ort.Tensor('int64', BigInt64Array.of(BigInt(previous)), [1, 1]),
      encoder_hidden_states: heard,
      use_cache_branch: new ort.Tensor('bool', Uint8Array.of(isFirst ? 0 : 1), [1]),
    })
    previous = likeliest(member(output, 'logits'))
    if (previous === END) break
    tokens.push(previous)
    keepCache(cache, output, isFirst)
  }
  return tokens
}

function emptyCache(): Feeds {
  return Object.fromEntries(cacheNames().map((name) => [`past_key_values.${name}`, new ort.Tensor('float32', new Float32Array(0), [1, HEADS, 0, HEAD_SIZE])]))
}

/** What the decoder keeps of the encoder it works out on its first step, and gives back empty on the others. */
function keepCache(cache: Feeds, output: ort.InferenceSession.ReturnType, isFirst: boolean): void {
  for (const name of cacheNames()) {
    if (isFirst || name.includes('decoder')) cache[`past_key_values.${name}`] = member(output, `present.${name}`)
  }
}

function cacheNames(): string[] {
  const halves = ['decoder.key', 'decoder.value', 'encoder.key', 'encoder.value']
  return Array.from({ length: LAYERS }, (_, layer) => halves.map((half) => `${layer}.${half}`)).flat()
}

function member(output: ort.InferenceSession.ReturnType, name: string): ort.Tensor {
  const found = output[name]
  if (found instanceof ort.Tensor) return found
  throw new Error(`the model gives no ${name}`)
}

function likeliest({ data }: ort.Tensor): number {
  if (!(data instanceof Float32Array)) throw new Error('the model gives no numbers')
  return data.reduce((best, value, index) => (value > (data[best] ?? -Infinity) ? index : best), 0)
}

function spell(tokens: readonly number[]): string {
  const words = tokens.filter((token) => token >= FIRST_WORD && token < AFTER_WORDS)
  return words.length === 0 ? '' : llamaTokenizer.decode(words, false, true).trim()
}
