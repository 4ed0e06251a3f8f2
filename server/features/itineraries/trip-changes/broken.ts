import { addDays, daysBetween } from '@meander/sdk/contract/days'
import type { Broken } from '@meander/sdk/contract/trip-changes'
import type { Violation } from '@meander/sdk/contract/trip-rules'
import { scheduledOf, tripOf } from '../board.ts'
import type { Trip } from '../board.ts'
import { entryOf } from '../itineraries.ts'
import type { ItineraryRow, LoadedItinerary } from '../itineraries.ts'
import { readOffers } from '../offers.ts'
import type { OfferStore } from '../offers.ts'
import { dayNumberOf, judge } from '../rules/judge.ts'
import { endOf } from '../rules/stretch.ts'
import { smallestRepair } from './smallest-repair.ts'
import type { Misplaced } from './smallest-repair.ts'
import type { Start } from './starts-by-farness.ts'

/** Something that a change breaks, or that a move of the whole trip takes along. */
interface Found extends Misplaced {
  /** What the change adds; empty where it could stay. */
  added: Violation[]
}

/**
 * What is scheduled and breaks a rule of the changed trip that it did not break before, each with its smallest repair: real
 * starts at which nothing is broken, so that days and hours change least. Where the whole trip is moved, each belongs on its own
 * day of the trip, also what could stay on its date. All else stays where it is.
 */
export async function findBroken(
  store: OfferStore,
  seen: LoadedItinerary,
  fields: Pick<ItineraryRow, 'start_date' | 'end_date' | 'group_size'>,
): Promise<Broken[]> {
  const [before, after] = [tripOf(seen.row), tripOf(fields)]
  const scheduled = scheduledOf(seen)
  if (scheduled.length === 0 || after.start === null || after.end === null || hasRoomFor(before, after)) return []
  const offers = await readOffers(store, scheduled.map(({ id }) => entryOf(seen, id)), { startDate: after.start, endDate: after.end })
  const shift = shiftOf(before, after)
  const now = store.clock()
  const found = scheduled.flatMap((item): Found[] => {
    const offer = offers.get(item.id) ?? null
    const known = judge(item, { scheduled, offer, now, trip: before })
    const rules = new Set(known.map(({ rule }) => rule))
    const added = judge(item, { scheduled, offer, now, trip: after }).filter(({ rule }) => !rules.has(rule))
    return added.length === 0 && shift === 0 ? [] : [{ item, added, offer, accepted: rules, canStay: added.length === 0, wanted: addDays(item.date, shift) }]
  })
  const standing = scheduled.filter((item) => !found.some((one) => one.item === item))
  const repairs = smallestRepair(found, { trip: after, scheduled: standing, now })
  return found.flatMap((one, at) => present(one, repairs[at] ?? null, after))
}

/** Every day of the trip is still one of it, and nobody has joined: nobody need be asked what that breaks. */
function hasRoomFor(before: Trip, after: Trip): boolean {
  if (before.start === null || before.end === null || after.start === null || after.end === null) return false
  return after.start <= before.start && after.end >= before.end && after.party <= before.party
}

/** By how many days the whole trip is moved; 0 where its days stay what they are, and it only begins or ends otherwise. */
function shiftOf(before: Trip, after: Trip): number {
  if (before.start === null || before.end === null || after.start === null || after.end === null) return 0
  const shift = daysBetween(before.start, after.start)
  const isElsewhere = after.start > before.end || after.end < before.start
  return isElsewhere || shift === daysBetween(before.end, after.end) ? shift : 0
}

/** Nothing of what could stay and does. */
function present({ item, added }: Found, repair: Start | null, trip: Trip): Broken[] {
  const { id, slotId, title, date, start } = item
  const isStaying = added.length === 0 && (repair === null || (repair.date === date && repair.start === start))
  const place = repair && { date: repair.date, dayNumber: dayNumberOf(trip, repair.date), startTime: repair.start, endTime: endOf({ ...item, ...repair }) }
  return isStaying ? [] : [{ activityId: id, slotId, title, date, startTime: start, endTime: endOf(item), violations: added, repair: place }]
}
