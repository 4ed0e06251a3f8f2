import { AudioSampleSink, BufferSource, EncodedPacketSink, Input, MATROSKA, MP4, OGG, WAVE, WEBM } from 'mediabunny'
import type { InputAudioTrack } from 'mediabunny'
import { OpusDecoder } from 'opus-decoder'
import { MAX_SECONDS, TranscriptionError } from '../transcriber.ts'
import { join, mix } from './join.ts'
import { resample } from './resample.ts'
import { SAMPLE_RATE } from './sample-rate.ts'

/** A recorder that is stopped after two minutes stops a moment later. */
const GRACE = 1
const RATES = { least: 4000, most: 384_000 }

/** The audio of a recorded file at 16 kHz on one channel. Whatever is wrong with the file is told as a `TranscriptionError`. */
export async function decodeRecording(bytes: Uint8Array): Promise<Float32Array> {
  try {
    const samples = await decode(bytes)
    if (samples.length === 0) throw unsupported('there is no sound in it')
    return samples
  } catch (error) {
    // What the libraries say of a broken file may repeat parts of it.
    throw error instanceof TranscriptionError ? error : unsupported('it cannot be read')
  }
}

async function decode(bytes: Uint8Array): Promise<Float32Array> {
  const input = new Input({ source: new BufferSource(bytes), formats: [WEBM, MATROSKA, MP4, OGG, WAVE] })
  const track = await input.getPrimaryAudioTrack()
  if (track === null) throw unsupported('it has no audio track')
  if (track.numberOfChannels > 2) throw unsupported('it has more than two channels')
  if (track.codec === 'opus') return join(await collect(opusPieces(track), SAMPLE_RATE))
  const { sampleRate } = track
  if (!track.codec?.startsWith('pcm-') || sampleRate < RATES.least || sampleRate > RATES.most) throw unsupported('its codec is none of ours')
  return resample(join(await collect(pcmPieces(track), sampleRate)), sampleRate)
}

/** What a file says of its length is not believed; what comes out of it is counted. */
async function collect(pieces: AsyncIterable<Float32Array>, rate: number): Promise<Float32Array[]> {
  const collected: Float32Array[] = []
  let length = 0
  for await (const piece of pieces) {
    length += piece.length
    if (length > (MAX_SECONDS + GRACE) * rate) throw new TranscriptionError('too-long', 'The recording is too long.')
    collected.push(piece)
  }
  return collected
}

async function* opusPieces(track: InputAudioTrack): AsyncGenerator<Float32Array> {
  const decoder = new OpusDecoder({ channels: track.numberOfChannels, sampleRate: SAMPLE_RATE })
  await decoder.ready
  try {
    for await (const packet of new EncodedPacketSink(track).packets()) yield mix(decoder.decodeFrame(packet.data).channelData)
  } finally {
    decoder.free()
  }
}

async function* pcmPieces(track: InputAudioTrack): AsyncGenerator<Float32Array> {
  for await (const sample of new AudioSampleSink(track).samples()) {
    const channels = Array.from({ length: sample.numberOfChannels }, (_, planeIndex) => {
      const plane = new Float32Array(sample.numberOfFrames)
      sample.copyTo(plane, { planeIndex, format: 'f32-planar' })
      return plane
    })
    sample.close()
    yield mix(channels)
  }
}

function unsupported(why: string): TranscriptionError {
  return new TranscriptionError('unsupported', `The recording is not supported: ${why}.`)
}
