import type Koa from 'koa'
import { NOBODY_HEADER } from '@meander/sdk/contract/who-is-here'
import { ApiError } from '../../http/errors.ts'

/** Answers 204 in place of 'not-signed-in' to a page that asks for it: there, that nobody is signed in is no error. */
export const nobodyIsFine: Koa.Middleware = async (ctx, next) => {
  try {
    await next()
  } catch (error) {
    if (ctx.get(NOBODY_HEADER) === '' || !(error instanceof ApiError) || error.code !== 'not-signed-in') throw error
    ctx.set('cache-control', 'no-store')
    ctx.status = 204
  }
}
