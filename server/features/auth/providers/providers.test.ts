import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { beginSignIn, pollSignIn, readCurrentUser } from '@meander/sdk/contract/auth'
import { createItinerary, listItineraries } from '@meander/sdk/contract/itineraries'
import { createBrowser } from '../../../test/browser.ts'
import type { Browser, Visit } from '../../../test/browser.ts'
import { CLIENT_ID, CLIENT_SECRET, startOpenIdProvider } from '../../../test/openid-provider.ts'
import type { ProviderOptions, TestProvider } from '../../../test/openid-provider.ts'
import { startServer } from '../../../test/start-server.ts'
import type { TestServer } from '../../../test/start-server.ts'

const PUBLIC_URL = 'https://planner.example'
const BLOG = 'https://blog.example'
const GUEST = 'mdr_guest_1'
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256', privateKeyEncoding: { type: 'pkcs8', format: 'pem' }, publicKeyEncoding: { type: 'spki', format: 'pem' } })

const SETTINGS = {
  google: { GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_CLIENT_SECRET: CLIENT_SECRET },
  apple: { APPLE_CLIENT_ID: CLIENT_ID, APPLE_TEAM_ID: 'TEAM567890', APPLE_KEY_ID: 'KEY4567890', APPLE_PRIVATE_KEY: privateKey.replaceAll('\n', '\\n') },
}

type Name = 'google' | 'apple' | 'openid'

let provider: TestProvider
let server: TestServer
let browser: Browser
/** What the provider's answer becomes on its way. */
let onTheWay: (tokens: Record<string, unknown>) => Record<string, unknown>
beforeEach(() => {
  onTheWay = (tokens) => tokens
})
afterEach(async () => {
  await server.close()
  await provider.close()
})

const ISSUERS = { google: 'https://accounts.google.com', apple: 'https://appleid.apple.com' }

/** The server with one provider configured, and a browser for which all names lead to where they should. */
async function begin(name: Name, env: Record<string, string> = {}): Promise<void> {
  const options: ProviderOptions = { callback: `${PUBLIC_URL}/api/auth/${name}/callback` }
  if (name !== 'openid') options.issuer = ISSUERS[name]
  if (name === 'apple') options.readSecret = readAppleSecret
  provider = await startOpenIdProvider(options)
  const settings = name === 'openid' ? { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: CLIENT_ID, OIDC_CLIENT_SECRET: CLIENT_SECRET } : SETTINGS[name]
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const answer = await provider.fetch(input, init)
    if (!String(input).endsWith('/token') || !answer.ok) return answer
    return Response.json(onTheWay((await answer.json()) as Record<string, unknown>))
  }
  server = await startServer({ env: { PUBLIC_URL, ALLOWED_ORIGINS: BLOG, LOG_LEVEL: 'silent', ...settings, ...env }, given: { fetch } })
  browser = createBrowser(PUBLIC_URL, { reachedAt: (address) => (address.origin === PUBLIC_URL ? server.url : provider.url) })
}

