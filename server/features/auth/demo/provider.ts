import { KEPT_FOR } from '@meander/sdk/contract/kept-for'
import type { Kysely } from 'kysely'
import Provider from 'oidc-provider'
import type { Configuration as ProviderConfiguration } from 'oidc-provider'
import * as openid from 'openid-client'
import type { Logger } from 'pino'
import type { Database } from '../../../db/schema.ts'
import { loggable } from '../../../http/errors.ts'
import { once } from '../once.ts'
import { standardIdentity } from '../providers.ts'
import type { SignInProvider } from '../providers.ts'
import { callbackUrl } from '../sign-in.ts'
import { findAccount } from './accounts.ts'
import { createAdapter } from './adapter.ts'
import { inProcessFetch } from './in-process-fetch.ts'
import { loadSecrets } from './secrets.ts'
import type { DemoSecrets } from './secrets.ts'

export const DEMO = 'demo'
export const DEMO_LABEL = 'Meander demo account'
export const MOUNT = '/oidc'
export const SESSION_COOKIE = 'meander_demo_session'
/** Of one sign-in under way, on its own page alone. */
export const SIGN_IN_COOKIE = 'meander_demo_sign_in'
/** The issuer of its identities. Not its address: an account is the same when the server moves to another one. */
export const DEMO_IDENTITIES = 'meander-demo'
const CLIENT_ID = 'meander'
const SCOPE = 'openid profile email'

export interface DemoDeps {
  db: Kysely<Database>
  clock: () => Date
  log: Logger
  publicUrl: string
}

export interface DemoProvider {
  /** The provider as a server of its own, made when it is first needed. */
  server(): Promise<Provider>
  /** The same provider as a sign-in sees it. */
  signIn: SignInProvider
}

/** An OpenID provider inside this server, for machines where no other is configured: signing in is real, accounts have no password. */
export function createDemoProvider(deps: DemoDeps): DemoProvider {
  const issuer = new URL(MOUNT, deps.publicUrl).href
  const ready = once(async () => {
    const secrets = await loadSecrets(deps.db)
    const server = new Provider(issuer, providerConfiguration(deps, secrets))
    server.proxy = true
    server.on('server_error', (_ctx, error) => deps.log.error({ failure: loggable(error) }, 'the demo provider failed'))
    return { server, client: clientConfiguration(issuer, server, secrets) }
  })
  return {
    server: async () => (await ready()).server,
    signIn: {
      name: DEMO,
      label: DEMO_LABEL,
      namesPartner: true,
      answersByForm: false,
      configuration: async () => (await ready()).client,
      // Asked for each time: whoever signs out and in again may be somebody else.
      authorizationParameters: ({ partnerHost, language }) => ({ prompt: 'login', ui_locales: language, ...(partnerHost !== null && { partner: partnerHost }) }),
      identity: (claims) => standardIdentity(DEMO_IDENTITIES, claims),
    },
  }
}

function providerConfiguration({ db, clock, publicUrl }: DemoDeps, secrets: DemoSecrets): ProviderConfiguration {
  return {
    adapter: createAdapter(db, clock),
    jwks: { keys: [secrets.signingKey] },
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: secrets.clientSecret,
        redirect_uris: [callbackUrl(publicUrl, DEMO)],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        id_token_signed_response_alg: 'ES256',
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    scopes: SCOPE.split(' '),
    claims: { openid: ['sub'], profile: ['name'], email: ['email'] },
    conformIdTokenClaims: false,
    extraParams: ['partner'],
    pkce: { required: () => true },
    cookies: {
      keys: [secrets.cookieKey],
      names: { session: SESSION_COOKIE, interaction: SIGN_IN_COOKIE, resume: 'meander_demo_resume' },
      short: { signed: true, sameSite: 'lax' },
      long: { signed: true, sameSite: 'lax' },
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    ttl: { AccessToken: 300, AuthorizationCode: 60, Grant: 3600, IdToken: 300, Interaction: KEPT_FOR.signInMinutes * 60, Session: 3600 },
    interactions: { url: (_ctx, interaction) => `${MOUNT}/sign-in/${interaction.uid}` },
    findAccount: (_ctx, subject) => findAccount(db, subject),
    loadExistingGrant: grantAll,
    renderError: (ctx) => ctx.redirect('/login-failed?error=sign_in_failed'),
  }
}

/** The only client is this server itself: what it asks for was agreed to by pressing Continue. */
const grantAll: NonNullable<ProviderConfiguration['loadExistingGrant']> = async (ctx) => {
  const { client, session, provider } = ctx.oidc
  if (client === undefined || session?.accountId === undefined) return undefined
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope(SCOPE)
  await grant.save()
  return grant
}

function clientConfiguration(issuer: string, server: Provider, secrets: DemoSecrets): openid.Configuration {
  const client = new openid.Configuration(
    { issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` },
    CLIENT_ID,
    { client_secret: secrets.clientSecret, id_token_signed_response_alg: 'ES256' },
    openid.ClientSecretBasic(secrets.clientSecret),
  )
  const listener = server.callback()
  client[openid.customFetch] = inProcessFetch((request, response) => {
    request.url = request.url?.replace(MOUNT, '')
    void listener(request, response)
  })
  if (issuer.startsWith('http:')) openid.allowInsecureRequests(client)
  return client
}
