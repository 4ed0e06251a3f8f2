import { editActivity, removeActivity, type Itinerary, type SavedActivity } from '@meander/sdk/contract/itineraries'
import { atom } from 'nanostores'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApi } from '../../../api/create-api.ts'
import { createStorage } from '../../../kit/storage.ts'
import { createToasts } from '../../../kit/toasts.ts'
import { failure } from '../../../test/fake-server.ts'
import { entry, trip, tripServer, type TripServer } from '../../../test/trip.ts'
import { createItineraryDetail } from './detail.ts'

const fado = { ...entry('F'), notes: 'Front row' }
const tram = entry('T28')

async function open(given: Itinerary, prepare: (made: TripServer) => void = () => {}) {
  const made = tripServer(given)
  prepare(made)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const api = createApi({ origin: 'https://meander.test', pageOrigin: 'https://blog.test', clientUserId: () => null, $token: atom(null), fetch: made.server.fetch })
  const toasts = createToasts()
  const detail = createItineraryDetail({ api, toasts, tab: createStorage(() => sessionStorage) })
  await detail.open(given.id)
  return { ...made, detail, lastToast: () => toasts.$toasts.get().at(-1), edits: () => made.server.callsOf(editActivity).map(({ body }) => body) }
}

/** Refuses what is made on another version than the itinerary's, as the server does. */
function keepsVersions({ server, held }: TripServer, current: () => Itinerary): void {
  server.on(editActivity, ({ params, body }) => {
    const now = current()
    if (body.version !== now.version) return Response.json({ error: 'Changed.', message: 'Changed.', code: 'itinerary-changed', requestId: 'r', details: { itinerary: now } }, { status: 409 })
    const activities = now.activities.map((one) => (one.id === params.activityId ? { ...one, notes: String(body.notes) } : one))
    return { ...held(), ...now, activities, version: now.version + 1 }
  })
}
const withNotes = (...notes: string[]) => [fado, tram].map((one, index): SavedActivity => ({ ...one, notes: notes[index] ?? one.notes }))

afterEach(() => void vi.useRealTimers())

describe('two who change one itinerary at once', () => {
  it('lose nothing: what was typed on notes that others have written since is shown with theirs, and chosen by hand', async () => {
    const elsewhere = trip({ activities: withNotes('From the other page'), version: 4 })
    const { detail, edits } = await open(trip({ activities: [fado, tram] }), (made) => keepsVersions(made, () => elsewhere))
    await detail.keepNotes(fado.id, 'From here')
    expect(detail.$clash.get()).toEqual({ entryId: fado.id, typed: 'From here', theirs: 'From the other page' })
    expect(detail.$itinerary.get()?.activities[0]?.notes).toBe('From the other page')
    expect(edits()).toHaveLength(1)
    detail.$clash.set(null)
    await detail.keepNotes(fado.id, 'Both', 'From the other page')
    expect(edits().at(-1)).toMatchObject({ notes: 'Both', version: 4 })
    expect(detail.$itinerary.get()).toMatchObject({ version: 5, activities: [{ notes: 'Both' }, {}] })
  })

  it('are not asked where the others changed something else: it is made again on what there is now, under its own name', async () => {
    const elsewhere = trip({ activities: withNotes('Front row', 'Sit on the left'), version: 4, title: 'Renamed elsewhere' })
    const { detail, edits } = await open(trip({ activities: [fado, tram] }), (made) => keepsVersions(made, () => elsewhere))
    await detail.keepNotes(fado.id, 'From here')
    expect(detail.$clash.get()).toBeNull()
    expect(edits().map(({ version }) => version)).toEqual([1, 4])
    expect(new Set(edits().map(({ requestId }) => requestId)).size).toBe(1)
    expect(detail.$itinerary.get()).toMatchObject({ title: 'Renamed elsewhere', activities: [{ notes: 'From here' }, { notes: 'Sit on the left' }] })
  })

  it('are not overwritten by notes whose dialog was open while theirs came in', async () => {
    const { detail, edits } = await open(trip({ activities: withNotes('Theirs by now') }))
    await detail.keepNotes(fado.id, 'From here', 'Front row')
    expect(edits()).toEqual([])
    expect(detail.$clash.get()).toMatchObject({ typed: 'From here', theirs: 'Theirs by now' })
  })

  it('are told when what is removed has been changed elsewhere, and may remove it all the same', async () => {
    const fresh = trip({ activities: withNotes('New notes'), version: 4 })
    const refusal = { error: 'Changed.', message: 'Changed.', code: 'itinerary-changed', requestId: 'r', details: { itinerary: fresh } }
    const { detail, server, lastToast } = await open(trip({ activities: [fado, tram] }))
    server.on(removeActivity, ({ query }) => (query.version === '4' ? { ...fresh, activities: [tram], version: 5 } : Response.json(refusal, { status: 409 })))
    expect(await detail.remove(fado.id)).toBe(false)
    expect(detail.$itinerary.get()?.activities[0]?.notes).toBe('New notes')
    expect(lastToast()).toMatchObject({ tone: 'failed', text: expect.stringContaining('changed elsewhere') as string })
    lastToast()?.action?.run()
    await vi.waitFor(() => expect(detail.$itinerary.get()?.activities).toHaveLength(1), 15_000)
  })
})

