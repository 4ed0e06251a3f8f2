import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as arranging from '@meander/sdk/contract/arranging'
import * as calendars from '@meander/sdk/contract/calendar-export'
import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import type { Endpoint } from '@meander/sdk/contract/endpoint'
import * as itineraries from '@meander/sdk/contract/itineraries'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import * as sharing from '@meander/sdk/contract/sharing'
import type { ShareToken } from '@meander/sdk/contract/ids'
import * as changes from '@meander/sdk/contract/trip-changes'
import * as rules from '@meander/sdk/contract/trip-rules'
import { signIn } from '../../test/sign-in.ts'
import { startServer } from '../../test/start-server.ts'
import type { Caller, TestServer } from '../../test/start-server.ts'
import { anActivity, createTimetableProvider } from '../../test/timetable-provider.ts'

/** Who asks, and of whose itinerary. */
const CALLERS = ['owner', 'other user', 'owner guest', 'other guest', 'nobody', 'share token'] as const
type CallerName = (typeof CALLERS)[number]

const HIS_KEY = 'mdr_ben_1'
const GUEST_KEY = 'mdr_guest_1'

/** An itinerary with one activity on its calendar and one beside it, and what names their parts. */
interface Trip {
  itinerary: Itinerary
  token: ShareToken | null
}

let server: TestServer
let ana: Caller
let callers: Record<CallerName, Caller>
beforeAll(async () => {
  const provider = createTimetableProvider({ TRAM: { '2027-03-14': ['09:00', '14:00'] } })
  const mailer = { send: async () => {}, close: async () => {} }
  server = await startServer({ env: { RATE_LIMIT_WRITE: '100000' }, given: { provider, mailer } })
  ana = await signIn(server, 'Ana')
  const owned = {
    'owner guest': server.as(GUEST_KEY),
    'other user': await signIn(server, 'Ben', { clientUserId: HIS_KEY }),
    'other guest': server.as('mdr_guest_2'),
    nobody: server.as(null),
  }
  // A share token is shown in an address of its own; here it is tried as a guest's key.
  callers = { ...owned, owner: ana, 'share token': server.as(null) }
})
afterAll(() => server.close())

async function makeTrip(owner: Caller, isShared: boolean): Promise<Trip> {
  const body = { title: 'Lisbon', destination: 'Lisbon', startDate: '2027-03-14' as Day, endDate: '2027-03-15' as Day }
  const { id } = await owner.call(itineraries.createItinerary, { body })
  const save = () => owner.call(itineraries.saveActivity, { params: { id }, body: { activityData: anActivity('TRAM') } })
  const { id: activityId } = await save()
  await save()
  const itinerary = await owner.call(itineraries.scheduleActivity, { params: { id }, body: { activityId, dayNumber: 1, timeSlot: '09:00' as TimeOfDay } })
  const link = isShared ? await owner.call(sharing.createShareLink, { params: { id } }) : null
  return { itinerary, token: link?.shareToken ?? null }
}

interface Route {
  endpoint: Endpoint
  kind: 'itinerary' | 'sharing'
  input(trip: Itinerary): Record<string, unknown>
}

const savedId = (trip: Itinerary) => trip.activities[1]?.id
const slotId = (trip: Itinerary) => trip.days[0]?.timeSlots[0]?.id
const dayId = (trip: Itinerary) => trip.days[0]?.id

