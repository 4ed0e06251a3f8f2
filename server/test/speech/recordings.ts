import { readFileSync } from 'node:fs'
import { ALL_FORMATS, BufferSource, BufferTarget, EncodedAudioPacketSource, EncodedPacketSink, Input, Mp4OutputFormat, Output, WebMOutputFormat } from 'mediabunny'
import type { OutputFormat } from 'mediabunny'
import { writeWav } from '../../features/speech/audio/write-wav.ts'

/** What the recordings hold: a volunteer of LibriVox reading, three seconds. */
export const SAID = 'he was not an ill disposed young man'

/** As a browser records it. */
export const WEBM = readFileSync(new URL('no-ill-disposed-young-man.webm', import.meta.url))
/** At 8 kHz, as over a telephone. */
export const WAV = readFileSync(new URL('no-ill-disposed-young-man.wav', import.meta.url))

/** The same packets in an mp4, as Safari records them. */
export function readMp4(): Promise<Uint8Array> {
  return rewrap(new Mp4OutputFormat())
}

/** The same as it is written while somebody speaks, when nobody knows yet how long it will be. */
export function readLiveWebm(): Promise<Uint8Array> {
  return rewrap(new WebMOutputFormat({ appendOnly: true, minimumClusterDuration: 0.25 }))
}

async function rewrap(format: OutputFormat): Promise<Uint8Array> {
  const track = await new Input({ source: new BufferSource(WEBM), formats: ALL_FORMATS }).getPrimaryAudioTrack()
  const decoderConfig = await track?.getDecoderConfig()
  if (!track || !decoderConfig) throw new Error('the recording has no audio')
  const target = new BufferTarget()
  const output = new Output({ format, target })
  const source = new EncodedAudioPacketSource('opus')
  output.addAudioTrack(source)
  await output.start()
  for await (const packet of new EncodedPacketSink(track).packets()) await source.add(packet, { decoderConfig })
  await output.finalize()
  return new Uint8Array(target.buffer ?? new ArrayBuffer(0))
}

/** A file in which nobody speaks. */
export function writeSilence(seconds: number, rate = 16_000): Uint8Array {
  return writeWav(new Float32Array(seconds * rate), rate)
}

/** How many words of the truth were left out, put in or taken for others. */
export function countWordErrors(heard: string, said = SAID): number {
  const truth = wordsOf(said)
  const given = wordsOf(heard)
  let row = Array.from({ length: given.length + 1 }, (_, index) => index)
  for (const [place, word] of truth.entries()) {
    const next = [place + 1]
    for (const [index, other] of given.entries()) {
      const swapped = (row[index] ?? 0) + (word === other ? 0 : 1)
      next.push(Math.min(swapped, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z']+/g) ?? []
}
