import ICAL from 'ical.js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readCalendarFile } from '@meander/sdk/contract/calendar-export'
import type { Day } from '@meander/sdk/contract/days'
import type { SavedActivityId } from '@meander/sdk/contract/ids'
import { readStarts } from '@meander/sdk/contract/trip-rules'
import { updateItinerary } from '@meander/sdk/contract/trip-changes'
import { openLisbonTrip, placesOf, refusalOf } from '../../test/lisbon-trip.ts'
import type { LisbonTrip } from '../../test/lisbon-trip.ts'

const LISBON = { timeZone: 'Europe/Lisbon' }

let trip: LisbonTrip
let walk: SavedActivityId
let talk: SavedActivityId
beforeEach(async () => {
  trip = await openLisbonTrip({})
  walk = await trip.save('WALK', { title: 'Night walk', duration: '2 hours', ...LISBON })
  talk = await trip.save('TALK', { title: 'Talk', duration: '30 minutes', ...LISBON })
})
afterEach(() => trip.server.close())

const travel = (startDate: string, endDate: string) => trip.guest.call(updateItinerary, { params: { id: trip.id }, body: { startDate: startDate as Day, endDate: endDate as Day } })
const messageOf = async (call: Promise<unknown>) => (await refusalOf(call)).message
/** Start and end of the walk as another program reads the calendar file. */
async function fileOf(): Promise<string[]> {
  const { text } = await trip.guest.call(readCalendarFile, { params: { id: trip.id } })
  const calendar = new ICAL.Component(ICAL.parse(text) as never)
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone as never)
  const [event] = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
  return event ? [event.startDate, event.endDate].map((time) => time.toJSDate().toISOString()) : []
}

describe('the night in which the clocks go forward', () => {
  beforeEach(() => travel('2027-03-27', '2027-03-29'))

  it('has one end of what goes on over it, in the calendar, in a refusal and in the file', async () => {
    expect(placesOf(await trip.schedule(walk, 2, '00:30'))).toEqual(['2027-03-28 00:30-03:30 Night walk'])
    expect(await messageOf(trip.schedule(talk, 2, '03:00'))).toBe('3:00 AM overlaps Night walk (12:30 AM to 3:30 AM).')
    expect(await fileOf()).toEqual(['2027-03-28T00:30:00.000Z', '2027-03-28T02:30:00.000Z'])
    expect(placesOf(await trip.schedule(talk, 2, '03:30'))).toContain('2027-03-28 03:30-04:00 Talk')
  })

  it('goes on from the evening before to the same end', async () => {
    const { days } = await trip.schedule(walk, 1, '23:30')
    expect(days[1]?.continued?.map(({ endTime }) => endTime)).toEqual(['02:30'])
  })

  it('has no start in the hour that is left out, and says so', async () => {
    expect(await refusalOf(trip.schedule(talk, 2, '01:30'))).toMatchObject({ code: 'time-not-offered', message: 'There is no 1:30 AM on Mar 28: the clocks go forward that night.' })
    expect(placesOf(await trip.read())).toEqual([])
    const { days } = await trip.guest.call(readStarts, { params: { id: trip.id, activityId: talk } })
    const closed = days.flatMap(({ date, starts }) => starts.filter(({ state }) => state === 'closed').map(({ startTime }) => `${date} ${startTime}`))
    expect(closed).toEqual(['2027-03-28 01:00', '2027-03-28 01:30'])
    expect(placesOf(await trip.schedule(talk, 1, '01:30'))).toEqual(['2027-03-27 01:30-02:00 Talk'])
  })
})

describe('the night in which the clocks go back', () => {
  beforeEach(() => travel('2027-10-30', '2027-11-01'))

  it('has one end of what goes on over it, the second time that the clocks show it', async () => {
    expect(placesOf(await trip.schedule(walk, 2, '00:30'))).toEqual(['2027-10-31 00:30-01:30 Night walk'])
    expect(await fileOf()).toEqual(['2027-10-30T23:30:00.000Z', '2027-10-31T01:30:00.000Z'])
    expect(await messageOf(trip.schedule(talk, 2, '01:00'))).toBe('1:00 AM overlaps Night walk (12:30 AM to 1:30 AM).')
    expect(placesOf(await trip.schedule(talk, 2, '01:30'))).toContain('2027-10-31 01:30-02:00 Talk')
  })
})
