import { readCurrentUser } from '@meander/sdk/contract/auth'
import { postChat } from '@meander/sdk/contract/chat'
import { afterEach, expect, it } from 'vitest'
import { formatDay } from '../kit/dates.ts'
import { activity } from '../test/activities.ts'
import { chatServer } from '../test/chat-server.ts'
import { data, FINISH, reply, text } from '../test/chat-stream.ts'
import { failure } from '../test/fake-server.ts'
import { mountPlanner, type MountedPlanner } from '../test/mount-planner.tsx'
import { findSoon, waitFor } from '../test/queries.ts'

const planners: MountedPlanner[] = []
afterEach(() => planners.splice(0).forEach((planner) => planner.destroy()))

const FOUND = data({ kind: 'recommendations', recommendations: [activity('A', { price: { amount: 42, currency: 'USD' } })], destination: 'Lisbon' })
const server = chatServer().on(readCurrentUser, () => failure('not-signed-in')).on(postChat, () => reply(FOUND, text('Here.'), FINISH))

const open = (locale: string): MountedPlanner => {
  const planner = mountPlanner(server, { locale })
  planners.push(planner)
  return planner
}
const wordsOf = ({ root }: MountedPlanner): string => root.querySelector('.meander')?.textContent?.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ') ?? ''
const clocksOf = (planner: MountedPlanner): string[] => wordsOf(planner).match(/\d\d?:\d\d( [AP]M)?/g) ?? []

it('are the own ones of each planner, whichever of a page began last and whichever is drawn', async () => {
  const american = open('en-US')
  const british = open('en-GB')
  for (const planner of [american, british, american]) {
    planner.handle.send('Plan Lisbon')
    await waitFor(() => expect(wordsOf(planner)).toContain('$42'))
    await findSoon(planner.root, 'button', 'Send')
  }
  expect(wordsOf(american)).not.toContain('US$42')
  expect(wordsOf(british).match(/.{2}\$42/g)).toContain('US$42')
  expect(clocksOf(american).every((clock) => clock.endsWith('M'))).toBe(true)
  expect(clocksOf(american).length * clocksOf(british).length).toBeGreaterThan(0)
  expect(clocksOf(british).some((clock) => clock.endsWith('M'))).toBe(false)
  expect(planners.map(({ root }) => root.querySelector<HTMLElement>('.meander')?.lang)).toEqual(['en-US', 'en-GB'])
})

it.each(['pointerdown', 'keydown', 'click'])('are those of the planner in hand for what is told of a deed by %s', (deed) => {
  const [american, british] = [open('en-US'), open('en-GB')]
  const use = ({ root }: MountedPlanner) => root.querySelector('textarea')?.dispatchEvent(new Event(deed, { bubbles: true, composed: true }))
  expect(formatDay('2027-03-14')).toBe('14 Mar 2027')
  use(american)
  expect(formatDay('2027-03-14')).toBe('Mar 14, 2027')
  use(british)
  expect(formatDay('2027-03-14')).toBe('14 Mar 2027')
})
