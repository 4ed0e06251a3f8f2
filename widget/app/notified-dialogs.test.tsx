import { readCurrentUser } from '@meander/sdk/contract/auth'
import { listItineraries } from '@meander/sdk/contract/itineraries'
import { afterEach, expect, it, vi } from 'vitest'
import { activity } from '../test/activities.ts'
import { chatServer } from '../test/chat-server.ts'
import { failure } from '../test/fake-server.ts'
import { mountPlanner, type MountedPlanner } from '../test/mount-planner.tsx'
import { find, findAll, findSoon, waitFor } from '../test/queries.ts'

let planner: MountedPlanner
afterEach(() => planner.destroy())

/** Pressed in the dialog that lies uppermost. */
async function escape(name: string): Promise<void> {
  ;(await findSoon(planner.root, 'dialog', name)).dispatchEvent(new Event('cancel', { cancelable: true }))
  await waitFor(() => expect(findAll(planner.root, 'dialog', name)).toEqual([]))
}

it('opens one dialog over another and a third after them while a notification is up, and keeps it in sight [9.6, 9.10]', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  planner = mountPlanner(chatServer().on(readCurrentUser, () => failure('not-signed-in')).on(listItineraries, () => []))
  planner.handle.open('chat')
  window.dispatchEvent(new CustomEvent('openItineraryModal', { detail: { activity: activity('TRAM') } }))
  ;(await findSoon(planner.root, 'button', 'New itinerary')).click()
  // Without a name it is not made, which is told.
  const design = await findSoon(planner.root, 'dialog', 'Design Your Adventure')
  design.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true }))
  const told = await findSoon(planner.root, 'alert')
  await waitFor(() => expect(told.closest('dialog')).toBe(design))
  await escape('Design Your Adventure')

  for (const round of [1, 2]) {
    planner.handle.open('plan')
    const plan = await findSoon(planner.root, 'dialog', 'Plan Your Adventure')
    find(plan, 'button', /^When are you traveling/).click()
    const dates = await findSoon(planner.root, 'dialog', 'Select Travel Dates')
    expect(told.closest('dialog'), `round ${round}`).toBe(dates)
    await escape('Select Travel Dates')
    expect(told.closest('dialog'), `round ${round}`).toBe(plan)
    await escape('Plan Your Adventure')
    expect(told.isConnected && told.closest('dialog'), `round ${round}`).toBeNull()
    planner.handle.open('templates')
    expect((await findSoon(planner.root, 'dialog', 'Choose Your Travel Style')).contains(told)).toBe(true)
    await escape('Choose Your Travel Style')
  }
  expect(find(planner.root, 'textbox', 'Message')).toBeDefined()
  expect(complaints.mock.calls.map(([error]) => String(error)).filter((error) => error.includes('insertBefore'))).toEqual([])
})
