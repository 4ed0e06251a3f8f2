import { SAMPLE_RATE } from './sample-rate.ts'

/** Zero crossings of the filter on each side. */
const REACH = 16
/** The filter lets through this much of what the lower rate can hold. */
const PASS = 0.95

/**
 * The samples at 16 kHz. A windowed sinc, low-passed below the lower of the two rates. The places between samples repeat, so that each
 * needs its weights once.
 */
export function resample(samples: Float32Array, rate: number): Float32Array {
  if (rate === SAMPLE_RATE) return samples
  const cutoff = Math.min(1, SAMPLE_RATE / rate) * PASS
  const reach = Math.ceil(REACH / cutoff)
  const weights = new Map<number, Float32Array>()
  const resampled = new Float32Array(Math.floor((samples.length * SAMPLE_RATE) / rate))
  for (let index = 0; index < resampled.length; index++) {
    const whole = Math.floor((index * rate) / SAMPLE_RATE)
    const part = (index * rate) % SAMPLE_RATE
    let own = weights.get(part)
    if (own === undefined) weights.set(part, (own = weigh(part / SAMPLE_RATE, reach, cutoff)))
    resampled[index] = sumUp(samples, own, whole - reach + 1)
  }
  return resampled
}

/** Weights of the samples from `reach - 1` before a place to `reach` after it. */
function weigh(place: number, reach: number, cutoff: number): Float32Array {
  return Float32Array.from({ length: 2 * reach }, (_, index) => {
    const distance = index - reach + 1 - place
    const window = Math.abs(distance) > reach ? 0 : 0.5 + 0.5 * Math.cos((Math.PI * distance) / reach)
    const sinc = distance === 0 ? cutoff : Math.sin(Math.PI * cutoff * distance) / (Math.PI * distance)
    return sinc * window
  })
}

function sumUp(samples: Float32Array, weights: Float32Array, start: number): number {
  const from = Math.max(0, -start)
  const to = Math.min(weights.length, samples.length - start)
  let sum = 0
  for (let index = from; index < to; index++) sum += (samples[start + index] ?? 0) * (weights[index] ?? 0)
  return sum
}
