import { afterEach, beforeEach, expect, it } from 'vitest'
import { chatServer } from '../test/chat-server.ts'
import { mountPlanner, type MountedPlanner } from '../test/mount-planner.tsx'
import { findSoon, type, waitFor } from '../test/queries.ts'

let planners: MountedPlanner[] = []
const mountTwo = () => (planners = [mountPlanner(chatServer()), mountPlanner(chatServer())])
const leave = () => planners.splice(0).forEach((planner) => planner.destroy())
const field = ({ root }: MountedPlanner) => findSoon<HTMLTextAreaElement>(root, 'textbox', 'Message')

beforeEach(() => sessionStorage.clear())
afterEach(leave)

it('keeps what is being written in each planner of a page for itself', async () => {
  const [, second] = mountTwo()
  if (!second) return expect.unreachable()
  type(await field(second), 'only in the second')
  await waitFor(() => expect(sessionStorage.length).toBeGreaterThan(0))
  leave()
  const words = await Promise.all(mountTwo().map(async (planner) => (await field(planner)).value))
  expect(words).toEqual(['', 'only in the second'])
})
