import { readAvailability } from '@meander/sdk/contract/activities'
import { readCurrentUser } from '@meander/sdk/contract/auth'
import { readConversation, type MultiDayTrip } from '@meander/sdk/contract/chat'
import type { ItineraryId } from '@meander/sdk/contract/ids'
import { listItineraries, readItinerary } from '@meander/sdk/contract/itineraries'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY_PLANS_KEY } from '../features/chat/planner/day-plan.ts'
import { activity } from '../test/activities.ts'
import { chatServer, SESSION } from '../test/chat-server.ts'
import { failure, type FakeServer } from '../test/fake-server.ts'
import { mountPlanner, type MountedPlanner } from '../test/mount-planner.tsx'
import { find, findAll, findSoon, waitFor } from '../test/queries.ts'
import { day, entry, trip as itinerary } from '../test/trip.ts'

const PLAN: MultiDayTrip = { destination: 'Lisbon', duration: 7, currentDay: 1, startDate: day('2099-12-07'), days: [] }
const own = itinerary({ title: 'Fado nights', startDate: day('2099-12-09'), endDate: day('2099-12-11'), conversationId: SESSION, activities: [entry('TRAM')] })
const another = itinerary({ id: 'trip-2' as ItineraryId, title: 'Porto' })

describe('the conversation that one comes to from an itinerary', () => {
  let server: FakeServer
  let planner: MountedPlanner
  const bar = () => planner.root.querySelector<HTMLElement>('.planner')
  const planned = (days: MultiDayTrip['days']) => localStorage.setItem(DAY_PLANS_KEY, JSON.stringify([{ id: SESSION, trip: { ...PLAN, days }, hours: {}, stage: 'planning' }]))
  async function comeByAdd() {
    planner = mountPlanner(server, { route: '/itinerary/trip-1' })
    ;(await findSoon(planner.root, 'link', 'Add')).click()
    await waitFor(() => expect(bar()).not.toBeNull())
  }

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    localStorage.clear()
    sessionStorage.clear()
    planned([])
    server = chatServer()
      .on(readCurrentUser, () => failure('not-signed-in'))
      .on(listItineraries, () => [another, own])
      .on(readItinerary, () => own)
      .on(readAvailability, () => ({ slots: [] }))
      .on(readConversation, () => ({
        messages: [
          { id: 'one', text: 'A week in Lisbon', sender: 'user', timestamp: '2027-03-01T10:00:00Z' },
          { id: 'two', text: 'Here.', sender: 'ai', timestamp: '2027-03-01T10:00:01Z', recommendations: [activity('FADO', { title: 'Fado' })] },
        ],
        preferences: {},
      }) as never)
  })
  afterEach(() => planner.destroy())

  it('shows that itinerary and its dates in place of the days that were once talked of', async () => {
    await comeByAdd()
    await waitFor(() => expect(bar()?.querySelector('h3')?.textContent).toBe('Fado nights'))
    expect(bar()?.textContent).toContain('Dec 9 - Dec 11')
    expect(findAll(planner.root, 'button', 'Add to Day')).toEqual([])
    find(planner.root, 'button', 'Open the itinerary').click()
    await findSoon(planner.root, 'heading', 'Fado nights')
  })

  it('saves to that one, unless another is chosen', async () => {
    await comeByAdd()
    ;(await findSoon(planner.root, 'button', /^Save Fado/)).click()
    const dialog = await findSoon(planner.root, 'dialog', 'Save to Itinerary')
    await waitFor(() => expect(find(dialog, 'button', /^Fado nights/).getAttribute('aria-pressed')).toBe('true'))
    expect(find(dialog, 'button', /^Porto/).getAttribute('aria-pressed')).toBe('false')
  })

  it('keeps the days while something is in them that no itinerary has', async () => {
    planned([{ day: 1, selectedActivities: [activity('FADO')] }])
    await comeByAdd()
    await waitFor(() => expect(server.callsOf(listItineraries)).not.toEqual([]))
    expect(bar()?.querySelector('h3')?.textContent).toBe('Lisbon, day 1 of 7')
  })
})
