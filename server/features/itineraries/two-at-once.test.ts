import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import type { SavedActivityId } from '@meander/sdk/contract/ids'
import { createItinerary, deleteItinerary, editActivity, listItineraries, readAvailableSlots, removeActivity, rescheduleActivity, saveActivity, scheduleActivity, unscheduleActivity } from '@meander/sdk/contract/itineraries'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { placeActivities, proposeArrangement } from '@meander/sdk/contract/arranging'
import { updateItinerary } from '@meander/sdk/contract/trip-changes'
import { undoChange } from '@meander/sdk/contract/undoing'
import { readStarts } from '@meander/sdk/contract/trip-rules'
import { listUpkeep } from '../../app.ts'
import { holdRead } from '../../test/hold-read.ts'
import { openLisbonTrip, placesOf, refusalOf } from '../../test/lisbon-trip.ts'
import type { LisbonTrip } from '../../test/lisbon-trip.ts'
import { anActivity } from '../../test/timetable-provider.ts'

let now = new Date('2027-03-01T12:00:00Z')
let trip: LisbonTrip
const open = () => openLisbonTrip({ TRAM: { '2027-03-14': ['09:00', '14:30'] }, FOOD: { '2027-03-14': ['18:00'] } }, { given: { clock: () => now } })
beforeEach(async () => {
  now = new Date('2027-03-01T12:00:00Z')
  trip = await open()
})
afterEach(() => trip.server.close())

describe('a change that was made on another version', () => {
  it('is refused with the itinerary as it is, and changes nothing', async () => {
    const { guest, id } = trip
    const activityId = await trip.save('TRAM')
    const seen = (await trip.read()).version
    const fresh = await guest.call(editActivity, { params: { id, activityId }, body: { notes: 'From the phone', version: seen } })
    const refusal = await refusalOf<{ itinerary: Itinerary }>(guest.call(editActivity, { params: { id, activityId }, body: { notes: 'From the laptop', version: seen } }))
    expect(refusal).toMatchObject({ status: 409, code: 'itinerary-changed', message: expect.stringContaining('changed elsewhere') })
    expect(refusal.details.itinerary).toEqual(fresh)
    expect(await trip.read()).toEqual(fresh)
  })

  it('is refused for every kind of change', async () => {
    const { guest, id } = trip
    const activityId = await trip.save('TRAM')
    const slotId = (await trip.schedule(activityId, 1, '09:00')).days[0]?.timeSlots[0]?.id as never
    const version = 1
    const calls = [
      () => guest.call(saveActivity, { params: { id }, body: { activityData: anActivity('FOOD'), version } }),
      () => guest.call(removeActivity, { params: { id, activityId }, query: { version } }),
      () => guest.call(unscheduleActivity, { params: { id, slotId }, query: { version } }),
      () => guest.call(scheduleActivity, { params: { id }, body: { activityId, dayNumber: 1, timeSlot: '14:30' as TimeOfDay, version } }),
      () => guest.call(updateItinerary, { params: { id }, body: { title: 'Porto', version } }),
    ]
    for (const call of calls) expect((await refusalOf(call())).code).toBe('itinerary-changed')
    expect(placesOf(await trip.read())).toEqual(['2027-03-14 09:00-11:00 Activity TRAM'])
  })

  it('is refused with the itinerary as it is also where its thing is gone, or its day', async () => {
    const { guest, id } = trip
    const [removed, off] = [await trip.save('TRAM'), await trip.save('FOOD')]
    await trip.schedule(removed, 1, '09:00')
    const { version, days } = await trip.schedule(off, 1, '18:00')
    const slotOf = (activityId: string) => days[0]?.timeSlots[activityId === removed ? 0 : 1]?.id as never
    await guest.call(removeActivity, { params: { id, activityId: removed } })
    await guest.call(unscheduleActivity, { params: { id, slotId: slotOf(off) } })
    const fresh = await guest.call(updateItinerary, { params: { id }, body: { endDate: '2027-03-15' as Day } })
    const start = { dayNumber: 1, timeSlot: '14:30' as TimeOfDay }
    const place = { activityId: removed, date: '2027-03-14' as Day, startTime: '14:30' as TimeOfDay }
    const calls = [
      () => guest.call(scheduleActivity, { params: { id }, body: { ...start, activityId: removed, version } }),
      () => guest.call(scheduleActivity, { params: { id }, body: { ...start, activityId: off, dayNumber: 4, version } }),
      () => guest.call(rescheduleActivity, { params: { id }, body: { ...start, slotId: slotOf(off), version } }),
      () => guest.call(placeActivities, { params: { id }, body: { placements: [place], version } }),
      () => guest.call(proposeArrangement, { params: { id }, body: { activityIds: [removed, off], version } }),
      () => guest.call(readStarts, { params: { id, activityId: removed }, query: { version } }),
      () => guest.call(readAvailableSlots, { params: { id }, body: { activityCode: 'FOOD' as never, date: '2027-03-17' as Day, version } }),
    ]
    for (const call of calls) {
      const refusal = await refusalOf<{ itinerary: Itinerary }>(call())
      expect([refusal.status, refusal.code, refusal.details?.itinerary]).toEqual([409, 'itinerary-changed', fresh])
    }
    // Who names no version is told of the thing itself.
    expect(await refusalOf(guest.call(scheduleActivity, { params: { id }, body: { ...start, activityId: removed } }))).toMatchObject({ status: 404, message: expect.stringContaining('no longer in the itinerary') })
    expect(await trip.read()).toEqual(fresh)
  })

  it('loses nothing of two people who edit at once: one of each pair is asked again', async () => {
    const { guest, id } = trip
    const activityId = await trip.save('TRAM')
    const other = await trip.save('FOOD')
    const { version } = await trip.read()
    const both = [
      guest.call(updateItinerary, { params: { id }, body: { title: 'With mother', version } }),
      guest.call(editActivity, { params: { id, activityId }, body: { notes: 'Sit left', version } }),
      guest.call(scheduleActivity, { params: { id }, body: { activityId: other, dayNumber: 1, timeSlot: '18:00' as TimeOfDay, version } }),
    ]
    const outcomes = await Promise.allSettled(both)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await trip.read()).version).toBe(version + 1)
  })

  it('keeps all that is changed at once without naming a version, as each change is of its own thing', async () => {
    const { guest, id } = trip
    const tram = await trip.save('TRAM')
    const food = await trip.save('FOOD')
    await Promise.all([
      guest.call(updateItinerary, { params: { id }, body: { title: 'With mother' } }),
      guest.call(updateItinerary, { params: { id }, body: { groupSize: 3 } }),
      guest.call(editActivity, { params: { id, activityId: tram }, body: { notes: 'Sit left' } }),
      guest.call(editActivity, { params: { id, activityId: food }, body: { notes: 'No shellfish' } }),
      trip.schedule(tram, 1, '09:00'),
      trip.schedule(food, 1, '18:00'),
    ])
    const after = await trip.read()
    expect(after).toMatchObject({ title: 'With mother', groupSize: 3, version: 9 })
    expect(after.activities.map(({ notes }) => notes)).toEqual(['Sit left', 'No shellfish'])
    expect(placesOf(after)).toHaveLength(2)
  })
})

