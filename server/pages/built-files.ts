import { join } from 'node:path'
import type Koa from 'koa'
import send from 'koa-send'
import { sendRange } from './send-range.ts'

/** Where the build puts what browsers load, seen from the folder of the project. */
export interface BuiltFilesDeps {
  dist: string
  /** Where releases of the SDK and scripts of the site are that earlier builds made. */
  kept: string
}

const DAY = 86_400
/** Names that the build makes from the contents: other contents get another name. */
export const HASHED = /-[\w-]{8,}\.\w+$/
/** A release of the SDK, such as `1.0.0-3f2a9c1b7e`. */
const RELEASE = /^\/sdk\/\d+\.\d+\.\d+-[0-9a-f]+\//

/** The hosted site's service worker: its place is what makes it the whole site's. */
const WORKER = '/offline.js'

/** `/sdk/`, `/assets/`, `/media/` and the site's worker as the build left them, compressed beforehand where that saves anything. */
export function sendBuiltFiles({ dist, kept }: BuiltFilesDeps): Koa.Middleware {
  return async (ctx, next) => {
    const root = rootOf(ctx.path, dist)
    if (root === null || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next()
    const roots = isKept(ctx.path) ? [root, kept] : [root]
    for (const folder of roots) if (await sendFile(ctx, { root: folder, cacheControl: cacheControlOf(ctx.path) })) return
    await next()
  }
}

function rootOf(path: string, dist: string): string | null {
  if (path.startsWith('/sdk/')) return dist
  if (path === WORKER || path.startsWith('/assets/') || path.startsWith('/media/')) return join(dist, 'site')
  return null
}

/** Its contents belong to its address for ever, whichever build made it. */
const isKept = (path: string): boolean => RELEASE.test(path) || (path.startsWith('/assets/') && HASHED.test(path))

function cacheControlOf(path: string): string {
  // A browser looks for another each time: none may hold a newer one back.
  if (path === WORKER) return 'no-cache'
  if (isKept(path)) return `public, max-age=${365 * DAY}, immutable`
  // `v1.js` names the current release: a fix reaches every page within five minutes.
  if (path.startsWith('/sdk/')) return 'public, max-age=300'
  return `public, max-age=${DAY}`
}

/** Sends the file that the path names; false when there is none. */
export async function sendFile(ctx: Koa.Context, { root, cacheControl }: { root: string; cacheControl: string }): Promise<boolean> {
  // Our own compressed copies are not addresses of their own.
  if (/\.(br|gz)$/.test(ctx.path)) return false
  ctx.set('cache-control', cacheControl)
  try {
    const sent = await send(ctx, ctx.path, { root, index: false, format: false })
    if (sent === undefined) return leave(ctx)
    ctx.vary('accept-encoding')
    if (ctx.fresh) {
      ctx.status = 304
    } else if (!ctx.response.get('content-encoding')) {
      await sendRange(ctx, sent)
    }
    return true
  } catch (error) {
    if (isClientMistake(error)) return leave(ctx)
    throw error
  }
}

function leave(ctx: Koa.Context): false {
  ctx.remove('cache-control')
  ctx.remove('content-encoding')
  return false
}

/** A path that names no file, or tries to leave the folder. */
function isClientMistake(error: unknown): boolean {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500
}
