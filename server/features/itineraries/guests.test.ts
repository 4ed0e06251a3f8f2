import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createItinerary, listItineraries, saveActivity } from '@meander/sdk/contract/itineraries'
import { listUpkeep } from '../../app.ts'
import { signIn } from '../../test/sign-in.ts'
import { startServer } from '../../test/start-server.ts'
import type { TestServer } from '../../test/start-server.ts'
import { anActivity } from '../../test/timetable-provider.ts'

const DAY = 86_400_000
const lisbon = { title: 'Lisbon', destination: 'Lisbon' }

let server: TestServer
let now: Date
beforeEach(async () => {
  now = new Date('2027-03-01T00:00:00Z')
  server = await startServer({ env: { GUEST_RETENTION_DAYS: '30' }, given: { clock: () => now, dist: 'nothing is built here' } })
})
afterEach(() => server.close())

const pass = (days: number) => (now = new Date(now.getTime() + days * DAY))

async function purge(): Promise<void> {
  for (const task of Object.values(listUpkeep(server.deps))) await task()
}

async function countRows(): Promise<number> {
  const { count } = await server.deps.db
    .selectFrom('saved_activities')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

describe('what a guest leaves behind', () => {
  it('is dropped, with all that hangs on it, after thirty days without use [1.25, 6.2]', async () => {
    const guest = server.as('mdr_guest_1')
    const { id } = await guest.call(createItinerary, { body: lisbon })
    await guest.call(saveActivity, { params: { id }, body: { activityData: anActivity('TRAM') } })
    pass(30)
    await purge()
    expect(await countRows()).toBe(1)
    pass(1)
    await purge()
    expect(await guest.call(listItineraries)).toEqual([])
    expect(await countRows()).toBe(0)
  })

  it('is listed with the days that it is kept for, and of an account without', async () => {
    const guest = server.as('mdr_guest_1')
    await guest.call(createItinerary, { body: lisbon })
    expect((await guest.call(listItineraries)).map(({ keptForDays }) => keptForDays)).toEqual([30])
    const rosa = await signIn(server, 'Rosa', { clientUserId: 'mdr_guest_1' })
    expect((await rosa.call(listItineraries)).map(({ keptForDays }) => keptForDays)).toEqual([undefined])
  })

  it('is kept as long as the guest comes back', async () => {
    const guest = server.as('mdr_guest_1')
    await guest.call(createItinerary, { body: lisbon })
    for (let visit = 0; visit < 4; visit += 1) {
      pass(29)
      expect(await guest.call(listItineraries)).toHaveLength(1)
      await purge()
    }
    expect(await guest.call(listItineraries)).toHaveLength(1)
  })

  it('is another matter for accounts: theirs is kept', async () => {
    const ana = await signIn(server, 'Ana')
    await ana.call(createItinerary, { body: lisbon })
    pass(29)
    await ana.call(listItineraries)
    pass(29)
    await purge()
    expect(await ana.call(listItineraries)).toHaveLength(1)
  })

  it('is out of reach of every other browser [6.1]', async () => {
    await server.as('mdr_guest_1').call(createItinerary, { body: lisbon })
    expect(await server.as('mdr_guest_2').call(listItineraries)).toEqual([])
    expect(await server.as(null).call(listItineraries)).toEqual([])
  })
})
