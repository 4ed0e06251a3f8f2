import type { Kysely } from 'kysely'

/** What was taken out of an itinerary, for as long as that can be undone, and the itineraries that were deleted of late. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('removed_activities')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('itinerary_id', 'text', (column) => column.notNull().references('itineraries.id').onDelete('cascade'))
    .addColumn('entry', 'text', (column) => column.notNull())
    .addColumn('slot', 'text')
    .addColumn('removed_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('removed_activities_by_itinerary').on('removed_activities').column('itinerary_id').execute()
  await db.schema.createIndex('removed_activities_by_age').on('removed_activities').column('removed_at').execute()

  await db.schema
    .createTable('deleted_itineraries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('request_id', 'text')
    .addColumn('deleted_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('deleted_itineraries_by_age').on('deleted_itineraries').column('deleted_at').execute()
}
