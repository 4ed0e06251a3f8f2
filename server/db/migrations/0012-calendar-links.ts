import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('calendar_links')
    .addColumn('token', 'text', (column) => column.primaryKey())
    .addColumn('itinerary_id', 'text', (column) => column.notNull().unique().references('itineraries.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}
