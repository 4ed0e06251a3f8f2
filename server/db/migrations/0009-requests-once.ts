import type { Kysely } from 'kysely'

/** Requests that their sender named, and how they were answered: whoever sends one again gets the same answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('requests_once')
    .addColumn('conversation_key', 'text', (column) => column.notNull().references('conversations.key').onDelete('cascade'))
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('taken_by', 'text', (column) => column.notNull())
    .addColumn('taken_until', 'text', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('valid_until', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('requests_once_by_conversation', ['conversation_key', 'request_id'])
    .execute()
}
