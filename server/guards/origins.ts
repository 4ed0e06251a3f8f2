import type Koa from 'koa'

/** Which web origins may call the API from a page. */
export interface Origins {
  /** Whether the page that asks is one of the site itself. */
  isOurs(ctx: Koa.Context): boolean
  /** An origin that may embed the planner, or the site's own. */
  isAllowed(origin: string): boolean
}

/** `allowed` null: any port of this machine, which only a page on the visitor's own machine can have. */
export function createOrigins(publicUrl: string, allowed: readonly string[] | null): Origins {
  const own = new URL(publicUrl).origin
  const exact = new Set(allowed ?? [])
  return {
    isOurs(ctx) {
      const origin = ctx.get('origin')
      if (origin === '') return ctx.get('sec-fetch-site') === 'same-origin'
      // Not `ctx.origin`, which in Koa 3 is the header itself.
      return origin === own || origin === `${ctx.protocol}://${ctx.host}`
    },
    isAllowed(origin) {
      return origin === own || (allowed === null ? isLocal(origin) : exact.has(origin))
    },
  }
}

function isLocal(origin: string): boolean {
  return /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/.test(origin)
}
