import type Koa from 'koa'
import type { Logger } from 'pino'
import type { Limiter } from '../guards/limiter.ts'
import type { RequestInput } from './read-input.ts'
import type { SignedIn } from './viewer.ts'

/** What the middleware of app.ts leaves for routes and guards. */
export interface RequestState {
  requestId: string
  log: Logger
  /** Whether `serve` compares each reply with the contract before it is sent. */
  checkReplies: boolean
  limiter: Limiter
  /** Who the cookie or the bearer names; asked once, when first wanted. */
  session: () => Promise<SignedIn | null>
  /** Bytes of JSON that this route takes. Set by the guard `bodyLimit`. */
  bodyLimit?: number
  /** Body and query, once read. */
  input?: Promise<RequestInput>
}

export function stateOf(ctx: Koa.Context): RequestState {
  return ctx.state as RequestState
}

/** Leaves what is the same for every request. */
export function provideState(given: Pick<RequestState, 'checkReplies' | 'limiter'>): Koa.Middleware {
  return async (ctx, next) => {
    Object.assign(stateOf(ctx), given)
    await next()
  }
}
