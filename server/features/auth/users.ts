import { randomBytes } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { User } from '@meander/sdk/contract/auth'
import type { UserId } from '@meander/sdk/contract/ids'
import type { Database } from '../../db/schema.ts'

/** Whom a provider says it is: `subject` never changes and is unique to the issuer. */
export interface Identity {
  issuer: string
  subject: string
  name: string | null
  email: string | null
}

export async function findUser(db: Kysely<Database>, id: UserId): Promise<User | null> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
  return row === undefined ? null : presentUser(row)
}

function presentUser(row: Selectable<Database['users']>): User {
  return { id: row.id, name: row.name, email: row.email }
}

/** The account of an identity, made at its first sign-in; the name and address are those the provider gave last. Apple gives the name once. */
export async function signInUser(trx: Kysely<Database>, identity: Identity, now: string): Promise<UserId> {
  const userId = `user_${randomBytes(16).toString('base64url')}` as UserId
  await trx.insertInto('users').values({ id: userId, name: identity.name, email: identity.email, created_at: now }).execute()
  await trx
    .insertInto('user_identities')
    .values({ issuer: identity.issuer, subject: identity.subject, user_id: userId, created_at: now })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .execute()
  const { user_id: owner } = await trx
    .selectFrom('user_identities')
    .select('user_id')
    .where('issuer', '=', identity.issuer)
    .where('subject', '=', identity.subject)
    .executeTakeFirstOrThrow()
  if (owner === userId) return userId
  await trx.deleteFrom('users').where('id', '=', userId).execute()
  const told = { ...(identity.name !== null && { name: identity.name }), ...(identity.email !== null && { email: identity.email }) }
  if (Object.keys(told).length > 0) await trx.updateTable('users').set(told).where('id', '=', owner).execute()
  return owner
}
