import cors from '@koa/cors'
import type Koa from 'koa'
import { REQUEST_ID_HEADER, STREAM_HEADER } from '@meander/sdk/contract/protocol'
import { ApiError } from '../http/errors.ts'
import { stateOf } from '../http/request-state.ts'
import type { Origins } from './origins.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])
const PREFLIGHT_SECONDS = 7200

/**
 * CORS by exact list. Cookies count on the site itself only, so no answer to another origin is with credentials, but for the one call
 * that `takesCookie` names, by which an embed goes on signed in after its page was loaded anew.
 */
export function allowOrigins(origins: Origins, takesCookie: (ctx: Koa.Context) => boolean = () => false): Koa.Middleware {
  const answer = cors({
    // A function, since the package reflects any origin at all when it is given none. Where nobody can be asked, what follows says so.
    origin: async (ctx) => ((await origins.isAllowed(ctx).catch(() => false)) ? ctx.get('origin') : ''),
    credentials: takesCookie,
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['authorization', 'content-type', REQUEST_ID_HEADER],
    exposeHeaders: [REQUEST_ID_HEADER, STREAM_HEADER, 'retry-after'],
    maxAge: PREFLIGHT_SECONDS,
    keepHeadersOnError: false,
  })
  return async (ctx, next) => (ctx.path.startsWith('/api/') ? answer(ctx, next) : next())
}

/**
 * CORS hides answers, it does not stop calls; so changes asked for by a page that may not embed us are refused here.
 * `isAnswer`: what another site's page may send all the same, as a provider of sign-ins does with its answer.
 */
export function refuseForeignChanges(origins: Origins, isAnswer: (ctx: Koa.Context) => boolean = () => false): Koa.Middleware {
  return async (ctx, next) => {
    const origin = ctx.get('origin')
    const mayBeForeign = origin !== '' && !SAFE.has(ctx.method) && !origins.isOurs(ctx) && !isAnswer(ctx)
    if (mayBeForeign && !(await origins.isAllowed(ctx))) {
      throw new ApiError('origin-not-allowed', `Pages of ${originForPerson(origin)} may not use this planner. Its owner can add the origin to ALLOWED_ORIGINS, or to a partner.`)
    }
    await next()
  }
}

/**
 * A cookie is sent whoever asks, so a change by cookie must come from one of our own pages. A bearer is held by the page
 * that asks, so it needs no such proof. A cookie that arrives with another site's page counts for nothing at all.
 */
export function distrustForeignCookies(origins: Origins): Koa.Middleware {
  return async (ctx, next) => {
    const state = stateOf(ctx)
    const find = state.session
    state.session = async () => {
      const session = await find()
      if (session?.via !== 'cookie' || SAFE.has(ctx.method) || origins.isOurs(ctx)) return session
      throw new ApiError('not-allowed', 'This change was not asked for by a page of this site.')
    }
    await next()
  }
}

function originForPerson(origin: string): string {
  return origin === 'null' ? 'an unnamed origin' : origin.slice(0, 200)
}
