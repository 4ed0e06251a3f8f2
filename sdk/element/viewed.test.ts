import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onceViewed } from './viewed.ts'

type Seen = Pick<IntersectionObserverEntry, 'intersectionRatio'> & { height: number }

/** The browser's own eye, opened by the test. */
let look: (seen: Seen) => void
let watching: boolean
class Eye {
  constructor(callback: (entries: unknown[]) => void) {
    look = ({ intersectionRatio, height }) => callback([{ intersectionRatio, intersectionRect: { height } }])
  }
  observe = () => (watching = true)
  disconnect = () => (watching = false)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IntersectionObserver', Eye)
  vi.stubGlobal('innerHeight', 800)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function watch() {
  const life = new AbortController()
  const call = vi.fn()
  onceViewed(document.body, call, life.signal)
  return { life, call }
}
const HALF = { intersectionRatio: 0.5, height: 300 }
const LESS = { intersectionRatio: 0.4, height: 240 }

describe('what counts as seen', () => {
  it('is half of it for a second, once', () => {
    const { call } = watch()
    look(LESS)
    vi.advanceTimersByTime(5000)
    look(HALF)
    vi.advanceTimersByTime(999)
    expect(call).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(call).toHaveBeenCalledTimes(1)
    expect(watching).toBe(false)
  })

  it('is a second without a break', () => {
    const { call } = watch()
    look(HALF)
    vi.advanceTimersByTime(700)
    look(LESS)
    look(HALF)
    vi.advanceTimersByTime(700)
    expect(call).not.toHaveBeenCalled()
    // Still there, and more of it: the second goes on.
    look({ intersectionRatio: 0.9, height: 500 })
    vi.advanceTimersByTime(300)
    expect(call).toHaveBeenCalledTimes(1)
  })

  it('is half of the window where it is higher than two of them', () => {
    const { call } = watch()
    look({ intersectionRatio: 0.1, height: 400 })
    vi.advanceTimersByTime(1000)
    expect(call).toHaveBeenCalledTimes(1)
  })

  it('is nothing that is taken away before', () => {
    const { call, life } = watch()
    look(HALF)
    life.abort()
    vi.advanceTimersByTime(2000)
    expect(call).not.toHaveBeenCalled()
    expect(watching).toBe(false)
  })
})
