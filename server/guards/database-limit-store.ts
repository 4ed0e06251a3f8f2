import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { UserId } from '@meander/sdk/contract/ids'
import type { Database } from '../db/schema.ts'
import { windowOf } from './limiter.ts'
import type { LimitStore } from './limiter.ts'

/** Counts of all instances that share the database. One statement counts and answers, so that none is counted twice or lost. */
export function createDatabaseLimitStore(db: Kysely<Database>): LimitStore {
  return {
    async take(key, { count: allowed, seconds }, now) {
      const { number, secondsLeft } = windowOf(now, seconds)
      const ends_at = Math.floor(now.getTime() / 1000) + secondsLeft
      const { used } = await db
        .insertInto('rate_limits')
        .values({ key, window_number: number, used: 1, ends_at })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            used: sql<number>`case when rate_limits.window_number = excluded.window_number then rate_limits.used + 1 else 1 end`,
            window_number: number,
            ends_at,
          }),
        )
        .returning('used')
        .executeTakeFirstOrThrow()
      return used <= allowed ? { allowed: true } : { allowed: false, retryAfter: secondsLeft }
    },
  }
}

/** What was counted of an account, for as long as it counts. It would tell its owner nothing. */
export const countData = {
  name: 'counts',
  read: async (): Promise<unknown> => null,
  async erase(trx: Kysely<Database>, userId: UserId): Promise<void> {
    await trx.deleteFrom('rate_limits').where('key', 'like', `% user ${userId}`).execute()
  },
}

/** Drops the counts that say nothing any more. Answers how many. */
export async function purgeOldCounts(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('rate_limits').where('ends_at', '<', Math.floor(now.getTime() / 1000)).executeTakeFirst()
  return Number(numDeletedRows)
}