/** Sends a change twice, the second while the `nth` read of the first is held. Answers whether it has so many. */
async function isHeldAt(nth: number, change: (version: number, activityId: SavedActivityId) => Promise<unknown>): Promise<boolean> {
  await trip.server.close()
  trip = await open()
  const activityId = await trip.save('TRAM')
  const { version } = await trip.guest.call(updateItinerary, { params: { id: trip.id }, body: { title: 'Held', requestId: 'request-first' } })
  const { deps } = trip.server
  const { db } = deps
  let meanwhile: unknown
  const held = holdRead(db, nth, async () => (meanwhile = await change(version, activityId)))
  deps.db = held.db
  const answer = await change(version, activityId)
  deps.db = db
  if (held.wasHeld()) expect(answer, `held at read ${nth}`).toEqual(meanwhile)
  expect((await trip.read()).version).toBe(version + 1)
  return held.wasHeld()
}

describe('a change that is sent again', () => {
  const requestId = 'request-0001'

  it('saves an activity once, however often and at once it comes', async () => {
    const { guest, id } = trip
    const send = () => guest.call(saveActivity, { params: { id }, body: { activityData: anActivity('TRAM'), requestId } })
    const entries = await Promise.all([send(), send(), send()])
    expect(new Set(entries.map((entry) => entry.id)).size).toBe(1)
    expect((await trip.read()).activities).toHaveLength(1)
    expect((await trip.read()).version).toBe(2)
  })

  const tramAt = { dayNumber: 1, timeSlot: '09:00' as TimeOfDay }
  it.each<[string, (version: number, activityId: SavedActivityId) => Promise<unknown>]>([
    ['kept', (version) => trip.guest.call(saveActivity, { params: { id: trip.id }, body: { activityData: anActivity('FOOD'), requestId, version } })],
    ['scheduled', (version, activityId) => trip.guest.call(scheduleActivity, { params: { id: trip.id }, body: { ...tramAt, activityId, requestId, version } })],
    ['placed', (version, activityId) => trip.guest.call(placeActivities, { params: { id: trip.id }, body: { placements: [{ activityId, date: '2027-03-14' as Day, startTime: '09:00' as TimeOfDay }], requestId, version } })],
    ['a trip of other days', (version) => trip.guest.call(updateItinerary, { params: { id: trip.id }, body: { endDate: '2027-03-15' as Day, requestId, version } })],
    ['undone', () => trip.guest.call(undoChange, { params: { id: trip.id }, body: { undoes: 'request-first', requestId } })],
  ])('answers the same to both, whenever the one is made between two reads of the other: %s', async (_, change) => {
    for (let nth = 1; await isHeldAt(nth, change); nth += 1) expect(nth).toBeLessThan(50)
  })

  it('makes a trip once, and another’s request is another’s', async () => {
    const body = { title: 'Porto', destination: 'Porto', requestId }
    const made = await Promise.all([trip.guest.call(createItinerary, { body }), trip.guest.call(createItinerary, { body })])
    expect(made[0]?.id).toBe(made[1]?.id)
    expect(await trip.guest.call(listItineraries)).toHaveLength(2)
    expect((await trip.server.as('mdr_guest_2').call(createItinerary, { body })).id).not.toBe(made[0]?.id)
  })

  it('answers what there is when a removal comes twice, and counts as on its first version', async () => {
    const { guest, id } = trip
    const activityId = await trip.save('TRAM')
    const { version } = await trip.read()
    const send = () => guest.call(removeActivity, { params: { id, activityId }, query: { requestId, version } })
    const first = await send()
    expect(await send()).toEqual(first)
    expect(first.activities).toEqual([])
  })

  it('answers the entry that it made, though that has been taken out since', async () => {
    const { guest, id } = trip
    const send = () => guest.call(saveActivity, { params: { id }, body: { activityData: anActivity('TRAM'), notes: 'Sit left', requestId } })
    const first = await send()
    await guest.call(removeActivity, { params: { id, activityId: first.id } })
    trip.booking.fail()
    expect(await send()).toEqual(first)
    expect((await trip.read()).activities).toEqual([])
  })

  it('schedules once, whatever has become of it since', async () => {
    const { guest, id } = trip
    const activityId = await trip.save('TRAM')
    const send = () => guest.call(scheduleActivity, { params: { id }, body: { activityId, dayNumber: 1, timeSlot: '09:00' as TimeOfDay, requestId } })
    await send()
    const after = await guest.call(removeActivity, { params: { id, activityId } })
    trip.booking.fail()
    expect(await send()).toEqual(after)
  })

  it('deletes a trip once, and answers so again; under another name it is gone', async () => {
    const { guest, id } = trip
    const send = (query: { requestId?: string; version?: number }) => guest.call(deleteItinerary, { params: { id }, query })
    expect((await refusalOf(send({ requestId, version: 7 }))).code).toBe('itinerary-changed')
    expect(await Promise.all([send({ requestId }), send({ requestId })])).toEqual([{ success: true }, { success: true }])
    expect(await send({ requestId })).toEqual({ success: true })
    expect((await refusalOf(send({ requestId: 'request-0002' }))).status).toBe(404)
    expect((await refusalOf(send({}))).status).toBe(404)
  })

  it('does not bring back a trip that was deleted since', async () => {
    const body = { title: 'Porto', destination: 'Porto', requestId }
    const made = await trip.guest.call(createItinerary, { body })
    await trip.guest.call(deleteItinerary, { params: { id: made.id } })
    expect((await trip.guest.call(createItinerary, { body })).id).toBe(made.id)
    expect((await trip.guest.call(listItineraries)).map(({ title }) => title)).toEqual(['Lisbon'])
  })

  it('may be tried again when it was refused', async () => {
    const { guest, id } = trip
    const activityId = await trip.save('TRAM')
    const put = (timeSlot: string) => guest.call(scheduleActivity, { params: { id }, body: { activityId, dayNumber: 1, timeSlot: timeSlot as TimeOfDay, requestId } })
    expect((await refusalOf(put('10:00'))).code).toBe('time-not-offered')
    expect(placesOf(await put('09:00'))).toHaveLength(1)
  })

  it('is remembered for a day', async () => {
    const { guest, id, server } = trip
    await guest.call(updateItinerary, { params: { id }, body: { title: 'Porto', requestId } })
    const rows = () => server.deps.db.selectFrom('itinerary_requests').selectAll().execute()
    now = new Date(now.getTime() + 86_400_000 - 1000)
    await listUpkeep(server.deps)['changes made once']?.()
    expect(await rows()).toHaveLength(1)
    now = new Date(now.getTime() + 2000)
    await listUpkeep(server.deps)['changes made once']?.()
    expect(await rows()).toEqual([])
  })

  it('needs a name of 8 to 64 letters', async () => {
    const { guest, id } = trip
    const call = guest.call(updateItinerary, { params: { id }, body: { title: 'Porto', startDate: '2027-03-14' as Day, requestId: 'short' } })
    expect(await refusalOf(call)).toMatchObject({ status: 400, message: expect.stringContaining('requestId') })
  })
})
