import { editActivity, readItinerary, removeActivity, restoreActivity, type Itinerary, type SavedActivity } from '@meander/sdk/contract/itineraries'
import { atom } from 'nanostores'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApi } from '../../../api/create-api.ts'
import { createStorage } from '../../../kit/storage.ts'
import { createToasts } from '../../../kit/toasts.ts'
import { failure } from '../../../test/fake-server.ts'
import { entry, slot, trip, tripServer, tripWith, type TripServer } from '../../../test/trip.ts'
import { activity } from '../../../test/activities.ts'
import { durationText, pictureOf, priceText, ratingText } from './activity-facts.ts'
import { createItineraryDetail } from './detail.ts'
import { AUTO_COLLAPSE_MS } from './experiences.ts'
import { findPath, tripCount, tripDates, truncateTitle } from './trip-facts.ts'
import { entryOfSlot, secondCopies, unscheduledActivities } from './unscheduled.ts'

const tram = slot('T28', { date: '2027-03-14', from: '10:00', to: '13:00' })
const fado = entry('F')

async function open(given: Itinerary, prepare: (made: TripServer) => void = () => {}) {
  const made = tripServer(given)
  prepare(made)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const api = createApi({ origin: 'https://meander.test', pageOrigin: 'https://blog.test', clientUserId: () => null, $token: atom(null), fetch: made.server.fetch })
  const toasts = createToasts()
  const onChange = vi.fn()
  const detail = createItineraryDetail({ api, toasts, tab: createStorage(() => sessionStorage), onChange })
  await detail.open(given.id)
  return { ...made, detail, onChange, lastToast: () => toasts.$toasts.get().at(-1) }
}

describe('opening', () => {
  it('accepts an itinerary that comes as a list: the first counts [7.44]', async () => {
    const { detail } = await open(trip(), ({ server }) => server.on(readItinerary, () => Response.json([trip({ title: 'First' }), trip({ title: 'Second' })])))
    expect(detail.$itinerary.get()?.title).toBe('First')
  })

  it.each([[[]], [null], ['Lisbon']])('is missing when the answer is %j', async (answer) => {
    const { detail } = await open(trip(), ({ server }) => server.on(readItinerary, () => Response.json(answer)))
    expect(detail.$detail.get()).toEqual({ state: 'missing' })
  })

  it.each(['not-found', 'internal'] as const)('is missing when the server answers %s', async (code) => {
    const { detail } = await open(trip(), ({ server }) => server.on(readItinerary, () => failure(code)))
    expect(detail.$detail.get()).toEqual({ state: 'missing' })
  })

  it('shows the itinerary that was asked for last', async () => {
    const { detail } = await open(trip(), ({ server }) => server.on(readItinerary, ({ params }) => trip({ id: params.id as Itinerary['id'], title: params.id ?? '' })))
    await Promise.all([detail.open('one' as Itinerary['id']), detail.open('two' as Itinerary['id'])])
    expect(detail.$itinerary.get()?.title).toBe('two')
  })
})