const ROUTES: Route[] = [
  { endpoint: itineraries.readItinerary, kind: 'itinerary', input: () => ({}) },
  { endpoint: itineraries.deleteItinerary, kind: 'itinerary', input: () => ({}) },
  { endpoint: itineraries.saveActivity, kind: 'itinerary', input: () => ({ body: { activityData: anActivity('TRAM') } }) },
  { endpoint: itineraries.editActivity, kind: 'itinerary', input: (trip) => ({ params: { activityId: savedId(trip) }, body: { notes: 'Mine' } }) },
  { endpoint: itineraries.removeActivity, kind: 'itinerary', input: (trip) => ({ params: { activityId: savedId(trip) } }) },
  { endpoint: itineraries.readAvailableSlots, kind: 'itinerary', input: () => ({ body: { activityCode: 'TRAM', date: '2027-03-14' } }) },
  {
    endpoint: itineraries.scheduleActivity,
    kind: 'itinerary',
    input: (trip) => ({ body: { activityId: savedId(trip), dayNumber: 1, timeSlot: '14:00' } }),
  },
  {
    endpoint: itineraries.rescheduleActivity,
    kind: 'itinerary',
    input: (trip) => ({ body: { slotId: slotId(trip), dayNumber: 1, timeSlot: '14:00' } }),
  },
  { endpoint: itineraries.unscheduleActivity, kind: 'itinerary', input: (trip) => ({ params: { slotId: slotId(trip) } }) },
  { endpoint: itineraries.removeFromDay, kind: 'itinerary', input: (trip) => ({ params: { slotId: slotId(trip), dayId: dayId(trip) } }) },
  { endpoint: rules.readStarts, kind: 'itinerary', input: (trip) => ({ params: { activityId: savedId(trip) } }) },
  { endpoint: changes.previewTripChange, kind: 'itinerary', input: () => ({ body: { groupSize: 3 } }) },
  { endpoint: changes.updateItinerary, kind: 'itinerary', input: () => ({ body: { title: 'Mine', endDate: '2027-03-16' } }) },
  { endpoint: arranging.proposeArrangement, kind: 'itinerary', input: () => ({ body: {} }) },
  {
    endpoint: arranging.placeActivities,
    kind: 'itinerary',
    input: (trip) => ({ body: { placements: [{ activityId: savedId(trip), date: '2027-03-14', startTime: '14:00' }] } }),
  },
  { endpoint: calendars.readCalendarFile, kind: 'itinerary', input: () => ({}) },
  { endpoint: calendars.readCalendarLink, kind: 'itinerary', input: () => ({}) },
  { endpoint: calendars.createCalendarLink, kind: 'itinerary', input: () => ({ body: {} }) },
  { endpoint: calendars.revokeCalendarLink, kind: 'itinerary', input: () => ({}) },
  { endpoint: sharing.readShareLink, kind: 'sharing', input: () => ({}) },
  { endpoint: sharing.createShareLink, kind: 'sharing', input: () => ({ body: {} }) },
  { endpoint: sharing.revokeShareLink, kind: 'sharing', input: () => ({}) },
  { endpoint: sharing.shareByEmail, kind: 'sharing', input: () => ({ body: { email: 'friend@example.org' } }) },
]

const hasAccount = (caller: CallerName) => caller === 'owner' || caller === 'other user'

/** The law, once: only the owner reads and writes; sharing needs an account and says so before anything else. */
function expected(route: Route, caller: CallerName, owner: CallerName): number {
  if (route.kind === 'sharing' && !hasAccount(caller)) return 401
  return caller === owner ? 200 : 404
}

async function ask(route: Route, caller: CallerName, trip: Trip): Promise<number> {
  const input = route.input(trip.itinerary)
  const params = { id: trip.itinerary.id, ...(input['params'] as object | undefined) }
  const who = caller === 'share token' ? server.as(trip.token) : callers[caller]
  const answer = await who.send(route.endpoint, { ...input, params } as never)
  return answer.status
}

describe.each([
  ['an account’s itinerary', 'owner' as CallerName, true],
  ['a guest’s itinerary', 'owner guest' as CallerName, false],
])('%s', (_, owner, isShared) => {
  const asked = CALLERS.filter((caller) => isShared || caller !== 'share token')
  let trip: Trip
  beforeEach(async () => {
    trip = await makeTrip(callers[owner], isShared)
  })

  const read = () => callers[owner].call(itineraries.readItinerary, { params: { id: trip.itinerary.id } })

  describe.each(ROUTES.map((route) => [`${route.endpoint.method} ${route.endpoint.path}`, route] as const))('%s', (_name, route) => {
    it.each(asked)('answers %s as the policy says, and changes nothing for strangers [6.9, 6.14, 6.17, 6.20, 7.81]', async (caller) => {
      const status = await ask(route, caller, trip)
      expect(status).toBe(expected(route, caller, owner))
      if (status !== 200) expect(await read()).toEqual(trip.itinerary)
    })
  })

  it('is in the list of its owner alone [6.2]', async () => {
    for (const caller of asked.filter((name) => name !== 'share token')) {
      const ids = (await callers[caller].call(itineraries.listItineraries)).map(({ id }) => id)
      expect(ids.includes(trip.itinerary.id)).toBe(caller === owner)
    }
  })
})

it('opens nothing by a share token held as a bearer [6.20]', async () => {
  const { itinerary, token } = await makeTrip(ana, true)
  const holder = server.as(null, { authorization: `Bearer ${token}` })
  await expect(holder.call(itineraries.deleteItinerary, { params: { id: itinerary.id } })).rejects.toMatchObject({ status: 401 })
  expect(await ana.call(itineraries.readItinerary, { params: { id: itinerary.id } })).toEqual(itinerary)
})
