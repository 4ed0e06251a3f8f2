import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { UserId } from '@meander/sdk/contract/ids'
import { lockRows } from '../../db/row-lock.ts'
import type { Database } from '../../db/schema.ts'
import type { Allowance } from '../../guards/limiter.ts'
import { ApiError } from '../../http/errors.ts'

/** Counts one more mail of an account, or refuses it: any stretch of that length has no more than its allowance. One that did not go can be given back. */
export async function countMail(db: Kysely<Database>, userId: UserId, { count, seconds }: Allowance, now: Date): Promise<{ giveBack(): Promise<void> }> {
  const id = randomBytes(12).toString('base64url')
  const since = new Date(now.getTime() - seconds * 1000).toISOString()
  await db.transaction().execute(async (trx) => {
    // Two at the same moment are counted one after the other.
    await trx.selectFrom('users').select('id').where('id', '=', userId).$call(lockRows(trx)).execute()
    const sent = await trx.selectFrom('share_mails').select('sent_at').where('user_id', '=', userId).where('sent_at', '>', since).orderBy('sent_at').execute()
    const oldest = sent.at(-count)
    if (sent.length >= count) throw tooMany(count, Date.parse(oldest?.sent_at ?? since) + seconds * 1000 - now.getTime())
    await trx.insertInto('share_mails').values({ id, user_id: userId, sent_at: now.toISOString() }).execute()
  })
  return { giveBack: async () => void (await db.deleteFrom('share_mails').where('id', '=', id).execute()) }
}

/** Drops the times that count no more, of whoever; answers how many. */
export async function purgeMailTimes(db: Kysely<Database>, { seconds }: Pick<Allowance, 'seconds'>, now: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('share_mails').where('sent_at', '<=', new Date(now.getTime() - seconds * 1000).toISOString()).executeTakeFirst()
  return Number(numDeletedRows)
}

function tooMany(count: number, wait: number): ApiError {
  const minutes = Math.max(1, Math.ceil(wait / 60_000))
  return new ApiError('too-many-requests', `No more than ${count} trips go out by e-mail within an hour. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(wait / 1000))) },
  })
}
