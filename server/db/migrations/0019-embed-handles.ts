import type { Kysely } from 'kysely'

/** 1: the token renews a session and opens nothing, as an embed's cookie does. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('session_tokens').addColumn('renews', 'integer', (column) => column.notNull().defaultTo(0)).execute()
}
