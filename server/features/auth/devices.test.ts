import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deleteAccount, listDevices, readAccountData, signOutDevice, signOutEverywhere } from '@meander/sdk/contract/account'
import { readCurrentUser } from '@meander/sdk/contract/auth'
import { signInFromPage } from '../../test/embed-sign-in.ts'
import { signIn } from '../../test/sign-in.ts'
import type { SignedInBrowser } from '../../test/sign-in.ts'
import { startServer } from '../../test/start-server.ts'
import type { Caller, TestServer } from '../../test/start-server.ts'
import { deviceOf } from './device.ts'

const BLOG = 'http://localhost:9001'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'

let server: TestServer
let now: Date
let ana: SignedInBrowser
beforeEach(async () => {
  now = new Date()
  server = await startServer({ given: { clock: () => now } })
  ana = await signIn(server, 'Ana')
})
afterEach(() => server.close())

const later = () => (now = new Date(now.getTime() + 60_000))
const fromBlog = () => signInFromPage(server, { name: 'Ana', origin: BLOG, clientUserId: 'mdr_guest_1', userAgent: FIREFOX })
const listed = async (caller: Caller) => (await caller.call(listDevices)).sessions
const isSignedIn = async (caller: Caller) => (await caller.send(readCurrentUser)).status === 200

describe('the list of devices', () => {
  it('has the one that asks first, then the one used last, each with no more than it is known by', async () => {
    const at = now.toISOString()
    await signIn(server, 'Ana')
    later()
    await fromBlog()
    await signIn(server, 'Ben')
    const [own, page, other, ...more] = await listed(ana)
    expect(own).toEqual({ id: expect.any(String), current: true, via: 'cookie', origin: null, device: null, createdAt: at, usedAt: at })
    expect(page).toMatchObject({ current: false, via: 'bearer', origin: BLOG, device: 'Firefox on Linux', createdAt: now.toISOString() })
    expect(other).toMatchObject({ current: false, via: 'cookie', origin: null })
    expect(more).toEqual([])
  })

  it('leaves out what has run out', async () => {
    await fromBlog()
    now = new Date(now.getTime() + 16 * 60_000)
    expect(await listed(ana)).toHaveLength(1)
  })

  it('signs one out, and no other', async () => {
    const phone = await signIn(server, 'Ana')
    const page = await fromBlog()
    const target = (await listed(ana)).find(({ via }) => via === 'bearer')
    expect(await ana.call(signOutDevice, { params: { sessionId: target?.id ?? '' } })).toEqual({ success: true })
    expect(await isSignedIn(page)).toBe(false)
    expect(await isSignedIn(phone)).toBe(true)
    await expect(ana.call(signOutDevice, { params: { sessionId: target?.id ?? '' } })).rejects.toMatchObject({ status: 404 })
  })

  it('signs nobody else out', async () => {
    const ben = await signIn(server, 'Ben')
    const [his] = await listed(ben)
    await expect(ana.call(signOutDevice, { params: { sessionId: his?.id ?? '' } })).rejects.toMatchObject({ status: 404 })
    expect(await isSignedIn(ben)).toBe(true)
  })

  it('signs out everywhere, here too, and takes the cookie', async () => {
    const phone = await signIn(server, 'Ana')
    const page = await fromBlog()
    const ben = await signIn(server, 'Ben')
    const answer = await ana.send(signOutEverywhere)
    expect(answer.headers.getSetCookie()[0]).toMatch(/^meander_session=; .*Max-Age=0/)
    expect(await Promise.all([ana, phone, page, ben].map(isSignedIn))).toEqual([false, false, false, true])
  })

  it('takes the cookie where the own device is signed out', async () => {
    const [own] = await listed(ana)
    const answer = await ana.send(signOutDevice, { params: { sessionId: own?.id ?? '' } })
    expect(answer.headers.getSetCookie()[0]).toMatch(/^meander_session=; .*Max-Age=0/)
    expect(await isSignedIn(ana)).toBe(false)
  })

  it('is closed, like all of the account, to the planner on another’s page', async () => {
    const page = await fromBlog()
    const refused = { status: 403, code: 'not-allowed' }
    await expect(page.call(listDevices)).rejects.toMatchObject(refused)
    await expect(page.call(signOutEverywhere)).rejects.toMatchObject(refused)
    await expect(page.call(signOutDevice, { params: { sessionId: 'x' } })).rejects.toMatchObject(refused)
    await expect(page.call(readAccountData)).rejects.toMatchObject(refused)
    await expect(page.call(deleteAccount, { query: { confirm: 'delete' } })).rejects.toMatchObject(refused)
    await expect(server.as('mdr_guest_1').call(listDevices)).rejects.toMatchObject({ status: 401 })
  })

  it('is not opened by another site’s page with the cookie', async () => {
    const forged = server.as(null, { ...ana.browser.headers('/'), origin: BLOG })
    for (const call of [forged.call(signOutEverywhere), forged.call(deleteAccount, { query: { confirm: 'delete' } })]) {
      await expect(call).rejects.toMatchObject({ status: 401 })
    }
    expect(await isSignedIn(ana)).toBe(true)
  })
})

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.2592.61', 'Edge on Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1', 'Chrome on iPhone'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15', 'Safari on macOS'],
  ['Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36', 'Samsung Internet on Android'],
  ['curl/8.5.0', null],
  ['', null],
])('knows a device by two words: %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device)
})
