import { describe, expect, it } from 'vitest'
import { preload, PRELOADS_AT_ONCE } from './preload.ts'
import { keepPaused, keepStanding, readPaused, readStanding } from './standing.ts'

const addresses = (count: number) => Array.from({ length: count }, (_, index) => `/clip-${index}`)
const turn = () => new Promise((resolve) => setTimeout(resolve))

/** Loads that end when they are told to. */
function held() {
  const running: { address: string; end: (error?: Error) => void; signal: AbortSignal }[] = []
  const load = (address: string, signal: AbortSignal) => new Promise<void>((resolve, reject) => running.push({ address, signal, end: (error) => (error ? reject(error) : resolve()) }))
  return { running, load }
}

function area() {
  const kept = new Map<string, string>()
  return { kept, get: (key: string) => kept.get(key) ?? null, set: (key: string, value: string) => void kept.set(key, value) }
}

describe('loading beforehand', () => {
  it('has three on their way at once, in order, and never more [9.22]', async () => {
    const { running, load } = held()
    preload(addresses(17), load)
    for (let ended = 0; ended < 17; ended += 1) {
      await turn()
      expect(running.length).toBe(Math.min(17, ended + PRELOADS_AT_ONCE))
      running[ended]?.end()
    }
    expect(PRELOADS_AT_ONCE).toBe(3)
    expect(running.map(({ address }) => address)).toEqual(addresses(17))
  })

  it('goes on after one that does not come', async () => {
    const { running, load } = held()
    preload(addresses(4), load)
    running[0]?.end(new Error('offline'))
    await turn()
    expect(running.length).toBe(4)
  })

  it('asks for nothing more once it is ended, and lets go of what is on its way', async () => {
    const { running, load } = held()
    const stop = preload(addresses(9), load)
    stop()
    expect(running.every(({ signal }) => signal.aborted)).toBe(true)
    for (const { end } of running) end()
    await turn()
    expect(running.length).toBe(3)
  })
})

describe('where a film stands', () => {
  it('is kept by its place, and read again', () => {
    const local = area()
    keepStanding(local, 'chat', { index: 11, time: 4.25 })
    expect([...local.kept.keys()]).toEqual(['meander.videoIndex', 'meander.videoTime'])
    expect(readStanding(local, 'chat', 17)).toEqual({ index: 11, time: 4.3 })
    expect(readStanding(local, 'home', 5)).toBeNull()
  })

  it.each([['', '1'], ['1.5', '1'], ['-1', '1'], ['17', '1'], ['two', '1']])('is not taken from %o', (index, time) => {
    const local = area()
    local.set('meander.videoIndex', index)
    local.set('meander.videoTime', time)
    expect(readStanding(local, 'chat', 17)).toBeNull()
  })

  it.each(['-3', '7', 'soon', ''])('begins the turn anew where its time is %o', (time) => {
    const local = area()
    local.set('meander.videoIndex', '2')
    local.set('meander.videoTime', time)
    expect(readStanding(local, 'chat', 17)).toEqual({ index: 2, time: 0 })
  })

  it('remembers that it was stopped', () => {
    const local = area()
    expect(readPaused(local)).toBe(false)
    keepPaused(local, true)
    expect(readPaused(local)).toBe(true)
  })
})
