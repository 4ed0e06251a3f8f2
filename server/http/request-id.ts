import { randomUUID } from 'node:crypto'
import type Koa from 'koa'
import { REQUEST_ID_HEADER } from '@meander/sdk/contract/protocol'
import { stateOf } from './request-state.ts'

/** What a caller's own id may look like: it ends up in logs, so nothing that could forge a line. */
const ACCEPTABLE = /^[\w.:-]{8,64}$/

/** Names the request: by the caller's own id when it is a sensible one, else by a new one. */
export async function nameRequest(ctx: Koa.Context, next: Koa.Next): Promise<void> {
  const given = ctx.get(REQUEST_ID_HEADER)
  const requestId = ACCEPTABLE.test(given) ? given : randomUUID()
  stateOf(ctx).requestId = requestId
  ctx.set(REQUEST_ID_HEADER, requestId)
  await next()
}
