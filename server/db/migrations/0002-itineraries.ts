import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('itineraries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text')
    .addColumn('client_user_id', 'text')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('destination', 'text', (column) => column.notNull())
    .addColumn('destination_id', 'text')
    .addColumn('start_date', 'text')
    .addColumn('end_date', 'text')
    .addColumn('group_size', 'integer')
    .addColumn('budget_limit', 'double precision')
    .addColumn('travel_style', 'text')
    .addColumn('conversation_id', 'text')
    .addColumn('session_id', 'text')
    .addColumn('travel_preferences', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('itineraries_by_user').on('itineraries').columns(['user_id', 'created_at']).execute()
  await db.schema.createIndex('itineraries_by_guest').on('itineraries').columns(['client_user_id', 'created_at']).execute()

  await db.schema
    .createTable('saved_activities')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('itinerary_id', 'text', (column) => column.notNull().references('itineraries.id').onDelete('cascade'))
    .addColumn('product_code', 'text', (column) => column.notNull())
    .addColumn('activity', 'text', (column) => column.notNull())
    .addColumn('notes', 'text', (column) => column.notNull())
    .addColumn('priority', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('saved_activities_by_itinerary').on('saved_activities').columns(['itinerary_id', 'position']).execute()

  await db.schema
    .createTable('time_slots')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('itinerary_id', 'text', (column) => column.notNull().references('itineraries.id').onDelete('cascade'))
    .addColumn('saved_activity_id', 'text', (column) =>
      column.notNull().unique().references('saved_activities.id').onDelete('cascade'),
    )
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('start_time', 'text', (column) => column.notNull())
    .addColumn('end_time', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('time_slots_by_itinerary').on('time_slots').columns(['itinerary_id', 'date', 'start_time']).execute()
}
