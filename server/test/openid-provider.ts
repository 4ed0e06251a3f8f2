import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { interactionPolicy } from 'oidc-provider'
import type { Configuration } from 'oidc-provider'

export const CLIENT_ID = 'meander-at-a-provider'
export const CLIENT_SECRET = 'a-secret-of-the-test-which-is-long-enough'

export interface ProviderOptions {
  /** Where sign-ins end: the address of the server under test. */
  callback: string
  /** What it is called in public; left out, its own address. */
  issuer?: string
  /** What the token call's form becomes before it is looked at; throws for a secret that is not good. */
  readSecret?: (form: URLSearchParams) => void
}

/** An OpenID provider on a port of its own, in which one person is signed in already: it says who that is without asking. */
export interface TestProvider {
  issuer: string
  url: string
  /** Whom it says that it is. */
  person: Record<string, unknown> & { sub: string }
  /** What goes wrong from now on. */
  fault: null | 'says no' | 'breaks off' | 'says nothing useful'
  /** As `fetch`, where its public name leads here. */
  fetch: typeof globalThis.fetch
  close(): Promise<void>
}

export async function startOpenIdProvider({ callback, issuer: named, readSecret }: ProviderOptions): Promise<TestProvider> {
  const http = createServer()
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const issuer = named ?? url
  const test: TestProvider = {
    issuer,
    url,
    person: { sub: 'person-1', name: 'Ana Lima', email: 'ana@example.org', email_verified: true },
    fault: null,
    fetch: (input, init) => fetch(String(input).replace(issuer, url), init),
    async close() {
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
    },
  }
  const provider = new Provider(issuer, configurationOf(test, callback))
  provider.proxy = true
  const { protocol, host } = new URL(issuer)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    Object.assign(request.headers, { 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-host': host })
    if (request.url?.startsWith('/interaction/')) {
      const result = test.fault === 'says no' ? { error: 'access_denied' } : { select_account: {}, login: { accountId: test.person.sub } }
      return provider.interactionFinished(request, response, result)
    }
    if (request.url === '/token' && test.fault === 'breaks off') return void request.destroy()
    if (request.url === '/token' && test.fault === 'says nothing useful') return void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
    if (request.url === '/token' && readSecret !== undefined) await readForm(request, readSecret)
    await provider.callback()(request, response)
  }
  http.on('request', (request, response) => void answer(request, response))
  return test
}

/** Leaves the body as the provider takes one that was read before. */
async function readForm(request: IncomingMessage, readSecret: (form: URLSearchParams) => void): Promise<void> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  const form = new URLSearchParams(text)
  readSecret(form)
  Object.assign(request, { body: Object.fromEntries(form) })
}

/** As Google has it: people may be asked which of their accounts it shall be. */
function policy(): interactionPolicy.DefaultPolicy {
  const base = interactionPolicy.base()
  base.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return base
}

function configurationOf(test: TestProvider, callback: string): Configuration {
  const scope = 'openid profile email name'
  return {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: [callback],
        token_endpoint_auth_method: callback.includes('/openid/') ? 'client_secret_basic' : 'client_secret_post',
      },
    ],
    scopes: scope.split(' '),
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['a-key-of-the-test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy: policy(), url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    findAccount: async (_ctx, sub) => ({ accountId: sub, claims: async () => ({ ...test.person, sub }) }),
    async loadExistingGrant(ctx) {
      const { client, session, provider } = ctx.oidc
      if (client === undefined || session?.accountId === undefined) return undefined
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope(scope)
      await grant.save()
      return grant
    },
  }
}
