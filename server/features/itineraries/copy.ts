import type { ItineraryId, SavedActivityId, TimeSlotId } from '@meander/sdk/contract/ids'
import type { Viewer } from '../../http/viewer.ts'
import { createItinerary, newId } from './create.ts'
import type { CreateStore } from './create.ts'
import type { LoadedItinerary } from './itineraries.ts'

/**
 * Makes a trip of the viewer's own out of another's: what it is called, where, when, for how many, what is kept and what stands on
 * its calendar. Notes, budget and talks stay with whoever wrote them. Under the same `requestId` it is made once.
 */
export async function copyItinerary(store: CreateStore, viewer: Viewer, { row, activities, slots }: LoadedItinerary, requestId?: string): Promise<ItineraryId> {
  return store.db.transaction().execute(async (trx) => {
    const given = {
      title: row.title,
      destination: row.destination,
      groupSize: row.group_size,
      ...(row.start_date !== null && { startDate: row.start_date }),
      ...(row.end_date !== null && { endDate: row.end_date }),
      ...(requestId !== undefined && { requestId }),
    }
    const made = await createItinerary({ ...store, db: trx }, viewer, given)
    const { id } = made.row
    if (made.row.version > 1 || made.activities.length > 0 || activities.length === 0) return id
    const names = new Map(activities.map((saved) => [saved.id, newId<SavedActivityId>('entry')]))
    const nameOf = (saved: SavedActivityId) => names.get(saved) ?? saved
    const kept = activities.map((saved) => ({ ...saved, id: nameOf(saved.id), itinerary_id: id, notes: '', notes_private: 1 }))
    await trx.insertInto('saved_activities').values(kept).execute()
    const placed = slots.map((slot) => ({ ...slot, id: newId<TimeSlotId>('slot'), itinerary_id: id, saved_activity_id: nameOf(slot.saved_activity_id) }))
    if (placed.length > 0) await trx.insertInto('time_slots').values(placed).execute()
    return id
  })
}
