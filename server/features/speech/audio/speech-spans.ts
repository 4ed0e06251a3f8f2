import { SAMPLE_RATE } from './sample-rate.ts'

/** In samples. */
export interface Span {
  start: number
  end: number
}

/** Levels are taken of 20 ms each. */
const FRAME = SAMPLE_RATE / 50
const FRAMES_A_SECOND = 50
/** No quieter sound counts as speech. */
const QUIET_DECIBELS = -55
/** Steady noise varies less than this. */
const LEAST_RANGE_DECIBELS = 8
const FURTHEST_BELOW_LOUD_DECIBELS = 35
/** Frames; shorter bursts are clicks. */
const SHORTEST_SPEECH = 5
/** Frames that are kept on both sides of speech. */
const MARGIN = 10
/** Frames over which it has to be quiet where a long stretch is cut. */
const PAUSE = 10

/** The model loses words of longer pieces, and takes much more memory for them. */
export const LONGEST_SECONDS = 15

/** Where somebody speaks: nowhere, or from the first word to the last, cut at pauses where that is longer than the model hears at once. */
export function findSpeech(samples: Float32Array): Span[] {
  const levels = measureLevels(samples)
  const runs = findLoudRuns(levels)
  const [first, last] = [runs[0], runs.at(-1)]
  if (first === undefined || last === undefined) return []
  const whole = { start: Math.max(0, first.start - MARGIN), end: Math.min(levels.length, last.end + MARGIN) }
  return cut(levels, whole).map(({ start, end }) => ({ start: start * FRAME, end: Math.min(samples.length, end * FRAME) }))
}

/** Decibels of full scale. */
function measureLevels(samples: Float32Array): Float32Array {
  return Float32Array.from({ length: Math.floor(samples.length / FRAME) }, (_, frame) => {
    let energy = 0
    for (let index = frame * FRAME; index < (frame + 1) * FRAME; index++) energy += (samples[index] ?? 0) ** 2
    return 10 * Math.log10(energy / FRAME + 1e-10)
  })
}

function findLoudRuns(levels: Float32Array): Span[] {
  const sorted = levels.toSorted()
  const floor = sorted[Math.floor(sorted.length * 0.1)] ?? -Infinity
  const loud = sorted[Math.floor(sorted.length * 0.95)] ?? -Infinity
  if (!(loud > QUIET_DECIBELS && loud - floor > LEAST_RANGE_DECIBELS)) return []
  const threshold = Math.max(floor + (loud - floor) / 4, loud - FURTHEST_BELOW_LOUD_DECIBELS)
  const runs: Span[] = []
  let start = -1
  for (let frame = 0; frame <= levels.length; frame++) {
    const isLoud = (levels[frame] ?? -Infinity) > threshold
    if (isLoud && start < 0) start = frame
    if (isLoud || start < 0) continue
    if (frame - start >= SHORTEST_SPEECH) runs.push({ start, end: frame })
    start = -1
  }
  return runs
}

/** As few pieces as will do, each cut where it is quietest. */
function cut(levels: Float32Array, { start, end }: Span): Span[] {
  const longest = LONGEST_SECONDS * FRAMES_A_SECOND
  if (end - start <= longest) return [{ start, end }]
  const pieces = Math.ceil((end - start) / longest)
  const earliest = Math.max(start + FRAMES_A_SECOND, end - (pieces - 1) * longest)
  const at = findQuietest(levels, earliest, Math.min(start + longest, end - FRAMES_A_SECOND))
  return [{ start, end: at }, ...cut(levels, { start: at, end })]
}

function findQuietest(levels: Float32Array, from: number, to: number): number {
  let quietest = from
  let least = Infinity
  for (let frame = from; frame <= to; frame++) {
    let sum = 0
    for (let index = frame - PAUSE / 2; index < frame + PAUSE / 2; index++) sum += levels[index] ?? 0
    if (sum < least) [least, quietest] = [sum, frame]
  }
  return quietest
}
