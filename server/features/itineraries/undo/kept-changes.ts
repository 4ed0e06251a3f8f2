import type { Kysely, Selectable, Transaction } from 'kysely'
import type { ItineraryId, SavedActivityId } from '@meander/sdk/contract/ids'
import type { Database } from '../../../db/schema.ts'
import { loadSlots } from '../itineraries.ts'
import type { ItineraryRow, LoadedItinerary, SlotRow } from '../itineraries.ts'

/** What a change can make of a trip itself. */
export type TripFields = Pick<ItineraryRow, 'title' | 'start_date' | 'end_date' | 'group_size'>

/** What one change has changed; nothing of what stayed. */
export interface KeptChange {
  /** The version that it made. */
  version: number
  fields: { before: Partial<TripFields>; after: Partial<TripFields> }
  /** Everything that stood elsewhere before, or nowhere; null is off the calendar. */
  slots: { activityId: SavedActivityId; before: SlotRow | null; after: SlotRow | null }[]
  /** What it took out. */
  removed: SavedActivityId[]
}

/** As much of an itinerary as can be put back. */
export interface Before {
  row: ItineraryRow
  slots: SlotRow[]
  entries: SavedActivityId[]
}

/** The itinerary before it is changed. */
export async function readBefore(trx: Transaction<Database>, row: ItineraryRow): Promise<Before> {
  const entries = await trx.selectFrom('saved_activities').select('id').where('itinerary_id', '=', row.id).execute()
  return { row, slots: await loadSlots(trx, row.id), entries: entries.map(({ id }) => id) }
}

/** Keeps what a change has changed, if anything that could be put back. */
export async function keepChange(trx: Transaction<Database>, before: Before, { after, requestId }: { after: LoadedItinerary; requestId: string | undefined }): Promise<void> {
  const { version, ...changed } = difference(before, after)
  if (Object.keys(changed.fields.before).length + changed.slots.length + changed.removed.length === 0) return
  const { id, updated_at } = after.row
  await trx.insertInto('itinerary_changes').values({ itinerary_id: id, version, request_id: requestId ?? null, changed: JSON.stringify(changed), made_at: updated_at }).execute()
}

const FIELDS = ['title', 'start_date', 'end_date', 'group_size'] as const

function difference(before: Before, after: LoadedItinerary): KeptChange {
  const names = FIELDS.filter((name) => before.row[name] !== after.row[name])
  const some = (row: ItineraryRow) => Object.fromEntries(names.map((name) => [name, row[name]]))
  const entries = new Set(after.activities.map(({ id }) => id))
  const [was, is] = [byActivity(before.slots), byActivity(after.slots)]
  const slots = [...new Set([...was.keys(), ...is.keys()])]
    .map((activityId) => ({ activityId, before: was.get(activityId) ?? null, after: is.get(activityId) ?? null }))
    .filter((one) => !isSamePlace(one.before, one.after))
  return { version: after.row.version, fields: { before: some(before.row), after: some(after.row) }, slots, removed: before.entries.filter((id) => !entries.has(id)) }
}

function byActivity(slots: readonly SlotRow[]): Map<SavedActivityId, SlotRow> {
  return new Map(slots.map((slot) => [slot.saved_activity_id, slot]))
}

/** Whether something stands where it stood, or nowhere as before. */
export function isSamePlace(left: SlotRow | null, right: SlotRow | null): boolean {
  return left?.date === right?.date && left?.start_time === right?.start_time
}

/** What was changed under that name; null where it was nothing, or where that was too long ago. */
export async function findChange(db: Kysely<Database>, id: ItineraryId, requestId: string): Promise<KeptChange | null> {
  const kept = await db.selectFrom('itinerary_changes').selectAll().where('itinerary_id', '=', id).where('request_id', '=', requestId).executeTakeFirst()
  return kept === undefined ? null : read(kept)
}

/** What was changed after a version. */
export async function listChangesSince(db: Kysely<Database>, id: ItineraryId, version: number): Promise<KeptChange[]> {
  const kept = await db.selectFrom('itinerary_changes').selectAll().where('itinerary_id', '=', id).where('version', '>', version).execute()
  return kept.map(read)
}

function read({ version, changed }: Pick<Selectable<Database['itinerary_changes']>, 'version' | 'changed'>): KeptChange {
  return { ...(JSON.parse(changed) as Omit<KeptChange, 'version'>), version }
}

/** Forgets what nobody undoes any more; answers how many. */
export async function purgeChanges(db: Kysely<Database>, before: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('itinerary_changes').where('made_at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}
