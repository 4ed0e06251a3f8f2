import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Day } from '@meander/sdk/contract/days'
import type { EndpointRequest } from '@meander/sdk/contract/endpoint'
import type { SavedActivityId } from '@meander/sdk/contract/ids'
import { previewTripChange, updateItinerary } from '@meander/sdk/contract/trip-changes'
import type { Broken, BrokenItem } from '@meander/sdk/contract/trip-changes'
import { openLisbonTrip, placesOf, refusalOf } from '../../../test/lisbon-trip.ts'
import type { LisbonTrip } from '../../../test/lisbon-trip.ts'

const on = (date: string) => date as Day
type Change = EndpointRequest<typeof updateItinerary>['body']

let trip: LisbonTrip
let tram: SavedActivityId
beforeEach(async () => {
  trip = await openLisbonTrip({ TRAM: { '2027-03-15': ['09:00'], '2027-03-20': ['10:00'] } })
  tram = await trip.save('TRAM', { title: 'Tram 28' })
})
afterEach(() => trip.server.close())

const change = (body: Change) => trip.guest.call(updateItinerary, { params: { id: trip.id }, body })
const preview = (body: Change) => trip.guest.call(previewTripChange, { params: { id: trip.id }, body })

describe('a trip that is moved', () => {
  const repairsIn = async (body: Change) => Object.fromEntries((await preview(body)).broken.map(({ title, violations, repair }) => [title, [violations.map(({ rule }) => rule).join(), repair && `${repair.dayNumber} ${repair.date} ${repair.startTime}`]]))

  beforeEach(async () => {
    for (const [title, dayNumber, time] of [['Walk', 1, '10:00'], ['Swim', 2, '11:00'], ['Tea', 3, '10:00'], ['Farewell', 4, '20:00']] as const) {
      await trip.schedule(await trip.save(`my-${title}`, { title, duration: '1 hour' }), dayNumber, time)
    }
  })

  it('by a week keeps each day of it, with its weekday and its hour', async () => {
    const week = { startDate: on('2027-03-21'), endDate: on('2027-03-24') }
    expect(await repairsIn(week)).toEqual({
      Walk: ['outside-trip-dates', '1 2027-03-21 10:00'],
      Swim: ['outside-trip-dates', '2 2027-03-22 11:00'],
      Tea: ['outside-trip-dates', '3 2027-03-23 10:00'],
      Farewell: ['outside-trip-dates', '4 2027-03-24 20:00'],
    })
    expect(placesOf(await change({ ...week, broken: 'repair' }))).toEqual(['2027-03-21 10:00-11:00 Walk', '2027-03-22 11:00-12:00 Swim', '2027-03-23 10:00-11:00 Tea', '2027-03-24 20:00-21:00 Farewell'])
  })

  it('by some days takes along what could stay on its date, too; without a choice that stays', async () => {
    const later = { startDate: on('2027-03-16'), endDate: on('2027-03-19') }
    expect(await repairsIn(later)).toEqual({
      Walk: ['outside-trip-dates', '1 2027-03-16 10:00'],
      Swim: ['outside-trip-dates', '2 2027-03-17 11:00'],
      Tea: ['', '3 2027-03-18 10:00'],
      Farewell: ['', '4 2027-03-19 20:00'],
    })
    expect((await refusalOf(change(later))).message).toContain('2 experiences are scheduled where they no longer fit: Walk, Swim')
    const without = await change({ ...later, broken: 'unschedule' })
    expect(placesOf(without)).toEqual(['2027-03-16 10:00-11:00 Tea', '2027-03-17 20:00-21:00 Farewell'])
    const back = await change({ startDate: on('2027-03-15'), endDate: on('2027-03-18') })
    expect(placesOf(back)).toEqual(placesOf(without))
    expect(placesOf(await change({ startDate: on('2027-03-16'), endDate: on('2027-03-19'), broken: 'repair' }))).toEqual(['2027-03-17 10:00-11:00 Tea', '2027-03-18 20:00-21:00 Farewell'])
  })

  it('takes along nothing that nobody was shown: it asks', async () => {
    const later = { startDate: on('2027-03-16'), endDate: on('2027-03-19') }
    const before = await trip.read()
    const shown = (await preview(later)).broken.filter(({ violations }) => violations.length > 0)
    const brokenItems = shown.flatMap(({ activityId, repair }) => (repair ? [{ activityId, choice: 'repair' as const, repair }] : []))
    expect(brokenItems).toHaveLength(2)
    const refusal = await refusalOf<{ broken: Broken[] }>(change({ ...later, brokenItems }))
    expect(refusal.code).toBe('breaks-schedule')
    expect(refusal.details.broken).toHaveLength(4)
    expect(await trip.read()).toEqual(before)
  })

  describe('leaves on its date what could stay there, where that is chosen', () => {
    const later = { startDate: on('2027-03-16'), endDate: on('2027-03-19') }
    const choicesFor = async (stays: string) =>
      (await preview(later)).broken.flatMap(({ activityId, title, repair }): BrokenItem[] => (title === stays ? [{ activityId, choice: 'stay' as const }] : repair ? [{ activityId, choice: 'repair' as const, repair }] : []))

    it('and moves the others', async () => {
      const after = await change({ ...later, brokenItems: await choicesFor('Farewell') })
      expect(placesOf(after)).toEqual(['2027-03-16 10:00-11:00 Walk', '2027-03-17 11:00-12:00 Swim', '2027-03-17 20:00-21:00 Farewell', '2027-03-18 10:00-11:00 Tea'])
    })

    it('but not where one of these is put, which is told', async () => {
      const before = await trip.read()
      const refusal = await refusalOf<{ broken: Broken[] }>(change({ ...later, brokenItems: await choicesFor('Tea') }))
      expect(refusal.details.broken.find(({ title }) => title === 'Tea')?.violations.map(({ message }) => message)).toEqual(['10:00 AM overlaps Walk (10:00 AM to 11:00 AM).'])
      expect(await trip.read()).toEqual(before)
    })

    it('but not what has to move', async () => {
      const before = await trip.read()
      expect((await refusalOf(change({ ...later, brokenItems: await choicesFor('Walk') }))).code).toBe('breaks-schedule')
      expect(await trip.read()).toEqual(before)
    })
  })

  it('finds what does not run on that day the start that changes least, in days and hours', async () => {
    await trip.schedule(tram, 2, '09:00')
    // It runs on the first day of the moved trip alone, when the walk is on, which makes room by an hour rather than leave it without.
    const { 'Tram 28': moved, Walk: aside, Swim: kept } = await repairsIn({ startDate: on('2027-03-20'), endDate: on('2027-03-23') })
    expect([moved?.[1], aside?.[1], kept?.[1]]).toEqual(['1 2027-03-20 10:00', '1 2027-03-20 09:00', '2 2027-03-21 11:00'])
  })

  it('that begins or ends otherwise, and is not moved, leaves on their dates all that can stay', async () => {
    expect(await repairsIn({ startDate: on('2027-03-12') })).toEqual({})
    expect(Object.keys(await repairsIn({ startDate: on('2027-03-15') }))).toEqual(['Walk'])
  })
})
