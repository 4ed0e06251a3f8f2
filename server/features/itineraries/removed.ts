import type { Kysely } from 'kysely'
import type { SavedActivityId } from '@meander/sdk/contract/ids'
import { KEPT_FOR } from '@meander/sdk/contract/kept-for'
import type { Violation } from '@meander/sdk/contract/trip-rules'
import type { Database } from '../../db/schema.ts'
import { changeItinerary } from './change.ts'
import type { Change, Of } from './change.ts'
import { activityGone, findItinerary, itineraryGone, loadItinerary } from './itineraries.ts'
import type { ItinerariesStore, LoadedItinerary, SavedActivityRow, SlotRow } from './itineraries.ts'
import { inItsWay } from './undo/plan-undo.ts'

const UNDOABLE = KEPT_FOR.undoDays * 86_400_000

/** Takes an activity out, off the calendar too, and keeps what it takes to bring it back. */
export async function takeOut({ trx, row, now }: Change, activityId: SavedActivityId): Promise<void> {
  const slot = await trx.deleteFrom('time_slots').where('saved_activity_id', '=', activityId).where('itinerary_id', '=', row.id).returningAll().executeTakeFirst()
  const entry = await trx.deleteFrom('saved_activities').where('id', '=', activityId).where('itinerary_id', '=', row.id).returningAll().executeTakeFirst()
  if (entry === undefined) throw activityGone()
  const kept = { entry: JSON.stringify(entry), slot: slot === undefined ? null : JSON.stringify(slot), removed_at: now }
  await trx
    .insertInto('removed_activities')
    .values({ id: activityId, itinerary_id: row.id, ...kept })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(kept))
    .execute()
}

interface Removed {
  entry: SavedActivityRow
  slot: SlotRow | null
}

export async function findRemoved(db: Kysely<Database>, { id, activityId }: Pick<Of, 'id'> & { activityId: SavedActivityId }): Promise<Removed | null> {
  const kept = await db.selectFrom('removed_activities').selectAll().where('id', '=', activityId).where('itinerary_id', '=', id).executeTakeFirst()
  return kept === undefined ? null : { entry: JSON.parse(kept.entry), slot: kept.slot === null ? null : JSON.parse(kept.slot) }
}

export interface Restored {
  loaded: LoadedItinerary
  /** What keeps it from the hour that it had. */
  violations: Violation[]
}

/** Brings back what was taken out, as it was; what is there already stays as it is. */
export async function restoreActivity(store: ItinerariesStore, of: Of & { activityId: SavedActivityId }): Promise<Restored> {
  const seen = await findItinerary(store.db, of.viewer, of.id)
  const isThere = seen.activities.some(({ id }) => id === of.activityId)
  // Read once more where it is there: who brought it back at the same moment may have done so between the trip's row and its entries.
  const loaded = isThere ? await findItinerary(store.db, of.viewer, of.id) : await changeItinerary(store, of, (change) => putBack(change, of))
  const slot = (await findRemoved(store.db, of))?.slot ?? null
  const isPlaced = loaded.slots.some((one) => one.saved_activity_id === of.activityId)
  return { loaded, violations: slot === null || isPlaced ? [] : inItsWay(loaded, slot) }
}

async function putBack({ trx }: Change, of: Of & { activityId: SavedActivityId }): Promise<void> {
  const removed = await findRemoved(trx, of)
  if (removed === null) throw activityGone()
  await trx.insertInto('saved_activities').values(removed.entry).onConflict((conflict) => conflict.column('id').doNothing()).execute()
  const loaded = await loadItinerary(trx, of.id)
  if (loaded === null) throw itineraryGone()
  if (removed.slot === null || inItsWay(loaded, removed.slot).length > 0) return
  await trx.insertInto('time_slots').values(removed.slot).onConflict((conflict) => conflict.column('saved_activity_id').doNothing()).execute()
}

/** Forgets what nobody brings back any more; answers how many. */
export async function purgeRemoved(db: Kysely<Database>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - UNDOABLE).toISOString()
  const taken = await db.deleteFrom('removed_activities').where('removed_at', '<', before).executeTakeFirst()
  const deleted = await db.deleteFrom('deleted_itineraries').where('deleted_at', '<', before).executeTakeFirst()
  return Number(taken.numDeletedRows + deleted.numDeletedRows)
}
