import { KEPT_FOR } from '@meander/sdk/contract/kept-for'
import type { Context } from 'koa'
import { isLoopback } from '../../http/loopback.ts'
import { LIFETIME } from './sessions.ts'

/** Cookies of a secure site carry the prefix that keeps other hosts of the same domain from setting them. */
function settings(publicUrl: string) {
  const secure = publicUrl.startsWith('https:')
  return { secure, prefix: secure ? '__Host-' : '' }
}

const SESSION = 'meander_session'
const BROWSER = 'meander_sign_in'

/** A browser has no limit on what it calls itself, and a cookie no order: only this name is read. */
function write(ctx: Context, publicUrl: string, cookie: { name: string; value: string | null; maxAge: number }): void {
  const { secure, prefix } = settings(publicUrl)
  const expiry = cookie.value === null ? 0 : Math.floor(cookie.maxAge / 1000)
  const parts = [`${prefix}${cookie.name}=${cookie.value ?? ''}`, 'Path=/', `Max-Age=${expiry}`, 'HttpOnly', 'SameSite=Lax']
  ctx.append('Set-Cookie', (secure ? [...parts, 'Secure'] : parts).join('; '))
}

function read(ctx: Context, publicUrl: string, name: string): string | null {
  return ctx.cookies.get(`${settings(publicUrl).prefix}${name}`) ?? null
}

export const readSessionCookie = (ctx: Context, publicUrl: string): string | null => read(ctx, publicUrl, SESSION)

export function writeSessionCookie(ctx: Context, publicUrl: string, token: string | null): void {
  write(ctx, publicUrl, { name: SESSION, value: token, maxAge: LIFETIME.cookie.absolute })
}

/** Whoever uses the browser next is nobody yet. */
export function forgetBrowser(publicUrl: string): (ctx: Context) => void {
  return (ctx) => {
    writeSessionCookie(ctx, publicUrl, null)
    writeBrowserCookie(ctx, publicUrl, null)
  }
}

/**
 * What lets an embed's next page go on signed in: kept by the browser apart for each site that embeds us, never sent to a page of ours,
 * never seen by a script. Only a secure server may set it; this machine counts as one.
 */
const EMBED = '__Host-meander_embed'

export const readEmbedHandle = (ctx: Context): string | null => ctx.cookies.get(EMBED) ?? null

export function writeEmbedHandle(ctx: Context, publicUrl: string, handle: { token: string; maxAge: number } | null): void {
  const { protocol, hostname } = new URL(publicUrl)
  if (protocol !== 'https:' && !isLoopback(hostname)) return
  const seconds = handle === null ? 0 : Math.floor(handle.maxAge / 1000)
  ctx.append('Set-Cookie', `${EMBED}=${handle?.token ?? ''}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=None; Partitioned`)
}

/** Ties a sign-in that is under way to the browser that began it. Several tabs share it. */
export const readBrowserCookie = (ctx: Context, publicUrl: string): string | null => read(ctx, publicUrl, BROWSER)

export function writeBrowserCookie(ctx: Context, publicUrl: string, value: string | null): void {
  write(ctx, publicUrl, { name: BROWSER, value, maxAge: KEPT_FOR.signInMinutes * 60_000 })
}
