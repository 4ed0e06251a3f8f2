import { readAvailability } from '@meander/sdk/contract/activities'
import { readCurrentUser } from '@meander/sdk/contract/auth'
import { postChat, type MultiDayTrip } from '@meander/sdk/contract/chat'
import { listItineraries, saveActivity } from '@meander/sdk/contract/itineraries'
import { tripCompleteMessage } from '@meander/sdk/contract/trip-complete'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { activity } from './activities.ts'
import { chatServer } from './chat-server.ts'
import { data, FINISH, reply, text } from './chat-stream.ts'
import { failure, type FakeServer } from './fake-server.ts'
import { mountPlanner, type MountedPlanner } from './mount-planner.tsx'
import { find, findSoon, waitFor } from './queries.ts'
import { day, start } from './trip.ts'

const DURATION = 3
const trip: MultiDayTrip = {
  destination: 'Lisbon',
  duration: DURATION,
  currentDay: 1,
  startDate: day('2099-03-14'),
  days: Array.from({ length: DURATION }, (_, index) => ({ day: index + 1, selectedActivities: [] })),
}
const found = [activity('TRAM', { title: 'Tram 28', price: { amount: 42.5, currency: 'USD' } }), activity('FADO', { title: 'Fado', price: { amount: 61, currency: 'USD' } })]

export const codeOf = (body: Record<string, unknown>) => (body.activityData as { productCode: string }).productCode

/** As the server does: the day follows the traveller's words. */
export function answerAsPlanner(server: FakeServer): FakeServer {
  return server.on(postChat, ({ body }) => {
    const turns = (body.messages as { content: string }[]).map(({ content }) => content)
    const last = turns.at(-1) ?? ''
    if (last === 'Complete Trip Planning') {
      const codes = ((body.data as { selected?: { productCode: string }[] }).selected ?? []).map(({ productCode }) => productCode)
      return reply(text(tripCompleteMessage(found.filter(({ productCode }) => codes.includes(productCode)))), FINISH)
    }
    const onward = /^Continue to day (\d)/.exec(last)?.[1]
    const skipped = /^Skip day (\d)/.exec(last)?.[1]
    const currentDay = onward ? Number(onward) : skipped ? Number(skipped) + 1 : 1
    return reply(data({ kind: 'multi-day-trip', multiDayTrip: { ...trip, currentDay } }), data({ kind: 'recommendations', recommendations: found, destination: 'Lisbon' }), text('Here.'), FINISH)
  })
}

/**
 * For the tests of a `describe`: a server that plans three days in Lisbon from Saturday, March 14, 2099, with a tram at 9:30 AM of the first
 * and fado on the first two, for a guest without trips; and what a hand does with it. The planner is put away after each.
 */
export function dayPlanningForEach() {
  let server: FakeServer
  let planner: MountedPlanner
  const panel = () => planner.root.querySelector<HTMLElement>('.planner')
  const heading = () => panel()?.querySelector('h3')?.textContent
  const mount = () => void (planner = mountPlanner(server))

  async function press(name: string) {
    await waitFor(() => expect(find<HTMLButtonElement>(planner.root, 'button', name).disabled).toBe(false))
    find(planner.root, 'button', name).click()
  }
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    localStorage.clear()
    sessionStorage.clear()
    server = answerAsPlanner(chatServer())
      .on(readCurrentUser, () => failure('not-signed-in'))
      .on(listItineraries, () => [])
      .on(readAvailability, ({ params }) => ({ slots: params.productCode === 'TRAM' ? [start('2099-03-14', '09:30')] : [start('2099-03-14', '21:00'), start('2099-03-15', '20:00')] }))
  })
  afterEach(() => planner.destroy())

  return {
    mount,
    panel,
    heading,
    press,
    /** What was said to the server, in turn. */
    said: () => server.callsOf(postChat).map(({ body }) => (body.messages as { content: string }[]).at(-1)?.content),
    /** What was chosen, as the server was told last. */
    lastSelected: () => (server.callsOf(postChat).at(-1)?.body.data as { selected?: unknown }).selected,
    codesSaved: () => server.callsOf(saveActivity).map(({ body }) => codeOf(body)),
    async begin() {
      mount()
      planner.handle.send('Three days in Lisbon')
      await waitFor(() => expect(heading()).toBe('Lisbon, day 1 of 3'))
      await findSoon(planner.root, 'button', 'Send')
    },
    async add(title: string, dayNumber: number) {
      await press('Add to Day')
      ;(await findSoon(planner.root, 'button', `Add to Day ${dayNumber}: ${title}`)).click()
      await waitFor(() => expect(find(planner.root, 'button', `On day ${dayNumber}: ${title}`).getAttribute('aria-pressed')).toBe('true'))
    },
    async done() {
      await press('Done')
      await waitFor(() => expect(planner.root.querySelector('.for-day')).toBeNull())
    },
    async goOn(dayNumber: number) {
      await press('Continue')
      await waitFor(() => expect(heading()).toBe(`Lisbon, day ${dayNumber} of 3`))
    },
    get server() {
      return server
    },
    get planner() {
      return planner
    },
  }
}
