import type { Kysely } from 'kysely'

/** Whether search engines may list a shared trip. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('share_links')
    .addColumn('indexable', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
