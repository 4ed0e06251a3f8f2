import type { Language } from '../../http/language.ts'

/** The page that ends a sign-in in a pop-up. */
export const FINISHED_PATH = '/api/auth/finished'

/** The same in a language. */
export const finishedIn = (language: Language): string => (language === 'en' ? FINISHED_PATH : `${FINISHED_PATH}?language=${language}`)

/** Where a browser goes after signing in: a page of this site, never another's, never a call. */
export function safeReturnTo(wanted: string | undefined, publicUrl: string): string {
  const url = wanted !== undefined && wanted.startsWith('/') ? URL.parse(wanted, publicUrl) : null
  if (url === null || url.origin !== new URL(publicUrl).origin) return '/'
  if (url.pathname === FINISHED_PATH) return FINISHED_PATH
  if (/^\/(api|oidc)(\/|$)/.test(url.pathname)) return '/'
  // '/.//elsewhere.example' parses to a path with two slashes, which a browser would read as another host.
  return `${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}`
}

/** The page that a browser came from, when it is one of ours. */
export function refererPath(referer: string, host: string): string | undefined {
  const url = URL.parse(referer)
  return url !== null && url.host === host ? `${url.pathname}${url.search}` : undefined
}
