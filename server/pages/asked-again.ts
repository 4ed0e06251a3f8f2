import type Koa from 'koa'

const AGAIN = /^\/sdk\/again-\d{1,4}\//

/**
 * `/sdk/again-1/…` is `/sdk/…`. A browser may keep the failure of a module's address for the page's life; what is loaded from here has
 * another one, and so has all that it imports by addresses beside its own.
 */
export const answerAgain: Koa.Middleware = (ctx, next) => {
  ctx.path = ctx.path.replace(AGAIN, '/sdk/')
  return next()
}
