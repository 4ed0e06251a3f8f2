import { createItinerary, listItineraries } from '@meander/sdk/contract/itineraries'
import { atom } from 'nanostores'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { activity } from '../test/activities.ts'
import { fakeServer, type FakeServer } from '../test/fake-server.ts'
import { embedConfig, mountView } from '../test/mount-planner.tsx'
import { useStore } from '../kit/use-store.ts'
import { find, findSoon, type, waitFor } from '../test/queries.ts'
import { trip } from '../test/trip.ts'
import { createPlanner } from './planner.ts'
import { SaveToTrip } from './SaveToTrip.tsx'

const wishFor = (title: string) => ({ activity: activity(title, { title }), sessionId: null })

describe('saving what is wished for', () => {
  let view: ReturnType<typeof mountView>
  let planner: ReturnType<typeof createPlanner>
  let server: FakeServer
  beforeEach(() => {
    localStorage.clear()
    server = fakeServer().on(listItineraries, () => []).on(createItinerary, ({ body }) => trip({ title: String(body.title) }))
    vi.stubGlobal('fetch', server.fetch)
    planner = createPlanner({ root: document.createElement('div').attachShadow({ mode: 'open' }), config: embedConfig, emit: () => true, left: undefined, show: () => {} })
  })
  afterEach(() => {
    view.destroy()
    planner.destroy()
  })

  it('is open in the frame that first draws it', () => {
    view = mountView(<SaveToTrip planner={planner} wish={wishFor('Tram 28')} />)
    expect(find(view.root, 'dialog', 'Save to Itinerary').textContent).toContain('Tram 28')
  })

  it('says that it was closed', async () => {
    planner.saveWishes.open(wishFor('Tram 28').activity)
    view = mountView(<SaveToTrip planner={planner} wish={wishFor('Tram 28')} />)
    ;(await findSoon(view.root, 'button', 'Close')).click()
    expect(planner.saveWishes.$wish.get()).toBeNull()
  })

  it('says that an activity is not in the trip made for it, when another takes its place', async () => {
    const $wish = atom(wishFor('Tram 28'))
    const Wished = () => <SaveToTrip planner={planner} wish={useStore($wish)} />
    view = mountView(<Wished />)
    ;(await findSoon(view.root, 'button', 'New itinerary')).click()
    type(await findSoon(view.root, 'textbox', 'Journey Title'), 'Lisbon')
    const submit = await findSoon<HTMLButtonElement>(view.root, 'button', 'Save Itinerary')
    await waitFor(() => expect(submit.disabled).toBe(false))
    submit.click()
    await findSoon(view.root, 'dialog', 'Lock It In')
    $wish.set(wishFor('Fado'))
    expect((await findSoon(view.root, 'dialog', 'Save to Itinerary')).textContent).toContain('Fado')
    expect(planner.toasts.$toasts.get().map(({ text }) => text)).toEqual(['"Lisbon" is made, and Tram 28 is not in it.'])
  })
})
