import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readCalendarFile } from '@meander/sdk/contract/calendar-export'
import type { SavedActivityId } from '@meander/sdk/contract/ids'
import { removeActivity, restoreActivity } from '@meander/sdk/contract/itineraries'
import { updateItinerary } from '@meander/sdk/contract/trip-changes'
import { listUpkeep } from '../../app.ts'
import { openLisbonTrip, placesOf, refusalOf } from '../../test/lisbon-trip.ts'
import type { LisbonTrip } from '../../test/lisbon-trip.ts'

let now = new Date('2027-03-01T12:00:00Z')
let trip: LisbonTrip
let tram: SavedActivityId
beforeEach(async () => {
  now = new Date('2027-03-01T12:00:00Z')
  trip = await openLisbonTrip({ TRAM: { '2027-03-14': ['09:00'] }, FOOD: { '2027-03-14': ['09:30'] } }, { given: { clock: () => now } })
  tram = await trip.save('TRAM', { title: 'Tram 28' }, { notes: 'Sit left', priority: 'must-do' })
  await trip.save('FOOD', { title: 'Supper' })
})
afterEach(() => trip.server.close())

const remove = () => trip.guest.call(removeActivity, { params: { id: trip.id, activityId: tram } })
const restore = (body: { requestId?: string; version?: number } = {}) => trip.guest.call(restoreActivity, { params: { id: trip.id, activityId: tram }, body })
const uidsOf = async () => (await trip.guest.call(readCalendarFile, { params: { id: trip.id } })).text.match(/^UID:.*$/gm)

describe('what was taken out', () => {
  it('comes back as it was, in one call: by its id, at its place, with its notes and its slot', async () => {
    const before = await trip.schedule(tram, 1, '09:00')
    const uids = await uidsOf()
    await remove()
    trip.booking.fail()
    const { itinerary, violations } = await restore()
    expect({ ...itinerary, version: 0 }).toEqual({ ...before, version: 0 })
    expect(itinerary.version).toBe(before.version + 2)
    expect(violations).toEqual([])
    expect(await uidsOf()).toEqual(uids)
  })

  it('comes back once, however often and at once it is asked for', async () => {
    await trip.schedule(tram, 1, '09:00')
    const { version } = await remove()
    const answers = await Promise.all([restore({ requestId: 'request-0001', version }), restore({ requestId: 'request-0001', version })])
    expect(answers[1]).toEqual(answers[0])
    expect(await restore()).toEqual(answers[0])
    expect((await trip.read()).version).toBe(version + 1)
  })

  it('waits in the list where its hour is taken by now, and tells by what, each time it is asked', async () => {
    await trip.schedule(tram, 1, '09:00')
    await remove()
    await trip.schedule((await trip.read()).activities[0]?.id as SavedActivityId, 1, '09:30')
    const first = await restore({ requestId: 'request-0001' })
    expect(first.violations).toEqual([expect.objectContaining({ rule: 'overlaps', message: '9:00 AM overlaps Supper (9:30 AM to 11:30 AM).' })])
    expect(first.itinerary.activities.map(({ id, notes, timeSlotId }) => [id === tram, notes, timeSlotId === null])).toEqual([[true, 'Sit left', true], [false, '', false]])
    expect(await restore({ requestId: 'request-0001' })).toEqual(first)
  })

  it('waits in the list where its day is no day of the trip any more', async () => {
    await trip.schedule(tram, 1, '09:00')
    await remove()
    await trip.guest.call(updateItinerary, { params: { id: trip.id }, body: { startDate: '2027-03-15' as never } })
    expect((await restore()).violations.map(({ rule }) => rule)).toEqual(['outside-trip-dates'])
    expect(placesOf(await trip.read())).toEqual([])
  })

  it('by a change of the trip comes back as well', async () => {
    await trip.schedule(tram, 1, '09:00')
    await trip.guest.call(updateItinerary, { params: { id: trip.id }, body: { startDate: '2027-03-15' as never, broken: 'remove' } })
    expect((await restore()).itinerary.activities.map(({ id }) => id)[0]).toBe(tram)
  })

  it('is refused on another version, and kept for a day', async () => {
    await remove()
    expect((await refusalOf(restore({ version: 1 }))).code).toBe('itinerary-changed')
    now = new Date(now.getTime() + 86_400_000 + 1000)
    await listUpkeep(trip.server.deps)['activities taken out']?.()
    expect((await refusalOf(restore())).status).toBe(404)
  })

  it('is the owner’s to bring back', async () => {
    await remove()
    await expect(trip.server.as('mdr_other').call(restoreActivity, { params: { id: trip.id, activityId: tram }, body: {} })).rejects.toMatchObject({ status: 404 })
  })
})
