import type { Kysely, Transaction } from 'kysely'
import type { UserId } from '@meander/sdk/contract/ids'
import type { Database } from '../../../db/schema.ts'
import { readMessages } from './conversations.ts'
import { presentMessage } from './present.ts'

/** What an account has talked about. A reply that is being written ends, as its row is gone, and is kept nowhere. */
export const conversationData = {
  name: 'conversations',
  async read(db: Kysely<Database>, userId: UserId): Promise<unknown> {
    const rows = await db.selectFrom('conversations').selectAll().where('user_id', '=', userId).orderBy('created_at').execute()
    const told: unknown[] = []
    for (const { key, id, created_at } of rows) told.push({ id, createdAt: created_at, messages: (await readMessages(db, key)).map(presentMessage) })
    return told
  },
  async erase(trx: Transaction<Database>, userId: UserId): Promise<void> {
    await trx.deleteFrom('conversations').where('user_id', '=', userId).execute()
  },
}
