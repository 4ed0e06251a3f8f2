import type { Configuration } from 'openid-client'
import type { Language } from '../../http/language.ts'
import type { Identity } from './users.ts'

/** An OpenID provider that this server is a client of. */
export interface SignInProvider {
  name: string
  /** What the person is asked to trust: 'Meander demo account'. */
  label: string
  /** Whether its own page says which partner's page asks. */
  namesPartner: boolean
  /** Whether it sends its answer as a form, from its own site (`response_mode=form_post`). */
  answersByForm: boolean
  /** Who it is and how it is spoken to. May ask the network, so it is called when somebody signs in. */
  configuration(): Promise<Configuration>
  /** What its authorization call takes beside the standard parameters. */
  authorizationParameters(given: { partnerHost: string | null; language: Language }): Record<string, string>
  /** Reads the claims of its id token. */
  identity(claims: Record<string, unknown>): Identity
}

export interface SignInProviders {
  /** The one that '/api/login' and an embed begin with. */
  defaultName: string
  find(name: string): Found
}

export type Found = { state: 'ready'; provider: SignInProvider } | { state: 'failed'; error: string }

/** Providers that people know by name; until one is configured, asking for it is an error of its own. */
const KNOWN = ['google', 'apple']

/** The providers to sign in with, the default first. */
export function createProviders(configured: [SignInProvider, ...SignInProvider[]]): SignInProviders {
  const byName = new Map(configured.map((provider) => [provider.name, provider]))
  return {
    defaultName: configured[0].name,
    find(name) {
      const provider = byName.get(name)
      if (provider !== undefined) return { state: 'ready', provider }
      return { state: 'failed', error: KNOWN.includes(name) ? `${name}_not_configured` : 'unknown_provider' }
    },
  }
}

/** The standard claims of a person, as every provider sends them. An address that it has not made sure of is nobody's. */
export function standardIdentity(issuer: string, claims: Record<string, unknown>): Identity {
  return { issuer, subject: String(claims['sub']), name: textOf(claims['name']), email: isUnproved(claims['email_verified']) ? null : textOf(claims['email']) }
}

/** Apple says it as text. */
function isUnproved(verified: unknown): boolean {
  return verified === false || verified === 'false'
}

function textOf(claim: unknown): string | null {
  return typeof claim === 'string' && claim.trim() !== '' ? claim.trim() : null
}
