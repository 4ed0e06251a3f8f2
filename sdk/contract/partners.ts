import * as z from 'zod/mini'
import { isPlainTheme } from './theme.ts'

/*
 * What is registered of those who embed the planner. It is no call of the API but a script, since before the visitor's first act a page
 * fetches nothing else: at `partnerPath` lies a module that exports what is in a `RegisteredPartner`.
 */

const words = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest))

/** What holds on the pages of a partner where the tag itself says nothing else. Each may be left out. */
export const PartnerSettings = z.object({
  /** `#rrggbb`, of the button that leads on. */
  accent: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/i))),
  scheme: z.optional(z.enum(['auto', 'light', 'dark'])),
  /** Tokens, as the attribute has them; colours are `#rrggbb`. */
  theme: z.optional(z.string().check(z.refine(isPlainTheme))),
  /** What the planner may do with the pages around it. */
  article: z.optional(z.enum(['read', 'add'])),
  /** A place in words. */
  destination: z.optional(words(120)),
  /** BCP 47. */
  locale: z.optional(z.string().check(z.refine(isLocale))),
  /** ISO 4217. */
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  /** Names the partner to the booking provider: it stands in every link to a booking, and in `booking-clicked`. */
  campaign: z.optional(z.string().check(z.regex(/^[\w.-]{1,64}$/))),
})
export type PartnerSettings = z.infer<typeof PartnerSettings>

/** What the script of a key says to the page that asks. `problem`: why nothing holds there, told by `failed`. */
export interface RegisteredPartner {
  settings: PartnerSettings
  problem?: { code: 'partner'; message: string }
}

function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text)[0] === text
  } catch {
    return false
  }
}
