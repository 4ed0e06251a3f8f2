import type Koa from 'koa'
import { ApiError } from '../http/errors.ts'
import { viewerOf } from '../http/viewer.ts'

/** Lets accounts through; anyone else is answered 401 'not-signed-in' with this sentence. */
export function signedIn(sentence = 'Please sign in first.'): Koa.Middleware {
  return async (ctx, next) => {
    const viewer = await viewerOf(ctx)
    if (viewer.kind !== 'user') throw new ApiError('not-signed-in', sentence)
    await next()
  }
}
