import type Koa from 'koa'

/*
 * Headers by path. The usual presets (helmet) are of no use to an embed: their `Cross-Origin-Resource-Policy:
 * same-origin` blocks the script tag on every other site, and their `Cross-Origin-Opener-Policy: same-origin` cuts the
 * sign-in pop-up off from the page that opened it.
 */

const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob: https:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  // The page for partners shows the planner on a page of its own.
  "frame-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** Nothing that is not a page may ever act as one. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

export interface HeadersDeps {
  config: { publicUrl: string }
}

/** A route may set its own in place of these. */
export function securityHeaders({ config }: HeadersDeps): Koa.Middleware {
  const encrypted = config.publicUrl.startsWith('https:')
  return async (ctx, next) => {
    ctx.set({
      'x-content-type-options': 'nosniff',
      // Not 'no-referrer': with it, browsers send `Origin: null` with the forms of our own pages.
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'microphone=(self), camera=(), geolocation=(self)',
      'content-security-policy': PAGE_POLICY,
    })
    if (encrypted) ctx.set('strict-transport-security', 'max-age=31536000')
    ctx.set(headersOf(ctx.path))
    await next()
  }
}

function headersOf(path: string): Record<string, string> {
  if (/^\/(sdk|media)\//.test(path)) {
    // `v1.js` is loaded by pages of any origin, and by pages with COEP.
    return { 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*', 'content-security-policy': DATA_POLICY }
  }
  if (isSignInPath(path)) {
    // The pop-up must keep its opener, which only 'unsafe-none' on every hop grants.
    return { 'cross-origin-opener-policy': 'unsafe-none', 'cross-origin-resource-policy': 'same-origin' }
  }
  if (path.startsWith('/api/')) {
    return { 'cross-origin-resource-policy': 'cross-origin', 'content-security-policy': DATA_POLICY }
  }
  return { 'cross-origin-opener-policy': 'same-origin-allow-popups', 'cross-origin-resource-policy': 'same-origin' }
}

/** Pages that the pop-up passes through. */
export function isSignInPath(path: string): boolean {
  return path.startsWith('/api/auth/') || path === '/api/login' || path === '/login-failed' || path.startsWith('/oidc/')
}
