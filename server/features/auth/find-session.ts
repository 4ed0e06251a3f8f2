import type { Context } from 'koa'
import type { Kysely } from 'kysely'
import { SIGNED_IN_HEADER } from '@meander/sdk/contract/who-is-here'
import type { Database } from '../../db/schema.ts'
import { ApiError } from '../../http/errors.ts'
import type { FindSession } from '../../http/viewer.ts'
import { readSessionCookie } from './cookies.ts'
import { findSession } from './sessions.ts'

/**
 * Who a request's cookie or bearer names. The cookie counts only for our own pages: another origin, even on the same
 * site, comes with the bearer that was given to it. A bearer that is no longer good is told, and so is a page of
 * our own that takes itself to be signed in and is not: falling back to the guest would show an account's owner an empty list.
 */
export function createFindSession({ db, clock, config }: { db: Kysely<Database>; clock: () => Date; config: { publicUrl: string } }): FindSession {
  return async (ctx) => {
    const bearer = readBearer(ctx)
    const token = bearer ?? (isOwnPage(ctx, config.publicUrl) ? readSessionCookie(ctx, config.publicUrl) : null)
    const session = token === null ? null : await findSession(db, token, clock())
    if (bearer === null) {
      if (session?.via === 'cookie') return { userId: session.userId, sessionId: session.id, via: 'cookie' }
      if (ctx.get(SIGNED_IN_HEADER) !== '') throw signInEnded()
      return null
    }
    if (session?.via !== 'bearer' || session.origin !== originOf(ctx, config.publicUrl)) throw signInEnded()
    return { userId: session.userId, sessionId: session.id, via: 'bearer' }
  }
}

const signInEnded = () => new ApiError('not-signed-in', 'Your sign-in has ended. Please sign in again.')

export function readBearer(ctx: Context): string | null {
  return /^Bearer +(\S+)$/i.exec(ctx.get('authorization'))?.[1] ?? null
}

/** The origin of the page that calls; a browser leaves it out where the page is our own. */
export function originOf(ctx: Context, publicUrl: string): string {
  return ctx.get('origin') || new URL(publicUrl).origin
}

function isOwnPage(ctx: Context, publicUrl: string): boolean {
  const origin = URL.parse(originOf(ctx, publicUrl))
  return origin !== null && (origin.origin === new URL(publicUrl).origin || origin.host === ctx.host)
}
