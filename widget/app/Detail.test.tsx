import { readActivityDetails, readAvailability } from '@meander/sdk/contract/activities'
import { postChat } from '@meander/sdk/contract/chat'
import { listItineraries } from '@meander/sdk/contract/itineraries'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { activity } from '../test/activities.ts'
import { chatServer } from '../test/chat-server.ts'
import { data, FINISH, reply, text } from '../test/chat-stream.ts'
import { mountPlanner, type MountedPlanner } from '../test/mount-planner.tsx'
import { findSoon, waitFor } from '../test/queries.ts'
import { details } from '../test/show-activities.tsx'
import { start } from '../test/trip.ts'

let planner: MountedPlanner
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => planner.destroy())

it('reckons free cancelling from a start that has room for all, on the days that the conversation agreed on', async () => {
  const facts = [
    data({ kind: 'extracted-dates', extractedDates: { destination: 'Lisbon', startDate: '2099-03-14', endDate: '2099-03-16', duration: 3 } }),
    data({ kind: 'trip-facts', groupSize: 3, budget: null, childAges: [] }),
  ]
  const server = chatServer()
    .on(listItineraries, () => [])
    .on(readActivityDetails, () => ({ ...details, cancellationPolicy: 'Free cancellation up to 24 hours before the start.' }))
    .on(readAvailability, () => ({ slots: [start('2099-03-15', '09:00', 2), start('2099-03-16', '09:00', 3)] }))
    .on(postChat, () => reply(...facts, data({ kind: 'recommendations', recommendations: [activity('TRAM', { title: 'Tram 28' })], destination: 'Lisbon' }), text('Here.'), FINISH))
  planner = mountPlanner(server)
  planner.handle.send('Three days in Lisbon')
  ;(await findSoon(planner.root, 'button', /^Open.*Tram 28|Tram 28.*$/)).click()
  await findSoon(planner.root, 'dialog', 'Tram 28')
  await waitFor(() => expect(planner.root.querySelector('.free')?.textContent).toMatch(/^Free until Sun, Mar 15, 9:00 AM for a start on Mon, Mar 16, 9:00 AM$/))
  expect(server.callsOf(readAvailability)[0]?.query).toMatchObject({ startDate: '2099-03-14', endDate: '2099-03-16' })
})
