import { describe, expect, it } from 'vitest'
import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import type { SavedActivityId, TimeSlotId } from '@meander/sdk/contract/ids'
import type { DaySchedule } from '../../activities/index.ts'
import type { Scheduled, Trip } from '../board.ts'
import { judge } from './judge.ts'
import { dateOfDay } from './refuse.ts'
import { endOf, gapBetween, laterDays } from './stretch.ts'

const on = (date: string) => date as Day
const at = (time: string) => time as TimeOfDay
const trip: Trip = { start: on('2027-03-14'), end: on('2027-03-17'), party: 2 }
const BELEM = { latitude: 38.6968, longitude: -9.2034 }
const ALFAMA = { latitude: 38.7139, longitude: -9.1394 }

function scheduled(title: string, date: string, start: string, minutes: number, more: Partial<Scheduled> = {}): Scheduled {
  const ids = { id: `entry-${title}` as SavedActivityId, slotId: `slot-${title}` as TimeSlotId, productCode: title as Scheduled['productCode'] }
  return { ...ids, title, date: on(date), start: at(start), minutes, position: undefined, timeZone: undefined, ...more }
}

interface Given {
  date?: string
  start?: string
  minutes?: number
  position?: typeof BELEM
  timeZone?: string
  id?: string
  beside?: Scheduled[]
  offer?: DaySchedule[]
  trip?: Trip
  now?: string
}

function broken({ date = '2027-03-15', start = '10:00', minutes = 60, position, timeZone, id, beside = [], offer, trip: of = trip, now = '2027-03-01T12:00:00Z' }: Given) {
  const wanted = { date: on(date), start: at(start), minutes, position, timeZone, id: id as SavedActivityId | undefined }
  return judge(wanted, { trip: of, scheduled: beside, offer: offer ?? null, now: new Date(now) }).map(({ rule, severity, message }) => ({ rule, severity, message }))
}

const rulesOf = (given: Given) => broken(given).map(({ rule }) => rule)

describe('the dates of the trip', () => {
  it.each([
    ['2027-03-13', '10:00', 60, ['outside-trip-dates']],
    ['2027-03-14', '00:00', 60, []],
    ['2027-03-17', '22:00', 120, []],
    ['2027-03-17', '23:00', 6 * 60, []],
    ['2027-03-18', '00:30', 60, ['outside-trip-dates']],
    ['2027-03-16', '09:00', 2 * 1440, []],
    ['2027-03-17', '09:00', 2 * 1440, ['outside-trip-dates']],
  ])('%s at %s for %i minutes', (date, start, minutes, rules) => {
    expect(rulesOf({ date, start, minutes })).toEqual(rules)
  })

  it('are told in a sentence, of what is too long as well', () => {
    expect(broken({ date: '2027-03-30' })[0]?.message).toBe('Mar 30 is outside this trip: it goes from Mar 14 to Mar 17.')
    expect(broken({ date: '2027-03-17', minutes: 3 * 1440 })[0]?.message).toBe('It lasts until Mar 19, and the trip ends on Mar 17.')
    expect(broken({ trip: { start: null, end: null, party: 2 } })[0]?.message).toBe('Mar 15 is outside this trip: it has no dates yet.')
  })

  it('are counted from 1, over the end of a month and the change to summer time', () => {
    const long = { start: on('2027-03-27'), end: on('2027-04-01'), party: 1 }
    expect([1, 2, 6].map((number) => dateOfDay(long, number))).toEqual(['2027-03-27', '2027-03-28', '2027-04-01'])
    expect(() => dateOfDay(long, 7)).toThrow('Day 7 is outside this trip: it has 6 days, Mar 27 to Apr 1.')
    expect(() => dateOfDay({ start: null, end: null, party: 1 }, 1)).toThrow('This itinerary has no dates yet')
  })
})

describe('a real start', () => {
  const start = (time: string, availableSpaces = 10, closed: DaySchedule['closed'] = null) => ({ startTime: at(time), kind: 'timed' as const, availableSpaces, closed })
  const offer: DaySchedule[] = [
    { date: on('2027-03-14'), closed: 'not-operating', starts: [] },
    { date: on('2027-03-15'), closed: null, starts: [start('10:00'), start('12:00', 0, 'sold-out'), start('14:00', 1), start('08:00', 0, 'cut-off'), start('07:00', 0, 'past')] },
    { date: on('2027-03-16'), closed: 'out-of-season', starts: [] },
  ]

  it.each([
    ['2027-03-15', '10:00', undefined, undefined],
    ['2027-03-15', '11:00', 'no-such-start', 'That tour does not start at 11:00 AM on Mar 15.'],
    ['2027-03-15', '12:00', 'sold-out', '12:00 PM on Mar 15 is sold out.'],
    ['2027-03-15', '14:00', 'too-few-places', 'Only 1 of the 2 places you need are left at 2:00 PM on Mar 15.'],
    ['2027-03-15', '08:00', 'cut-off', 'Booking for 8:00 AM on Mar 15 has closed.'],
    ['2027-03-15', '07:00', 'past', '7:00 AM on Mar 15 is over.'],
    ['2027-03-14', '10:00', 'not-operating', 'That tour does not run on Mar 14.'],
    ['2027-03-16', '10:00', 'out-of-season', 'That tour does not run at this time of year: Mar 16 is out of season.'],
  ])('%s at %s: %s', (date, time, rule, message) => {
    expect(broken({ date, start: time, offer })[0]).toEqual(rule && { rule, severity: 'hard', message })
  })

  it('is any time for what nobody sells', () => {
    expect(broken({ start: '03:17' })).toEqual([])
  })
})