describe('removing', () => {
  it('takes the activity out at once and says so; list and page take the trip as it is then [7.47, 7.48, 8.39]', async () => {
    const { detail, lastToast, onChange } = await open(trip({ activities: [fado] }))
    const done = detail.remove(fado.id)
    expect(detail.$unscheduled.get()).toEqual([])
    expect(await done).toBe(true)
    expect(lastToast()).toMatchObject({ title: 'Activity removed', text: 'Activity has been removed from your itinerary' })
    expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ version: 2, activities: [] }))
    expect(detail.$itinerary.get()).toMatchObject({ version: 2, activities: [] })
  })

  it('is undone at once by its toast: the same entry at the same place of the list', async () => {
    const noted = { ...fado, notes: 'Front row.' }
    const made = trip({ activities: [entry('A'), noted, entry('B')] })
    const { detail, server, lastToast, onChange } = await open(made)
    await detail.remove(noted.id)
    server.on(restoreActivity, () => ({ itinerary: { ...made, version: 9 }, violations: [] }))
    lastToast()?.action?.run()
    expect(detail.$unscheduled.get().map(({ id }) => id)).toEqual(['entry-A', 'entry-F', 'entry-B'])
    expect(detail.$unscheduled.get()[1]?.notes).toBe('Front row.')
    await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ version: 9 })), 15_000)
    expect(server.callsOf(restoreActivity).map(({ path, body }) => [path, body])).toEqual([['/api/itineraries/trip-1/activities/entry-F/restore', { version: 2, requestId: expect.any(String) }]])
  })

  it('is undone at its day and hour where it was scheduled, and says why where that is taken', async () => {
    const made = tripWith([tram])
    const kept = made.activities[0] as SavedActivity
    const { detail, server, lastToast } = await open(made)
    await detail.remove(kept.id)
    const why = { rule: 'overlaps', severity: 'hard', message: '10:00 AM overlaps Sintra.' } as const
    server.on(restoreActivity, () => ({ itinerary: { ...made, version: 9 }, violations: [why] }))
    lastToast()?.action?.run()
    expect(detail.$itinerary.get()?.days[0]?.timeSlots).toHaveLength(1)
    await vi.waitFor(() => expect(lastToast()?.text).toBe('It waits in the list: its hour cannot be had any more. 10:00 AM overlaps Sintra.'), 15_000)
  })

  it('says when it cannot be undone, and shows no more than there is', async () => {
    const { detail, server, lastToast } = await open(trip({ activities: [fado] }))
    await detail.remove(fado.id)
    server.on(restoreActivity, () => failure('internal', 'The page is being bound.'))
    lastToast()?.action?.run()
    await vi.waitFor(() => expect(lastToast()).toMatchObject({ title: 'Not put back', text: 'The page is being bound.', tone: 'failed' }), 15_000)
    expect(detail.$unscheduled.get()).toEqual([])
  })

  it("puts it back when that fails, in the server's words [8.40, 8.41]", async () => {
    const { detail, lastToast } = await open(trip({ activities: [fado] }), ({ server }) => server.on(removeActivity, () => failure('internal', 'The page is being bound.')))
    expect(await detail.remove(fado.id)).toBe(false)
    expect(detail.$unscheduled.get()).toEqual([fado])
    expect(lastToast()).toMatchObject({ title: 'Failed to remove activity', text: 'The page is being bound.', tone: 'failed' })
  })

  it('has words of its own without a message of the server [8.42]', async () => {
    const { detail, lastToast } = await open(trip({ activities: [fado] }), ({ server }) => server.on(removeActivity, () => new Response('', { status: 500 })))
    await detail.remove(fado.id)
    expect(lastToast()?.text).toBe('Failed to remove activity from itinerary.')
  })

  it('fails without an id and calls nothing [5.49]', async () => {
    const { detail, lastToast, server } = await open(trip({ activities: [fado] }))
    expect(await detail.remove(undefined)).toBe(false)
    expect(lastToast()?.text).toBe('Invalid activity ID')
    expect(server.callsOf(removeActivity)).toEqual([])
  })
})

describe('notes and the panel', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('keeps notes of any length, empty ones too, on the server [5.50]', async () => {
    const { detail, held } = await open(trip({ activities: [fado] }))
    for (const notes of ['Left-hand seats. '.repeat(400), '']) {
      const done = detail.keepNotes(fado.id, notes)
      expect(detail.$itinerary.get()?.activities[0]?.notes).toBe(notes)
      await done
      expect(held().activities[0]?.notes).toBe(notes)
    }
  })

  it('tries twice more to write a note, then tells', async () => {
    const { detail, server, lastToast } = await open(trip({ activities: [fado] }), ({ server }) => server.on(editActivity, () => failure('internal', 'No ink.')))
    const done = detail.keepNotes(fado.id, 'Terrace')
    await vi.advanceTimersByTimeAsync(6000)
    await done
    expect(server.callsOf(editActivity).length).toBe(3)
    expect(lastToast()).toMatchObject({ title: 'Notes not saved', text: 'No ink.', why: 'What you wrote is kept: try again now, or later with Edit.' })
  })

  it('keeps in this tab what could not be written, and writes it when asked to try again', async () => {
    const { detail, server, lastToast } = await open(trip({ activities: [{ ...fado, notes: 'Front row' }] }))
    let inkwell: 'dry' | 'full' = 'dry'
    server.on(editActivity, ({ body }) => (inkwell === 'dry' ? failure('internal', 'No ink.') : trip({ version: 2, activities: [{ ...fado, notes: String(body.notes) }] })))
    const done = detail.keepNotes(fado.id, { notes: 'Terrace', notesPrivate: false })
    await vi.advanceTimersByTimeAsync(6000)
    await done
    expect(detail.$itinerary.get()?.activities[0]?.notes).toBe('Front row')
    expect(detail.unsavedNotes(fado.id)).toEqual({ notes: 'Terrace', notesPrivate: false, base: 'Front row' })
    inkwell = 'full'
    expect(lastToast()?.action?.label).toBe('Try Again')
    lastToast()?.action?.run()
    await vi.waitFor(() => expect(detail.$itinerary.get()).toMatchObject({ version: 2, activities: [{ notes: 'Terrace' }] }))
    await vi.waitFor(() => expect(detail.unsavedNotes(fado.id)).toBeNull())
  })

  it('collapses 300 ms after a successful scheduling [9.73]', async () => {
    const { detail } = await open(trip({ activities: [fado] }))
    expect(AUTO_COLLAPSE_MS).toBe(300)
    detail.experiences.scheduled()
    vi.advanceTimersByTime(299)
    expect(detail.experiences.$state.get()).toBe('untouched')
    vi.advanceTimersByTime(1)
    expect(detail.experiences.$state.get()).toBe('collapsed')
  })
})

