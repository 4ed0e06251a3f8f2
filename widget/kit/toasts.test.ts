import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createToasts } from './toasts.ts'

describe('toasts', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const open = (toasts: ReturnType<typeof createToasts>) => toasts.$toasts.get().filter((toast) => toast.open).map(({ title }) => title)

  it('shows one at a time: the newer takes the place of the older [9.6]', () => {
    const toasts = createToasts()
    toasts.show({ title: 'first' })
    toasts.show({ title: 'second' })
    expect(open(toasts)).toEqual(['second'])
  })

  it('stays 5000 ms [9.8]', () => {
    const toasts = createToasts()
    toasts.show({ title: 'saved' })
    vi.advanceTimersByTime(4999)
    expect(open(toasts)).toEqual(['saved'])
    vi.advanceTimersByTime(1)
    expect(open(toasts)).toEqual([])
  })

  it('is forgotten 1,000,000 ms after its dismissal [9.7]', () => {
    const toasts = createToasts()
    toasts.dismiss(toasts.show({ title: 'saved' }))
    vi.advanceTimersByTime(999_999)
    expect(toasts.$toasts.get()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(toasts.$toasts.get()).toHaveLength(0)
  })

  it('waits while somebody reads it', () => {
    const toasts = createToasts()
    const id = toasts.show({ title: 'saved' })
    toasts.hold(id)
    vi.advanceTimersByTime(60_000)
    expect(open(toasts)).toEqual(['saved'])
    toasts.release(id)
    vi.advanceTimersByTime(5000)
    expect(open(toasts)).toEqual([])
  })

  it('leaves no timer behind', () => {
    const toasts = createToasts()
    toasts.dismiss(toasts.show({ title: 'first' }))
    toasts.show({ title: 'second' })
    toasts.destroy()
    expect(vi.getTimerCount()).toBe(0)
  })
})
