import type { Kysely } from 'kysely'

/** What each change of an itinerary has changed of the trip and its calendar, for as long as that can be undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('itinerary_changes')
    .addColumn('itinerary_id', 'text', (column) => column.notNull().references('itineraries.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('request_id', 'text')
    .addColumn('changed', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('itinerary_changes_by_version', ['itinerary_id', 'version'])
    .execute()
  await db.schema.createIndex('itinerary_changes_by_age').on('itinerary_changes').column('made_at').execute()
}
