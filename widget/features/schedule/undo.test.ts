import type { ItineraryId } from '@meander/sdk/contract/ids'
import { readItinerary, rescheduleActivity, unscheduleActivity, type Itinerary } from '@meander/sdk/contract/itineraries'
import { undoChange } from '@meander/sdk/contract/undoing'
import { atom } from 'nanostores'
import { describe, expect, it, vi } from 'vitest'
import { createApi } from '../../api/create-api.ts'
import { createStorage } from '../../kit/storage.ts'
import { createToasts } from '../../kit/toasts.ts'
import { failure } from '../../test/fake-server.ts'
import { entry, slot, trip, tripServer, tripWith, type TripServer } from '../../test/trip.ts'
import { createItineraryDetail } from '../itineraries/detail/index.ts'
import { createSchedule } from './schedule.ts'

const tram = slot('T28', { date: '2027-03-14', from: '10:00', to: '13:00' }, { title: 'Tram 28', duration: '3 hours' })

async function open(given: Itinerary, prepare: (made: TripServer) => void = () => {}) {
  const made = tripServer(given)
  prepare(made)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const api = createApi({ origin: 'https://meander.test', pageOrigin: 'https://blog.test', clientUserId: () => null, $token: atom(null), fetch: made.server.fetch })
  const toasts = createToasts()
  const onChange = vi.fn()
  const detail = createItineraryDetail({ api, toasts, tab: createStorage(() => sessionStorage), onChange })
  const schedule = createSchedule({ api, toasts, emit: () => true, detail })
  await detail.open(given.id)
  const places = () => detail.$itinerary.get()?.days.flatMap((one) => one.timeSlots).map(({ date, startTime }) => `${date} ${startTime}`)
  const lastToast = () => toasts.$toasts.get().at(-1)
  const undo = () => lastToast()?.action?.run()
  return { ...made, detail, schedule, places, lastToast, undo, onChange }
}

describe('undo', () => {
  it('moves a slip back to where it stood', async () => {
    const { schedule, places, undo, lastToast, server } = await open(tripWith([tram]))
    await schedule.put({ kind: 'slot', slot: tram }, '3-14:00')
    expect(places()).toEqual(['2027-03-16 14:00'])
    undo()
    await vi.waitFor(() => expect(lastToast()?.title).toBe('Put back as it was'), 15_000)
    expect(server.callsOf(undoChange).map(({ body }) => body.undoes)).toEqual(server.callsOf(rescheduleActivity).map(({ body }) => body.requestId))
    expect(places()).toEqual(['2027-03-14 10:00'])
  })

  it('puts what was taken off the calendar on it again', async () => {
    const { schedule, places, undo, lastToast } = await open(tripWith([tram]))
    await schedule.unschedule(tram)
    expect(places()).toEqual([])
    undo()
    await vi.waitFor(() => expect(lastToast()?.title).toBe('Put back as it was'), 15_000)
    expect(places()).toEqual(['2027-03-14 10:00'])
  })

  it('changes the trip it belongs to, although another one is open by then', async () => {
    const other = trip({ id: 'trip-2' as ItineraryId })
    const { schedule, detail, undo, server, onChange, held } = await open(tripWith([tram]))
    await schedule.put({ kind: 'slot', slot: tram }, '3-14:00')
    server.on(readItinerary, ({ params }) => (params.id === 'trip-2' ? other : held()))
    await detail.open(other.id)
    undo()
    await vi.waitFor(() => expect(server.callsOf(undoChange)[0]?.path).toBe('/api/itineraries/trip-1/undo'), 15_000)
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'trip-1', version: 3 })), 15_000)
    expect(detail.$itinerary.get()).toEqual(other)
  })

  it('takes what was scheduled off the trip it belongs to, although another one is open by then', async () => {
    const other = trip({ id: 'trip-2' as ItineraryId })
    const fado = entry('F', { title: 'Fado' })
    const { schedule, detail, undo, server, held } = await open(trip({ activities: [fado] }))
    await schedule.put({ kind: 'entry', entry: fado }, '1-19:00')
    server.on(readItinerary, ({ params }) => (params.id === 'trip-2' ? other : held()))
    await detail.open(other.id)
    undo()
    await vi.waitFor(() => expect(server.callsOf(undoChange)[0]?.path).toBe('/api/itineraries/trip-1/undo'), 15_000)
    expect(server.callsOf(unscheduleActivity)).toEqual([])
  })

  it('says when it did not work, and shows the calendar as it is', async () => {
    const { schedule, places, undo, lastToast } = await open(tripWith([tram]), ({ server }) => server.on(undoChange, () => failure('time-overlaps', 'Something else is there now.')))
    await schedule.put({ kind: 'slot', slot: tram }, '3-14:00')
    undo()
    await vi.waitFor(() => expect(lastToast()).toMatchObject({ title: 'Not put back', text: 'Something else is there now.', tone: 'failed' }), 15_000)
    expect(places()).toEqual(['2027-03-16 14:00'])
  })
})

describe('an undo that could not put back all', () => {
  it('names what is left, and why', async () => {
    const overlaps = { rule: 'overlaps', severity: 'hard', message: '10:00 AM overlaps Supper (9:30 AM to 11:30 AM).' } as const
    const left = [{ activityId: 'entry-T28' as never, title: 'Tram 28', violations: [overlaps] }]
    const { schedule, undo, lastToast } = await open(tripWith([tram]), ({ server, held }) => server.on(undoChange, () => ({ itinerary: held(), left })))
    await schedule.put({ kind: 'slot', slot: tram }, '3-14:00')
    undo()
    await vi.waitFor(() => expect(lastToast()).toMatchObject({ title: 'Put back, but not all', text: 'Tram 28: 10:00 AM overlaps Supper (9:30 AM to 11:30 AM).' }), 15_000)
  })
})

describe('an itinerary that somebody else has changed meanwhile', () => {
  it('is shown as it is by now when a change to the old one is refused', async () => {
    const fresh = tripWith([{ ...tram, startTime: '15:00' as never, endTime: '18:00' as never }], [], { version: 7 })
    const refusal = { error: 'Changed.', message: 'Changed.', code: 'itinerary-changed', requestId: 'r', details: { itinerary: fresh } }
    const { schedule, places, onChange } = await open(tripWith([tram]), ({ server }) => server.on(rescheduleActivity, () => Response.json(refusal, { status: 409 })))
    expect(await schedule.put({ kind: 'slot', slot: tram }, '3-14:00')).toBe(false)
    expect(places()).toEqual(['2027-03-14 15:00'])
    expect(onChange).toHaveBeenLastCalledWith(fresh)
  })
})
