import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { ClientUserId, UserId } from '@meander/sdk/contract/ids'
import type { Database } from '../../db/schema.ts'
import { ApiError } from '../../http/errors.ts'
import { hashToken, newToken } from './tokens.ts'

const TEN_MINUTES = 600_000

/** A sign-in that a page of another origin waits for. */
export interface Transaction {
  id: string
  origin: string
  clientUserId: ClientUserId | null
}

export async function beginTransaction(
  db: Kysely<Database>,
  given: { origin: string; partner: string | null; clientUserId: ClientUserId | null },
  now: Date,
): Promise<{ id: string; pollSecret: string; expiresAt: string }> {
  const id = `signin_${randomBytes(16).toString('base64url')}`
  const pollSecret = newToken()
  const expiresAt = new Date(now.getTime() + TEN_MINUTES).toISOString()
  await db
    .insertInto('sign_in_transactions')
    .values({
      id,
      poll_secret_hash: hashToken(pollSecret),
      origin: given.origin,
      partner_key: given.partner,
      client_user_id: given.clientUserId,
      state: 'pending',
      error: null,
      user_id: null,
      expires_at: expiresAt,
    })
    .execute()
  return { id, pollSecret, expiresAt }
}

/** A transaction that the pop-up may still finish. */
export async function findPending(db: Kysely<Database>, id: string, now: Date): Promise<Transaction | null> {
  const row = await db
    .selectFrom('sign_in_transactions')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return row === undefined ? null : { id: row.id, origin: row.origin, clientUserId: row.client_user_id }
}

/** Where the pop-up may post its word; null when the transaction is not known. */
export async function findOrigin(db: Kysely<Database>, id: string): Promise<string | null> {
  const row = await db.selectFrom('sign_in_transactions').select('origin').where('id', '=', id).executeTakeFirst()
  return row?.origin ?? null
}

/** False where nobody waits for it any more: its time is over, it was given up, or another window has finished it. */
export async function completeTransaction(db: Kysely<Database>, id: string, userId: UserId, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sign_in_transactions')
    .set({ state: 'complete', user_id: userId })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function failTransaction(db: Kysely<Database>, id: string, error: string): Promise<void> {
  await db.updateTable('sign_in_transactions').set({ state: 'failed', error }).where('id', '=', id).where('state', '=', 'pending').execute()
}

export type Outcome = { state: 'pending' } | { state: 'failed'; error: string } | { state: 'complete'; userId: UserId; partner: string | null }

/** What has become of it. A completed one is given away once: the token it stands for exists a single time. */
export async function takeOutcome(
  db: Kysely<Database>,
  asked: { id: string; pollSecret: string; origin: string },
  now: Date,
): Promise<Outcome> {
  const row = await db
    .selectFrom('sign_in_transactions')
    .selectAll()
    .where('id', '=', asked.id)
    .where('poll_secret_hash', '=', hashToken(asked.pollSecret))
    .where('origin', '=', asked.origin)
    .executeTakeFirst()
  if (row === undefined) throw new ApiError('not-found', 'This sign-in is not known. Please start it again.')
  if (row.expires_at <= now.toISOString() || row.state === 'taken') throw signInExpired()
  if (row.state === 'failed') return { state: 'failed', error: row.error ?? 'sign_in_failed' }
  if (row.state === 'pending' || row.user_id === null) return { state: 'pending' }
  const { numUpdatedRows } = await db
    .updateTable('sign_in_transactions')
    .set({ state: 'taken' })
    .where('id', '=', row.id)
    .where('state', '=', 'complete')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw signInExpired()
  return { state: 'complete', userId: row.user_id, partner: row.partner_key }
}

function signInExpired(): ApiError {
  return new ApiError('expired', 'This sign-in has expired. Please start it again.')
}
