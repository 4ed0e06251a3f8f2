import { AsyncLocalStorage } from 'node:async_hooks'
import type Koa from 'koa'
import { isLoopback } from './loopback.ts'

const asked = new AsyncLocalStorage<string>()

/**
 * A server that is only tried out is reached by several names of the same machine, and a page loads pictures from its own alone:
 * what is made during a request carries the name that it came by. An address that the world knows stays the only one.
 */
export function rememberLocalOrigin(publicUrl: string): Koa.Middleware {
  const isTrial = isLoopback(new URL(publicUrl).hostname)
  return (ctx, next) => (isTrial && isLoopback(ctx.URL.hostname) ? asked.run(ctx.URL.origin, next) : next())
}

/** Where this request reaches the product, without a slash at its end. */
export const localOriginOr = (publicUrl: string): string => asked.getStore() ?? publicUrl
