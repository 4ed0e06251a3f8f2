import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { atom } from 'nanostores'
import { describe, expect, it } from 'vitest'
import { day, slot, trip, tripWith } from '../../test/trip.ts'
import { createCalendar } from './calendar.ts'

const on = (date: string, title = 'A') => slot(title, { date, from: '09:00', to: '10:00' })

describe('the calendar of a trip', () => {
  function open(itinerary: Itinerary | null, today = '2026-11-21T12:00:00') {
    const $itinerary = atom(itinerary)
    const calendar = createCalendar({ $itinerary, clock: () => new Date(today) })
    calendar.$date.listen(() => {})
    return { $itinerary, calendar, day: () => calendar.$date.get() }
  }

  it('opens on the first day that has something', () => {
    expect(open(tripWith([on('2027-03-16'), on('2027-03-17', 'B')])).day()).toBe('2027-03-16')
    expect(open(trip()).day()).toBe('2027-03-14')
  })

  it('opens on today during the trip, and in the month in which a later one begins [2.280]', () => {
    expect(open(tripWith([on('2027-03-16')]), '2027-03-15T12:00:00').day()).toBe('2027-03-15')
    const overEaster = tripWith([on('2027-04-02')], [], { startDate: day('2027-03-30'), endDate: day('2027-04-03') })
    expect(open(overEaster).day()).toBe('2027-03-30')
  })

  it('goes on to what is placed first, and stays there whatever comes and goes', () => {
    const { $itinerary, day: shown } = open(trip())
    expect(shown()).toBe('2027-03-14')
    $itinerary.set(tripWith([on('2027-03-16')]))
    expect(shown()).toBe('2027-03-16')
    $itinerary.set(tripWith([on('2027-03-15', 'B'), on('2027-03-16')]))
    expect(shown()).toBe('2027-03-16')
    $itinerary.set(tripWith([on('2027-03-15', 'B')]))
    expect(shown()).toBe('2027-03-16')
    $itinerary.set(trip())
    expect(shown()).toBe('2027-03-16')
  })

  it('stays where one has gone', () => {
    const { $itinerary, calendar, day: shown } = open(trip())
    calendar.show(day('2027-03-15'))
    $itinerary.set(tripWith([on('2027-03-16')]))
    expect(shown()).toBe('2027-03-15')
  })
})
