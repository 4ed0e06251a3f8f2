import type { Transaction } from 'kysely'
import type { UserId } from '@meander/sdk/contract/ids'
import type { Database } from '../../../db/schema.ts'
import { clientName } from './allowance.ts'

/** Counts of tokens, under a name made of the account's. They would tell its owner nothing. */
export const tokenData = {
  name: 'tokens',
  read: async (): Promise<unknown> => null,
  async erase(trx: Transaction<Database>, userId: UserId): Promise<void> {
    const client = clientName({ user_id: userId, client_user_id: null })
    await trx.deleteFrom('token_allowances').where('client', '=', client).execute()
    await trx.deleteFrom('token_holds').where('client', '=', client).execute()
  },
}
