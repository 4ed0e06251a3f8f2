import type { Kysely, Transaction } from 'kysely'
import type { UserId } from '@meander/sdk/contract/ids'
import type { Database } from '../../db/schema.ts'
import { eraseDemoAccounts } from './demo/accounts.ts'
import { DEMO_IDENTITIES } from './demo/provider.ts'
import { findUser } from './users.ts'

/** Who somebody is, the ways in which they sign in and where they have. The account itself goes with it, so it goes last. */
export const accountData = {
  name: 'account',
  async read(db: Kysely<Database>, userId: UserId): Promise<unknown> {
    const identities = await db.selectFrom('user_identities').select(['issuer', 'subject', 'created_at']).where('user_id', '=', userId).execute()
    const devices = await db.selectFrom('sessions').select(['via', 'origin', 'device', 'created_at', 'used_at']).where('user_id', '=', userId).execute()
    return {
      ...(await findUser(db, userId)),
      signsInWith: identities.map(({ issuer, subject, created_at }) => ({ issuer, subject, since: created_at })),
      signedInAt: devices.map(({ via, origin, device, created_at, used_at }) => ({ via, origin, device, createdAt: created_at, usedAt: used_at })),
    }
  },
  async erase(trx: Transaction<Database>, userId: UserId): Promise<void> {
    const demo = await trx.selectFrom('user_identities').select('subject').where('user_id', '=', userId).where('issuer', '=', DEMO_IDENTITIES).execute()
    await eraseDemoAccounts(trx, demo.map(({ subject }) => subject))
    await trx.deleteFrom('sign_in_transactions').where('user_id', '=', userId).execute()
    // Sessions, their tokens and the ways to sign in hang on it.
    await trx.deleteFrom('users').where('id', '=', userId).execute()
  },
}
