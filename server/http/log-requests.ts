import type Koa from 'koa'
import type { Logger } from 'pino'
import { stateOf } from './request-state.ts'

/**
 * One line for each request when its answer has been sent. The path is written without its query: `clientUserId`
 * travels there, and it is the key to a guest's data. For the same reason share tokens, those of calendars and the ids of sign-ins are cut out of the path.
 */
export function logRequests(log: Logger): Koa.Middleware {
  return async (ctx, next) => {
    const state = stateOf(ctx)
    state.log = log.child({ requestId: state.requestId })
    const started = performance.now()
    ctx.res.once('close', () => {
      const line = {
        method: ctx.method,
        path: loggablePath(ctx.path),
        status: ctx.res.statusCode,
        milliseconds: Math.round(performance.now() - started),
        cut: ctx.res.writableFinished ? undefined : true,
      }
      state.log.info(line, 'request')
    })
    await next()
  }
}

/** Capitals count for nothing, as they do for the router; what leads nowhere is cut as well, since it may be a mistyped key. */
export function loggablePath(path: string): string {
  return path
    .replace(/(\/(?:shared|calendars)\/).+/i, '$1…')
    .replace(/(\/auth\/transactions\/)[^/]+/i, '$1…')
    .slice(0, 300)
}
