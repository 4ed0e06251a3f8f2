import type { Kysely, Selectable } from 'kysely'
import type { ClientUserId, ItineraryId, SavedActivityId, UserId } from '@meander/sdk/contract/ids'
import type { Database } from '../../db/schema.ts'
import { ApiError } from '../../http/errors.ts'
import type { Viewer } from '../../http/viewer.ts'
import { mayRead } from './policy.ts'

export type ItineraryRow = Selectable<Database['itineraries']>
export type SavedActivityRow = Selectable<Database['saved_activities']>
export type SlotRow = Selectable<Database['time_slots']>

/** An itinerary with all that hangs on it. Slots come in the order of the calendar, activities as they were saved. */
export interface LoadedItinerary {
  row: ItineraryRow
  activities: SavedActivityRow[]
  slots: SlotRow[]
}

/** Whose itineraries are meant, as far as reading goes. */
export type ItineraryOwner = { kind: 'user'; userId: UserId } | { kind: 'guest'; clientUserId: ClientUserId }

export interface ItinerariesStore {
  db: Kysely<Database>
  clock: () => Date
}

const GONE = 'This itinerary no longer exists. Please refresh the page.'

export function itineraryGone(): ApiError {
  return new ApiError('not-found', GONE)
}

export function entryOf(loaded: LoadedItinerary, id: SavedActivityId): SavedActivityRow {
  const entry = loaded.activities.find((one) => one.id === id)
  if (entry === undefined) throw activityGone()
  return entry
}

export function activityGone(): ApiError {
  return new ApiError('not-found', 'This activity is no longer in the itinerary. Please refresh the page.')
}

/** The itinerary, when the viewer may read it. Another's is answered as if it did not exist. */
export async function findItinerary(db: Kysely<Database>, viewer: Viewer, id: ItineraryId): Promise<LoadedItinerary> {
  const loaded = await loadItinerary(db, id)
  if (loaded === null || !mayRead(viewer, loaded.row)) throw itineraryGone()
  return loaded
}

export async function loadItinerary(db: Kysely<Database>, id: ItineraryId): Promise<LoadedItinerary | null> {
  const row = await db.selectFrom('itineraries').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) return null
  return {
    row,
    activities: await db.selectFrom('saved_activities').selectAll().where('itinerary_id', '=', id).orderBy('position').execute(),
    slots: await loadSlots(db, id),
  }
}

export async function loadSlots(db: Kysely<Database>, id: ItineraryId): Promise<SlotRow[]> {
  return db
    .selectFrom('time_slots')
    .selectAll()
    .where('itinerary_id', '=', id)
    .orderBy('date')
    .orderBy('start_time')
    .execute()
}

/** All that the viewer owns, the newest first. Three queries, however many there are. */
export async function listItineraries(db: Kysely<Database>, viewer: ItineraryOwner | { kind: 'nobody' }): Promise<LoadedItinerary[]> {
  if (viewer.kind === 'nobody') return []
  const rows = await ownedBy(db, viewer).selectAll().orderBy('created_at', 'desc').orderBy('id').execute()
  const ids = ownedBy(db, viewer).select('id')
  const activities = await db.selectFrom('saved_activities').selectAll().where('itinerary_id', 'in', ids).orderBy('position').execute()
  const slots = await db
    .selectFrom('time_slots')
    .selectAll()
    .where('itinerary_id', 'in', ids)
    .orderBy('date')
    .orderBy('start_time')
    .execute()
  const activitiesOf = groupByItinerary(activities)
  const slotsOf = groupByItinerary(slots)
  return rows.map((row) => ({ row, activities: activitiesOf.get(row.id) ?? [], slots: slotsOf.get(row.id) ?? [] }))
}

function groupByItinerary<Row extends { itinerary_id: ItineraryId }>(rows: Row[]): Map<ItineraryId, Row[]> {
  const groups = new Map<ItineraryId, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.itinerary_id)
    if (group === undefined) groups.set(row.itinerary_id, [row])
    else group.push(row)
  }
  return groups
}

function ownedBy(db: Kysely<Database>, viewer: ItineraryOwner) {
  const all = db.selectFrom('itineraries')
  return viewer.kind === 'user'
    ? all.where('user_id', '=', viewer.userId)
    : all.where('user_id', 'is', null).where('client_user_id', '=', viewer.clientUserId)
}
