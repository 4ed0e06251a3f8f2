import { describe, expect, it } from 'vitest'
import { addDays } from '@meander/sdk/contract/days'
import type { TimeOfDay } from '@meander/sdk/contract/days'
import { arrange } from './arrange.ts'
import type { Arranging } from './arrange.ts'
import { exhaust, worthOf } from './exhaust.ts'
import { pose } from './pose.ts'
import { randomTrip } from './random-trips.ts'
import { search } from './search.ts'
import { verify } from './verify.ts'
import type { Proposed } from './verify.ts'

/** What the search itself proposes, before anybody has looked at it. */
function found(given: Arranging): Proposed[] {
  return search(pose(given)).flatMap((one) => {
    const item = one === null ? undefined : given.waiting[one.thing]
    return one === null || item === undefined ? [] : [{ activityId: item.id, date: one.date, start: one.start }]
  })
}

const faultsOf = (given: Arranging, proposed: readonly Proposed[]) => verify(proposed, { trip: given.trip, scheduled: given.scheduled, known: given.waiting, now: given.now })

describe('what the search finds', () => {
  it.each([1, 251, 501, 751])('passes the verifier in each of 1,000 trips, from %i on', (first) => {
    let placed = 0
    for (let seed = first; seed < first + 250; seed += 1) {
      const size = { waiting: 1 + (seed % 12), scheduled: seed % 5, days: 1 + (seed % 9), starts: 1 + (seed % 4) }
      const given = randomTrip(seed, size)
      const proposed = found(given)
      placed += proposed.length
      expect(faultsOf(given, proposed), `trip ${seed}`).toEqual([])
    }
    // As many as there is room for, not the few that are safe.
    expect(placed).toBeGreaterThan(875)
  })

  it('is worth at least 0.98 of the best there is, in each of 200 small trips', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const problem = pose(randomTrip(seed, { waiting: 4, scheduled: 1, days: 3, starts: 3, isVaried: seed % 2 === 0 }))
      const best = exhaust(problem)
      expect(worthOf(problem, search(problem)), `trip ${seed}`).toBeGreaterThanOrEqual(best - Math.abs(best) * 0.02)
    }
  })

  it('is always the same for the same trip', () => {
    const given = randomTrip(7, { waiting: 12, scheduled: 2, days: 5, starts: 3 })
    expect(found(given)).toEqual(found(given))
  })
})

describe('a day that people like', () => {
  const at = (time: string) => time as TimeOfDay
  const BELEM = { latitude: 38.6968, longitude: -9.2034 }
  const NEAR_BELEM = { latitude: 38.6975, longitude: -9.2064 }
  const SINTRA = { latitude: 38.7977, longitude: -9.3907 }
  const base = randomTrip(1, { waiting: 4, scheduled: 0, days: 2, starts: 1, isVaried: false })

  /** Two days; each thing may begin at those hours of both. */
  function days(things: { title: string; minutes?: number; times: string[]; position?: typeof BELEM; priority?: string }[], pace: Arranging['pace'] = 'normal') {
    const trip = { ...base.trip, end: addDays(base.trip.start, 1), party: 2 }
    const waiting = things.map(({ title, minutes = 90, times, position, priority = 'want-to-do' }, index) => ({
      ...(base.waiting[index] ?? (base.waiting[0] as never)),
      title,
      minutes,
      position,
      priority,
      offer: [0, 1].map((step) => ({
        date: addDays(trip.start, step),
        closed: null,
        starts: times.map((time) => ({ startTime: at(time), kind: 'timed' as const, availableSpaces: 9, closed: null })),
      })),
    }))
    const { proposed } = arrange({ trip, waiting, scheduled: [], pace, now: base.now })
    const titleOf = ({ activityId }: Proposed) => waiting.find(({ id }) => id === activityId)?.title
    return [0, 1].map((step) => proposed.filter(({ date }) => date === addDays(trip.start, step)).map((one) => `${one.start} ${titleOf(one)}`))
  }

  it('has what is near together, and not all on one day', () => {
    const [first, second] = days([
      { title: 'Tower', times: ['10:00', '15:00'], position: BELEM },
      { title: 'Palace', times: ['10:00', '15:00'], position: SINTRA },
      { title: 'Monastery', times: ['10:00', '15:00'], position: NEAR_BELEM },
    ])
    expect([first, second].map((day) => day?.map((one) => one.slice(6)).toSorted()).toSorted()).toEqual([['Monastery', 'Tower'], ['Palace']])
  })

  it('has one supper', () => {
    const evening = ['18:30', '20:30']
    const plans = days([{ title: 'Dinner with Inês', times: evening }, { title: 'Tapas supper', times: evening }])
    expect(plans.map((day) => day.length)).toEqual([1, 1])
  })

  it('leaves time to eat', () => {
    expect(days([{ title: 'Walk', minutes: 180, times: ['11:30', '15:00'] }]).flat()).toEqual(['15:00 Walk'])
    expect(days([{ title: 'Tapas lunch', minutes: 180, times: ['11:30'] }]).flat()).toEqual(['11:30 Tapas lunch'])
  })

  it('is as full as the pace says, and what must be done comes first', () => {
    const long = ['One', 'Two', 'Three', 'Four'].map((title) => ({ title, minutes: 300, times: ['08:30', '15:00'], ...(title === 'Four' && { priority: 'must-do' }) }))
    expect(days(long, 'full').flat()).toHaveLength(4)
    const relaxed = days(long, 'relaxed')
    expect(relaxed.map((day) => day.length)).toEqual([1, 1])
    expect(relaxed.flat().join()).toContain('Four')
  })
})
