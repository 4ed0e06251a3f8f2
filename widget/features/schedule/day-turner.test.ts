import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDayTurner, TURN_MS } from './day-turner.ts'

describe('turning days while carrying', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const made = () => {
    const turned: string[] = []
    const turner = createDayTurner({ dayAt: ({ x }) => (x < 0 ? null : (`2027-03-${10 + x}` as never)), turn: (day) => turned.push(day) })
    return { turner, turned }
  }

  it('turns to a day whose name a card is held over', () => {
    const { turner, turned } = made()
    turner.hover({ x: 4, y: 0 })
    turner.hover({ x: 4, y: 3 })
    vi.advanceTimersByTime(TURN_MS)
    expect(turned).toEqual(['2027-03-14'])
  })

  it('does not turn to days that it only passes', () => {
    const { turner, turned } = made()
    for (const x of [4, 5, 6, -1]) {
      turner.hover({ x, y: 0 })
      vi.advanceTimersByTime(TURN_MS - 1)
    }
    turner.hover({ x: 7, y: 0 })
    turner.stop()
    vi.advanceTimersByTime(TURN_MS)
    expect(turned).toEqual([])
  })
})
