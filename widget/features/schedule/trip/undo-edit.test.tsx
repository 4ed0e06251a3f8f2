import { placeActivities } from '@meander/sdk/contract/arranging'
import { restoreActivity, type TimeSlot } from '@meander/sdk/contract/itineraries'
import { previewTripChange, updateItinerary } from '@meander/sdk/contract/trip-changes'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../api/request-errors.ts'
import { failure, type FakeRequest } from '../../../test/fake-server.ts'
import { find, findAll, findSoon, waitFor } from '../../../test/queries.ts'
import { showBoard } from '../../../test/show-board.tsx'
import { day, slot, tripWith, type TripServer } from '../../../test/trip.ts'

const tram = slot('T28', { date: '2027-03-14', from: '10:00', to: '13:00' }, { title: 'Tram 28', duration: '3 hours' })
const fado = slot('F', { date: '2027-03-15', from: '19:00', to: '21:00' }, { title: 'Fado', duration: '2 hours' })
const custard = slot('C', { date: '2027-03-15', from: '10:00', to: '12:00' }, { title: 'Custard', duration: '2 hours' })
const tiles = slot('TL', { date: '2027-03-15', from: '14:00', to: '16:00' }, { title: 'Tiles', duration: '2 hours' })
const given = tripWith([tram, fado, custard])
/** Three travel now: the tram waits, the Fado is elsewhere, the custard has gone. */
const elsewhere = { ...fado, date: tram.date }
const edited = tripWith([elsewhere], given.activities.filter(({ activityData }) => activityData.productCode === 'T28').map((one) => ({ ...one, timeSlotId: null, scheduledDate: null, scheduledTime: null })), { version: 2, groupSize: 3 })

let board: Awaited<ReturnType<typeof showBoard>>
afterEach(() => board.destroy())

const refusal = (code: 'itinerary-changed' | 'breaks-schedule', details: object) => Response.json({ error: 'No.', message: 'No.', code, requestId: 'test', details }, { status: 409 })
const unfit = ({ id, activity, date, startTime, endTime }: TimeSlot) => ({ activityId: `entry-${activity.productCode}`, slotId: id, title: activity.title, date, startTime, endTime, violations: [{ rule: 'outside-trip' }], repair: null })

/** Changes the trip and undoes it; `meanwhile` between the two. */
async function edit(prepare: (made: TripServer) => void = () => {}, meanwhile = () => {}) {
  board = await showBoard(given, {
    prepare: (made) => {
      made.server
        .on(previewTripChange, () => ({ version: 1, broken: [] }))
        .on(updateItinerary, ({ body }) => (body.groupSize === 3 ? edited : { ...edited, groupSize: 2, version: 3 }))
        .on(restoreActivity, () => ({ itinerary: { ...edited, activities: given.activities, groupSize: 2, version: 4 }, violations: [] }))
        .on(placeActivities, () => ({ ...given, version: 5 }))
      prepare(made)
    },
  })
  findAll(board.box, 'button', 'More for this trip')[0]?.click()
  ;(await findSoon(board.box, 'menuitem', 'Edit trip')).click()
  const dialog = await findSoon(board.box, 'dialog', 'Edit Trip')
  find(dialog, 'button', 'One more').click()
  find(dialog, 'button', 'Save Changes').click()
  await waitFor(() => expect(board.lastToast()?.title).toBe('Trip changed'))
  meanwhile()
  ;(await findSoon(board.box, 'button', 'Undo')).click()
}

