import type { Kysely } from 'kysely'

/** What a reply offers or asks, for the answer to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('messages').addColumn('offer', 'text').execute()
}
