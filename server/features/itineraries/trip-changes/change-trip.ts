import type { EndpointReply, EndpointRequest } from '@meander/sdk/contract/endpoint'
import type { previewTripChange as preview, updateItinerary as endpoint } from '@meander/sdk/contract/trip-changes'
import { ApiError } from '../../../http/errors.ts'
import { changeItinerary, findToChange } from '../change.ts'
import type { Change, Of } from '../change.ts'
import { itemOf, scheduledOf, tripOf } from '../board.ts'
import { assertLength } from '../create.ts'
import { entryOf, findItinerary } from '../itineraries.ts'
import type { TripFields } from '../undo/kept-changes.ts'
import type { ItineraryRow, LoadedItinerary } from '../itineraries.ts'
import type { OfferStore } from '../offers.ts'
import { takeOut } from '../removed.ts'
import { writeSlot } from '../schedule.ts'
import { findBroken } from './broken.ts'
import { assertRoomToStay, outcomesOf } from './outcomes.ts'
import type { Outcome } from './outcomes.ts'

type Given = EndpointRequest<typeof preview>['body']
type Chosen = EndpointRequest<typeof endpoint>['body']

/** So often a change that names no version is made anew on what another has just left. */
const TRIES = 10

/** What a change of the trip would break. Writes nothing. */
export async function previewTripChange(store: OfferStore, of: Of, given: Given): Promise<EndpointReply<typeof preview>> {
  const seen = await findItinerary(store.db, of.viewer, of.id)
  return { version: seen.row.version, broken: await findBroken(store, seen, fieldsAfter(seen.row, given)) }
}

/** Changes title, dates or party; what is broken by it becomes what was chosen, and without a choice nothing is changed. */
export async function updateItinerary(store: OfferStore, of: Of, given: Chosen, tries = TRIES): Promise<LoadedItinerary> {
  const { seen, isMade } = await findToChange(store, of)
  if (isMade) return seen
  const touches = given.startDate !== undefined || given.endDate !== undefined || given.groupSize !== undefined
  if (!touches) return changeItinerary(store, of, (change) => write(change, fieldsAfter(change.row, given)))
  const fields = fieldsAfter(seen.row, given)
  const broken = await findBroken(store, seen, fields)
  try {
    // What was found broken holds for what was seen.
    return await changeItinerary(store, { ...of, version: of.version ?? seen.row.version }, async (change) => {
      const outcomes = outcomesOf(broken, given)
      assertRoomToStay(outcomes, { broken, scheduled: scheduledOf(seen), trip: tripOf(fields) })
      await write(change, fields)
      for (const outcome of outcomes) await settle(change, outcome, seen)
    })
  } catch (failure) {
    const isOvertaken = failure instanceof ApiError && failure.code === 'itinerary-changed'
    if (!isOvertaken || of.version !== undefined || tries <= 1) throw failure
    return updateItinerary(store, of, given, tries - 1)
  }
}

function fieldsAfter(row: ItineraryRow, given: Given): TripFields {
  const start = given.startDate ?? row.start_date
  const end = given.endDate ?? row.end_date
  if (start !== null && end !== null) assertLength(start, end)
  return { title: given.title ?? row.title, start_date: start, end_date: end, group_size: given.groupSize === undefined ? row.group_size : given.groupSize }
}

async function write({ trx, row }: Change, fields: TripFields): Promise<void> {
  await trx.updateTable('itineraries').set(fields).where('id', '=', row.id).execute()
}

async function settle(change: Change, outcome: Outcome, seen: LoadedItinerary): Promise<void> {
  const { trx, row } = change
  const { activityId } = outcome.one
  if (outcome.choice === 'repair') await writeSlot(change, { ...itemOf(entryOf(seen, activityId)), activityId, date: outcome.repair.date, start: outcome.repair.startTime })
  else if (outcome.choice === 'stay') return
  else if (outcome.choice === 'remove') await takeOut(change, activityId)
  else await trx.deleteFrom('time_slots').where('saved_activity_id', '=', activityId).where('itinerary_id', '=', row.id).execute()
}