describe('a change of the trip', () => {
  it('is undone in one press: the trip, what it lost, and the places of all that stood elsewhere', async () => {
    const before = ['Tram 28 2027-03-14 10:00', 'Fado 2027-03-15 19:00', 'Custard 2027-03-15 10:00']
    await edit(({ server }) => server.on(restoreActivity, () => ({ itinerary: { ...tripWith([elsewhere, custard]), activities: [...edited.activities, ...given.activities.slice(2)], version: 4 }, violations: [] })))
    await waitFor(() => expect(board.lastToast()?.title).toBe('Put back as it was'))
    expect(board.server.callsOf(updateItinerary).at(-1)?.body).toMatchObject({ groupSize: 2, brokenItems: ['T28', 'F', 'C'].map((code) => ({ activityId: `entry-${code}`, choice: 'unschedule' })), version: 2 })
    expect(board.server.callsOf(restoreActivity).map(({ path }) => path)).toEqual(['/api/itineraries/trip-1/activities/entry-C/restore'])
    expect(board.server.callsOf(placeActivities).map(({ body }) => body.placements)).toEqual([
      [
        { activityId: 'entry-T28', date: '2027-03-14', startTime: '10:00' },
        { activityId: 'entry-F', date: '2027-03-15', startTime: '19:00' },
      ],
    ])
    expect(board.slots()).toEqual(before)
    expect(board.detail.$itinerary.get()?.groupSize).toBe(2)
  })

  it('that cannot be undone stays, and it is said why', async () => {
    await edit(({ server }) => server.on(updateItinerary, ({ body }) => (body.groupSize === 3 ? edited : failure('bad-request', 'These days are over.'))))
    await waitFor(() => expect(board.lastToast()).toMatchObject({ title: 'Not put back', text: 'These days are over.' }))
    expect(board.detail.$itinerary.get()?.groupSize).toBe(3)
  })

  it('stays where it would take off the calendar what somebody else has put there since', async () => {
    const fresh = tripWith([elsewhere, tiles], edited.activities.filter(({ scheduledDate }) => scheduledDate === null), { version: 3, groupSize: 3 })
    // They leave the server when the choice is sent for them too; else it asks.
    const answer = ({ body }: FakeRequest) => {
      if (body.groupSize === 3) return edited
      if (body.version === 2) return refusal('itinerary-changed', { itinerary: fresh })
      const isChosen = body.broken !== undefined || JSON.stringify(body.brokenItems).includes('entry-TL')
      return isChosen ? { ...edited, groupSize: 2, version: 4 } : refusal('breaks-schedule', { broken: [unfit(tiles)] })
    }
    await edit(({ server }) => server.on(updateItinerary, answer))
    const said = 'Tiles is on the calendar where it would no longer fit. Edit the trip to say what becomes of it.'
    await waitFor(() => expect(board.lastToast()).toMatchObject({ title: 'Not put back', text: said }))
    expect(board.slots()).toEqual(['Fado 2027-03-14 19:00', 'Tiles 2027-03-15 14:00'])
    expect(board.detail.$itinerary.get()?.groupSize).toBe(3)
    expect(board.server.callsOf(placeActivities)).toEqual([])
  })

  it('leaves alone what somebody else has put elsewhere since', async () => {
    const moved = { ...elsewhere, date: day('2027-03-16') }
    const fresh = tripWith([moved], edited.activities.filter(({ scheduledDate }) => scheduledDate === null), { version: 3, groupSize: 3 })
    const taken = () => board.detail.takeFresh(new ApiError(409, JSON.stringify({ code: 'itinerary-changed', message: '', details: { itinerary: fresh } })))
    const answer = ({ body }: FakeRequest) => (body.groupSize === 3 ? edited : { ...fresh, groupSize: 2, version: 4 })
    const back = ({ body }: FakeRequest) => ({ ...fresh, groupSize: 2, version: 5, days: (body.placements as unknown[]).length === 1 ? fresh.days : [] })
    await edit(({ server }) => server.on(updateItinerary, answer).on(restoreActivity, () => ({ itinerary: { ...fresh, groupSize: 2, version: 4 }, violations: [] })).on(placeActivities, back), taken)
    await waitFor(() => expect(board.lastToast()?.title).toBe('Put back as it was'))
    expect(board.server.callsOf(updateItinerary).at(-1)?.body.brokenItems).not.toContainEqual(expect.objectContaining({ activityId: 'entry-F' }))
    expect(board.server.callsOf(placeActivities)[0]?.body.placements).not.toContainEqual(expect.objectContaining({ activityId: 'entry-F' }))
    expect(board.slots()).toContain('Fado 2027-03-16 19:00')
  })

  it('is not undone over dates, a party or a name that somebody else has given since', async () => {
    const taken = () => board.detail.takeFresh(new ApiError(409, JSON.stringify({ code: 'itinerary-changed', message: '', details: { itinerary: { ...edited, groupSize: 5, version: 3 } } })))
    await edit(() => {}, taken)
    await waitFor(() => expect(board.lastToast()).toMatchObject({ title: 'Not put back', text: 'It has just been changed elsewhere, and is shown as it is now.' }))
    expect(board.server.callsOf(updateItinerary)).toHaveLength(1)
    expect(board.detail.$itinerary.get()?.groupSize).toBe(5)
  })
})
