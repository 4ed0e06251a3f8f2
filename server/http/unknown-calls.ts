import type Router from '@koa/router'
import type Koa from 'koa'
import { ApiError } from './errors.ts'

/** An address under `/api/` that no route has answered is told so in JSON, never with a page. */
export function answerUnknownCalls(router: Router): Koa.Middleware {
  return async (ctx, next) => {
    if (ctx.path !== '/api' && !ctx.path.startsWith('/api/')) return next()
    const methods = router.match(ctx.path, ctx.method).path.flatMap((layer) => layer.methods)
    if (methods.length === 0 || methods.includes(ctx.method)) throw new ApiError('not-found', 'There is nothing at this address.')
    throw new ApiError('method-not-allowed', `This address does not take ${ctx.method}.`, { headers: { allow: [...new Set(methods)].join(', ') } })
  }
}
