import { describe, expect, it } from 'vitest'
import { entry, slot, start, trip, tripWith } from '../../test/trip.ts'
import { activity } from '../../test/activities.ts'
import { sayFilled, sayHour, sayTime, zoneName } from './day-texts.ts'
import { judgeStarts, lengthOf, spanOfSlot, startKey } from './starts.ts'
import { sayClosed } from './why-texts.ts'
import { zoneNote } from './zone-note.ts'

const tram = slot('T28', { date: '2027-03-14', from: '10:00', to: '13:00' }, { title: 'Tram 28' })

describe('judgeStarts', () => {
  const judge = (offered = [start('2027-03-14', '09:00')], duration = '2 hours', moving: typeof tram.id | null = null) =>
    judgeStarts({ offered, trip: tripWith([tram], [entry('A')]), activity: activity('A', { duration }), moving })

  it('closes a start whose whole length would overlap, and says with what', () => {
    const [found] = judge([start('2027-03-14', '09:00')])
    expect(found?.state).toBe('closed')
    expect(found?.state === 'closed' && sayClosed(found, found.why, 2)).toBe('9:00 AM overlaps Tram 28')
  })

  it('leaves a start open that ends as the next thing begins', () => {
    expect(judge([start('2027-03-14', '08:00')])[0]?.state).toBe('open')
  })

  it('does not let a slip be in its own way', () => {
    expect(judge([start('2027-03-14', '10:30')], '2 hours', tram.id)[0]?.state).toBe('open')
  })

  it('closes what is sold out or too small for the party', () => {
    const reasons = judge([start('2027-03-15', '09:00', 0), start('2027-03-15', '10:00', 1)]).map((one) => one.state === 'closed' && sayClosed(one, one.why, 2))
    expect(reasons).toEqual(['9:00 AM is sold out', '10:00 AM has 1 left for 2'])
  })

  it('orders starts by day and time and names each', () => {
    const keys = judge([start('2027-03-16', '09:00'), start('2027-03-15', '18:00'), start('2027-03-15', '08:00')]).map(startKey)
    expect(keys).toEqual(['2027-03-15T08:00', '2027-03-15T18:00', '2027-03-16T09:00'])
  })
})

describe('lengths', () => {
  it('schedules 60 minutes where an activity does not say how long it takes [9.35]', () => {
    expect(lengthOf(activity('A'))).toBe(60)
    expect(lengthOf(activity('A', { duration: 'Flexible' }))).toBe(60)
  })

  it.each([
    ['8 hours', 480],
    ['2 hours 30 minutes', 150],
    ['1.5 hours', 90],
    ['90 min', 90],
    ['2 - 3 hours', 180],
    [{ fixedDurationInMinutes: 45 }, 45],
    [{ variableDurationFromMinutes: 60, variableDurationToMinutes: 120 }, 120],
  ])('reads %j as %i minutes', (duration, minutes) => {
    expect(lengthOf(activity('A', { duration }))).toBe(minutes)
  })

  it('lets a slot without an end last 60 minutes [9.36]', () => {
    expect(spanOfSlot({ startTime: '09:00' })).toEqual({ from: 540, to: 600 })
    expect(spanOfSlot({ startTime: '09:00', endTime: null })).toEqual({ from: 540, to: 600 })
    expect(spanOfSlot({ startTime: '09:00', endTime: '11:30' })).toEqual({ from: 540, to: 690 })
  })
})

describe('words', () => {
  it('says times in 12-hour form [9.37]', () => {
    expect(['00:05', '09:30', '12:00', '13:00', '23:59'].map(sayTime)).toEqual(['12:05 AM', '9:30 AM', '12:00 PM', '1:00 PM', '11:59 PM'])
    expect([sayHour(8), sayHour(12), sayHour(21)]).toEqual(['8 AM', '12 PM', '9 PM'])
  })

  it('says how much of a day is filled', () => {
    expect(sayFilled({ timeSlots: [] })).toBe('free')
    expect(sayFilled({ timeSlots: [tram] })).toBe('3 h')
    expect(sayFilled({ timeSlots: [tram, slot('B', { date: '2027-03-14', from: '15:00', to: '17:30' })] })).toBe('5 h 30')
  })

  it("names the zone of the place on the trip's own days", () => {
    expect(zoneName('Europe/Lisbon', '2027-05-10' as never)).toBe('WEST')
    expect(zoneName('Europe/Lisbon', '2027-01-10' as never)).toMatch(/WET|GMT/)
    const inLisbon = [entry('A', { timeZone: 'Europe/Lisbon' })]
    expect(zoneNote(trip({ activities: inLisbon, startDate: '2027-05-10' as never }))).toBe('Times in Lisbon (WEST)')
    expect(zoneNote(trip({ activities: [...inLisbon, entry('B', { timeZone: 'Asia/Tokyo' })] }))).toBe("Times in each place's own zone")
    expect(zoneNote(trip({ activities: [entry('A')] }))).toBeNull()
  })
})
