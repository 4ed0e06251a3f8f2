import type { Activity } from '@meander/sdk/contract/activities'
import type { EndpointRequest } from '@meander/sdk/contract/endpoint'
import type { ItineraryId, SavedActivityId } from '@meander/sdk/contract/ids'
import type { saveActivity as endpoint } from '@meander/sdk/contract/itineraries'
import { ApiError } from '../../http/errors.ts'
import type { Viewer } from '../../http/viewer.ts'
import { newId } from './create.ts'
import { changeItinerary, findItinerary } from './itineraries.ts'
import type { ItinerariesStore, LoadedItinerary, SavedActivityRow } from './itineraries.ts'
import { withSafeLinks } from './safe-links.ts'

type Given = EndpointRequest<typeof endpoint>['body']
interface Of {
  viewer: Viewer
  id: ItineraryId
}

/** Characters of JSON: a full activity of the provider with all its texts has about 20,000. */
const MAX_ACTIVITY_LENGTH = 200_000

/**
 * Keeps an activity. The same product saved again is a second entry: a traveller may want it twice,
 * and each entry has notes and a time of its own.
 */
export async function saveActivity(store: ItinerariesStore, of: Of, given: Given): Promise<SavedActivityRow> {
  const activity = storedForm(given.activityData)
  const id = newId<SavedActivityId>('entry')
  const changed = await changeItinerary(store, of, async ({ trx, row, now }) => {
    await trx
      .insertInto('saved_activities')
      .values({
        id,
        itinerary_id: row.id,
        product_code: given.activityData.productCode,
        activity,
        notes: given.notes,
        priority: given.priority,
        position: row.version,
        saved_at: now,
      })
      .execute()
  })
  return entryOf(changed, id)
}

function storedForm(activity: Activity): string {
  const json = JSON.stringify(withSafeLinks(activity))
  if (json.length > MAX_ACTIVITY_LENGTH) throw new ApiError('bad-request', 'activityData: is too large to be kept.')
  return json
}

export async function editNotes(store: ItinerariesStore, of: Of & { activityId: SavedActivityId }, notes: string): Promise<LoadedItinerary> {
  return changeItinerary(store, of, async ({ trx, row }) => {
    const { numUpdatedRows } = await trx
      .updateTable('saved_activities')
      .set({ notes })
      .where('id', '=', of.activityId)
      .where('itinerary_id', '=', row.id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw activityGone()
  })
}

/** Takes an activity out, off the calendar too. */
export async function removeActivity(store: ItinerariesStore, of: Of & { activityId: SavedActivityId }): Promise<LoadedItinerary> {
  return changeItinerary(store, of, async ({ trx, row }) => {
    await trx.deleteFrom('time_slots').where('saved_activity_id', '=', of.activityId).where('itinerary_id', '=', row.id).execute()
    const { numDeletedRows } = await trx
      .deleteFrom('saved_activities')
      .where('id', '=', of.activityId)
      .where('itinerary_id', '=', row.id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw activityGone()
  })
}

/** Deletes the itinerary with all that hangs on it, its share link included. */
export async function deleteItinerary({ db }: ItinerariesStore, { viewer, id }: Of): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { row } = await findItinerary(trx, viewer, id)
    await trx.deleteFrom('itineraries').where('id', '=', row.id).execute()
  })
}

export function entryOf(loaded: LoadedItinerary, id: SavedActivityId): SavedActivityRow {
  const entry = loaded.activities.find((one) => one.id === id)
  if (entry === undefined) throw activityGone()
  return entry
}

function activityGone(): ApiError {
  return new ApiError('not-found', 'This activity is no longer in the itinerary. Please refresh the page.')
}
