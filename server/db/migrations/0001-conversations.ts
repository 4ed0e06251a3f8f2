import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('conversations')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text')
    .addColumn('client_user_id', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text', (column) => column.notNull())
    .execute()
  // An id is its owner's own: two visitors may both begin at the home screen's placeholder.
  await db.schema.createIndex('conversations_of_user').on('conversations').columns(['user_id', 'id']).unique().execute()
  await db.schema.createIndex('conversations_of_guest').on('conversations').columns(['client_user_id', 'id']).unique().execute()

  await db.schema
    .createTable('messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('conversation_key', 'text', (column) => column.notNull().references('conversations.key').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('sent_as', 'text')
    .addColumn('explicit_destination', 'text')
    .addColumn('recommendations', 'text', (column) => column.notNull())
    .addColumn('lines', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('messages_by_conversation').on('messages').columns(['conversation_key', 'position']).unique().execute()
}
