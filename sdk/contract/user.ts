import * as z from 'zod/mini'
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
