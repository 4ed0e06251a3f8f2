import { describe, expect, it, vi } from 'vitest'
import { fitBars, lastBars } from './bars.ts'
import { scaleOf } from './loudness.ts'
import { encodeWav, toWav } from './wav.ts'

describe('a recording that only this browser reads', () => {
  it('becomes a WAV file of one channel with 16 bits', () => {
    const view = new DataView(encodeWav(Float32Array.of(0, 0.5, -1, 3), 16_000))
    const letters = (at: number, count: number) => String.fromCharCode(...new Uint8Array(view.buffer, at, count))
    expect([letters(0, 4), letters(8, 8), letters(36, 4)]).toEqual(['RIFF', 'WAVEfmt ', 'data'])
    expect(view.getUint32(4, true)).toBe(view.byteLength - 8)
    expect([view.getUint16(20, true), view.getUint16(22, true), view.getUint32(24, true), view.getUint16(34, true)]).toEqual([1, 1, 16_000, 16])
    expect(view.getUint32(40, true)).toBe(8)
    expect([0, 1, 2, 3].map((index) => view.getInt16(44 + index * 2, true))).toEqual([0, 16_384, -32_767, 32_767])
  })

  it('is mixed from its channels', async () => {
    const channels = [Float32Array.of(1, 0.5), Float32Array.of(0, 0.5)]
    const decoded = { numberOfChannels: 2, sampleRate: 16_000, getChannelData: (index: number) => channels[index] }
    vi.stubGlobal('OfflineAudioContext', class { decodeAudioData = async () => decoded })
    const wav = await toWav(new Blob(['sound']))
    vi.unstubAllGlobals()
    expect(wav.type).toBe('audio/wav')
    const view = new DataView(await wav.arrayBuffer())
    expect([view.getInt16(44, true), view.getInt16(46, true)]).toEqual([16_384, 16_384])
  })
})

describe('loudness', () => {
  it('goes from silence to as loud as anybody speaks', () => {
    const tone = (level: number) => Float32Array.from({ length: 2048 }, (_, index) => level * Math.sin(index / 5))
    expect(scaleOf(new Float32Array(2048))).toBe(0)
    expect(scaleOf(tone(0.0005))).toBe(0)
    expect(scaleOf(tone(0.05))).toBeCloseTo(0.52, 1)
    expect(scaleOf(tone(1))).toBe(1)
  })
})

describe('the bars of a recording', () => {
  it('are the last ones while it runs, and all of it afterwards', () => {
    expect(lastBars([1, 2, 3, 4], 2)).toEqual([3, 4])
    expect(fitBars([1, 4, 2, 3], 2)).toEqual([4, 3])
    expect(fitBars([1, 2], 4)).toEqual([1, 1, 2, 2])
    expect(fitBars([], 4)).toEqual([])
  })
})