/** Apple's secret is a token: by whom, for whom, for how long, and signed by the key that it gave out. */
function readAppleSecret(form: URLSearchParams): void {
  const [header = '', claims = '', signature = ''] = (form.get('client_secret') ?? '').split('.')
  const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>
  const { iat, exp, ...told } = read(claims)
  const isGood =
    verify('sha256', Buffer.from(`${header}.${claims}`), { key: createPublicKey(publicKey), dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')) &&
    read(header)['kid'] === 'KEY4567890' &&
    Number(exp) - Number(iat) <= 600 &&
    JSON.stringify(told) === JSON.stringify({ iss: 'TEAM567890', aud: 'https://appleid.apple.com', sub: CLIENT_ID })
  form.set('client_secret', isGood ? CLIENT_SECRET : 'not good')
}

/** Sends the form that the provider's page sends by itself, from the provider's site: without our cookies. */
async function sendForm(page: Visit, more: Record<string, string> = {}): Promise<Visit> {
  const action = /action="([^"]+)"/.exec(page.text)?.[1] ?? ''
  const fields = [...page.text.matchAll(/name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']): [string, string] => [name, value])
  const { pathname } = new URL(action)
  const answer = await server.fetch(pathname, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: 'https://appleid.apple.com', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams([...fields, ...Object.entries(more)]),
  })
  expect(answer.status).toBe(303)
  expect(answer.headers.getSetCookie()).toEqual([])
  return browser.open(`${PUBLIC_URL}${answer.headers.get('location')}`)
}

async function signIn(name: Name, path = `/api/auth/${name}`): Promise<Visit> {
  const page = await browser.open(new URL(path, PUBLIC_URL).href)
  return name === 'apple' ? sendForm(page) : page
}

const who = () => server.as(null, browser.headers('/')).call(readCurrentUser)
const ending = (visit: Visit) => visit.seen.at(-1)

describe.each<Name>(['google', 'apple', 'openid'])('signing in with %s', (name) => {
  it('says who it is and goes back to where it was [3.9, 6.4, 7.8]', async () => {
    await begin(name)
    expect(ending(await signIn(name, `/api/auth/${name}?returnTo=%2Fitineraries`))).toBe('/itineraries')
    expect(await who()).toEqual({ id: expect.any(String), name: name === 'apple' ? null : 'Ana Lima', email: 'ana@example.org' })
  })

  it('is one account each time, and the guest’s trips are its own', async () => {
    await begin(name)
    await server.as(GUEST).call(createItinerary, { body: { title: 'Lisbon', destination: 'Lisbon' } })
    await signIn(name, `/api/auth/${name}?clientUserId=${GUEST}`)
    const first = await who()
    expect(await server.as(null, browser.headers('/')).call(listItineraries)).toMatchObject([{ title: 'Lisbon', userId: first.id }])
    await signIn(name)
    expect((await who()).id).toBe(first.id)
  })

  it('is what /api/login begins with, and the demo account is nowhere [2.12]', async () => {
    await begin(name)
    const start = await server.fetch('/api/login', { redirect: 'manual' })
    expect(start.headers.get('location')).toMatch(new RegExp(`^/api/auth/${name}\\?`))
    expect((await browser.open('/api/auth/demo')).seen.at(-1)).toBe('/login-failed?error=unknown_provider')
    expect((await server.fetch('/oidc/.well-known/openid-configuration')).status).toBe(404)
  })

  it('asks first which page it is for, before a provider that would pass on whom it knows', async () => {
    await begin(name)
    const page = server.as(GUEST, { origin: BLOG })
    const begun = await page.call(beginSignIn)
    const asked = await browser.open(begun.authorizeUrl)
    expect(asked.text).toContain('<strong>blog.example</strong> asks to save trips for you')
    expect(asked.headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/)
    const goOn = /class="go" href="([^"]+)"/.exec(asked.text)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const poll = () => page.call(pollSignIn, { params: { transactionId: begun.transactionId }, body: { pollSecret: begun.pollSecret } })
    // A link that somebody else made says yes for nobody.
    const other = createBrowser(PUBLIC_URL, { reachedAt: () => server.url })
    expect((await other.open(goOn)).text).toContain('asks to save trips for you')
    expect(await poll()).toEqual({ state: 'pending' })
    expect(ending(await signIn(name, goOn))).toBe(`/api/auth/finished?transaction=${begun.transactionId}`)
    expect(await poll()).toMatchObject({ state: 'complete', user: { email: 'ana@example.org' } })
  })

  it('asks in German where the page’s planner speaks it', async () => {
    await begin(name)
    const begun = await server.as(GUEST, { origin: BLOG }).call(beginSignIn)
    const asked = await browser.open(`${begun.authorizeUrl}&language=de`)
    expect(asked.text).toContain('<strong>blog.example</strong> möchte Reisen für Sie speichern')
    const goOn = /class="go" href="([^"]+)"/.exec(asked.text)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect((await signIn(name, goOn)).text).toContain('Sie sind angemeldet')
  })

  it('may be given up on that page, and the other page is told', async () => {
    await begin(name)
    const page = server.as(GUEST, { origin: BLOG })
    const begun = await page.call(beginSignIn)
    const asked = await browser.open(begun.authorizeUrl)
    const cancel = /class="way" href="([^"]+)"/.exec(asked.text)?.[1] ?? ''
    expect(ending(await browser.open(cancel))).toBe('/login-failed?error=sign_in_cancelled')
    const outcome = page.call(pollSignIn, { params: { transactionId: begun.transactionId }, body: { pollSecret: begun.pollSecret } })
    expect(await outcome).toEqual({ state: 'failed', error: 'sign_in_cancelled' })
  })

  it('may be given up at the provider', async () => {
    await begin(name)
    provider.fault = 'says no'
    expect(ending(await signIn(name))).toBe('/')
  })

  it.each(['breaks off', 'says nothing useful'] as const)('fails with a word, and leaves the guest all, when the provider %s', async (fault) => {
    await begin(name)
    await server.as(GUEST).call(createItinerary, { body: { title: 'Lisbon', destination: 'Lisbon' } })
    provider.fault = fault
    expect(ending(await signIn(name, `/api/auth/${name}?clientUserId=${GUEST}`))).toBe('/login-failed?error=sign_in_failed')
    expect(await server.as(GUEST).call(listItineraries)).toHaveLength(1)
    provider.fault = null
    expect(ending(await signIn(name))).toBe('/')
  })

  it.each([
    ['issuer', { iss: 'https://elsewhere.example' }],
    ['audience', { aud: 'somebody-else' }],
    ['nonce', { nonce: 'of-another-sign-in' }],
    ['time', { exp: 1 }],
  ])('takes no identity of another %s', async (_, lie) => {
    await begin(name)
    onTheWay = (tokens) => ({ ...tokens, id_token: retell(String(tokens['id_token']), lie) })
    expect(ending(await signIn(name))).toBe('/login-failed?error=sign_in_failed')
    expect(browser.cookies().some((cookie) => cookie.name.includes('meander_session'))).toBe(false)
  })
})

