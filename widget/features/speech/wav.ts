/** What the server's model hears. */
export const WAV_RATE = 16_000
const HEADER = 44

/** Rewrites a recording that only this browser reads, such as the AAC of an older Safari: WAV, one channel, 16 bits. Rejects when it cannot be read. */
export async function toWav(audio: Blob): Promise<Blob> {
  // Decoding in a context of that rate also resamples to it.
  const decoded = await new OfflineAudioContext(1, 1, WAV_RATE).decodeAudioData(await audio.arrayBuffer())
  const channels = Array.from({ length: decoded.numberOfChannels }, (_, index) => decoded.getChannelData(index))
  return new Blob([encodeWav(mix(channels), decoded.sampleRate)], { type: 'audio/wav' })
}

function mix(channels: Float32Array[]): Float32Array {
  const [first = new Float32Array(), ...others] = channels
  return others.length === 0 ? first : first.map((sample, index) => others.reduce((sum, channel) => sum + (channel[index] ?? 0), sample) / channels.length)
}

/** A WAV file of one channel with 16 bits a sample. */
export function encodeWav(samples: Float32Array, rate: number): ArrayBuffer {
  const bytes = new ArrayBuffer(HEADER + samples.length * 2)
  const view = new DataView(bytes)
  const name = (at: number, letters: string) => [...letters].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)))
  name(0, 'RIFF')
  view.setUint32(4, bytes.byteLength - 8, true)
  name(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  name(36, 'data')
  view.setUint32(40, samples.length * 2, true)
  samples.forEach((sample, index) => view.setInt16(HEADER + index * 2, Math.round(Math.min(1, Math.max(-1, sample)) * 32_767), true))
  return bytes
}
