import { ConfigError, readVariable } from './read-variable.ts'
import type { Environment } from './read-variable.ts'
import { SIGN_IN_VARIABLES } from './sign-in-variables.ts'
import type { Variable } from './variable.ts'

export interface GoogleConfig {
  provider: 'google'
  clientId: string
  clientSecret: string
}

export interface AppleConfig {
  provider: 'apple'
  clientId: string
  teamId: string
  keyId: string
  /** PEM. */
  privateKey: string
}

export interface OpenIdConfig {
  provider: 'openid'
  issuer: string
  clientId: string
  clientSecret: string
  label: string
}

export type SignInConfig = GoogleConfig | AppleConfig | OpenIdConfig

/** With whom visitors sign in, the default first; none where nothing is set. Throws for a set that is not whole, naming what it lacks. */
export function readSignIn(env: Environment): SignInConfig[] {
  const label = readVariable(env, SIGN_IN_VARIABLES.oidcLabel)
  const { googleClientId, googleClientSecret, appleClientId, appleTeamId, appleKeyId, applePrivateKey, oidcIssuer, oidcClientId, oidcClientSecret } = SIGN_IN_VARIABLES
  const google = readWhole(env, { clientId: googleClientId, clientSecret: googleClientSecret })
  const apple = readWhole(env, { clientId: appleClientId, teamId: appleTeamId, keyId: appleKeyId, privateKey: applePrivateKey })
  const openid = readWhole(env, { issuer: oidcIssuer, clientId: oidcClientId, clientSecret: oidcClientSecret })
  return [
    ...(google === null ? [] : [{ provider: 'google' as const, ...google }]),
    ...(apple === null ? [] : [{ provider: 'apple' as const, ...apple }]),
    ...(openid === null ? [] : [{ provider: 'openid' as const, ...openid, label: label ?? new URL(openid.issuer).host }]),
  ]
}

/** All of a set, or null where none of it is there. */
function readWhole<Key extends string>(env: Environment, variables: Record<Key, Variable<string>>): Record<Key, string> | null {
  const entries = Object.entries<Variable<string>>(variables)
  const read = entries.map(([key, variable]) => ({ key, variable, value: readVariable(env, variable) }))
  const given = read.filter(({ value }) => value !== undefined)
  if (given.length === 0) return null
  const lacking = read.find(({ value }) => value === undefined)
  if (lacking !== undefined) {
    throw new ConfigError(lacking.variable.name, `${lacking.variable.expected}, where ${given.map(({ variable }) => variable.name).join(' and ')} ${given.length === 1 ? 'is' : 'are'} set`, '')
  }
  return Object.fromEntries(read.map(({ key, value }) => [key, value])) as Record<Key, string>
}
