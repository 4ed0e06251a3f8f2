import type { Kysely } from 'kysely'

/** The browser of a session was written down and never looked at. What nobody needs is not kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('sessions').dropColumn('user_agent').execute()
}
