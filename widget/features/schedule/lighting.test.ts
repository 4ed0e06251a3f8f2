import { atom } from 'nanostores'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLighting, FIRST_LIT } from './lighting.ts'
import { createTurns, EASY_MS, LONG_MS } from './turns.ts'

/** Neither an easy nor a long one. */
const FRAME_MS = (EASY_MS + LONG_MS) / 2
beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Days of so many starts; a frame in which some are lit takes so long (ms). */
function open(sizes: number[], frameTakes: number) {
  const [$ready, $sizes] = [atom(false), atom<readonly number[]>(sizes)]
  const lighting = createLighting({ $ready, $sizes, turns: createTurns() })
  const days = sizes.map((_, place) => lighting.litOn(place))
  const lit = () => days.map(($lit) => $lit.get())
  for (const $lit of [...days, lighting.$allLit]) $lit.listen(() => {})
  /** What is told once a frame has been seen is drawn in the next one. */
  const nextFrame = () => {
    vi.advanceTimersToNextFrame()
    const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + frameTakes)
    vi.advanceTimersByTime(1)
    now.mockRestore()
  }
  return { $ready, $sizes, lighting, lit, nextFrame }
}

describe('the starts of what is carried', () => {
  it('are lit a few a frame, over the days, and none in the frame of the lift', () => {
    const { $ready, lighting, lit, nextFrame } = open([7, 1, 4], FRAME_MS)
    $ready.set(true)
    expect(lit()).toEqual([0, 0, 0])
    const seen = ['lift', 'first', 'second', 'third'].map(() => {
      nextFrame()
      return lit()
    })
    expect(FIRST_LIT).toBe(4)
    expect(seen).toEqual([[4, 0, 0], [7, 1, 0], [7, 1, 4], [7, 1, 4]])
    expect([lighting.$allLit.get(), vi.getTimerCount()]).toEqual([true, 0])
  })

  it('are lit twice as many at once for as long as that leaves a frame room', () => {
    const { $ready, lit, nextFrame } = open([100], EASY_MS - 1)
    $ready.set(true)
    const seen = ['lift', 'first', 'second', 'third', 'fourth'].flatMap(() => {
      nextFrame()
      return lit()
    })
    expect(seen).toEqual([4, 12, 28, 60, 100])
  })

  it('leave every other frame as it is where frames are long', () => {
    const { $ready, lit, nextFrame } = open([9], LONG_MS + 1)
    $ready.set(true)
    const seen = ['lift', 'first', 'second', 'third', 'fourth', 'fifth'].flatMap(() => {
      nextFrame()
      return lit()
    })
    expect(seen).toEqual([0, 4, 4, 8, 8, 9])
  })

  it('go out as they came, the last first, none in the frame of the drop', () => {
    const { $ready, lighting, lit, nextFrame } = open([6, 6], FRAME_MS)
    $ready.set(true)
    for (const _ of ['lift', 'first', 'second']) nextFrame()
    expect([lit(), lighting.$allLit.get()]).toEqual([[6, 6], true])
    $ready.set(false)
    expect(lighting.$allLit.get()).toBe(false)
    expect(lit()).toEqual([6, 6])
    const seen = ['drop', 'first', 'second', 'third'].map(() => {
      nextFrame()
      return lit()
    })
    expect(seen).toEqual([[6, 2], [4, 0], [0, 0], [0, 0]])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('begin anew while they go out, and end with the page', () => {
    const { $ready, lighting, lit, nextFrame } = open([9], FRAME_MS)
    $ready.set(true)
    for (const _ of ['lift', 'first']) nextFrame()
    $ready.set(false)
    nextFrame()
    $ready.set(true)
    expect(lit()).toEqual([0])
    nextFrame()
    expect(lit()).toEqual([4])
    lighting.destroy()
    nextFrame()
    expect([lit(), vi.getTimerCount()]).toEqual([[4], 0])
  })

  it('are lit at once where another day is turned to', () => {
    const { $ready, $sizes, lit, nextFrame } = open([3], FRAME_MS)
    $ready.set(true)
    nextFrame()
    $sizes.set([12])
    expect(lit()).toEqual([12])
  })
})
