import type { AvailabilitySlot } from '@meander/sdk/contract/activities'
import { DEFAULT_DURATION_MINUTES } from '@meander/sdk/contract/activities'
import { dayRange, timeOfMinutes } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import type { EndpointReply } from '@meander/sdk/contract/endpoint'
import type { ProductCode, SavedActivityId } from '@meander/sdk/contract/ids'
import type { JudgedDay, JudgedStart, readStarts as endpoint } from '@meander/sdk/contract/trip-rules'
import { ApiError } from '../../http/errors.ts'
import { slotOf } from '../activities/index.ts'
import { itemOf, scheduledOf, tripOf } from './board.ts'
import type { Item, Trip } from './board.ts'
import { lookUp } from './change.ts'
import type { Of } from './change.ts'
import { durationMinutes } from './duration.ts'
import { entryOf, findItinerary } from './itineraries.ts'
import { asked, readDays, readOffer } from './offers.ts'
import type { OfferStore } from './offers.ts'
import { dayNumberOf, isSoft, judge, judgeDates, judgeDay } from './rules/judge.ts'
import type { Beside } from './rules/judge.ts'
import { isNear } from './rules/near.ts'
import { endOf } from './rules/stretch.ts'

/** Every start of a saved activity over the trip, each with what it breaks. */
export async function readStarts(store: OfferStore, of: Of, activityId: SavedActivityId): Promise<EndpointReply<typeof endpoint>> {
  const loaded = await findItinerary(store.db, of.viewer, of.id)
  const saved = lookUp(loaded, of, (seen) => entryOf(seen, activityId))
  const trip = tripOf(loaded.row)
  const { version } = loaded.row
  if (trip.start === null || trip.end === null) return { version, anyTime: false, days: [] }
  const item = itemOf(saved)
  const offer = await readOffer(store, saved, { startDate: trip.start, endDate: trip.end })
  const beside = { trip, scheduled: scheduledOf(loaded), offer, now: store.clock() }
  return { version, anyTime: offer === null, days: dayRange(trip.start, trip.end).map((date) => judgeDayOf(item, date, beside)) }
}

function judgeDayOf(item: Item, date: Day, beside: Beside): JudgedDay {
  const day = { date, dayNumber: dayNumberOf(beside.trip, date) }
  const near = { ...beside, scheduled: beside.scheduled.filter((other) => isNear(other, { ...item, date })) }
  if (beside.offer === null) return { ...day, closed: null, starts: HALF_HOURS.map((startTime) => judgeStart(item, { date, startTime, availableSpaces: null }, near)) }
  const offered = beside.offer.find((one) => one.date === date)
  const starts = (offered?.starts ?? []).map((start) => judgeStart(item, { ...start, date }, near))
  return { ...day, closed: judgeDay(date, offered), starts }
}

const HALF_HOURS = Array.from({ length: 48 }, (_, step) => timeOfMinutes(step * 30))

type Offered = Pick<JudgedStart, 'startTime' | 'availableSpaces' | 'mostAtOnce'> & { date: Day }

function judgeStart(item: Item, { date, startTime, availableSpaces, mostAtOnce }: Offered, beside: Beside): JudgedStart {
  const violations = judge({ ...item, date, start: startTime }, beside)
  const state = violations.length === 0 ? 'open' : isSoft(violations) ? 'soft' : 'closed'
  return { startTime, endTime: endOf({ ...item, date, start: startTime }), availableSpaces, ...(mostAtOnce && { mostAtOnce }), state, violations }
}

/** The starts on a date at which an activity, saved or not, breaks no rule at all. */
export async function readAvailableSlots(
  store: OfferStore,
  of: Of,
  wanted: { activityCode: ProductCode; date: Day; durationMinutes?: number | undefined },
): Promise<AvailabilitySlot[]> {
  const { activityCode, date } = wanted
  const loaded = await findItinerary(store.db, of.viewer, of.id)
  const trip = tripOf(loaded.row)
  lookUp(loaded, of, () => assertInside(date, trip))
  const offer = await readDays(store, activityCode, { startDate: date, endDate: date })
  if (offer === null) throw new ApiError('not-found', 'The booking provider does not know this activity, so it has no start times to choose from.')
  const saved = loaded.activities.find((one) => one.product_code === activityCode)
  const item = saved === undefined ? await unsaved(store, wanted) : { ...itemOf(saved), minutes: durationMinutes(JSON.parse(saved.activity), wanted.durationMinutes) }
  const beside = { trip, scheduled: scheduledOf(loaded), offer, now: store.clock() }
  return offer
    .filter((day) => day.date === date)
    .flatMap(({ starts }) => starts)
    .filter(({ startTime }) => judge({ ...item, date, start: startTime }, beside).length === 0)
    .map((start) => slotOf(date, start))
}

function assertInside(date: Day, trip: Trip): void {
  const [outside] = judgeDates({ date, start: '00:00' as AvailabilitySlot['startTime'], minutes: 0 }, trip)
  if (outside !== undefined) throw new ApiError('outside-trip-dates', outside.message)
}

async function unsaved(
  { provider }: OfferStore,
  { activityCode, durationMinutes: minutes = DEFAULT_DURATION_MINUTES }: { activityCode: ProductCode; durationMinutes?: number | undefined },
): Promise<Pick<Item, 'minutes' | 'position' | 'timeZone'>> {
  const activity = await asked(provider.readProduct(activityCode))
  return { minutes: durationMinutes(activity ?? {}, minutes), position: activity?.coordinates, timeZone: activity?.timeZone }
}
