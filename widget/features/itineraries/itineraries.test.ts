import { createItinerary, deleteItinerary, listItineraries, type Itinerary } from '@meander/sdk/contract/itineraries'
import { updateItinerary } from '@meander/sdk/contract/trip-changes'
import type { ItineraryId } from '@meander/sdk/contract/ids'
import { atom } from 'nanostores'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { desk, rosa, type Desk } from '../../test/desk.ts'
import { failure, fakeServer, type FakeServer } from '../../test/fake-server.ts'
import { waitFor } from '../../test/queries.ts'
import { entry, trip } from '../../test/trip.ts'
import { createItineraries } from './itineraries.ts'
import { createJourneys, type Journeys } from './list/journeys.ts'

const kyoto = trip({ id: 'trip-2' as ItineraryId, title: 'Kyoto in blossom' })
const alps = trip({ id: 'trip-3' as ItineraryId, title: 'The Alps by narrow gauge' })

const HALVES: [string, string][] = [
  ['   ', 'Istanbul'],
  ['Istanbul', ' \t '],
]

describe('the itineraries', () => {
  let server: FakeServer
  let at: Desk
  let journeys: Journeys
  let kept: Itinerary[]
  const titles = () => {
    const list = at.itineraries.$list.get()
    return list.state === 'ready' ? list.itineraries.map(({ title }) => title) : list.state
  }

  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    kept = [trip(), kyoto, alps]
    server = fakeServer()
      .on(listItineraries, () => kept)
      .on(deleteItinerary, ({ params }) => {
        kept = kept.filter(({ id }) => id !== params.id)
        return { success: true as const }
      })
      .on(createItinerary, ({ body }) => {
        const made = trip({ id: 'trip-new' as ItineraryId, title: String(body.title) })
        kept = [made, ...kept]
        return made
      })
    at = desk(server)
    journeys = createJourneys(at)
  })
  afterEach(() => at.destroy())

  it('are read once, however often they are asked for [7.38, 9.5]', async () => {
    expect(titles()).toBe('unread')
    await Promise.all([at.itineraries.load(), at.itineraries.load()])
    await at.itineraries.load()
    expect(titles()).toEqual(['Lisbon with my mother', 'Kyoto in blossom', 'The Alps by narrow gauge'])
    expect(server.callsOf(listItineraries)).toHaveLength(1)
  })

  it('of an embed are asked for once its visitor has acted: before that there is nobody whose they are', async () => {
    const $acted = atom(false)
    const list = createItineraries({ api: at.api, session: at.session, $acted })
    await list.load()
    expect([list.$list.get(), server.calls]).toEqual([{ state: 'ready', itineraries: [] }, []])
    $acted.set(true)
    await waitFor(() => expect(list.$list.get()).toEqual({ state: 'ready', itineraries: kept }))
    expect(server.callsOf(listItineraries)).toHaveLength(1)
    list.destroy()
  })

  it('take a new name whose answer was lost for given when it is pressed again, not for another’s doing', async () => {
    await at.itineraries.load()
    const renamed = { ...kyoto, title: 'Kyoto in May', version: 2 }
    const refusal = { error: 'Changed.', message: 'Changed.', code: 'itinerary-changed', requestId: 'r', details: { itinerary: renamed } }
    let isLost = true
    server.on(updateItinerary, () => {
      if (!isLost) return Response.json(refusal, { status: 409 })
      isLost = false
      throw new TypeError('Failed to fetch')
    })
    expect(await journeys.rename(kyoto.id, 'Kyoto in May')).toBe(false)
    expect(await journeys.rename(kyoto.id, 'Kyoto in May')).toBe(true)
    expect(at.toasts.$toasts.get().at(-1)?.title).toBe('Journey renamed')
    expect(titles()).toContain('Kyoto in May')
  })

  it('say that they could not be read, and can be asked for again', async () => {
    server.on(listItineraries, () => failure('internal'))
    await at.itineraries.load()
    expect(titles()).toBe('failed')
    server.on(listItineraries, () => kept)
    await at.itineraries.load()
    expect(titles()).toHaveLength(3)
  })

  it('know every product that one of them holds', async () => {
    kept = [trip({ activities: [entry('A')] }), trip({ id: 'trip-2' as ItineraryId, activities: [entry('B')] })]
    await at.itineraries.load()
    expect([...at.itineraries.$savedCodes.get()]).toEqual(['A', 'B'])
  })

  it('are made of a title and a destination, both trimmed, and what makes a retry the same request [5.38, 5.39, 7.72, 7.73, 4.108, 8.33]', async () => {
    await at.itineraries.load()
    expect(await journeys.create({ title: '  Istanbul between two seas ', destination: ' Istanbul ' })).toBe(true)
    const [{ method, path, body } = {} as never] = server.callsOf(createItinerary)
    expect([method, path]).toEqual(['POST', '/api/itineraries'])
    expect(body).toEqual({ title: 'Istanbul between two seas', destination: 'Istanbul', clientUserId: 'mdr_guest', requestId: expect.any(String), timeZone: expect.any(String) })
    expect(at.toast()).toEqual(['Itinerary Created', '"Istanbul between two seas" has been created successfully.'])
    await waitFor(() => expect(titles()).toHaveLength(4))
  })

  it.each(HALVES)('refuse the title %j with the destination %j [5.37]', async (title, destination) => {
    expect(await journeys.create({ title, destination })).toBe(false)
    expect(at.toast()).toEqual(['Missing Information', 'Please enter both a title and destination for your itinerary.'])
    expect(server.calls).toEqual([])
  })

  it('say that one could not be made [8.30]', async () => {
    server.on(createItinerary, () => failure('internal'))
    expect(await journeys.create({ title: 'Istanbul', destination: 'Istanbul' })).toBe(false)
    expect(at.toast()).toEqual(['Error', 'Failed to create itinerary. Please try again.'])
  })

  it('lose a removed one at once, and the server is told [7.74, 8.34]', async () => {
    await at.itineraries.load()
    const removed = journeys.remove(kyoto.id)
    expect(titles()).toEqual(['Lisbon with my mother', 'The Alps by narrow gauge'])
    expect(await removed).toBe(true)
    expect(server.callsOf(deleteItinerary).map(({ method, path }) => [method, path])).toEqual([['DELETE', '/api/itineraries/trip-2']])
    expect(at.toast()).toEqual(['Itinerary Deleted', 'The itinerary has been permanently deleted.'])
  })

  it('put it back where it was when that fails [8.31]', async () => {
    server.on(deleteItinerary, () => failure('internal'))
    await at.itineraries.load()
    const before = titles()
    expect(await journeys.remove(kyoto.id)).toBe(false)
    expect(titles()).toEqual(before)
    expect(at.toast()).toEqual(['Error', 'Failed to delete itinerary. Please try again.'])
  })

  it('are read anew when somebody signs in: what the guest had planned is now the account\'s', async () => {
    await at.itineraries.load()
    at.$access.set({ accessToken: 'bearer', expiresAt: '2027-01-05T10:15:00Z', user: rosa })
    at.session.enter(rosa)
    await waitFor(() => expect(server.callsOf(listItineraries)).toHaveLength(2))
    expect(server.callsOf(listItineraries)[1]?.headers.get('authorization')).toBe('Bearer bearer')
  })

  it('take in a newer copy of one that is listed, and no older one', async () => {
    await at.itineraries.load()
    at.itineraries.take({ ...kyoto, title: 'Kyoto, renamed', version: 2 })
    expect(titles()).toContain('Kyoto, renamed')
    at.itineraries.take(kyoto)
    expect(titles()).toContain('Kyoto, renamed')
  })
})
