import { readCurrentUser } from '@meander/sdk/contract/auth'
import { postChat, readRecommendations } from '@meander/sdk/contract/chat'
import { afterEach, expect, it, vi } from 'vitest'
import { activity } from '../test/activities.ts'
import { chatServer } from '../test/chat-server.ts'
import { data, FINISH, reply, text } from '../test/chat-stream.ts'
import { failure } from '../test/fake-server.ts'
import { mountPlanner, type MountedPlanner } from '../test/mount-planner.tsx'
import { find, findAll, findSoon, waitFor } from '../test/queries.ts'

let planner: MountedPlanner
afterEach(() => planner.destroy())

/** On a phone, where what was recommended cannot be asked for. */
function say(...parts: Parameters<typeof reply>): void {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390)
  const server = chatServer().on(readCurrentUser, () => failure('not-signed-in')).on(readRecommendations, () => failure('internal'))
  planner = mountPlanner(server.on(postChat, () => reply(...parts, text('Here.'), FINISH)))
  planner.handle.send('Plan Lisbon')
}

it('closes the empty panel on a phone [2.125, 4.49]', async () => {
  say()
  await findSoon(planner.root, 'heading', 'Ready to explore')
  find(planner.root, 'button', 'Close').click()
  await waitFor(() => expect(findAll(planner.root, 'heading', 'Ready to explore')).toEqual([]))
  expect(planner.root.activeElement?.getAttribute('role')).toBe('log')
})

it('shows no empty panel under a letter that has its cards', async () => {
  say(data({ kind: 'recommendations', recommendations: [activity('A'), activity('B')], destination: 'Lisbon' }))
  await findSoon(planner.root, 'heading', 'Perfect Activities for You')
  await findSoon(planner.root, 'button', 'Send')
  await waitFor(() => expect(findAll(planner.root, 'heading', 'Finding Amazing Activities')).toEqual([]))
  expect(findAll(planner.root, 'heading', 'Ready to explore')).toEqual([])
})
