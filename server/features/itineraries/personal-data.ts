import type { Kysely, Transaction } from 'kysely'
import type { UserId } from '@meander/sdk/contract/ids'
import type { Database } from '../../db/schema.ts'
import { listItineraries } from './itineraries.ts'
import type { SavedActivityRow, SlotRow } from './itineraries.ts'
import { presentItinerary } from './present.ts'

/** An account's trips, as its owner sees them. All that hangs on them goes with them, their links included. */
export const itineraryData = {
  name: 'itineraries',
  async read(db: Kysely<Database>, userId: UserId): Promise<unknown> {
    return (await listItineraries(db, { kind: 'user', userId })).map(presentItinerary)
  },
  async erase(trx: Transaction<Database>, userId: UserId): Promise<void> {
    await trx.deleteFrom('itineraries').where('user_id', '=', userId).execute()
  },
}

const goesWithItsTrip = async (): Promise<void> => {}

/** The private addresses at which calendar applications read an account's trips. */
export const calendarLinkData = {
  name: 'calendarLinks',
  async read(db: Kysely<Database>, userId: UserId): Promise<unknown> {
    const rows = await db
      .selectFrom('calendar_links')
      .innerJoin('itineraries', 'itineraries.id', 'calendar_links.itinerary_id')
      .select(['itinerary_id', 'token', 'calendar_links.created_at'])
      .where('user_id', '=', userId)
      .execute()
    return rows.map((row) => ({ itineraryId: row.itinerary_id, token: row.token, createdAt: row.created_at }))
  },
  erase: goesWithItsTrip,
}

/** What was taken out of an account's trips, for the day on which it can still be brought back. */
export const removedActivityData = {
  name: 'removedActivities',
  async read(db: Kysely<Database>, userId: UserId): Promise<unknown> {
    const rows = await db
      .selectFrom('removed_activities')
      .innerJoin('itineraries', 'itineraries.id', 'removed_activities.itinerary_id')
      .select(['itinerary_id', 'entry', 'slot', 'removed_at'])
      .where('user_id', '=', userId)
      .execute()
    return rows.map((row) => {
      const { activity, notes } = JSON.parse(row.entry) as SavedActivityRow
      return { itineraryId: row.itinerary_id, removedAt: row.removed_at, activity: JSON.parse(activity) as unknown, notes, slot: row.slot === null ? null : presentPlace(JSON.parse(row.slot)) }
    })
  },
  erase: goesWithItsTrip,
}

/** What was changed of an account's trips and their calendars, for the day on which it can still be undone. */
export const itineraryChangeData = {
  name: 'itineraryChanges',
  async read(db: Kysely<Database>, userId: UserId): Promise<unknown> {
    const rows = await db
      .selectFrom('itinerary_changes')
      .innerJoin('itineraries', 'itineraries.id', 'itinerary_changes.itinerary_id')
      .select(['itinerary_id', 'itinerary_changes.version', 'changed', 'made_at'])
      .where('user_id', '=', userId)
      .execute()
    return rows.map((row) => ({ itineraryId: row.itinerary_id, version: row.version, madeAt: row.made_at, changed: JSON.parse(row.changed) as unknown }))
  },
  erase: goesWithItsTrip,
}

const presentPlace = ({ date, start_time, end_time }: SlotRow) => ({ date, startTime: start_time, endTime: end_time })