function retell(token: string, lie: object): string {
  const [header, claims = '', signature] = token.split('.')
  const told = { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), ...lie }
  return [header, Buffer.from(JSON.stringify(told)).toString('base64url'), signature].join('.')
}

describe('a provider that does not answer', () => {
  it('is told, to the page that waits as well, and asked anew by the next who comes', async () => {
    await begin('google')
    const reach = provider.fetch
    provider.fetch = () => Promise.reject(new TypeError('fetch failed'))
    expect((await browser.open('/api/auth/google')).seen.at(-1)).toBe('/login-failed?error=provider_unavailable')

    const page = server.as(GUEST, { origin: BLOG })
    const begun = await page.call(beginSignIn)
    const asked = await browser.open(begun.authorizeUrl)
    const goOn = /class="go" href="([^"]+)"/.exec(asked.text)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect((await browser.open(goOn)).seen.at(-1)).toBe('/login-failed?error=provider_unavailable')
    const outcome = page.call(pollSignIn, { params: { transactionId: begun.transactionId }, body: { pollSecret: begun.pollSecret } })
    expect(await outcome).toEqual({ state: 'failed', error: 'provider_unavailable' })

    provider.fetch = reach
    expect(ending(await signIn('google'))).toBe('/')
  })

  it('takes no wrong secret', async () => {
    await begin('google', { GOOGLE_CLIENT_SECRET: 'another-secret' })
    expect(ending(await signIn('google'))).toBe('/login-failed?error=sign_in_failed')
  })
})

describe('Apple', () => {
  it('tells the name once, beside its first answer, and it stays', async () => {
    await begin('apple')
    const user = JSON.stringify({ name: { firstName: ' Ana\n', lastName: 'Lima' }, email: 'ana@example.org' })
    expect(ending(await sendForm(await browser.open(`${PUBLIC_URL}/api/auth/apple`), { user }))).toBe('/')
    expect((await who()).name).toBe('Ana Lima')
    await signIn('apple')
    expect((await who()).name).toBe('Ana Lima')
  })

  it.each(['not JSON', '{"name":"Ana"}', JSON.stringify({ name: { firstName: 'x'.repeat(5000) } })])('is believed no more than a name (%#)', async (user) => {
    await begin('apple')
    expect(ending(await sendForm(await browser.open(`${PUBLIC_URL}/api/auth/apple`), { user }))).toBe('/')
    expect((await who()).name ?? '').toMatch(/^x{0,120}$/)
  })

  it('is the only one whose answer may come from another site, at that one address', async () => {
    await begin('apple')
    const post = (path: string) => server.fetch(path, { method: 'POST', redirect: 'manual', headers: { origin: 'https://appleid.apple.com', 'content-type': 'application/x-www-form-urlencoded' }, body: 'state=made-up&code=made-up' })
    expect((await post('/api/auth/sign-out')).status).toBe(403)
    expect((await post('/api/auth/google/callback')).status).toBe(403)
    const answer = await post('/api/auth/apple/callback')
    expect(answer.headers.get('location')).toBe('/api/auth/apple/callback?code=made-up&state=made-up')
    expect(ending(await browser.open('/api/auth/apple/callback?code=made-up&state=made-up'))).toBe('/login-failed?error=sign_in_expired')
  })
})

describe('an address that a provider has not made sure of', () => {
  it('is nobody’s', async () => {
    await begin('openid')
    provider.person = { sub: 'person-2', name: 'Ben', email: 'ana@example.org', email_verified: false }
    await signIn('openid')
    expect(await who()).toMatchObject({ name: 'Ben', email: null })
  })
})
