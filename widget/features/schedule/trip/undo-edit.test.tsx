import { placeActivities } from '@meander/sdk/contract/arranging'
import { restoreActivity } from '@meander/sdk/contract/itineraries'
import { previewTripChange, updateItinerary } from '@meander/sdk/contract/trip-changes'
import { afterEach, describe, expect, it } from 'vitest'
import { failure } from '../../../test/fake-server.ts'
import { find, findAll, findSoon, waitFor } from '../../../test/queries.ts'
import { showBoard } from '../../../test/show-board.tsx'
import { slot, tripWith, type TripServer } from '../../../test/trip.ts'

const tram = slot('T28', { date: '2027-03-14', from: '10:00', to: '13:00' }, { title: 'Tram 28', duration: '3 hours' })
const fado = slot('F', { date: '2027-03-15', from: '19:00', to: '21:00' }, { title: 'Fado', duration: '2 hours' })
const custard = slot('C', { date: '2027-03-15', from: '10:00', to: '12:00' }, { title: 'Custard', duration: '2 hours' })
const given = tripWith([tram, fado, custard])
/** Three travel now: the tram waits, the Fado is elsewhere, the custard has gone. */
const elsewhere = { ...fado, date: tram.date }
const edited = tripWith([elsewhere], given.activities.filter(({ activityData }) => activityData.productCode === 'T28').map((one) => ({ ...one, timeSlotId: null, scheduledDate: null, scheduledTime: null })), { version: 2, groupSize: 3 })

let board: Awaited<ReturnType<typeof showBoard>>
afterEach(() => board.destroy())

async function edit(prepare: (made: TripServer) => void = () => {}) {
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
  ;(await findSoon(board.box, 'button', 'Undo')).click()
}

describe('a change of the trip', () => {
  it('is undone in one press: the trip, what it lost, and the places of all that stood elsewhere', async () => {
    const before = ['Tram 28 2027-03-14 10:00', 'Fado 2027-03-15 19:00', 'Custard 2027-03-15 10:00']
    await edit(({ server }) => server.on(restoreActivity, () => ({ itinerary: { ...tripWith([elsewhere, custard]), activities: [...edited.activities, ...given.activities.slice(2)], version: 4 }, violations: [] })))
    await waitFor(() => expect(board.lastToast()?.title).toBe('Put back as it was'))
    expect(board.server.callsOf(updateItinerary).at(-1)?.body).toMatchObject({ groupSize: 2, broken: 'unschedule', version: 2 })
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
})