describe('what is beside it', () => {
  const tram = scheduled('Tram', '2027-03-15', '10:00', 120)

  it.each([
    ['09:00', 60, []],
    ['09:00', 61, ['overlaps']],
    ['10:30', 30, ['overlaps']],
    ['09:00', 240, ['overlaps']],
    ['12:00', 60, []],
  ])('from %s for %i minutes', (start, minutes, rules) => {
    expect(rulesOf({ start, minutes, beside: [tram] })).toEqual(rules)
  })

  it('goes on past midnight, and over days', () => {
    expect(rulesOf({ start: '00:30', date: '2027-03-16', beside: [scheduled('Fado', '2027-03-15', '23:00', 120)] })).toEqual(['overlaps'])
    expect(rulesOf({ date: '2027-03-16', beside: [scheduled('Trek', '2027-03-15', '08:00', 2 * 1440)] })).toEqual(['overlaps'])
    expect(rulesOf({ date: '2027-03-14', minutes: 2 * 1440, beside: [tram] })).toEqual(['overlaps'])
  })

  it('is not itself', () => {
    expect(rulesOf({ id: 'entry-Tram', beside: [tram] })).toEqual([])
  })

  it('leaves time for the way, which a traveller may decide', () => {
    const there = scheduled('Tower', '2027-03-15', '12:30', 60, { position: BELEM })
    expect(broken({ start: '11:00', position: ALFAMA, beside: [there] })).toEqual([
      { rule: 'too-far', severity: 'soft', message: 'Too far to arrive at Tower in time: there are 30 minutes, and it takes about 49.' },
    ])
    expect(broken({ start: '13:45', position: ALFAMA, beside: [there] })[0]?.message).toBe(
      'Too far from Tower to arrive in time: there are 15 minutes, and it takes about 49.',
    )
    expect(rulesOf({ start: '10:30', position: ALFAMA, beside: [there] })).toEqual([])
  })

  it('is compared as instants where the zones differ', () => {
    const madrid = scheduled('Prado', '2027-03-15', '12:00', 60, { timeZone: 'Europe/Madrid' })
    expect(rulesOf({ start: '11:00', timeZone: 'Europe/Lisbon', beside: [madrid] })).toEqual(['overlaps'])
    expect(rulesOf({ start: '12:00', timeZone: 'Europe/Lisbon', beside: [madrid] })).toEqual([])
  })

  it('is told with what is hard before what is soft, all of it at once', () => {
    const near = [scheduled('Tower', '2027-03-15', '11:10', 60, { position: BELEM }), tram]
    expect(rulesOf({ position: ALFAMA, beside: near, date: '2027-03-15' })).toEqual(['overlaps', 'too-far'])
  })
})

describe('an hour of the traveller’s own', () => {
  it.each([
    ['11:59', 'Europe/Lisbon', '2027-03-15T12:00:40Z', ['past']],
    ['12:00', 'Europe/Lisbon', '2027-03-15T12:00:40Z', []],
    ['20:30', 'Asia/Tokyo', '2027-03-15T12:00:00Z', ['past']],
    ['00:30', undefined, '2027-03-15T12:00:00Z', []],
    ['00:30', undefined, '2027-03-15T13:00:00Z', ['past']],
  ])('of %s in %s at %s', (start, timeZone, now, rules) => {
    expect(rulesOf({ start, now, ...(timeZone && { timeZone }) })).toEqual(rules)
  })

  it('that is past is told so', () => {
    expect(broken({ start: '09:00', timeZone: 'Europe/Lisbon', now: '2027-03-15T12:00:00Z' })[0]?.message).toBe('9:00 AM on Mar 15 is over.')
  })
})

describe('stretches', () => {
  it('end within their day, as far as a calendar shows them', () => {
    const on14 = (start: string, minutes: number) => endOf({ date: on('2027-03-14'), start: at(start), minutes })
    expect([on14('09:30', 90), on14('20:00', 600)]).toEqual(['11:00', '23:59'])
  })

  it('last as long by the clock on the day that the clocks change', () => {
    const night = { date: on('2027-03-28'), start: at('00:30'), minutes: 60, timeZone: 'Europe/Lisbon' }
    // In that night there is no 1:00 in Lisbon and no 2:00 in Madrid: what begins at 0:30 for an hour is over at 2:30.
    expect(gapBetween(night, { ...night, start: at('02:15') })).toBe(-15)
    expect(gapBetween(night, { ...night, start: at('03:15'), timeZone: 'Europe/Madrid' })).toBe(-15)
    expect(gapBetween(night, { ...night, start: at('02:15'), timeZone: undefined })).toBe(45)
  })

  it('end when the clocks of the place say so, in the nights in which they change and nowhere else', () => {
    const lisbon = (date: string, start: string, minutes: number) => endOf({ date: on(date), start: at(start), minutes, timeZone: 'Europe/Lisbon' })
    expect([lisbon('2027-03-28', '00:30', 120), lisbon('2027-03-28', '00:30', 30), lisbon('2027-03-28', '10:00', 120)]).toEqual(['03:30', '02:00', '12:00'])
    expect([lisbon('2027-10-31', '00:30', 120), lisbon('2027-10-31', '00:30', 30), lisbon('2027-10-31', '03:00', 60)]).toEqual(['01:30', '01:00', '04:00'])
    expect(laterDays({ date: on('2027-03-27'), start: at('23:00'), minutes: 180, timeZone: 'Europe/Lisbon' })).toEqual([{ date: '2027-03-28', end: '03:00' }])
    expect(endOf({ date: on('2027-03-28'), start: at('00:30'), minutes: 120 })).toBe('02:30')
  })
})
