import { describe, expect, it } from 'vitest'
import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import { sayTime } from '@meander/sdk/contract/clock'
import { dateOfDay, endOf, findOverlap } from './rules.ts'

const day = '2027-03-14' as Day
const at = (time: string) => time as TimeOfDay
const busy = [
  { date: day, start_time: at('10:00'), end_time: at('12:00'), title: 'Tram' },
  { date: day, start_time: at('22:00'), end_time: at('23:59'), title: 'Fado' },
]

describe('overlap', () => {
  it.each([
    ['09:00', '10:00', undefined],
    ['09:00', '10:01', 'Tram'],
    ['10:30', '11:00', 'Tram'],
    ['09:00', '13:00', 'Tram'],
    ['11:59', '12:30', 'Tram'],
    ['12:00', '13:00', undefined],
    ['21:00', '22:00', undefined],
    ['23:59', '23:59', 'Fado'],
  ])('%s to %s lies over %s', (start, end, title) => {
    expect(findOverlap(busy, { date: day, start: at(start), end: at(end) })?.title).toBe(title)
  })

  it('is a matter of one day', () => {
    expect(findOverlap(busy, { date: '2027-03-15' as Day, start: at('10:00'), end: at('12:00') })).toBeUndefined()
  })
})

describe('days and times', () => {
  it('counts days from 1, over the end of a month and the change to summer time', () => {
    const trip = { start_date: '2027-03-27' as Day, end_date: '2027-04-01' as Day }
    expect([1, 2, 6].map((number) => dateOfDay(trip, number))).toEqual(['2027-03-27', '2027-03-28', '2027-04-01'])
    expect(() => dateOfDay(trip, 7)).toThrow('Day 7 is outside this trip: it has 6 days, Mar 27 to Apr 1.')
  })

  it('has no days without dates', () => {
    expect(() => dateOfDay({ start_date: null, end_date: null }, 1)).toThrow('This itinerary has no dates yet')
  })

  it('holds an end within its day', () => {
    expect(endOf(at('09:30'), 90)).toBe('11:00')
    expect(endOf(at('20:00'), 600)).toBe('23:59')
  })

  it('says times in 12-hour form', () => {
    expect(['00:05', '09:00', '12:00', '13:30', '23:59'].map((time) => sayTime(at(time)))).toEqual([
      '12:05 AM',
      '9:00 AM',
      '12:00 PM',
      '1:30 PM',
      '11:59 PM',
    ])
  })
})
