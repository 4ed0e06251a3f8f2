import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { placeActivities } from '@meander/sdk/contract/arranging'
import { readCalendarFile } from '@meander/sdk/contract/calendar-export'
import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import type { SavedActivityId } from '@meander/sdk/contract/ids'
import { rescheduleActivity, scheduleActivity, unscheduleActivity } from '@meander/sdk/contract/itineraries'
import { updateItinerary } from '@meander/sdk/contract/trip-changes'
import { undoChange } from '@meander/sdk/contract/undoing'
import { listUpkeep } from '../../../app.ts'
import { openLisbonTrip, placesOf, refusalOf } from '../../../test/lisbon-trip.ts'
import type { LisbonTrip } from '../../../test/lisbon-trip.ts'
import type { Timetable } from '../../../test/timetable-provider.ts'

const on = (date: string) => date as Day
const at = (time: string) => time as TimeOfDay
const MADE = 'request-made'
const BEFORE = new Date('2027-03-01T12:00:00Z')
/** The second day of the trip: the first is over. */
const DURING = new Date('2027-03-15T20:00:00Z')

let now: Date
let timetable: Timetable
let trip: LisbonTrip
let tram: SavedActivityId
let food: SavedActivityId
beforeEach(async () => {
  now = BEFORE
  timetable = { TRAM: { '2027-03-14': ['09:00', '14:00'], '2027-03-15': ['09:00'] }, FOOD: { '2027-03-14': ['09:30', '18:00'], '2027-03-15': ['18:00'] } }
  trip = await openLisbonTrip(timetable, { given: { clock: () => now } })
  tram = await trip.save('TRAM', { title: 'Tram 28' })
  food = await trip.save('FOOD', { title: 'Supper' })
})
afterEach(() => trip.server.close())

const undo = (body: { undoes?: string; requestId?: string } = {}, who = trip.guest) => who.call(undoChange, { params: { id: trip.id }, body: { undoes: MADE, ...body } })
const slotOf = async (id: SavedActivityId) => (await trip.read()).activities.find((one) => one.id === id)?.timeSlotId as never
const takeOff = async (id: SavedActivityId) => trip.guest.call(unscheduleActivity, { params: { id: trip.id, slotId: await slotOf(id) }, query: { requestId: MADE } })
const move = async (id: SavedActivityId, dayNumber: number, timeSlot: string) =>
  trip.guest.call(rescheduleActivity, { params: { id: trip.id }, body: { slotId: await slotOf(id), dayNumber, timeSlot: at(timeSlot), requestId: MADE } })
const edit = (body: object, requestId = MADE) => trip.guest.call(updateItinerary, { params: { id: trip.id }, body: { ...body, requestId } })
const uidsOf = async () => (await trip.guest.call(readCalendarFile, { params: { id: trip.id } })).text.match(/^UID:.*$/gm)

/** Nothing can be booked any more, and the first day is over. */
function closeAll(): void {
  for (const days of Object.values(timetable)) for (const date of Object.keys(days)) days[date] = 'cut-off'
  now = DURING
}

