import type { ItineraryId, SavedActivityId, TimeSlotId } from '@meander/sdk/contract/ids'
import type { Viewer } from '../../http/viewer.ts'
import { createItinerary, newId, tripId } from './create.ts'
import type { CreateStore } from './create.ts'
import { wasDeleted } from './delete.ts'
import type { LoadedItinerary } from './itineraries.ts'
import { mayRead } from './policy.ts'

/** The viewer's own trip; `alreadyYours`: it was that before. */
export interface Copied {
  id: ItineraryId
  alreadyYours?: true
}

/**
 * Makes a trip of the viewer's own out of another's: what it is called, where, when, for how many, what is kept and what stands on
 * its calendar. Notes, budget and talks stay with whoever wrote them. Once for each state of that trip: asked for again it is the
 * copy that there is, unless that was deleted; then one is made under each `requestId`. One's own is no copy at all.
 */
export async function copyItinerary(store: CreateStore, viewer: Viewer, loaded: LoadedItinerary, requestId?: string): Promise<Copied> {
  if (mayRead(viewer, loaded.row)) return { id: loaded.row.id, alreadyYours: true }
  return store.db.transaction().execute(async (trx) => {
    const name = `copy of ${loaded.row.id} ${loaded.row.version}`
    const known = copyIds(viewer, name)
    const copies = known.length === 0 ? [] : await trx.selectFrom('itineraries').selectAll().where('id', 'in', known).execute()
    const mine = copies.find((row) => mayRead(viewer, row))
    if (mine) return { id: mine.id, alreadyYours: true }
    const deleted = known[0] !== undefined && (await wasDeleted(trx, known[0]))
    return { id: await makeCopy({ ...store, db: trx }, viewer, { ...loaded, requestId: deleted ? requestId : name }) }
  })
}

/** What a copy is called that the viewer made, signed in or as a guest before. */
function copyIds(viewer: Viewer, name: string): ItineraryId[] {
  if (viewer.kind === 'nobody') return []
  const asGuest = viewer.clientUserId === null ? [] : [tripId({ kind: 'guest', clientUserId: viewer.clientUserId }, name)]
  return viewer.kind === 'guest' ? asGuest : [tripId(viewer, name), ...asGuest]
}

async function makeCopy(store: CreateStore, viewer: Viewer, { row, activities, slots, requestId }: LoadedItinerary & { requestId: string | undefined }): Promise<ItineraryId> {
  const given = {
    title: row.title,
    destination: row.destination,
    groupSize: row.group_size,
    ...(row.start_date !== null && { startDate: row.start_date }),
    ...(row.end_date !== null && { endDate: row.end_date }),
    ...(requestId !== undefined && { requestId }),
  }
  const made = await createItinerary(store, viewer, given)
  const { id } = made.row
  if (made.row.version > 1 || made.activities.length > 0 || activities.length === 0) return id
  const names = new Map(activities.map((saved) => [saved.id, newId<SavedActivityId>('entry')]))
  const nameOf = (saved: SavedActivityId) => names.get(saved) ?? saved
  const kept = activities.map((saved) => ({ ...saved, id: nameOf(saved.id), itinerary_id: id, notes: '', notes_private: 1 }))
  await store.db.insertInto('saved_activities').values(kept).execute()
  const placed = slots.map((slot) => ({ ...slot, id: newId<TimeSlotId>('slot'), itinerary_id: id, saved_activity_id: nameOf(slot.saved_activity_id) }))
  if (placed.length > 0) await store.db.insertInto('time_slots').values(placed).execute()
  return id
}
