import type { Kysely } from 'kysely'

/** Whether a note stays off the shared page. What stands today was written before anybody could choose, so it is not for strangers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('saved_activities')
    .addColumn('notes_private', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
}
