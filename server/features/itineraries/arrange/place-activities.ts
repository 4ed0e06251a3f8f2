import type { EndpointRequest } from '@meander/sdk/contract/endpoint'
import type { SavedActivityId } from '@meander/sdk/contract/ids'
import type { placeActivities as endpoint } from '@meander/sdk/contract/arranging'
import type { RuleCode, Violation } from '@meander/sdk/contract/trip-rules'
import { ApiError } from '../../../http/errors.ts'
import { itemOf, scheduledOf, tripOf } from '../board.ts'
import { changeItinerary, findToChange } from '../change.ts'
import type { Of } from '../change.ts'
import { entryOf, itineraryGone, loadItinerary } from '../itineraries.ts'
import type { LoadedItinerary } from '../itineraries.ts'
import { readOffers } from '../offers.ts'
import type { OfferStore } from '../offers.ts'
import { judge } from '../rules/judge.ts'
import type { Beside } from '../rules/judge.ts'
import { codeOf } from '../rules/refuse.ts'
import { writeSlot } from '../schedule.ts'

type Given = EndpointRequest<typeof endpoint>['body']
type Asked = Given['placements'][number]
type Placed = Extract<Asked, { date: string }>
type Offers = ReadonlyMap<string, Beside['offer']>

/** Places several activities, or takes them off the calendar: all of them in one change, or none. */
export async function placeActivities(store: OfferStore, of: Of, { placements, accept = [] }: Given): Promise<LoadedItinerary> {
  const { seen, isMade } = await findToChange(store, of)
  if (isMade) return seen
  // Of two places for one activity the later counts.
  const asked = [...new Map(placements.map((one) => [one.activityId, one])).values()]
  const placed = asked.filter((one): one is Placed => one.date !== null)
  const offers = await offersFor(store, seen, placed)
  return changeItinerary(store, of, async (change) => {
    const loaded = await loadItinerary(change.trx, of.id)
    if (loaded === null) throw itineraryGone()
    assertPlaces(judgeAll(loaded, { asked, placed, offers, now: new Date(change.now) }), accept)
    for (const { activityId, date, startTime } of asked) {
      if (date === null) await change.trx.deleteFrom('time_slots').where('saved_activity_id', '=', activityId).where('itinerary_id', '=', of.id).execute()
      else await writeSlot(change, { ...itemOf(entryOf(loaded, activityId)), activityId, date, start: startTime })
    }
  })
}

async function offersFor(store: OfferStore, seen: LoadedItinerary, placed: readonly Placed[]): Promise<Offers> {
  const dates = placed.map(({ date }) => date).toSorted()
  const [startDate, endDate] = [dates[0], dates.at(-1)]
  if (startDate === undefined || endDate === undefined) return new Map()
  const { start, end } = tripOf(seen.row)
  // Days outside the trip are refused anyway, however far away they are.
  const range = { startDate: start !== null && startDate < start ? start : startDate, endDate: end !== null && endDate > end ? end : endDate }
  return readOffers(store, placed.map(({ activityId }) => entryOf(seen, activityId)), range)
}

interface Judged {
  activityId: SavedActivityId
  violations: Violation[]
}

/** Each against all that stays and all that comes with it. */
function judgeAll(loaded: LoadedItinerary, { asked, placed, offers, now }: { asked: readonly Asked[]; placed: readonly Placed[]; offers: Offers; now: Date }): Judged[] {
  const moved = new Set(asked.map(({ activityId }) => activityId))
  const staying = scheduledOf(loaded).filter(({ id }) => !moved.has(id))
  const coming = placed.map(({ activityId, date, startTime }) => {
    const slot = loaded.slots.find((one) => one.saved_activity_id === activityId)
    return { ...itemOf(entryOf(loaded, activityId)), slotId: slot?.id ?? (activityId as string as typeof loaded.slots[number]['id']), date, start: startTime }
  })
  const trip = tripOf(loaded.row)
  return coming.flatMap((one) => {
    const violations = judge(one, { trip, scheduled: [...staying, ...coming], offer: offers.get(one.id) ?? null, now })
    return violations.length === 0 ? [] : [{ activityId: one.id, violations }]
  })
}

function assertPlaces(judged: readonly Judged[], accepted: readonly RuleCode[]): void {
  const items = judged.flatMap(({ activityId, violations }) => {
    const left = violations.filter(({ severity, rule }) => severity === 'hard' || !accepted.includes(rule))
    return left.length === 0 ? [] : [{ activityId, violations: left }]
  })
  const [worst] = items.flatMap(({ violations }) => violations).toSorted((left, right) => Number(left.severity === 'soft') - Number(right.severity === 'soft'))
  if (worst !== undefined) throw new ApiError(codeOf(worst.rule), worst.message, { details: { items } })
}
