import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { AccessToken } from './user.ts'

/* What only those need who sign in or out: a page that merely asks who is here does not carry it. */

/** Begins a sign-in from a page of another origin: the pop-up finishes it, the page polls for the outcome. */
export const beginSignIn = defineEndpoint({
  method: 'POST',
  path: '/api/auth/transactions',
  /** The key of the page's tag: what is given to the page ends when the key does, or the page's place among its origins. */
  body: z.object({ partner: z.optional(z.string().check(z.maxLength(64))) }),
  reply: z.object({
    transactionId: z.string(),
    /** Known to the page alone; never part of the pop-up's address. */
    pollSecret: z.string(),
    /** Where the pop-up goes: `/api/auth/{provider}?transaction=…`, absolute. With `&language=de` its pages are German; else English. */
    authorizeUrl: z.string(),
    expiresAt: z.string(),
  }),
  errors: ['origin-not-allowed'],
})

export const pollSignIn = defineEndpoint({
  method: 'POST',
  path: '/api/auth/transactions/:transactionId/token',
  params: z.object({ transactionId: z.string() }),
  body: z.object({ pollSecret: z.string() }),
  reply: z.union([
    z.object({ state: z.literal('pending') }),
    z.object({ state: z.literal('failed'), error: z.string() }),
    z.object({ state: z.literal('complete'), ...AccessToken.shape }),
  ]),
  errors: ['not-found', 'expired'],
})

/**
 * Exchanges a bearer that is still good for a fresh one; without a bearer, what the browser kept of this page's sign-in, a cookie that
 * no other call takes. To be sent with credentials.
 */
export const renewAccessToken = defineEndpoint({
  method: 'POST',
  path: '/api/auth/renew',
  reply: AccessToken,
  errors: ['not-signed-in'],
})

/** Ends the session that the call's own bearer or cookie names. */
export const signOut = defineEndpoint({
  method: 'POST',
  path: '/api/auth/sign-out',
  reply: z.object({ success: z.literal(true) }),
})

/**
 * Pages of the browser, not JSON calls. `signIn` goes before the provider's name. `signIn` and `login` read the query
 * `clientUserId` (the guest whose trips and conversations become the account's), `returnTo` (a path of this site) and
 * `popup=1` (ends on a page that closes itself).
 */
export const AUTH_PATHS = { signIn: '/api/auth/', logout: '/api/auth/logout', login: '/api/login' } as const
/** What the pop-up posts to its opener, when it still has one: no secret, only "look now". */
export const POPUP_MESSAGE = 'meander:sign-in-finished'
/** What the page of a sign-in that failed says on the channel named `POPUP_MESSAGE`, to pages of our own. */
export const POPUP_FAILED = 'meander:sign-in-failed'
