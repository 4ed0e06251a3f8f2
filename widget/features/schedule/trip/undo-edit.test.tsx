import { previewTripChange, updateItinerary } from '@meander/sdk/contract/trip-changes'
import { undoChange } from '@meander/sdk/contract/undoing'
import type { TimeSlot } from '@meander/sdk/contract/itineraries'
import { afterEach, describe, expect, it } from 'vitest'
import { failure } from '../../../test/fake-server.ts'
import { find, findAll, findSoon, waitFor } from '../../../test/queries.ts'
import { showBoard } from '../../../test/show-board.tsx'
import { slot, tripWith, type TripServer } from '../../../test/trip.ts'

const tram = slot('T28', { date: '2027-03-14', from: '10:00', to: '13:00' }, { title: 'Tram 28', duration: '3 hours' })
const fado = slot('F', { date: '2027-03-15', from: '19:00', to: '21:00' }, { title: 'Fado', duration: '2 hours' })
const custard = slot('C', { date: '2027-03-15', from: '10:00', to: '12:00' }, { title: 'Custard', duration: '2 hours' })
const tiles = slot('TL', { date: '2027-03-15', from: '14:00', to: '16:00' }, { title: 'Tiles', duration: '2 hours' })
const given = tripWith([tram, fado, custard])
/** Three travel now: the tram waits, the Fado is elsewhere, the custard has gone. */
const waiting = given.activities.filter(({ activityData }) => activityData.productCode === 'T28').map((one) => ({ ...one, timeSlotId: null, scheduledDate: null, scheduledTime: null }))
const edited = tripWith([{ ...fado, date: tram.date }], waiting, { version: 2, groupSize: 3 })

let board: Awaited<ReturnType<typeof showBoard>>
afterEach(() => board.destroy())

const refusal = (code: 'itinerary-changed' | 'breaks-schedule', details: object) => Response.json({ error: 'No.', message: 'No.', code, requestId: 'test', details }, { status: 409 })
const unfit = ({ id, activity, date, startTime, endTime }: TimeSlot) => ({ activityId: `entry-${activity.productCode}`, slotId: id, title: activity.title, date, startTime, endTime, violations: [{ rule: 'outside-trip' }], repair: null })

/** Changes the trip and undoes it. */
async function edit(prepare: (made: TripServer) => void = () => {}) {
  board = await showBoard(given, {
    prepare: (made) => {
      made.server
        .on(previewTripChange, () => ({ version: 1, broken: [] }))
        .on(updateItinerary, () => edited)
        .on(undoChange, () => ({ itinerary: { ...given, version: 3 }, left: [] }))
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
  it('is undone in one call: the trip, what it lost, and the places of all that stood elsewhere', async () => {
    await edit()
    await waitFor(() => expect(board.lastToast()?.title).toBe('Put back as it was'))
    expect(board.server.callsOf(undoChange).map(({ body }) => body.undoes)).toEqual([board.server.callsOf(updateItinerary)[0]?.body.requestId])
    expect(board.server.callsOf(updateItinerary)).toHaveLength(1)
    expect(board.slots()).toEqual(['Tram 28 2027-03-14 10:00', 'Fado 2027-03-15 19:00', 'Custard 2027-03-15 10:00'])
    expect(board.detail.$itinerary.get()?.groupSize).toBe(2)
  })

  it('that cannot be undone stays, and it is said why', async () => {
    await edit(({ server }) => server.on(undoChange, () => failure('not-found', 'This can no longer be undone.')))
    await waitFor(() => expect(board.lastToast()).toMatchObject({ title: 'Not put back', text: 'This can no longer be undone.' }))
    expect(board.detail.$itinerary.get()?.groupSize).toBe(3)
  })

  it('stays where what has come onto the calendar since would no longer fit, which is named', async () => {
    await edit(({ server }) => server.on(undoChange, () => refusal('breaks-schedule', { broken: [unfit(tiles)] })))
    const said = 'Tiles is on the calendar where it would no longer fit. Edit the trip to say what becomes of it.'
    await waitFor(() => expect(board.lastToast()).toMatchObject({ title: 'Not put back', text: said }))
    expect(board.slots()).toEqual(['Fado 2027-03-14 19:00'])
  })

  it('is not undone over dates, a party or a name that somebody else has given since, which are shown', async () => {
    await edit(({ server }) => server.on(undoChange, () => refusal('itinerary-changed', { itinerary: { ...edited, groupSize: 5, version: 3 } })))
    await waitFor(() => expect(board.lastToast()).toMatchObject({ title: 'Not put back', text: 'It has just been changed elsewhere, and is shown as it is now.' }))
    expect(board.detail.$itinerary.get()?.groupSize).toBe(5)
  })
})
