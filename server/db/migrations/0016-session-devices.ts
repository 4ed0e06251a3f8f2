import type { Kysely } from 'kysely'

/** What a session is told apart by in the list of devices: browser and system in two words, never the user agent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('device', 'text').execute()
}
