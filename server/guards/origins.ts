import type Koa from 'koa'

/** Which web origins may call the API from a page. */
export interface Origins {
  /** Whether the page that asks is one of the site itself. */
  isOurs(ctx: Koa.Context): boolean
  /** Whether the page that asks may embed the planner, or is one of the site's own origin. Looked up once a request. */
  isAllowed(ctx: Koa.Context): Promise<boolean>
}

/**
 * `allowed` null: any port of this machine, which only a page on the visitor's own machine can have. `isPartner`: whether a partner's pages
 * are there; it is asked for origins alone, and of each request anew, so that who is taken out is out at once.
 */
export function createOrigins(publicUrl: string, allowed: readonly string[] | null, isPartner: (origin: string) => Promise<boolean>): Origins {
  const own = new URL(publicUrl).origin
  const exact = new Set(allowed ?? [])
  const answers = new WeakMap<Koa.Context, Promise<boolean>>()

  async function ask(origin: string): Promise<boolean> {
    if (origin === own || (allowed === null ? isLocal(origin) : exact.has(origin))) return true
    return isOrigin(origin) && isPartner(origin)
  }
  return {
    isOurs(ctx) {
      const origin = ctx.get('origin')
      if (origin === '') return ctx.get('sec-fetch-site') === 'same-origin'
      // Not `ctx.origin`, which in Koa 3 is the header itself.
      return origin === own || origin === `${ctx.protocol}://${ctx.host}`
    },
    isAllowed(ctx) {
      const answer = answers.get(ctx) ?? ask(ctx.get('origin'))
      answers.set(ctx, answer)
      return answer
    },
  }
}

/** As a browser writes it; everything else, `null` too, is nobody's. */
function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.parse(text)?.origin === text
}

function isLocal(origin: string): boolean {
  return /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/.test(origin)
}
