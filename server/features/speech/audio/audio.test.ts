import { describe, expect, it } from 'vitest'
import { mix } from './join.ts'
import { resample } from './resample.ts'
import { SAMPLE_RATE } from './sample-rate.ts'
import { findSpeech, LONGEST_SECONDS } from './speech-spans.ts'

function tone(hertz: number, seconds: number, { rate = SAMPLE_RATE, loudness = 0.5 } = {}): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * rate) }, (_, index) => loudness * Math.sin((2 * Math.PI * hertz * index) / rate))
}

/** Bursts of a tone with pauses, as words have them. */
function talk(seconds: number, loudness = 0.5): Float32Array {
  return tone(300, seconds, { loudness }).map((sample, index) => (index % SAMPLE_RATE < 0.7 * SAMPLE_RATE ? sample : 0))
}

/** The same each time. */
function noise(seconds: number, loudness: number): Float32Array {
  let state = 1
  return Float32Array.from({ length: seconds * SAMPLE_RATE }, () => {
    state = (state * 16_807) % 2_147_483_647
    return loudness * (state / 1_073_741_823.5 - 1)
  })
}

function loudestWithin(samples: Float32Array): number {
  return samples.slice(200, -200).reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0)
}

describe('samples of another rate', () => {
  it.each([8000, 22_050, 44_100, 48_000, 44_099])('of %i Hz keep what can be heard', (rate) => {
    const resampled = resample(tone(440, 1, { rate }), rate)
    const wanted = tone(440, 1)
    expect(Math.abs(resampled.length - wanted.length)).toBeLessThanOrEqual(1)
    const difference = resampled.slice(200, 15_000).map((sample, index) => sample - (wanted[index + 200] ?? 0))
    expect(loudestWithin(difference)).toBeLessThan(0.01)
  })

  it('lose what 16 kHz cannot hold, and do not fold it back', () => {
    expect(loudestWithin(resample(tone(12_000, 1, { rate: 48_000 }), 48_000))).toBeLessThan(0.01)
  })
})

it('mixes two channels into one', () => {
  expect([...mix([Float32Array.of(1, 0.5), Float32Array.of(0, -0.5)])]).toEqual([0.5, 0])
})

describe('speech', () => {
  it.each([
    ['nothing', new Float32Array(0)],
    ['10 ms', tone(300, 0.01)],
    ['silence', new Float32Array(3 * SAMPLE_RATE)],
    ['a hum', tone(50, 3)],
    ['steady noise', noise(3, 0.3)],
    ['what is far too quiet', talk(3, 0.001)],
    ['a click', Float32Array.from({ length: 3 * SAMPLE_RATE }, (_, index) => (index >= 8000 && index < 8400 ? 0.9 : 0))],
  ])('is not in %s', (_, samples) => {
    expect(findSpeech(samples)).toEqual([])
  })

  it('is found with a little around it', () => {
    const samples = new Float32Array(6 * SAMPLE_RATE)
    samples.set(talk(2), 2 * SAMPLE_RATE)
    const [span, ...others] = findSpeech(samples)
    expect(others).toEqual([])
    expect((span?.start ?? 0) / SAMPLE_RATE).toBeCloseTo(1.8, 1)
    expect((span?.end ?? 0) / SAMPLE_RATE).toBeCloseTo(3.9, 1)
  })

  it('is cut at pauses where it is long, and nothing of it is lost', () => {
    const spans = findSpeech(talk(40))
    expect(spans.length).toBeGreaterThanOrEqual(3)
    for (const [index, { start, end }] of spans.entries()) {
      expect(end - start).toBeLessThanOrEqual(LONGEST_SECONDS * SAMPLE_RATE)
      if (index === 0) continue
      expect(start).toBe(spans[index - 1]?.end)
      expect((start / SAMPLE_RATE) % 1).toBeGreaterThanOrEqual(0.7)
    }
  })
})
