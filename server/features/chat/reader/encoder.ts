import { readFile } from 'node:fs/promises'
import * as ort from 'onnxruntime-web'
import { mean } from './arithmetic.ts'
import type { Pieces } from './pieces.ts'

/** Numbers that the encoder says of each piece. */
const WIDTH = 768

/** Features of the message's begin, then of each token that found room. */
export type Encoder = (pieces: Pieces) => Promise<Float32Array[]>

/** Takes some 450 MB, and a second on an idle machine. */
export async function openEncoder(): Promise<Encoder> {
  ort.env.wasm.numThreads = 1
  const file = await readFile(new URL('./data/encoder.onnx', import.meta.url))
  const session = await ort.InferenceSession.create(file, { intraOpNumThreads: 1, interOpNumThreads: 1, logSeverityLevel: 3 })
  return async ({ numbers, places }) => {
    const given = new ort.Tensor('int64', BigInt64Array.from(numbers, BigInt), [1, numbers.length])
    const { features } = await session.run({ pieces: given })
    if (!(features?.data instanceof Float32Array)) throw new Error('The encoder said nothing.')
    const rows = Array.from({ length: numbers.length }, (_, at) => (features.data as Float32Array).slice(at * WIDTH, (at + 1) * WIDTH))
    return [...rows.slice(0, 1), ...places.map(({ start, end }) => mean(rows.slice(start, end)))]
  }
}
