import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import type { EndpointRequest } from '@meander/sdk/contract/endpoint'
import type { SavedActivityId } from '@meander/sdk/contract/ids'
import { previewTripChange, updateItinerary } from '@meander/sdk/contract/trip-changes'
import type { Broken } from '@meander/sdk/contract/trip-changes'
import { openLisbonTrip, placesOf, refusalOf } from '../../../test/lisbon-trip.ts'
import type { LisbonTrip } from '../../../test/lisbon-trip.ts'

const on = (date: string) => date as Day
const at = (time: string) => time as TimeOfDay
type Change = EndpointRequest<typeof updateItinerary>['body']

let trip: LisbonTrip
let tram: SavedActivityId
let food: SavedActivityId
beforeEach(async () => {
  trip = await openLisbonTrip({
    TRAM: { '2027-03-14': ['09:00'], '2027-03-15': ['09:00', { at: '14:00', places: 3 }], '2027-03-17': ['09:00'], '2027-03-20': ['10:00'] },
    FOOD: { '2027-03-15': ['18:00'], '2027-03-16': ['18:00', '09:30'], '2027-03-17': ['18:00'] },
  })
  tram = await trip.save('TRAM', { title: 'Tram 28' })
  food = await trip.save('FOOD', { title: 'Supper' })
})
afterEach(() => trip.server.close())

const change = (body: Change) => trip.guest.call(updateItinerary, { params: { id: trip.id }, body })
const preview = (body: Change) => trip.guest.call(previewTripChange, { params: { id: trip.id }, body })
const repairsOf = (broken: Broken[]) => broken.map(({ title, violations, repair }) => [title, violations.map(({ rule }) => rule).join(), repair && `${repair.date} ${repair.startTime}`])

describe('title, dates and party', () => {
  it('are changed, each by itself, and days are counted anew', async () => {
    expect(await change({ title: '  With mother ' })).toMatchObject({ title: 'With mother', startDate: '2027-03-14', groupSize: 2, version: 4 })
    expect(await change({ groupSize: 5 })).toMatchObject({ title: 'With mother', groupSize: 5 })
    const longer = await change({ startDate: on('2027-03-13'), endDate: on('2027-03-20') })
    expect(longer.days.map(({ date, dayNumber }) => [date, dayNumber])).toHaveLength(8)
    expect(await change({ groupSize: null })).toMatchObject({ groupSize: null })
  })

  it.each([
    [{ title: '  ' }, /title.*blank/],
    [{ groupSize: 0 }, /groupSize/],
    [{ endDate: on('2027-03-13') }, /endDate: must not be before startDate/],
    [{ endDate: on('2027-08-01') }, /at most 90 days/],
  ])('cannot be %j', async (body, message) => {
    expect(await refusalOf(change(body))).toMatchObject({ status: 400, code: 'bad-request', message: expect.stringMatching(message) })
    expect((await trip.read()).version).toBe(3)
  })

  it('are the owner’s to change', async () => {
    for (const endpoint of [updateItinerary, previewTripChange]) {
      await expect(trip.server.as('mdr_other').call(endpoint, { params: { id: trip.id }, body: { title: 'Mine' } })).rejects.toMatchObject({ status: 404 })
    }
  })
})

