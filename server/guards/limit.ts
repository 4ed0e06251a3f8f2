import type Koa from 'koa'
import { ApiError } from '../http/errors.ts'
import { stateOf } from '../http/request-state.ts'
import { viewerOf } from '../http/viewer.ts'
import type { Viewer } from '../http/viewer.ts'
import type { LimitName, Verdict } from './limiter.ts'

/** How many clients' allowances one address has: an office or a campus shares one, a script that makes up identifiers too. */
export const CLIENTS_PER_ADDRESS = 20

/** Counts the request against the client's allowance of that name; over it, 429 with `Retry-After`. */
export function limit(name: LimitName): Koa.Middleware {
  return async (ctx, next) => {
    await countRequest(ctx, name, await viewerOf(ctx))
    await next()
  }
}

/** The same for a route that reads the identifier itself, as from a multipart form. */
export async function countRequest(ctx: Koa.Context, name: LimitName, viewer: Viewer): Promise<void> {
  const { limiter } = stateOf(ctx)
  const client = clientOf(viewer)
  if (client === null) return refuseWhenOver(await limiter.take(name, `address ${ctx.ip}`))
  refuseWhenOver(await limiter.take(name, client))
  // Anyone can make up a new identifier for each request, nobody a new address.
  if (viewer.kind === 'guest') refuseWhenOver(await limiter.take(name, `guests at ${ctx.ip}`, CLIENTS_PER_ADDRESS))
}

function clientOf(viewer: Viewer): string | null {
  switch (viewer.kind) {
    case 'user':
      return `user ${viewer.userId}`
    case 'guest':
      return `guest ${viewer.clientUserId}`
    case 'nobody':
      return null
  }
}

function refuseWhenOver(verdict: Verdict): void {
  if (verdict.allowed) return
  const { retryAfter } = verdict
  throw new ApiError('too-many-requests', `Too many requests. Please try again in ${retryAfter} ${retryAfter === 1 ? 'second' : 'seconds'}.`, {
    headers: { 'retry-after': String(retryAfter) },
  })
}
