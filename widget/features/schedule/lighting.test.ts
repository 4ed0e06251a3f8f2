import { atom } from 'nanostores'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createLighting } from './lighting.ts'

let frames: FrameRequestCallback[] = []
const nextFrame = () => frames.splice(0).forEach((draw) => draw(0))
afterEach(() => vi.unstubAllGlobals())

function open(days: number) {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw))
  vi.stubGlobal('cancelAnimationFrame', () => void (frames = []))
  const $ready = atom(false)
  return { $ready, lighting: createLighting({ $ready, $days: atom(Array.from({ length: days })) }) }
}

describe('the starts of what is carried', () => {
  it('are lit one day a frame, and none in the frame of the lift', () => {
    const { $ready, lighting } = open(3)
    const seen: number[] = []
    $ready.set(true)
    for (const _ of ['lift', 'first', 'second', 'third', 'after']) {
      seen.push(lighting.$lit.get())
      nextFrame()
    }
    expect(seen).toEqual([0, 1, 2, Infinity, Infinity])
    expect([lighting.$allLit.get(), frames.length]).toEqual([true, 0])
  })

  it('go out at once, also while they are being lit, and begin anew', () => {
    const { $ready, lighting } = open(2)
    $ready.set(true)
    nextFrame()
    $ready.set(false)
    nextFrame()
    expect([lighting.$lit.get(), lighting.$allLit.get()]).toEqual([0, false])
    $ready.set(true)
    nextFrame()
    expect(lighting.$lit.get()).toBe(1)
    lighting.destroy()
    nextFrame()
    expect(lighting.$lit.get()).toBe(1)
  })
})
