import { listItineraries } from '@meander/sdk/contract/itineraries'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { activity } from '../test/activities.ts'
import { fakeServer } from '../test/fake-server.ts'
import { embedConfig, mountView } from '../test/mount-planner.tsx'
import { find, findSoon } from '../test/queries.ts'
import { createPlanner } from './planner.ts'
import { SaveToTrip } from './SaveToTrip.tsx'

const wishFor = (title: string) => ({ activity: activity(title, { title }), sessionId: null })

describe('saving what is wished for', () => {
  let view: ReturnType<typeof mountView>
  let planner: ReturnType<typeof createPlanner>
  beforeEach(() => {
    localStorage.clear()
    vi.stubGlobal('fetch', fakeServer().on(listItineraries, () => []).fetch)
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
})