describe('one who changes twice quickly', () => {
  it('does not stand in the own way: the second is made on what the first has made', async () => {
    let now = trip({ activities: [fado, tram] })
    const { detail, edits } = await open(now, (made) => {
      keepsVersions(made, () => now)
    })
    const first = detail.keepNotes(fado.id, 'One').then(() => (now = detail.$itinerary.get() ?? now))
    const second = detail.keepNotes(tram.id, 'Two')
    expect(detail.$itinerary.get()?.activities.map(({ notes }) => notes)).toEqual(['One', 'Two'])
    await Promise.all([first, second])
    expect(edits().slice(0, 2).map(({ version }) => version)).toEqual([1, 2])
  })
})

/** Takes activities out, once by each name and on its version only, and loses the first answers on their way, as a connection that breaks. */
function losesAnswers({ server }: TripServer, given: Itinerary, lost: number): void {
  let now = given
  const made = new Set<string | undefined>()
  server.on(removeActivity, ({ params, query: { requestId, version } }) => {
    if (!made.has(requestId)) {
      if (version !== String(now.version)) return Response.json({ error: 'Changed.', message: 'Changed.', code: 'itinerary-changed', requestId: 'r', details: { itinerary: now } }, { status: 409 })
      made.add(requestId)
      now = { ...now, activities: now.activities.filter(({ id }) => id !== params.activityId), version: now.version + 1 }
    }
    if (lost-- > 0) throw new TypeError('Failed to fetch')
    return now
  })
}

describe('a reply that was lost', () => {
  it('is asked for again under the same name, and a refusal is not', async () => {
    vi.useFakeTimers()
    let answers = 0
    const { detail, edits, lastToast } = await open(trip({ activities: [fado] }), ({ server }) =>
      server.on(editActivity, () => {
        if (++answers === 1) throw new TypeError('Failed to fetch')
        return failure('not-found', 'Gone.')
      }),
    )
    const done = detail.keepNotes(fado.id, 'Terrace')
    await vi.advanceTimersByTimeAsync(6000)
    await done
    expect(edits()).toHaveLength(2)
    expect(edits()[0]?.requestId).toBe(edits()[1]?.requestId)
    expect(lastToast()).toMatchObject({ title: 'Notes not saved', text: 'Gone.' })
  })

  it('is nobody’s doing: the change is sent again by itself, under its own name', async () => {
    const { detail, server, lastToast } = await open(trip({ activities: [fado, tram] }), (made) => losesAnswers(made, trip({ activities: [fado, tram] }), 1))
    expect(await detail.remove(fado.id)).toBe(true)
    expect(lastToast()?.title).toBe('Activity removed')
    const names = server.callsOf(removeActivity).map(({ query }) => query.requestId)
    expect([names.length, new Set(names).size]).toEqual([2, 1])
  })

  it('is made up for by pressing again, which is the same change', async () => {
    const { detail, server, lastToast } = await open(trip({ activities: [fado, tram] }), (made) => losesAnswers(made, trip({ activities: [fado, tram] }), 2))
    expect(await detail.remove(fado.id)).toBe(false)
    expect(detail.$itinerary.get()?.activities).toHaveLength(2)
    expect(await detail.remove(fado.id)).toBe(true)
    expect(lastToast()).toMatchObject({ title: 'Activity removed', action: { label: 'Undo' } })
    expect(detail.$itinerary.get()).toMatchObject({ version: 2, activities: [{ id: tram.id }] })
    expect(new Set(server.callsOf(removeActivity).map(({ query }) => query.requestId)).size).toBe(1)
  })

  it('is not mixed up with a later change of the same kind', async () => {
    const { detail, server } = await open(trip({ activities: [fado] }))
    server.on(editActivity, () => { throw new TypeError('Failed to fetch') })
    vi.useFakeTimers()
    const first = detail.keepNotes(fado.id, 'Terrace')
    await vi.advanceTimersByTimeAsync(6000)
    await first
    const changed = trip({ activities: [{ ...fado, notes: 'Back row' }], version: 2 })
    server.on(editActivity, () => changed)
    await detail.keepNotes(fado.id, 'Back row')
    server.on(editActivity, () => ({ ...changed, activities: [{ ...fado, notes: 'Terrace' }], version: 3 }))
    await detail.keepNotes(fado.id, 'Terrace')
    const names = server.callsOf(editActivity).map(({ body }) => body.requestId)
    expect(names.at(-1)).not.toBe(names[0])
    expect(new Set(names).size).toBe(3)
  })
})
