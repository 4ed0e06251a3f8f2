import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import type { ItineraryId, SavedActivityId } from '@meander/sdk/contract/ids'
import { createItinerary, readItinerary, saveActivity, scheduleActivity } from '@meander/sdk/contract/itineraries'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { CallError, startServer } from './start-server.ts'
import type { Caller, StartOptions, TestServer } from './start-server.ts'
import { anActivity, createTimetableProvider } from './timetable-provider.ts'
import type { Timetable } from './timetable-provider.ts'

/** Four days in Lisbon of a guest and a friend, March 14 to 17, 2027, at a provider that sells what a test says. */
export interface LisbonTrip {
  server: TestServer
  guest: Caller
  id: ItineraryId
  booking: ReturnType<typeof createTimetableProvider>
  /** Keeps an activity; one that the timetable does not hold is the traveller's own. */
  save(productCode: string, given?: Parameters<typeof anActivity>[1], more?: { notes?: string; priority?: string }): Promise<SavedActivityId>
  /** Puts it on a day, from 1. */
  schedule(activityId: SavedActivityId, dayNumber: number, timeSlot: string): Promise<Itinerary>
  read(): Promise<Itinerary>
}

export async function openLisbonTrip(timetable: Timetable, { env = {}, given = {} }: StartOptions = {}): Promise<LisbonTrip> {
  const products = new Map<string, ReturnType<typeof anActivity>>()
  const booking = createTimetableProvider(timetable)
  // What is saved first is what the provider says of it from then on.
  booking.readProduct = async (productCode) => products.get(productCode) ?? null
  const server = await startServer({ env: { LOG_LEVEL: 'silent', RATE_LIMIT_WRITE: '100000', ...env }, given: { provider: booking, ...given } })
  const guest = server.as('mdr_guest_1')
  const body = { title: 'Lisbon', destination: 'Lisbon', startDate: '2027-03-14' as Day, endDate: '2027-03-17' as Day }
  const { id } = await guest.call(createItinerary, { body })
  return {
    server,
    guest,
    id,
    booking,
    async save(productCode, activity = {}, more = {}) {
      const activityData = anActivity(productCode, activity)
      if (productCode in timetable) products.set(productCode, activityData)
      return (await guest.call(saveActivity, { params: { id }, body: { activityData, ...more } })).id
    },
    schedule: (activityId, dayNumber, timeSlot) =>
      guest.call(scheduleActivity, { params: { id }, body: { activityId, dayNumber, timeSlot: timeSlot as TimeOfDay } }),
    read: () => guest.call(readItinerary, { params: { id } }),
  }
}

/** '2027-03-14 09:00-11:00 Activity TRAM', in the order of the calendar. */
export function placesOf(itinerary: Itinerary): string[] {
  return itinerary.days.flatMap((day) => day.timeSlots.map((slot) => `${slot.date} ${slot.startTime}-${slot.endTime} ${slot.activity.title}`))
}

/** What a call was refused with. */
export async function refusalOf<Details>(call: Promise<unknown>): Promise<{ status: number; code: string; message: string; details: Details }> {
  try {
    await call
  } catch (failure) {
    if (!(failure instanceof CallError)) throw failure
    return { status: failure.status, code: failure.code, message: String(failure.body.message), details: failure.body.details as Details }
  }
  throw new Error('The call was not refused')
}
