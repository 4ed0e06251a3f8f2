import type { EndpointReply, EndpointRequest } from '@meander/sdk/contract/endpoint'
import type { proposeArrangement as endpoint } from '@meander/sdk/contract/arranging'
import { addDays } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { ApiError } from '../../../http/errors.ts'
import { itemOf, scheduledOf, tripOf } from '../board.ts'
import { lookUp } from '../change.ts'
import type { Of } from '../change.ts'
import { entryOf, findItinerary } from '../itineraries.ts'
import type { LoadedItinerary } from '../itineraries.ts'
import { readOffers } from '../offers.ts'
import type { OfferStore } from '../offers.ts'
import { readActivity } from '../present.ts'
import { dayNumberOf } from '../rules/judge.ts'
import { NO_DATES } from '../rules/say.ts'
import { endOf } from '../rules/stretch.ts'
import { arranging } from './arrange.ts'
import { paceOf } from './pace.ts'
import { sayLeftOver, sayPlacement } from './say.ts'
import { finishInTurns } from './steps.ts'
import { whyLeft, whyThere } from './why.ts'

type Given = EndpointRequest<typeof endpoint>['body']

/** Days and times for what is not scheduled yet. Writes nothing. */
export async function proposeArrangement(store: OfferStore, of: Of, given: Given): Promise<EndpointReply<typeof endpoint>> {
  const loaded = await findItinerary(store.db, of.viewer, of.id)
  const { start, end, party } = tripOf(loaded.row)
  if (start === null || end === null) throw new ApiError('outside-trip-dates', NO_DATES)
  const trip = { start, end, party }
  const now = store.clock()
  const first = firstDay(start, now)
  const entries = lookUp(loaded, of, (seen) => waitingEntries(seen, given.activityIds))
  const offers = await readOffers(store, entries, { startDate: start, endDate: end })
  const tags = new Map(loaded.activities.map((saved) => [saved.id, readActivity(saved).tags ?? []]))
  const waiting = entries.map((saved) => ({ ...itemOf(saved), priority: saved.priority, tags: tags.get(saved.id) ?? [], offer: offers.get(saved.id) ?? null }))
  const scheduled = scheduledOf(loaded).map((item) => ({ ...item, tags: tags.get(item.id) ?? [] }))
  const pace = given.pace ?? paceOf(loaded.row.travel_style)
  const { proposed, problem } = await finishInTurns(arranging({ trip, waiting, scheduled, pace, first, now }))
  const placed = new Map(proposed.map((one) => [one.activityId, one]))
  return {
    version: loaded.row.version,
    pace,
    placements: proposed.flatMap((one) => {
      const item = waiting.find(({ id }) => id === one.activityId)
      if (item === undefined) return []
      const place = { activityId: item.id, title: item.title, date: one.date, dayNumber: dayNumberOf(trip, one.date), startTime: one.start, endTime: endOf({ ...item, ...one }) }
      const why = whyThere({ ...item, ...one }, { waiting, scheduled, placed, problem })
      return [{ ...place, why, reason: sayPlacement(why) }]
    }),
    leftOver: waiting.flatMap((item, thing) => {
      if (placed.has(item.id)) return []
      const why = whyLeft(item, { trip, first, now, hasStart: (problem.candidates[thing]?.length ?? 0) > 0 })
      return [{ activityId: item.id, title: item.title, why, message: sayLeftOver(why) }]
    }),
  }
}

/** Nothing is put into what is over; of today nobody can tell, as the traveller's zone is not known. */
function firstDay(start: Day, now: Date): Day {
  const tomorrow = addDays(now.toISOString().slice(0, 10) as Day, 1)
  return tomorrow > start ? tomorrow : start
}

function waitingEntries(loaded: LoadedItinerary, asked?: Given['activityIds']): LoadedItinerary['activities'] {
  const scheduled = new Set(loaded.slots.map((slot) => slot.saved_activity_id))
  const entries = asked === undefined ? loaded.activities : [...new Set(asked)].map((id) => entryOf(loaded, id))
  return entries.filter(({ id }) => !scheduled.has(id))
}
