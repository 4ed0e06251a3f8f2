import type Koa from 'koa'
import type { ClientUserId, UserId } from '@meander/sdk/contract/ids'
import { readInput } from './read-input.ts'
import { stateOf } from './request-state.ts'

/** Who asks. A guest is known by the identifier of the browser alone; 'nobody' sent none. */
export type Viewer =
  | { kind: 'user'; userId: UserId; clientUserId: ClientUserId | null; sessionId: string; via: 'cookie' | 'bearer' }
  | { kind: 'guest'; clientUserId: ClientUserId }
  | { kind: 'nobody' }

/** What a session names. */
export interface SignedIn {
  userId: UserId
  sessionId: string
  via: 'cookie' | 'bearer'
}

/** Looks up the session of a request by its cookie or bearer; null when it has none. Given by the auth feature. */
export type FindSession = (ctx: Koa.Context) => Promise<SignedIn | null>

/** Leaves the lookup for whoever asks first, so that files and health checks never touch the database. */
export function readSession(findSession: FindSession): Koa.Middleware {
  return async (ctx, next) => {
    let found: Promise<SignedIn | null> | undefined
    stateOf(ctx).session = () => (found ??= findSession(ctx))
    await next()
  }
}

/** The viewer of a request whose identifier is in its query or its JSON body. */
export async function viewerOf(ctx: Koa.Context): Promise<Viewer> {
  const { clientUserId } = await readInput(ctx)
  return viewerAs(ctx, clientUserId)
}

/** The viewer of a request whose identifier the route has read itself, as from a multipart form. */
export async function viewerAs(ctx: Koa.Context, clientUserId: ClientUserId | null): Promise<Viewer> {
  const session = await stateOf(ctx).session()
  if (session !== null) return { kind: 'user', ...session, clientUserId }
  return clientUserId === null ? { kind: 'nobody' } : { kind: 'guest', clientUserId }
}
