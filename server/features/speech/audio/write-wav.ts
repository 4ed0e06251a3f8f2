import { SAMPLE_RATE } from './sample-rate.ts'

const HEADER = 44
const PCM = 1

/** A WAV file of the samples: 16 bits, one channel, 16 kHz unless another rate is named. */
export function writeWav(samples: Float32Array, rate = SAMPLE_RATE): Uint8Array {
  const bytes = Buffer.alloc(HEADER + samples.length * 2)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WAVEfmt ', 8, 'latin1')
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(PCM, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(rate, 24)
  bytes.writeUInt32LE(rate * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36, 'latin1')
  bytes.writeUInt32LE(samples.length * 2, 40)
  samples.forEach((sample, index) => bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), HEADER + index * 2))
  return bytes
}
