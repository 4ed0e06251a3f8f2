import { createItinerary, listItineraries, saveActivity } from '@meander/sdk/contract/itineraries'
import type { ItineraryId } from '@meander/sdk/contract/ids'
import { afterEach, beforeEach, vi } from 'vitest'
import { activity } from './activities.ts'
import { desk, type Desk } from './desk.ts'
import { fakeServer, type FakeServer } from './fake-server.ts'
import { entry, trip } from './trip.ts'

/** What is saved. */
export const tram = activity('TRAM', { title: 'Tram 28 and Alfama on foot', destination: 'Lisbon' })

/** For the tests of a `describe`: for each a desk at which things are saved, of somebody with one trip, put away after it. */
export function savingForEach() {
  let server: FakeServer
  let at: Desk
  const state = () => at.save.$save.get()
  function start(options: Parameters<typeof desk>[1] = {}): void {
    at?.destroy()
    at = desk(server, options)
  }
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    server = fakeServer()
      .on(listItineraries, () => [trip()])
      .on(createItinerary, ({ body }) => trip({ id: 'trip-new' as ItineraryId, title: String(body.title) }))
      .on(saveActivity, () => entry('TRAM'))
    start()
  })
  afterEach(() => {
    vi.useRealTimers()
    at.destroy()
  })
  return {
    /** Another desk at the same server, in the place of the one before. */
    start,
    state,
    /** The trip that is being made. */
    draft: () => {
      const now = state()
      if (now.step !== 'create') throw new Error(`the dialog is at ${now.step}`)
      return now.draft
    },
    /** The body of the last trip that was asked for. */
    sent: () => server.callsOf(createItinerary).at(-1)?.body,
    async create(title = 'Lisbon with my mother'): Promise<void> {
      at.save.open(tram)
      at.save.toCreate()
      at.save.edit({ title })
      await at.save.create()
    },
    get server() {
      return server
    },
    get at() {
      return at
    },
  }
}
