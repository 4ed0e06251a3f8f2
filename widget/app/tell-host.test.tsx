import { readCurrentUser } from '@meander/sdk/contract/auth'
import { postChat, readConversation } from '@meander/sdk/contract/chat'
import { readActivityDetails } from '@meander/sdk/contract/activities'
import type { PlannerEventName } from '@meander/sdk/events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { activity } from '../test/activities.ts'
import { chatServer } from '../test/chat-server.ts'
import { data, FINISH, reply, text } from '../test/chat-stream.ts'
import { rosa } from '../test/desk.ts'
import { failure, type FakeServer } from '../test/fake-server.ts'
import { mountPlanner, type MountedPlanner } from '../test/mount-planner.tsx'
import { find, findSoon, waitFor } from '../test/queries.ts'

let server: FakeServer
let planner: MountedPlanner
const FOUND = [activity('A'), activity('B')]
const told = (name: PlannerEventName) => planner.events.filter((event) => event.name === name).map(({ detail }) => detail)

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  localStorage.clear()
  sessionStorage.clear()
  server = chatServer()
    .on(readCurrentUser, () => failure('not-signed-in'))
    .on(readActivityDetails, () => failure('not-found'))
    .on(postChat, () => reply(data({ kind: 'recommendations', recommendations: FOUND, destination: 'Lisbon' }), text('Here.'), FINISH))
})
afterEach(() => planner.destroy())

it('tells the page once for each answer what it has brought, and of each activity that is opened', async () => {
  planner = mountPlanner(server, { destination: 'Porto' })
  planner.handle.send('Plan Lisbon')
  await waitFor(() => expect(told('recommendations-shown')).toEqual([{ activities: FOUND, destination: expect.any(String) }]))
  expect(told('activity-opened')).toEqual([])
  const card = await findSoon(planner.root, 'button', /Activity A|View Details|^A/)
  card.click()
  await waitFor(() => expect(told('activity-opened')).toEqual([{ activity: FOUND[0] }]))
  await findSoon(planner.root, 'button', 'Send')
  planner.handle.send('And more of it')
  await waitFor(() => expect(told('recommendations-shown')).toHaveLength(2))
})

it('does not tell again what a conversation brought before it was opened anew', async () => {
  const messages = [
    { id: 'm1', text: 'Plan Lisbon', sender: 'user' as const, timestamp: '2027-01-01T00:00:00Z' },
    { id: 'm2', text: 'Here.', sender: 'ai' as const, timestamp: '2027-01-01T00:00:01Z', recommendations: FOUND },
  ]
  server.on(readConversation, () => ({ messages, preferences: {} })).on(postChat, () => reply(text('Gladly.'), FINISH))
  planner = mountPlanner(server, { route: '/chat/session-87654321' })
  await waitFor(() => expect(find(planner.root, 'log').textContent).toContain('Here.'))
  planner.handle.send('Thank you')
  await waitFor(() => expect(planner.root.textContent).toContain('Gladly.'))
  expect(told('recommendations-shown')).toEqual([])
})

it('tells that somebody is signed in, and not who', async () => {
  server.on(readCurrentUser, () => rosa)
  planner = mountPlanner(server, { firstParty: true, view: 'page', route: '/chat' })
  planner.handle.send('Plan Lisbon')
  await waitFor(() => expect(told('signed-in')).toEqual([{}]))
})
