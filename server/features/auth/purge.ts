import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'

/** Drops tokens and sign-ins that have run out, and the sessions that no token opens any more. */
export async function purgeExpiredSignIns(db: Kysely<Database>, now: Date): Promise<void> {
  const at = now.toISOString()
  await db.deleteFrom('session_tokens').where('expires_at', '<=', at).execute()
  await db
    .deleteFrom('sessions')
    .where((row) => row.not(row.exists(row.selectFrom('session_tokens').select('token_hash').whereRef('session_id', '=', 'sessions.id'))))
    .execute()
  await db.deleteFrom('sign_ins').where('expires_at', '<=', at).execute()
  await db.deleteFrom('sign_in_transactions').where('expires_at', '<=', at).execute()
  await db.deleteFrom('demo_artifacts').where('expires_at', '<=', at).execute()
}
