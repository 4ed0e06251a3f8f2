import { randomBytes } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { UserId } from '@meander/sdk/contract/ids'
import { KEPT_FOR } from '@meander/sdk/contract/kept-for'
import type { Database } from '../../db/schema.ts'
import { hashToken, newToken } from './tokens.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long a token is good without use, and a session however much it is used. In ms. */
export const LIFETIME = {
  cookie: { idle: KEPT_FOR.sessionIdleDays * DAY, absolute: KEPT_FOR.sessionDays * DAY },
  bearer: { idle: 15 * MINUTE, absolute: KEPT_FOR.embedHours * HOUR },
} as const

export type Via = keyof typeof LIFETIME

export interface Session {
  id: string
  userId: UserId
  via: Via
  /** The page that a bearer is bound to. */
  origin: string | null
  createdAt: string
}

export interface IssuedToken {
  token: string
  expiresAt: string
}

export async function startSession(
  db: Kysely<Database>,
  given: { userId: UserId; via: Via; origin: string | null; partner?: string | null; device: string | null },
  now: Date,
): Promise<IssuedToken> {
  const id = `session_${randomBytes(16).toString('base64url')}`
  const endsAt = after(now, LIFETIME[given.via].absolute)
  const times = { created_at: now.toISOString(), used_at: now.toISOString(), ends_at: endsAt }
  const { userId: user_id, via, origin, partner: partner_key = null, device } = given
  await db.insertInto('sessions').values({ id, user_id, via, origin, partner_key, device, ...times }).execute()
  return issueToken(db, { id, via, endsAt }, now)
}

/** 'open': what calls are made with. 'renew': what an embed's next page begins with; good as long as the session is, and for that alone. */
export type Purpose = 'open' | 'renew'

export async function issueToken(db: Kysely<Database>, session: { id: string; via: Via; endsAt: string }, now: Date, purpose: Purpose = 'open'): Promise<IssuedToken> {
  const token = newToken()
  const expiresAt = purpose === 'renew' ? session.endsAt : earlier(after(now, LIFETIME[session.via].idle), session.endsAt)
  await db
    .insertInto('session_tokens')
    .values({ token_hash: hashToken(token), session_id: session.id, expires_at: expiresAt, renews: purpose === 'renew' ? 1 : 0 })
    .execute()
  return { token, expiresAt }
}

/** The session that a token opens, or null. Use of a cookie moves its end on. */
export async function findSession(db: Kysely<Database>, token: string, now: Date, purpose: Purpose = 'open'): Promise<Session | null> {
  const at = now.toISOString()
  const row = await db
    .selectFrom('session_tokens')
    .innerJoin('sessions', 'sessions.id', 'session_tokens.session_id')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('renews', '=', purpose === 'renew' ? 1 : 0)
    .where('expires_at', '>', at)
    .where('ends_at', '>', at)
    .executeTakeFirst()
  if (row === undefined) return null
  if (row.via === 'cookie' && Date.parse(row.used_at) < now.getTime() - HOUR) await touch(db, row, now)
  return { id: row.id, userId: row.user_id, via: row.via, origin: row.origin, createdAt: row.created_at }
}

async function touch(db: Kysely<Database>, row: { id: string; ends_at: string }, now: Date): Promise<void> {
  const expiresAt = earlier(after(now, LIFETIME.cookie.idle), row.ends_at)
  await db.updateTable('sessions').set({ used_at: now.toISOString() }).where('id', '=', row.id).execute()
  await db.updateTable('session_tokens').set({ expires_at: expiresAt }).where('session_id', '=', row.id).execute()
}

export async function endSession(db: Kysely<Database>, sessionId: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', sessionId).execute()
}

/** Where an account is signed in, the one used last first. */
export async function listSessions(db: Kysely<Database>, userId: UserId, now: Date): Promise<Selectable<Database['sessions']>[]> {
  const at = now.toISOString()
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ends_at', '>', at)
    .where(({ exists, selectFrom }) => exists(selectFrom('session_tokens').select('token_hash').whereRef('session_id', '=', 'sessions.id').where('expires_at', '>', at)))
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Ends one of an account's sessions, or all; answers how many there were. */
export async function endSessionsOf(db: Kysely<Database>, userId: UserId, sessionId?: string): Promise<number> {
  const all = db.deleteFrom('sessions').where('user_id', '=', userId)
  const { numDeletedRows } = await (sessionId === undefined ? all : all.where('id', '=', sessionId)).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Ends what was begun under a partner's key, and what is under way, but for pages of these origins. */
export async function endSignInsOf(db: Kysely<Database>, { key, but }: { key: string; but: readonly string[] }): Promise<void> {
  // A list must hold something; no origin is empty.
  const kept = ['', ...but]
  await db.deleteFrom('sign_in_transactions').where('partner_key', '=', key).where('origin', 'not in', kept).execute()
  await db.deleteFrom('sessions').where('partner_key', '=', key).where('origin', 'not in', kept).execute()
}

function after(now: Date, milliseconds: number): string {
  return new Date(now.getTime() + milliseconds).toISOString()
}

function earlier(one: string, other: string): string {
  return one < other ? one : other
}
