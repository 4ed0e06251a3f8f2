import { searchDestinations } from '@meander/sdk/contract/destinations'
import { createItinerary, listItineraries } from '@meander/sdk/contract/itineraries'
import { afterEach, expect, it } from 'vitest'
import { fakeServer } from '../test/fake-server.ts'
import { mountPlanner } from '../test/mount-planner.tsx'
import { find, findSoon, type, waitFor } from '../test/queries.ts'
import { trip } from '../test/trip.ts'

let planner: ReturnType<typeof mountPlanner>
afterEach(() => planner.destroy())

it('offers places for a new journey as one types', async () => {
  const server = fakeServer()
    .on(listItineraries, () => [])
    .on(searchDestinations, () => ({ matches: [{ name: 'Lisbon', region: 'Portugal' }] }))
    .on(createItinerary, ({ body }) => trip({ title: String(body.title) }))
  planner = mountPlanner(server, { route: '/itineraries' })
  ;(await findSoon(planner.box, 'button', 'Plan New Trip')).click()
  const dialog = await findSoon(planner.box, 'dialog', 'Plan Your Next Journey')
  type(find(dialog, 'textbox', 'Journey Title'), 'Tiles and trams')
  type(find(dialog, 'combobox', 'Destination'), 'Lisb')
  ;(await findSoon(dialog, 'option', /Lisbon/)).click()
  await waitFor(() => expect(find<HTMLInputElement>(dialog, 'combobox', 'Destination').value).toBe('Lisbon, Portugal'))
  find(dialog, 'button', 'Begin Planning').click()
  await waitFor(() => expect(server.callsOf(createItinerary)[0]?.body.destination).toBe('Lisbon, Portugal'))
})
