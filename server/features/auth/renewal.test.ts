import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readCurrentUser, renewAccessToken, signOut } from '@meander/sdk/contract/auth'
import type { AccessToken } from '@meander/sdk/contract/auth'
import { signInFromPage } from '../../test/embed-sign-in.ts'
import { startServer } from '../../test/start-server.ts'
import type { TestServer } from '../../test/start-server.ts'

const BLOG = 'http://localhost:9001'
const OTHER = 'http://localhost:9002'
const COOKIE = '__Host-meander_embed'
const HOUR = 3_600_000

let server: TestServer
let now: Date
beforeEach(async () => {
  now = new Date()
  server = await startServer({ given: { clock: () => now } })
})
afterEach(() => server.close())

const pass = (milliseconds: number) => (now = new Date(now.getTime() + milliseconds))
const signIn = (name = 'Ana', origin = BLOG) => signInFromPage(server, { name, origin, clientUserId: 'mdr_guest_1' })

interface Renewed {
  status: number
  access: AccessToken
  /** What the browser keeps; null where it is left as it was. */
  handle: string | null
  answer: Response
}

/** What a page of that origin is answered, with what its browser keeps. */
async function renew(given: { origin?: string; handle?: string | null; bearer?: string }): Promise<Renewed> {
  const headers: Record<string, string> = { ...(given.origin !== undefined && { origin: given.origin }) }
  if (given.handle) headers.cookie = `${COOKIE}=${given.handle}`
  if (given.bearer !== undefined) headers.authorization = `Bearer ${given.bearer}`
  const answer = await server.as(null, headers).send(renewAccessToken, { body: {} })
  const [cookie] = answer.headers.getSetCookie()
  return { status: answer.status, answer, access: (await answer.clone().json()) as AccessToken, handle: cookie?.split(';')[0]?.split('=')[1] ?? null }
}

/** Somebody who has signed in on the blog, whose planner has exchanged its bearer once, as it does at once. */
async function signedIn(name?: string): Promise<{ bearer: string; handle: string }> {
  const { accessToken } = await signIn(name)
  const { access, handle } = await renew({ origin: BLOG, bearer: accessToken })
  return { bearer: access.accessToken, handle: handle ?? '' }
}

const whoIs = (headers: Record<string, string>) => server.as(null, { origin: BLOG, ...headers }).send(readCurrentUser)
const opens = async (bearer: string) => (await whoIs({ authorization: `Bearer ${bearer}` })).status === 200

describe('an embed whose page is loaded anew', () => {
  it('is given a cookie that no script sees and that each site has for itself, with the first exchange', async () => {
    const { accessToken } = await signIn()
    const { answer, handle } = await renew({ origin: BLOG, bearer: accessToken })
    expect(answer.headers.getSetCookie()).toEqual([`${COOKIE}=${handle}; Path=/; Max-Age=43200; HttpOnly; Secure; SameSite=None; Partitioned`])
    expect(Buffer.from(handle ?? '', 'base64url')).toHaveLength(32)
    expect([answer.headers.get('access-control-allow-origin'), answer.headers.get('access-control-allow-credentials')]).toEqual([BLOG, 'true'])
  })

  it('goes on signed in by that cookie alone, and keeps another from then on', async () => {
    const { handle } = await signedIn('Ana')
    const next = await renew({ origin: BLOG, handle })
    expect([next.status, next.access.user.name]).toEqual([200, 'Ana'])
    expect(await opens(next.access.accessToken)).toBe(true)
    expect(next.handle).not.toBe(handle)
    // Two tabs that load at once have the same one.
    expect((await renew({ origin: BLOG, handle })).status).toBe(200)
    pass(61_000)
    expect((await renew({ origin: BLOG, handle })).status).toBe(401)
  })

  it('leaves another tab of the same sign-in what it has', async () => {
    const { bearer, handle } = await signedIn()
    await renew({ origin: BLOG, handle })
    pass(10 * 60_000)
    expect(await opens(bearer)).toBe(true)
  })

  it.each([
    ['of another origin of the same site', { origin: OTHER }],
    ['that does not say where it is', {}],
    ['of an origin that may not embed', { origin: 'https://evil.example' }],
  ])('a page %s gets nothing by it', async (_which, page) => {
    const { handle } = await signedIn()
    const { answer } = await renew({ ...page, handle })
    expect([answer.ok, await answer.text()]).toEqual([false, expect.not.stringContaining('accessToken')])
    expect((await renew({ origin: BLOG, handle })).status).toBe(200)
  })

  it('is not renewed by what a form can send', async () => {
    const { handle } = await signedIn()
    for (const headers of [{ 'content-type': 'text/plain' }, {}] as Record<string, string>[]) {
      const answer = await server.fetch(renewAccessToken.path, { method: 'POST', headers: { origin: BLOG, cookie: `${COOKIE}=${handle}`, ...headers }, ...(headers['content-type'] && { body: '{}' }) })
      expect([answer.ok, answer.headers.getSetCookie().filter((cookie) => !cookie.includes('Max-Age=0'))]).toEqual([false, []])
    }
  })

  it('has in the cookie no bearer and no session, and in the bearer no cookie', async () => {
    const { bearer, handle } = await signedIn()
    expect(await opens(handle)).toBe(false)
    expect((await server.as(null, { cookie: `meander_session=${handle}` }).send(readCurrentUser)).status).toBe(401)
    expect((await whoIs({ cookie: `${COOKIE}=${handle}` })).status).toBe(401)
    expect((await renew({ origin: BLOG, handle: bearer })).status).toBe(401)
  })

  it('is over with the sign-out, and after twelve hours; the browser is told to forget', async () => {
    const { bearer, handle } = await signedIn()
    await server.as(null, { origin: BLOG, authorization: `Bearer ${bearer}` }).call(signOut)
    const { status, answer } = await renew({ origin: BLOG, handle })
    expect([status, answer.headers.getSetCookie()[0]]).toEqual([401, expect.stringContaining(`${COOKIE}=; Path=/; Max-Age=0;`)])
    const ben = await signedIn('Ben')
    pass(12 * HOUR)
    expect((await renew({ origin: BLOG, handle: ben.handle })).status).toBe(401)
  })

  it('keeps the later of two sign-ins', async () => {
    const ana = await signedIn('Ana')
    pass(1000)
    const ben = await signedIn('Ben')
    const stale = await renew({ origin: BLOG, bearer: ana.bearer, handle: ben.handle })
    expect([stale.status, stale.handle]).toEqual([200, null])
    expect((await renew({ origin: BLOG, handle: ben.handle })).access.user.name).toBe('Ben')
  })

  it('is the only one that an answer with credentials is for', async () => {
    expect((await whoIs({})).headers.has('access-control-allow-credentials')).toBe(false)
    const refused = await renew({ origin: 'https://evil.example' })
    expect([refused.answer.headers.has('access-control-allow-credentials'), refused.answer.headers.has('access-control-allow-origin')]).toEqual([false, false])
  })
})

describe('a bearer that was exchanged', () => {
  it('is good for a minute more, for what is under way', async () => {
    const { bearer } = await signedIn()
    const next = await renew({ origin: BLOG, bearer })
    pass(59_000)
    expect(await opens(bearer)).toBe(true)
    pass(2000)
    expect(await opens(bearer)).toBe(false)
    expect(await opens(next.access.accessToken)).toBe(true)
  })
})
