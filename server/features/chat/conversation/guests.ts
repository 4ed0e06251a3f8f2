import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { ClientUserId, ConversationId, UserId } from '@meander/sdk/contract/ids'
import type { Database } from '../../../db/schema.ts'

const DAY = 86_400_000

/**
 * Makes a guest's conversations an account's. Where the account has one of the same id already, the guest's gets a new one, and the
 * guest's trips, which are claimed after it, go on naming it.
 */
export async function claimConversations(trx: Transaction<Database>, from: ClientUserId, to: UserId): Promise<void> {
  const theirs = trx.selectFrom('conversations').select('id').where('user_id', '=', to)
  const clashing = await trx
    .selectFrom('conversations')
    .select(['key', 'id'])
    .where('client_user_id', '=', from)
    .where('user_id', 'is', null)
    .where('id', 'in', theirs)
    .execute()
  for (const { key, id } of clashing) {
    const name = randomUUID() as ConversationId
    await trx.updateTable('conversations').set({ id: name }).where('key', '=', key).execute()
    await trx.updateTable('itineraries').set({ conversation_id: name }).where('conversation_id', '=', id).where('client_user_id', '=', from).where('user_id', 'is', null).execute()
  }
  await trx
    .updateTable('conversations')
    .set({ user_id: to, client_user_id: null })
    .where('client_user_id', '=', from)
    .where('user_id', 'is', null)
    .execute()
}

/** Drops guests' conversations that nobody has used for so many days; answers how many. */
export async function purgeGuestConversations(db: Kysely<Database>, { now, days }: { now: Date; days: number }): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('conversations')
    .where('user_id', 'is', null)
    .where('used_at', '<', new Date(now.getTime() - days * DAY).toISOString())
    .executeTakeFirst()
  return Number(numDeletedRows)
}