describe('what is unscheduled', () => {
  it('is what no slot holds by product code, so a second entry of a product counts as scheduled too [4.113]', () => {
    const again = { ...entry('T28'), id: 'entry-again' as typeof fado.id }
    expect(unscheduledActivities(tripWith([tram], [again, fado]))).toEqual([fado])
    expect(unscheduledActivities(trip({ activities: [again, fado] }))).toEqual([again, fado])
  })

  it('is not a copy that is saved once more, which has a place of its own beside what waits', () => {
    const again = { ...entry('T28'), id: 'entry-again' as typeof fado.id }
    expect(secondCopies(tripWith([tram], [again, fado])).map(({ id }) => id)).toEqual(['entry-again'])
    expect(secondCopies(trip({ activities: [again, entry('T28')] }))).toEqual([])
    // Where no entry names the slot, the first of the product stands for it.
    const unnamed = { ...tripWith([tram]), activities: [entry('T28'), again] }
    expect(secondCopies(unnamed).map(({ id }) => id)).toEqual(['entry-again'])
  })

  it('finds the entry of a slot by the slot, else by the product', () => {
    expect(entryOfSlot(tripWith([tram], [fado]), tram)?.id).toBe('entry-T28')
    expect(entryOfSlot(trip({ activities: [fado, entry('T28')] }), tram)?.id).toBe('entry-T28')
  })
})

describe('the facts', () => {
  it('write the dates with short month and day', () => {
    expect(tripDates({ startDate: '2027-05-10', endDate: '2027-06-01' })).toBe('May 10 - Jun 1')
  })

  it('say when dates are missing [5.21]', () => {
    expect([tripDates({ startDate: null, endDate: '2027-05-10' }), tripDates({ startDate: null, endDate: null })]).toEqual(['Dates not set', 'Dates not set'])
  })

  it('say when dates cannot be parsed [5.22]', () => {
    expect([tripDates({ startDate: 'soon', endDate: '2027-05-10' }), tripDates({ startDate: '2027-02-10', endDate: '2027-02-31' })]).toEqual(['Invalid dates', 'Invalid dates'])
  })

  it('count scheduled activities out of all', () => {
    expect(tripCount(tripWith([tram], [fado]))).toEqual({ scheduled: 1, all: 2 })
  })

  it('truncate titles beyond 50 characters [9.69]', () => {
    expect(truncateTitle('x'.repeat(50))).toBe('x'.repeat(50))
    expect(truncateTitle('x'.repeat(51))).toBe(`${'x'.repeat(50)}…`)
    expect(truncateTitle('🚋'.repeat(50))).toBe('🚋'.repeat(50))
  })

  it('lead to the conversation, else home', () => {
    expect([findPath({ conversationId: 'c 1' as never }), findPath({ conversationId: null })]).toEqual(['/chat/c%201', '/'])
  })

  it('write price, rating and duration', () => {
    expect(priceText({ price: { amount: 96, currency: '' } })).toBe('$96')
    expect(priceText({ price: { amount: 12.5, currency: 'EUR' } })).toBe('€12.50')
    expect([ratingText({ rating: 4.86 }), ratingText({ rating: 5 }), ratingText({})]).toEqual(['4.9', '5.0', null])
    expect(durationText({ fixedDurationInMinutes: 150 })).toBe('2 hours 30 minutes')
    expect(durationText({ variableDurationFromMinutes: 120, variableDurationToMinutes: 180 })).toBe('2 - 3 hours')
    expect([durationText('About an hour'), durationText(undefined)]).toEqual(['About an hour', null])
  })

  it('take the first picture there is', () => {
    expect(pictureOf(activity('A', { images: [{ url: 'b.webp' }], gallery: [{ url: 'c.webp' }] }))).toBe('b.webp')
    expect(pictureOf(activity('A', { imageUrl: 'a.webp', images: ['b.webp'] }))).toBe('a.webp')
    expect(pictureOf(activity('A'))).toBeNull()
  })
})
