/** What is quieter is nothing, in dBFS. */
const FLOOR_DB = -55
/** From the floor to the loudest that anybody speaks. */
const RANGE_DB = 50

export interface Loudness {
  /** From 0, silence, to 1. */
  read(): number
  stop(): void
}

/** Follows how loud a microphone is. Null where the browser has no such thing, or does not let it run. */
export function createLoudness(stream: MediaStream): Loudness | null {
  if (typeof AudioContext !== 'function') return null
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 2048
  context.createMediaStreamSource(stream).connect(analyser)
  // A browser may have it wait for a press: the one on 'Record' was it.
  void context.resume().catch(() => {})
  const samples = new Float32Array(analyser.fftSize)
  return {
    read() {
      analyser.getFloatTimeDomainData(samples)
      return scaleOf(samples)
    },
    stop: () => void context.close().catch(() => {}),
  }
}

/** The level of some samples on a scale as people hear it. */
export function scaleOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
  if (power === 0) return 0
  return Math.min(1, Math.max(0, (10 * Math.log10(power) - FLOOR_DB) / RANGE_DB))
}
