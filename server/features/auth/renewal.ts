import type { Context } from 'koa'
import type { Kysely } from 'kysely'
import { renewAccessToken } from '@meander/sdk/contract/auth'
import type { UserId } from '@meander/sdk/contract/ids'
import type { Database } from '../../db/schema.ts'
import { findSession, issueToken } from './sessions.ts'
import type { IssuedToken, Session } from './sessions.ts'
import { hashToken } from './tokens.ts'

/** The one call that another origin's page may make with a cookie. */
export const takesEmbedHandle = ({ path }: Pick<Context, 'path'>): boolean => path === renewAccessToken.path

/** What was exchanged works so much longer, for calls and tabs that are under way. In ms. */
const GRACE = 60_000

export interface Renewed {
  userId: UserId
  bearer: IssuedToken
  /** What the browser keeps for its next page, in place of what it had; null where it keeps what it has. */
  handle: IssuedToken | null
}

interface Presented {
  /** The page's own bearer, and the session that it opens. */
  bearer: { token: string; sessionId: string } | null
  /** What the browser kept of a sign-in on pages of this site. */
  handle: string | null
  origin: string
}

/**
 * A fresh bearer, for one that is still good or for the browser's handle, and another handle. Null where the sign-in is over.
 * Two origins of one site have one cookie between them: the handle stays with the later sign-in, and opens it to its own origin only.
 */
export async function renewSession(db: Kysely<Database>, { bearer, handle, origin }: Presented, now: Date): Promise<Renewed | null> {
  return db.transaction().execute(async (trx) => {
    const kept = handle === null ? null : await findSession(trx, handle, now, 'renew')
    const sessionId = bearer?.sessionId ?? (kept?.origin === origin ? kept.id : null)
    if (sessionId === null) return null
    const row = await trx.selectFrom('sessions').selectAll().where('id', '=', sessionId).executeTakeFirst()
    if (row === undefined || row.ends_at <= now.toISOString()) return null
    await trx.updateTable('sessions').set({ used_at: now.toISOString() }).where('id', '=', row.id).execute()
    if (bearer !== null) await cutShort(trx, { tokenHash: hashToken(bearer.token) }, now)
    const session = { id: row.id, via: row.via, endsAt: row.ends_at }
    return { userId: row.user_id, bearer: await issueToken(trx, session, now), handle: isLater(kept, row) ? null : await nextHandle(trx, session, now) }
  })
}

/** The browser has signed in again since, and keeps that. */
function isLater(kept: Session | null, row: { id: string; created_at: string }): boolean {
  return kept !== null && kept.id !== row.id && kept.createdAt > row.created_at
}

async function nextHandle(db: Kysely<Database>, session: { id: string; via: 'bearer' | 'cookie'; endsAt: string }, now: Date): Promise<IssuedToken> {
  await cutShort(db, { sessionId: session.id }, now)
  return issueToken(db, session, now, 'renew')
}

/** A bearer by its hash, or what handles a session has. */
async function cutShort(db: Kysely<Database>, which: { tokenHash: string } | { sessionId: string }, now: Date): Promise<void> {
  const expires_at = new Date(now.getTime() + GRACE).toISOString()
  const later = db.updateTable('session_tokens').set({ expires_at }).where('expires_at', '>', expires_at)
  await ('tokenHash' in which ? later.where('token_hash', '=', which.tokenHash) : later.where('session_id', '=', which.sessionId).where('renews', '=', 1)).execute()
}
