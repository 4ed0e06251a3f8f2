import type { Day } from '@meander/sdk/contract/days'
import type { ItineraryDay } from '@meander/sdk/contract/itineraries'
import { atom } from 'nanostores'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDayTurns } from './day-turns.ts'
import { createTurns } from './turns.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const DATES = ['2027-03-14', '2027-03-15', '2027-03-16'] as Day[]
const dayOf = (date: Day) => ({ date, timeSlots: [] }) as unknown as ItineraryDay

/** Three days of a trip; a card lands on one of them, or none does. */
function open(lands: Day | null) {
  const before = DATES.map(dayOf)
  const $columns = atom<readonly ItineraryDay[]>(before)
  const turns = createTurns()
  const { $days, destroy } = createDayTurns({ $columns, landsOn: () => lands, turns })
  /** The dates of the days that are drawn as they are by now. */
  const drawn = () => $days.get().flatMap((day, place) => (day === $columns.get()[place] ? day.date : []))
  const nextFrame = () => {
    vi.advanceTimersToNextFrame()
    vi.advanceTimersByTime(1)
    return drawn()
  }
  return { before, $columns, $days, turns, destroy, drawn, nextFrame }
}

describe('the days that a drop has changed', () => {
  it('are drawn one a frame, the one first on which the card lands', () => {
    const { $columns, drawn, nextFrame } = open(DATES[2] ?? null)
    $columns.set(DATES.map(dayOf))
    expect([drawn(), nextFrame(), nextFrame(), nextFrame()]).toEqual([[], [DATES[2]], [DATES[0], DATES[2]], DATES])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('are drawn before the starts go out', () => {
    const { $columns, turns, drawn, nextFrame } = open(DATES[0] ?? null)
    const goneOut = vi.fn(() => drawn())
    turns.take(goneOut, 1)
    $columns.set(DATES.map(dayOf))
    for (const _ of DATES) nextFrame()
    expect(goneOut).not.toHaveBeenCalled()
    nextFrame()
    expect(goneOut).toHaveReturnedWith(DATES)
  })

  it('are as they are by then, if something else happens meanwhile', () => {
    const { before, $columns, $days, drawn, nextFrame } = open(DATES[1] ?? null)
    $columns.set(DATES.map(dayOf))
    nextFrame()
    $columns.set(before)
    for (const _ of DATES) nextFrame()
    expect([drawn(), $days.get()]).toEqual([DATES, before])
  })

  it('are all drawn at once where no card lands, and where other days are shown', () => {
    const still = open(null)
    still.$columns.set(DATES.map(dayOf))
    expect(still.drawn()).toEqual(DATES)
    const turned = open(DATES[0] ?? null)
    turned.$columns.set([dayOf('2027-03-21' as Day)])
    expect(turned.$days.get()).toBe(turned.$columns.get())
  })

  it('end with the page', () => {
    const { $columns, destroy, drawn, nextFrame } = open(DATES[0] ?? null)
    $columns.set(DATES.map(dayOf))
    destroy()
    expect([nextFrame(), drawn(), vi.getTimerCount()]).toEqual([[], [], 0])
  })
})
