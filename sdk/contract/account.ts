import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'

/*
 * What a person may do with their account. Only pages of the site itself may call these, by the session's cookie: with the
 * bearer of an embed they are answered 403 'not-allowed', since the page around it could read along.
 */

/** A place where the account is signed in. */
export const SignedInDevice = z.object({
  id: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  /** 'cookie': the site. 'bearer': the planner on a page of another origin. */
  via: z.enum(['cookie', 'bearer']),
  /** That page's origin; null for the site. */
  origin: z.nullable(z.string()),
  /** 'Chrome on Windows', and never more exact; null where the browser did not say. */
  device: z.nullable(z.string()),
  /** ISO instants. */
  createdAt: z.string(),
  usedAt: z.string(),
})
export type SignedInDevice = z.infer<typeof SignedInDevice>

const done = z.object({ success: z.literal(true) })

/** The one that asks first, then the one used last. */
export const listDevices = defineEndpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  reply: z.object({ sessions: z.array(SignedInDevice) }),
  errors: ['not-signed-in', 'not-allowed'],
})

export const signOutDevice = defineEndpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/:sessionId',
  params: z.object({ sessionId: z.string() }),
  reply: done,
  errors: ['not-signed-in', 'not-allowed', 'not-found'],
})

/** Everywhere, here too. */
export const signOutEverywhere = defineEndpoint({ method: 'DELETE', path: '/api/auth/sessions', reply: done, errors: ['not-signed-in', 'not-allowed'] })

/** Everything that is kept of the account, as one file (`content-disposition: attachment`): a plain link may lead here. */
export const readAccountData = defineEndpoint({
  method: 'GET',
  path: '/api/account/data',
  reply: z.object({
    /** ISO instant. */
    madeAt: z.string(),
    /** By the name of what it is: 'account', 'itineraries', 'shareLinks', 'conversations', each as the feature tells it. */
    data: z.record(z.string(), z.unknown()),
  }),
  errors: ['not-signed-in', 'not-allowed'],
})

/** The account and all that hangs on it, links and conversations included, at once and for good. */
export const deleteAccount = defineEndpoint({
  method: 'DELETE',
  path: '/api/account',
  /** Said once more, so that no stray call does it. */
  query: z.object({ confirm: z.literal('delete') }),
  reply: done,
  errors: ['not-signed-in', 'not-allowed'],
})
