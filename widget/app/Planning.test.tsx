import { addDays, type Day } from '@meander/sdk/contract/days'
import { readCurrentUser } from '@meander/sdk/contract/auth'
import { afterEach, expect, it } from 'vitest'
import { dayOf, formatDay, formatDayRange } from '../kit/dates.ts'
import { chatServer } from '../test/chat-server.ts'
import { failure } from '../test/fake-server.ts'
import { mountPlanner, type MountedPlanner } from '../test/mount-planner.tsx'
import { find, findSoon } from '../test/queries.ts'

let planner: MountedPlanner
afterEach(() => planner.destroy())

const today = dayOf(new Date())
const inDays = (days: number): Day => addDays(today, days)

it.each([
  ['none of them once they are over', -4, -1, 'Choose your dates', false],
  ['those from today on while they pass', -1, 2, formatDayRange(today, inDays(2)), true],
  ['all of them before', 20, 23, formatDayRange(inDays(20), inDays(23)), true],
])("begins planning with the page's days: %s [5.19]", async (_, from, to, shown, mayStart) => {
  planner = mountPlanner(chatServer().on(readCurrentUser, () => failure('not-signed-in')), { destination: 'Lisbon', dates: { from: inDays(from), to: inDays(to) } })
  planner.handle.open('plan')
  const plan = await findSoon(planner.root, 'dialog', 'Plan Your Adventure')
  expect(find(plan, 'button', /^When are you traveling/).textContent).toContain(shown)
  expect(find<HTMLButtonElement>(plan, 'button', 'Start Planning').disabled).toBe(!mayStart)
  if (from < 0) expect(plan.textContent).not.toContain(formatDay(inDays(from)))
})
