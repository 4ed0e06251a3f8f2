import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readCurrentUser, signOut } from '@meander/sdk/contract/auth'
import { NOBODY_HEADER } from '@meander/sdk/contract/who-is-here'
import { initConversation, listRecentConversations, sendMessage } from '@meander/sdk/contract/chat'
import { createItinerary, listItineraries } from '@meander/sdk/contract/itineraries'
import { createBrowser } from '../../test/browser.ts'
import { signIn } from '../../test/sign-in.ts'
import { startServer } from '../../test/start-server.ts'
import type { TestServer } from '../../test/start-server.ts'
import { LIFETIME } from './sessions.ts'

const GUEST = 'mdr_guest_1'
const lisbon = { title: 'Lisbon', destination: 'Lisbon' }

let server: TestServer
let now: Date
beforeEach(async () => {
  now = new Date()
  server = await startServer({ given: { clock: () => now } })
})
afterEach(() => server.close())

const pass = (milliseconds: number) => (now = new Date(now.getTime() + milliseconds))

describe('signing in, in a tab', () => {
  it('signs the browser in by a cookie and answers who it is [3.9, 3.10, 7.8, 7.12, 6.4]', async () => {
    const browser = createBrowser(server.url)
    const page = await browser.open('/api/auth/demo')
    expect(page.text).toContain('<title>Sign in to Meander</title>')
    expect(page.text).toContain('Meander demo account')
    expect(page.text).not.toContain('asks to save trips')
    const done = await browser.submit({ entry: 'Ana' })
    expect(done.address.pathname).toBe('/')
    const user = await server.as(null, browser.headers('/')).call(readCurrentUser)
    expect(user).toEqual({ id: expect.any(String), name: 'Ana', email: null })
  })

  it('gives each entry an account of its own, an address as e-mail', async () => {
    const ana = await signIn(server, ' Ana ')
    const again = await signIn(server, 'ANA')
    const mail = await signIn(server, 'Ana@Example.org')
    expect(again.user.id).toBe(ana.user.id)
    expect(mail.user).toEqual({ id: expect.any(String), name: null, email: 'ana@example.org' })
    expect(mail.user.id).not.toBe(ana.user.id)
  })

  it('makes one account of a new entry, however many browsers use it at the same moment', async () => {
    const browsers = await Promise.all([1, 2, 3, 4].map(() => signIn(server, 'Zoë')))
    expect(new Set(browsers.map(({ user }) => user.id)).size).toBe(1)
    expect(await server.deps.db.selectFrom('users').selectAll().execute()).toHaveLength(1)
  })

  it('asks again for a name that is blank, and keeps what was typed', async () => {
    const browser = createBrowser(server.url)
    await browser.open('/api/auth/demo')
    const page = await browser.submit({ entry: '   ' })
    expect(page.status).toBe(400)
    expect(page.text).toContain('Please enter a name or an e-mail address.')
    expect((await browser.submit({ entry: 'Ana' })).address.pathname).toBe('/')
  })

  it('writes what was typed as text, never as markup', async () => {
    const browser = createBrowser(server.url)
    await browser.open('/api/auth/demo')
    const page = await browser.submit({ entry: `"><script>alert(1)</script>${'x'.repeat(200)}` })
    expect(page.text).toContain('&quot;&gt;&lt;script&gt;')
    expect(page.text).not.toContain('<script>')
  })

  it('keeps the cookie from scripts and from other sites', async () => {
    const { browser } = await signIn(server, 'Ana')
    const cookie = browser.cookies().find(({ name }) => name === 'meander_session')
    expect(cookie?.attributes).toMatch(/HttpOnly/)
    expect(cookie?.attributes).toMatch(/SameSite=Lax/)
    expect(cookie?.value).toHaveLength(43)
  })

  it('keeps nothing of the browser but the session', async () => {
    await signIn(server, 'Ana')
    const { db } = server.deps
    const kept = await Promise.all((['sessions', 'sign_ins', 'users', 'demo_accounts', 'demo_artifacts'] as const).map((table) => db.selectFrom(table).selectAll().execute()))
    expect(kept[0]).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toContain('Browser of a test')
  })

  it('goes back to the page it came from [2.16]', async () => {
    const browser = createBrowser(server.url)
    const start = await fetch(`${server.url}/api/login`, { redirect: 'manual', headers: { referer: `${server.url}/itineraries?sort=new` } })
    expect(start.status).toBe(302)
    await browser.open(String(start.headers.get('location')))
    const done = await browser.submit({ entry: 'Ana' })
    expect(done.seen.at(-1)).toBe('/itineraries?sort=new')
  })

  it.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', '/.//elsewhere.example', '/api/auth/logout', 'javascript:alert(1)'])(
    'never sends anybody to %s',
    async (returnTo) => {
      const browser = createBrowser(server.url)
      await browser.open(`/api/auth/demo?returnTo=${encodeURIComponent(returnTo)}`)
      const done = await browser.submit({ entry: 'Ana' })
      expect(done.address.origin).toBe(server.url)
      expect(done.address.pathname).not.toMatch(/^\/(\/|api)/)
    },
  )

  it.each(['/api/auth/demo?popup=1', '/api/login?popup=1'])('ends in a page that closes itself, when %s began it in a pop-up', async (start) => {
    const browser = createBrowser(server.url)
    await browser.open(start)
    const done = await browser.submit({ entry: 'Ana' })
    expect(done.address.pathname).toBe('/api/auth/finished')
    expect(done.text).toContain(`data-origin="${server.url}"`)
    expect(done.headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
    const script = await server.fetch('/api/auth/assets/finished.js')
    expect(script.headers.get('content-type')).toMatch(/javascript/)
    expect(await script.text()).toContain('window.close()')
  })

  it('keeps the opener on every page of the way, and out of frames', async () => {
    const browser = createBrowser(server.url)
    const page = await browser.open('/api/auth/demo')
    expect(page.headers.get('cross-origin-opener-policy')).toBe('unsafe-none')
    expect(page.headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/)
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self';/)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.text).not.toMatch(/<style|style="|<script(?! src)/)
  })
})