describe('a trip that becomes shorter', () => {
  beforeEach(async () => {
    await trip.schedule(tram, 4, '09:00')
    await trip.schedule(food, 3, '18:00')
  })

  it('tells what it breaks and the smallest repair, and writes nothing', async () => {
    const before = await trip.read()
    const { version, broken } = await preview({ endDate: on('2027-03-15') })
    expect(version).toBe(before.version)
    expect(repairsOf(broken)).toEqual([
      ['Supper', 'outside-trip-dates', '2027-03-15 18:00'],
      ['Tram 28', 'outside-trip-dates', '2027-03-15 09:00'],
    ])
    expect(broken[0]?.violations[0]?.message).toBe('Mar 16 is outside this trip: it goes from Mar 14 to Mar 15.')
    expect(await trip.read()).toEqual(before)
  })

  it('is refused without a choice, and drops nothing', async () => {
    const before = await trip.read()
    const refusal = await refusalOf<{ broken: Broken[] }>(change({ endDate: on('2027-03-15') }))
    expect(refusal).toMatchObject({ status: 409, code: 'breaks-schedule', message: expect.stringContaining('2 experiences are scheduled where they no longer fit: Supper, Tram 28') })
    expect(refusal.details.broken).toEqual((await preview({ endDate: on('2027-03-15') })).broken)
    expect(await trip.read()).toEqual(before)
  })

  it('keeps what is broken in the list, takes it out, or moves it, as was chosen', async () => {
    const after = await change({ endDate: on('2027-03-15'), broken: 'unschedule', brokenItems: [{ activityId: tram, choice: 'repair', repair: { date: on('2027-03-15'), startTime: at('09:00') } }] })
    expect(placesOf(after)).toEqual(['2027-03-15 09:00-11:00 Tram 28'])
    expect(after.activities.map(({ id, timeSlotId }) => [id, timeSlotId !== null])).toEqual([[tram, true], [food, false]])
    const shorter = await change({ endDate: on('2027-03-14'), broken: 'remove' })
    expect(shorter.activities.map(({ id }) => id)).toEqual([food])
  })

  it('is not changed half where only some have a choice', async () => {
    const refusal = await refusalOf(change({ endDate: on('2027-03-15'), brokenItems: [{ activityId: tram, choice: 'remove' }] }))
    expect(refusal.code).toBe('breaks-schedule')
    expect((await trip.read()).endDate).toBe('2027-03-17')
  })

  it('asks what becomes of that which has no repair, and takes it off only where that was chosen', async () => {
    const later = { startDate: on('2027-03-20'), endDate: on('2027-03-21') }
    const { broken } = await preview(later)
    expect(repairsOf(broken)).toEqual([['Supper', 'outside-trip-dates', null], ['Tram 28', 'outside-trip-dates', '2027-03-20 10:00']])
    const before = await trip.read()
    expect((await refusalOf<{ broken: Broken[] }>(change({ ...later, broken: 'repair' }))).details.broken).toEqual(broken)
    expect(await trip.read()).toEqual(before)
    const after = await change({ ...later, broken: 'repair', brokenItems: [{ activityId: food, choice: 'unschedule' }] })
    expect(placesOf(after)).toEqual(['2027-03-20 10:00-12:00 Tram 28'])
    expect(after.activities).toHaveLength(2)
  })

  it.each([
    ['is another', { endDate: on('2027-03-15') }, '2027-03-15 09:00'],
    ['is gone', { endDate: on('2027-03-15'), groupSize: 32 }, null],
  ])('asks again where the repair that was shown %s by now, and changes nothing', async (_, body, now) => {
    const before = await trip.read()
    const shown = { date: on('2027-03-15'), startTime: at('14:00') }
    const choices = [{ activityId: food, choice: 'remove' as const }, { activityId: tram, choice: 'repair' as const, repair: shown }]
    const refusal = await refusalOf<{ broken: Broken[] }>(change({ ...body, brokenItems: choices }))
    expect([refusal.status, refusal.code]).toEqual([409, 'breaks-schedule'])
    expect(repairsOf(refusal.details.broken).find(([title]) => title === 'Tram 28')?.[2]).toEqual(now)
    expect(await trip.read()).toEqual(before)
  })

  it('moves one by one only to a start that is named', async () => {
    const nameless = { activityId: tram, choice: 'repair' } as never
    expect(await refusalOf(change({ endDate: on('2027-03-15'), broken: 'remove', brokenItems: [nameless] }))).toMatchObject({ status: 400, code: 'bad-request' })
  })

  it('moves no two repairs onto each other, nor onto what stays', async () => {
    const again = await trip.save('TRAM', { title: 'Tram again' })
    await trip.schedule(again, 2, '09:00')
    const { broken } = await preview({ endDate: on('2027-03-15') })
    expect(repairsOf(broken)).toEqual([['Supper', 'outside-trip-dates', '2027-03-15 18:00'], ['Tram 28', 'outside-trip-dates', '2027-03-15 14:00']])
  })
})