describe('what was taken off the calendar, or moved', () => {
  it('is put back although its day is over and nobody could book it any more', async () => {
    const before = await trip.schedule(tram, 1, '09:00')
    const uids = await uidsOf()
    await takeOff(tram)
    closeAll()
    const { itinerary, left } = await undo()
    expect([left, itinerary.days, itinerary.activities]).toEqual([[], before.days, before.activities])
    expect(await uidsOf()).toEqual(uids)
  })

  it('is moved back in the same way, and the provider is not asked', async () => {
    await trip.schedule(tram, 1, '09:00')
    await move(tram, 2, '09:00')
    closeAll()
    trip.booking.fail()
    expect(placesOf((await undo()).itinerary)).toEqual(['2027-03-14 09:00-11:00 Tram 28'])
  })

  it('does not open a closed start for anything else', async () => {
    await trip.schedule(tram, 1, '09:00')
    await takeOff(tram)
    closeAll()
    const place = { activityId: tram, date: on('2027-03-14'), startTime: at('09:00') }
    expect((await refusalOf(trip.guest.call(placeActivities, { params: { id: trip.id }, body: { placements: [place] } }))).code).toBe('time-not-offered')
    expect((await refusalOf(trip.schedule(tram, 1, '09:00'))).code).toBe('time-not-offered')
    expect((await refusalOf(undo({ undoes: 'request-of-none' }))).status).toBe(404)
    expect(placesOf(await trip.read())).toEqual([])
  })

  it('stays where it is while something else has its place, and it is said what', async () => {
    await trip.schedule(tram, 1, '09:00')
    await move(tram, 2, '09:00')
    const seen = await trip.schedule(food, 1, '09:30')
    const refusal = await refusalOf<{ items: { title: string }[] }>(undo())
    expect(refusal).toMatchObject({ status: 409, code: 'time-overlaps', message: '9:00 AM overlaps Supper (9:30 AM to 11:30 AM).', details: { items: [{ activityId: tram, title: 'Tram 28' }] } })
    expect(await trip.read()).toEqual(seen)
  })

  it('stays where somebody else has put it since', async () => {
    await trip.schedule(tram, 1, '09:00')
    await takeOff(tram)
    const seen = await trip.schedule(tram, 1, '14:00')
    expect((await refusalOf(undo())).code).toBe('itinerary-changed')
    expect(await trip.read()).toEqual(seen)
  })

  it('is put back once, however often and at once it is asked for', async () => {
    await trip.schedule(tram, 1, '09:00')
    const { version } = await takeOff(tram)
    const answers = await Promise.all([undo({ requestId: 'request-0001' }), undo({ requestId: 'request-0001' })])
    expect(answers[1]).toEqual(answers[0])
    expect((await trip.read()).version).toBe(version + 1)
  })

  it('can be taken off again by undoing the undo, and what was put on the calendar by undoing that', async () => {
    await trip.guest.call(scheduleActivity, { params: { id: trip.id }, body: { activityId: tram, dayNumber: 1, timeSlot: at('09:00'), requestId: 'request-first' } })
    expect(placesOf((await undo({ undoes: 'request-first', requestId: 'request-second' })).itinerary)).toEqual([])
    expect(placesOf((await undo({ undoes: 'request-second' })).itinerary)).toEqual(['2027-03-14 09:00-11:00 Tram 28'])
  })

  it('is the owner’s to put back, for a day', async () => {
    await trip.schedule(tram, 1, '09:00')
    await takeOff(tram)
    expect((await refusalOf(undo({}, trip.server.as('mdr_other')))).status).toBe(404)
    now = new Date(now.getTime() + 86_400_000 + 1000)
    await listUpkeep(trip.server.deps)['changes made once']?.()
    expect((await refusalOf(undo())).status).toBe(404)
  })
})

describe('a change of the trip', () => {
  it('is undone in one change: the trip, what it took out, and every place, although nothing could be booked any more', async () => {
    await trip.schedule(tram, 1, '09:00')
    const before = await trip.schedule(food, 1, '18:00')
    const after = await edit({ title: 'Later', startDate: on('2027-03-15'), groupSize: 5, brokenItems: [{ activityId: tram, choice: 'remove' }, { activityId: food, choice: 'unschedule' }] })
    expect([after.activities.length, placesOf(after)]).toEqual([1, []])
    closeAll()
    const { itinerary, left } = await undo()
    expect(left).toEqual([])
    expect({ ...itinerary, version: 0, updatedAt: '' }).toEqual({ ...before, version: 0, updatedAt: '' })
    expect(itinerary.version).toBe(after.version + 1)
  })

  it('leaves out alone what has lost its place, and names it', async () => {
    await trip.schedule(tram, 1, '09:00')
    await trip.schedule(food, 1, '18:00')
    await edit({ groupSize: 20, broken: 'unschedule' })
    await trip.schedule(await trip.save('my-brunch', { title: 'Brunch' }), 1, '10:00')
    const { itinerary, left } = await undo({ requestId: 'request-0001' })
    expect(left).toEqual([{ activityId: tram, title: 'Tram 28', violations: [expect.objectContaining({ rule: 'overlaps', with: expect.objectContaining({ title: 'Brunch' }) })] }])
    expect([itinerary.groupSize, placesOf(itinerary)]).toEqual([2, ['2027-03-14 10:00-12:00 Brunch', '2027-03-14 18:00-20:00 Supper']])
    expect(await undo({ requestId: 'request-0001' })).toEqual({ itinerary, left })
  })

  it('stays where it would leave outside what has come onto the calendar since', async () => {
    await edit({ endDate: on('2027-03-20') })
    const seen = await trip.schedule(await trip.save('my-picnic', { title: 'Picnic' }), 7, '12:00')
    expect(await refusalOf(undo())).toMatchObject({ code: 'breaks-schedule', details: { broken: [{ title: 'Picnic', date: '2027-03-20' }] } })
    expect(await trip.read()).toEqual(seen)
  })

  it('is not undone over dates, a party or a name that somebody else has given since', async () => {
    await edit({ groupSize: 3 })
    const seen = await edit({ groupSize: 5 }, 'request-other')
    expect((await refusalOf(undo())).code).toBe('itinerary-changed')
    expect(await trip.read()).toEqual(seen)
  })
})
