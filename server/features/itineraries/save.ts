import { createHash } from 'node:crypto'
import type { EndpointRequest } from '@meander/sdk/contract/endpoint'
import type { SavedActivityId } from '@meander/sdk/contract/ids'
import type { saveActivity as endpoint } from '@meander/sdk/contract/itineraries'
import { changeItinerary, findToChange } from './change.ts'
import type { Of } from './change.ts'
import { newId } from './create.ts'
import { activityGone, entryOf } from './itineraries.ts'
import type { ItinerariesStore, LoadedItinerary, SavedActivityRow } from './itineraries.ts'
import { keptForm } from './kept-form.ts'
import type { OfferStore } from './offers.ts'
import { findRemoved, takeOut } from './removed.ts'

type Given = EndpointRequest<typeof endpoint>['body']

/**
 * Keeps an activity. The same product saved again is a second entry: a traveller may want it twice,
 * and each entry has notes and a time of its own. Only the same request sent again answers the entry that it made.
 */
export async function saveActivity(store: OfferStore, of: Of, given: Given): Promise<LoadedEntry> {
  // Whose it is first: a stranger is told nothing of the provider.
  const { seen, isMade } = await findToChange(store, of)
  const id = entryId(of)
  if (isMade) return entryMade(store, { ...of, activityId: id }, seen)
  const activity = await keptForm(store, given.activityData)
  const changed = await changeItinerary(store, of, async ({ trx, row, now }) => {
    await trx
      .insertInto('saved_activities')
      .values({
        id,
        itinerary_id: row.id,
        product_code: given.activityData.productCode,
        activity,
        notes: given.notes,
        notes_private: Number(given.notesPrivate),
        priority: given.priority,
        position: row.version,
        saved_at: now,
      })
      .execute()
  })
  return entryMade(store, { ...of, activityId: id }, changed)
}

/** The entry; where it has been taken out since, as it was. */
async function entryMade({ db }: ItinerariesStore, of: Of & { activityId: SavedActivityId }, loaded: LoadedItinerary): Promise<LoadedEntry> {
  const isThere = loaded.activities.some(({ id }) => id === of.activityId)
  const removed = isThere ? null : await findRemoved(db, of)
  return { entry: removed?.entry ?? entryOf(loaded, of.activityId), slots: loaded.slots }
}

export interface LoadedEntry {
  entry: SavedActivityRow
  slots: LoadedItinerary['slots']
}

/** What is made under the same name is the same entry. */
function entryId({ id, requestId }: Of): SavedActivityId {
  if (requestId === undefined) return newId<SavedActivityId>('entry')
  return `entry_${createHash('sha256').update(`${id} ${requestId}`).digest('base64url').slice(0, 22)}` as SavedActivityId
}

/** `notesPrivate` left out stays as it was. */
export async function editNotes(store: ItinerariesStore, of: Of & { activityId: SavedActivityId }, { notes, notesPrivate }: { notes: string; notesPrivate?: boolean | undefined }): Promise<LoadedItinerary> {
  return changeItinerary(store, of, async ({ trx, row }) => {
    const { numUpdatedRows } = await trx
      .updateTable('saved_activities')
      .set({ notes, ...(notesPrivate !== undefined && { notes_private: Number(notesPrivate) }) })
      .where('id', '=', of.activityId)
      .where('itinerary_id', '=', row.id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw activityGone()
  })
}

/** Takes an activity out, off the calendar too. */
export async function removeActivity(store: ItinerariesStore, of: Of & { activityId: SavedActivityId }): Promise<LoadedItinerary> {
  return changeItinerary(store, of, (change) => takeOut(change, of.activityId))
}