describe('a trip that becomes longer', () => {
  it('breaks nothing, and asks nobody who sells', async () => {
    await trip.schedule(tram, 2, '14:00')
    trip.booking.fail()
    for (const longer of [{ endDate: on('2027-03-20') }, { startDate: on('2027-03-12') }, { startDate: on('2027-03-10'), endDate: on('2027-03-22'), groupSize: 1 }]) {
      expect((await preview(longer)).broken).toEqual([])
      expect(placesOf(await change(longer))).toEqual(['2027-03-15 14:00-16:00 Tram 28'])
    }
    expect((await refusalOf(preview({ endDate: on('2027-03-20') }))).code).toBe('provider-failed')
  })
})

describe('a party that grows', () => {
  it('breaks only what has too few places for it', async () => {
    await trip.schedule(tram, 2, '14:00')
    await trip.schedule(food, 2, '18:00')
    expect((await preview({ groupSize: 3 })).broken).toEqual([])
    const { broken } = await preview({ groupSize: 4 })
    expect(repairsOf(broken)).toEqual([['Tram 28', 'too-few-places', '2027-03-15 09:00']])
    expect(broken[0]?.violations[0]?.message).toBe('Only 3 of the 4 places you need are left at 2:00 PM on Mar 15.')
    expect((await refusalOf(change({ groupSize: 4 }))).code).toBe('breaks-schedule')
    expect(placesOf(await change({ groupSize: 4, broken: 'repair' }))[0]).toBe('2027-03-15 09:00-11:00 Tram 28')
  })

  it('breaks nothing of the traveller’s own, and asks nobody where it shrinks', async () => {
    await trip.schedule(await trip.save('my-picnic', { title: 'Picnic' }), 2, '12:00')
    expect((await preview({ groupSize: 40 })).broken).toEqual([])
    await trip.schedule(tram, 2, '14:00')
    trip.booking.fail()
    expect((await change({ groupSize: 1, title: 'Alone' })).groupSize).toBe(1)
    expect((await refusalOf(change({ groupSize: 4 }))).code).toBe('provider-failed')
  })
})

describe('the traveller’s own entry', () => {
  it('is moved to its own hour of the nearest day, or the nearest free half hour', async () => {
    const picnic = await trip.save('my-picnic', { title: 'Picnic', duration: '1 hour' })
    await trip.schedule(picnic, 4, '18:30')
    await trip.schedule(food, 2, '18:00')
    const { broken } = await preview({ endDate: on('2027-03-15') })
    expect(repairsOf(broken)).toEqual([['Picnic', 'outside-trip-dates', '2027-03-15 17:00']])
    expect(placesOf(await change({ endDate: on('2027-03-15'), broken: 'repair' }))).toContain('2027-03-15 17:00-18:00 Picnic')
  })
})

describe('the smallest repair', () => {
  it('is the least of all days and hours together, not the nearest for whatever comes first', async () => {
    await trip.server.close()
    trip = await openLisbonTrip({
      EARLY: { '2027-03-16': ['10:00'], '2027-03-15': ['10:00', '12:00'] },
      LATE: { '2027-03-17': ['10:00'], '2027-03-15': ['10:00'], '2027-03-14': ['18:00'] },
    })
    await trip.schedule(await trip.save('EARLY', { title: 'Early' }), 3, '10:00')
    await trip.schedule(await trip.save('LATE', { title: 'Late' }), 4, '10:00')
    // At 10:00 of the last day both would fit: two hours later for the one is less than a day and eight hours for the other.
    expect(repairsOf((await preview({ endDate: on('2027-03-15') })).broken)).toEqual([
      ['Early', 'outside-trip-dates', '2027-03-15 12:00'],
      ['Late', 'outside-trip-dates', '2027-03-15 10:00'],
    ])
  })
})
