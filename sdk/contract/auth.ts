import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { UserId } from './ids.ts'

export const User = z.object({ id: UserId, name: z.nullable(z.string()), email: z.nullable(z.string()) })
export type User = z.infer<typeof User>

/** A bearer for one partner's page, kept in memory only. The partner is the page's origin: a bearer is good for that alone. */
export const AccessToken = z.object({
  accessToken: z.string(),
  /** ISO instant. */
  expiresAt: z.string(),
  user: User,
})
export type AccessToken = z.infer<typeof AccessToken>

export const readCurrentUser = defineEndpoint({
  method: 'GET',
  path: '/api/auth/user',
  reply: User,
  errors: ['not-signed-in'],
})

/** Begins a sign-in from a page of another origin: the pop-up finishes it, the page polls for the outcome. */
export const beginSignIn = defineEndpoint({
  method: 'POST',
  path: '/api/auth/transactions',
  reply: z.object({
    transactionId: z.string(),
    /** Known to the page alone; never part of the pop-up's address. */
    pollSecret: z.string(),
    /** Where the pop-up goes: `/api/auth/{provider}?transaction=…`, absolute. */
    authorizeUrl: z.string(),
    expiresAt: z.string(),
  }),
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
/** The pop-up and the page that opened it. Sizes in px, times in ms. */
export const POPUP = { width: 500, height: 600, closePoll: 1000, pendingFallback: 500 } as const
/** What the pop-up posts to its opener, when it still has one: no secret, only "look now". */
export const POPUP_MESSAGE = 'meander:sign-in-finished'
/** What the page of a sign-in that failed says on the channel named `POPUP_MESSAGE`, to pages of our own. */
export const POPUP_FAILED = 'meander:sign-in-failed'
