import type Koa from 'koa'
import { stateOf } from '../http/request-state.ts'

/** Bytes of JSON that this route takes in place of the usual 64 kB. Stands before every guard that asks who the caller is. */
export function bodyLimit(bytes: number): Koa.Middleware {
  return async (ctx, next) => {
    stateOf(ctx).bodyLimit = bytes
    await next()
  }
}
