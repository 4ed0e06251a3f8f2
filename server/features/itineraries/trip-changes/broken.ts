import type { Broken } from '@meander/sdk/contract/trip-changes'
import type { Violation } from '@meander/sdk/contract/trip-rules'
import { scheduledOf, tripOf } from '../board.ts'
import type { Scheduled, Trip } from '../board.ts'
import type { ItineraryRow, LoadedItinerary } from '../itineraries.ts'
import { readOffers } from '../offers.ts'
import type { OfferStore } from '../offers.ts'
import { judge } from '../rules/judge.ts'
import type { Beside } from '../rules/judge.ts'
import { endOf } from '../rules/stretch.ts'
import { nearestStart } from './nearest-start.ts'

/**
 * What is scheduled and breaks a rule of the changed trip that it did not break before, each with its smallest repair: the
 * nearest real start at which it breaks nothing. All else stays where it is, and no two repairs are in each other's way.
 */
export async function findBroken(
  store: OfferStore,
  seen: LoadedItinerary,
  fields: Pick<ItineraryRow, 'start_date' | 'end_date' | 'group_size'>,
): Promise<Broken[]> {
  const [before, after] = [tripOf(seen.row), tripOf(fields)]
  const scheduled = scheduledOf(seen)
  const isSame = before.start === after.start && before.end === after.end && before.party >= after.party
  if (isSame || scheduled.length === 0 || after.start === null || after.end === null) return []
  const offers = await readOffers(store, scheduled.map(({ productCode }) => productCode), { startDate: after.start, endDate: after.end })
  const offerOf = ({ productCode }: Scheduled): Beside['offer'] => offers.get(productCode) ?? null
  const found = scheduled.flatMap((item) => {
    const added = addedBy({ before, after }, item, { scheduled, offer: offerOf(item) })
    return added.length === 0 ? [] : [{ item, added }]
  })
  const standing = scheduled.filter((item) => !found.some((one) => one.item === item))
  return found.map(({ item, added }) => {
    const repair = nearestStart(item, { trip: after, scheduled: standing, offer: offerOf(item) })
    if (repair !== null) standing.push({ ...item, date: repair.date, start: repair.startTime })
    return presentBroken(item, added, repair)
  })
}

function addedBy({ before, after }: { before: Trip; after: Trip }, item: Scheduled, beside: Omit<Beside, 'trip'>): Violation[] {
  const known = new Set(judge(item, { ...beside, trip: before }).map(({ rule }) => rule))
  return judge(item, { ...beside, trip: after }).filter(({ rule }) => !known.has(rule))
}

function presentBroken({ id, slotId, title, date, start, minutes }: Scheduled, violations: Violation[], repair: Broken['repair']): Broken {
  return { activityId: id, slotId, title, date, startTime: start, endTime: endOf(start, minutes), violations, repair }
}
