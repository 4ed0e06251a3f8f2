import type { Kysely } from 'kysely'

/** Changes of itineraries that their sender named, so that none is made twice when its reply was lost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('itinerary_requests')
    .addColumn('itinerary_id', 'text', (column) => column.notNull().references('itineraries.id').onDelete('cascade'))
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('itinerary_requests_by_itinerary', ['itinerary_id', 'request_id'])
    .execute()
  await db.schema.createIndex('itinerary_requests_by_age').on('itinerary_requests').column('made_at').execute()
}
