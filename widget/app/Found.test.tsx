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

/** Where what was recommended cannot be asked for. */
function sayAt(width: number, ...parts: Parameters<typeof reply>): void {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
  const server = chatServer().on(readCurrentUser, () => failure('not-signed-in')).on(readRecommendations, () => failure('internal'))
  planner = mountPlanner(server.on(postChat, () => reply(...parts, text('Here.'), FINISH)))
  planner.handle.send('Plan Lisbon')
}

const FOUND = data({ kind: 'recommendations', recommendations: [activity('A'), activity('B')], destination: 'Lisbon' })

it.each([
  ['where the reply had nothing', []],
  ['even where the reply had brought its cards', [FOUND]],
])('is forced to show beside the letters with an empty list, %s [4.49]', async (_, parts) => {
  sayAt(1280, ...parts)
  const empty = await findSoon(planner.root, 'heading', 'Ready to explore')
  expect(empty.closest('aside')?.querySelectorAll('.print')).toHaveLength(0)
})

it('closes the empty panel on a phone [2.125, 4.49]', async () => {
  sayAt(390)
  await findSoon(planner.root, 'heading', 'Ready to explore')
  find(planner.root, 'button', 'Close').click()
  await waitFor(() => expect(findAll(planner.root, 'heading', 'Ready to explore')).toEqual([]))
  expect(planner.root.activeElement?.getAttribute('role')).toBe('log')
})

it('shows no empty panel on a phone under a letter that has its cards: they are the list', async () => {
  sayAt(390, FOUND)
  await findSoon(planner.root, 'heading', 'Perfect Activities for You')
  await findSoon(planner.root, 'button', 'Send')
  await waitFor(() => expect(findAll(planner.root, 'heading', 'Finding Amazing Activities')).toEqual([]))
  expect(findAll(planner.root, 'heading', 'Ready to explore')).toEqual([])
})