describe('signing in behind a proxy', () => {
  it('works under a name that this server itself cannot reach, with cookies for that name alone', async () => {
    const publicUrl = 'https://planner.invalid'
    const hidden = await startServer({ env: { PUBLIC_URL: publicUrl } })
    try {
      const browser = createBrowser(publicUrl, { reachedAt: () => hidden.url })
      const page = await browser.open('/api/auth/demo')
      expect(page.address.href).toMatch(/^https:\/\/planner\.invalid\/oidc\/sign-in\//)
      expect(browser.cookies().every(({ attributes }) => /(^|; )secure/i.test(attributes))).toBe(true)
      const done = await browser.submit({ entry: 'Ana' })
      expect(done.address.href).toBe('https://planner.invalid/')
      const ours = browser.cookies().filter(({ name }) => name.includes('meander_session'))
      expect(ours).toMatchObject([{ name: '__Host-meander_session', path: '/', attributes: expect.stringMatching(/Secure/) }])
      expect(await hidden.as(null, browser.headers('/')).call(readCurrentUser)).toMatchObject({ name: 'Ana' })
    } finally {
      await hidden.close()
    }
  })

  it('goes on at any instance: nothing of it is in the memory of one', async () => {
    const publicUrl = server.url
    const second = await startServer({ env: { PUBLIC_URL: publicUrl }, given: { db: server.deps.db } })
    try {
      const instances = [server.url, second.url]
      let requests = 0
      const browser = createBrowser(publicUrl, { reachedAt: () => instances[requests++ % 2] ?? '' })
      await browser.open('/api/auth/demo')
      expect((await browser.submit({ entry: 'Ana' })).address.pathname).toBe('/')
      expect(requests).toBeGreaterThan(5)
      for (const instance of [server, second]) {
        expect(await instance.as(null, browser.headers('/')).call(readCurrentUser)).toMatchObject({ name: 'Ana' })
      }
    } finally {
      await second.close()
    }
  })

  it('goes on at the public name of the same machine, where its cookies are', async () => {
    const other = server.url.replace('127.0.0.1', 'localhost')
    const answer = await fetch(`${other}/api/auth/demo?returnTo=%2Fchat`, { redirect: 'manual' })
    expect(answer.headers.get('location')).toBe(`${server.url}/api/auth/demo?returnTo=%2Fchat`)
    expect(answer.headers.getSetCookie()).toEqual([])
  })
})

describe('a sign-in that fails', () => {
  const failure = (provider: string) => fetch(`${server.url}/api/auth/${provider}`, { redirect: 'manual' }).then((answer) => answer.headers.get('location'))

  it('names a provider that is not configured, or not known [8.76]', async () => {
    expect(await failure('apple')).toBe('/login-failed?error=apple_not_configured')
    expect(await failure('google')).toBe('/login-failed?error=google_not_configured')
    expect(await failure('elsewhere')).toBe('/login-failed?error=unknown_provider')
  })

  it.each([
    ['in the whole page, which goes back to where one was', 'returnTo=/itinerary/trip_1', '/itinerary/trip_1'],
    ['in the pop-up, which says so', 'popup=1', '/login-failed?error=sign_in_cancelled'],
  ])('may be given up %s', async (_, query, end) => {
    const browser = createBrowser(server.url)
    await browser.open(`/api/auth/demo?${query}`)
    const done = await browser.submit({ action: 'cancel' })
    expect(done.seen.at(-1)).toBe(end)
    expect(browser.cookies().some(({ name }) => name === 'meander_session')).toBe(false)
  })

  it('takes an answer from the browser that began it, and once', async () => {
    const browser = createBrowser(server.url)
    await browser.open('/api/auth/demo')
    const { seen } = await browser.submit({ entry: 'Ana' })
    const callback = String(seen.find((path) => path.startsWith('/api/auth/demo/callback')))
    expect((await createBrowser(server.url).open(callback)).seen.at(-1)).toBe('/login-failed?error=sign_in_expired')
    expect((await browser.open(callback)).seen.at(-1)).toBe('/login-failed?error=sign_in_expired')
  })

  it('says so when it took too long', async () => {
    const browser = createBrowser(server.url)
    await browser.open('/api/auth/demo')
    pass(31 * 60_000)
    expect((await browser.submit({ entry: 'Ana' })).seen.at(-1)).toBe('/login-failed?error=sign_in_expired')
  })

  it('is told for a made-up answer', async () => {
    const done = await createBrowser(server.url).open('/api/auth/demo/callback?code=made-up&state=made-up')
    expect(done.seen.at(-1)).toBe('/login-failed?error=sign_in_expired')
  })
})

describe('a session', () => {
  const who = (headers: Record<string, string>) => server.as(null, headers).send(readCurrentUser)

  it('is nobody’s at first [7.10]', async () => {
    const answer = await who({})
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 'not-signed-in' })
  })

  it('is nobody’s, and no error, to a page that asks so', async () => {
    const answer = await who({ [NOBODY_HEADER]: '1' })
    expect([answer.status, await answer.text(), answer.headers.get('cache-control')]).toEqual([204, '', 'no-store'])
    const { browser } = await signIn(server, 'Ana')
    expect(await (await who({ ...browser.headers('/'), [NOBODY_HEADER]: '1' })).json()).toMatchObject({ name: 'Ana' })
  })

  it('keeps two cookies in the browser, and none after the logout', async () => {
    const browser = createBrowser(server.url)
    await browser.open('/api/auth/demo')
    await browser.submit({ entry: 'Ana' })
    expect(browser.cookies().map(({ name }) => name).toSorted()).toEqual(['meander_session', 'meander_sign_in'])
    await browser.open('/api/auth/logout')
    expect(browser.cookies()).toEqual([])
  })

  it('ends by the logout address, which goes to the front page [7.13]', async () => {
    const { browser } = await signIn(server, 'Ana')
    const stolen = browser.headers('/')
    const done = await browser.open('/api/auth/logout')
    expect(done.seen).toEqual(['/api/auth/logout', '/'])
    expect(browser.cookies().some(({ name }) => name === 'meander_session')).toBe(false)
    expect((await who(stolen)).status).toBe(401)
  })

  it('ends by the sign-out call', async () => {
    const ana = await signIn(server, 'Ana')
    expect(await ana.call(signOut)).toEqual({ success: true })
    expect((await ana.send(readCurrentUser)).status).toBe(401)
  })

  it('is a new one after each sign-in; the one before is over', async () => {
    const { browser } = await signIn(server, 'Ana')
    const before = browser.headers('/')
    await browser.open('/api/auth/demo')
    await browser.submit({ entry: 'Ben' })
    expect((await who(before)).status).toBe(401)
    expect(await server.as(null, browser.headers('/')).call(readCurrentUser)).toMatchObject({ name: 'Ben' })
  })

  it('lives as long as it is used, but not for ever', async () => {
    const { browser } = await signIn(server, 'Ana')
    const headers = browser.headers('/')
    for (let used = 0; used + 29 * 86_400_000 < LIFETIME.cookie.absolute; used += 29 * 86_400_000) {
      expect((await who(headers)).status).toBe(200)
      pass(29 * 86_400_000)
    }
    pass(29 * 86_400_000)
    expect((await who(headers)).status).toBe(401)
  })

  it('runs out when it is not used', async () => {
    const { browser } = await signIn(server, 'Ana')
    pass(LIFETIME.cookie.idle)
    expect((await who(browser.headers('/'))).status).toBe(401)
  })

  it('that has ended makes no guest of a page that takes itself to be signed in', async () => {
    const ana = await signIn(server, 'Ana', { clientUserId: GUEST })
    const headers = { ...ana.browser.headers('/'), 'x-meander-signed-in': '1' }
    expect(await server.as(GUEST, headers).call(listItineraries)).toEqual([])
    pass(LIFETIME.cookie.idle)
    await expect(server.as(GUEST, headers).call(listItineraries)).rejects.toMatchObject({ status: 401, body: { message: 'Your sign-in has ended. Please sign in again.' } })
    expect(await server.as(GUEST, ana.browser.headers('/')).call(listItineraries)).toEqual([])
  })

  it('keeps no token that could be read and used', async () => {
    const { browser } = await signIn(server, 'Ana')
    const token = browser.cookies().find(({ name }) => name === 'meander_session')?.value ?? ''
    const rows = await server.deps.db.selectFrom('session_tokens').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('counts for our own pages alone: the cookie is nothing in the hands of another origin', async () => {
    const { browser } = await signIn(server, 'Ana')
    expect((await who({ ...browser.headers('/'), origin: 'http://localhost:9999' })).status).toBe(401)
  })
})

describe('what a guest made', () => {
  it('is the account’s after signing in, and no longer the guest’s [6.10]', async () => {
    const guest = server.as(GUEST)
    const { id } = await guest.call(createItinerary, { body: lisbon })
    const ana = await signIn(server, 'Ana', { clientUserId: GUEST })
    expect(await ana.call(listItineraries)).toMatchObject([{ id, userId: ana.user.id, clientUserId: null }])
    expect(await guest.call(listItineraries)).toEqual([])
  })

  it('takes the conversations along [6.10]', async () => {
    const guest = server.as(GUEST)
    const { sessionId } = await guest.call(initConversation)
    await guest.call(sendMessage, { body: { sessionId, message: 'Four days in Lisbon' } })
    const ana = await signIn(server, 'Ana', { clientUserId: GUEST })
    expect((await ana.call(listRecentConversations)).map(({ id }) => id)).toEqual([sessionId])
    expect(await guest.call(listRecentConversations)).toEqual([])
  })

  it('stays with the account that claimed it first', async () => {
    await server.as(GUEST).call(createItinerary, { body: lisbon })
    const ana = await signIn(server, 'Ana', { clientUserId: GUEST })
    const ben = await signIn(server, 'Ben', { clientUserId: GUEST })
    expect(await ana.call(listItineraries)).toHaveLength(1)
    expect(await ben.call(listItineraries)).toEqual([])
  })

  it('stays the guest’s when the sign-in is given up', async () => {
    const guest = server.as(GUEST)
    await guest.call(createItinerary, { body: lisbon })
    const browser = createBrowser(server.url)
    await browser.open(`/api/auth/demo?clientUserId=${GUEST}`)
    await browser.submit({ action: 'cancel' })
    expect(await guest.call(listItineraries)).toHaveLength(1)
  })
})
