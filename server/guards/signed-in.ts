import type Koa from 'koa'
import type { UserId } from '@meander/sdk/contract/ids'
import { ApiError } from '../http/errors.ts'
import { viewerOf } from '../http/viewer.ts'
import type { Viewer } from '../http/viewer.ts'

const SIGN_IN_FIRST = 'Please sign in first.'

/** Lets accounts through; anyone else is answered 401 'not-signed-in' with this sentence. */
export function signedIn(sentence = SIGN_IN_FIRST): Koa.Middleware {
  return async (ctx, next) => {
    requireAccount(await viewerOf(ctx), sentence)
    await next()
  }
}

/** Lets accounts through on pages of the site itself. A bearer is for trips: the page that holds it is another's, which could read along. */
export const ownSession: Koa.Middleware = async (ctx, next) => {
  const viewer = await viewerOf(ctx)
  requireAccount(viewer)
  if (viewer.kind === 'user' && viewer.via === 'bearer') throw new ApiError('not-allowed', 'Please open your account on the planner’s own site.')
  await next()
}

/** Whose account it is; anyone without one is answered 401. */
export function requireAccount(viewer: Viewer, sentence = SIGN_IN_FIRST): UserId {
  if (viewer.kind !== 'user') throw new ApiError('not-signed-in', sentence)
  return viewer.userId
}
