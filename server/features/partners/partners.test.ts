import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pollSignIn, beginSignIn, readCurrentUser, renewAccessToken } from '@meander/sdk/contract/auth'
import { createItinerary, listItineraries } from '@meander/sdk/contract/itineraries'
import { partnerPath } from '@meander/sdk/contract/partner-path'
import type { RegisteredPartner } from '@meander/sdk/contract/partners'
import { createBrowser } from '../../test/browser.ts'
import { startServer } from '../../test/start-server.ts'
import type { Caller, TestServer } from '../../test/start-server.ts'
import { endSignInsOf } from '../auth/index.ts'
import { runPartnersCommand, UnusableCommand } from './index.ts'

const BLOG = 'https://blog.example'
const SHOP = 'https://shop.example:8443'
const GUEST = 'mdr_guest_1'

let server: TestServer
beforeEach(async () => {
  server = await startServer({ env: { ALLOWED_ORIGINS: 'https://friend.example' } })
})
afterEach(() => server.close())

const run = (...words: string[]) => runPartnersCommand(words, { db: server.deps.db, clock: server.deps.clock, publicUrl: server.url, endSignIns: endSignInsOf })
const keyIn = (text: string) => /pk_[0-9a-f]{24}/.exec(text)?.[0] ?? ''
const add = async (...words: string[]) => keyIn(await run('add', 'Slow Mile', '--origin', BLOG, ...words))

/** What the script of a key says to a page. */
async function ask(key: string, origin?: string) {
  const answer = await server.fetch(partnerPath(key), origin === undefined ? {} : { headers: { origin } })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, text, told: readModule(text) }
}

/** As a browser would. */
function readModule(text: string): RegisteredPartner {
  const [, settings = '{}', problem = 'undefined'] = /^export const settings = (.*)\nexport const problem = (.*)\n$/.exec(text) ?? []
  return { settings: JSON.parse(settings), ...(problem !== 'undefined' && { problem: JSON.parse(problem) }) }
}

/** What a page of that origin may do. */
async function tryFrom(origin: string) {
  const preflight = await server.fetch('/api/itineraries', { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' } })
  const reading = await server.as(GUEST, { origin }).send(listItineraries)
  const writing = await server.as(GUEST, { origin }).send(createItinerary, { body: { title: 'Lisbon', destination: 'Lisbon' } })
  return { asked: preflight.headers.get('access-control-allow-origin'), reads: reading.headers.get('access-control-allow-origin'), writes: writing.status }
}
const allowed = (origin: string) => ({ asked: origin, reads: origin, writes: 200 })
const refused = { asked: null, reads: null, writes: 403 }

describe('the origins of a partner', () => {
  it('may call the API from the moment they are added, and no longer than they are there', async () => {
    expect(await tryFrom(BLOG)).toEqual(refused)
    const key = await add('--origin', SHOP)
    expect(await tryFrom(BLOG)).toEqual(allowed(BLOG))
    expect(await tryFrom(SHOP)).toEqual(allowed(SHOP))
    expect(await tryFrom('https://friend.example')).toEqual(allowed('https://friend.example'))
    await run('set', key, '--origin', SHOP)
    expect(await tryFrom(BLOG)).toEqual(refused)
    await run('remove', key)
    expect(await tryFrom(SHOP)).toEqual(refused)
  })

  it.each(['http://blog.example', 'https://blog.example:444', 'https://www.blog.example', 'https://blog.example.evil.example', 'https://evilblog.example', 'HTTPS://BLOG.EXAMPLE', 'https://blog.example/', 'null'])(
    'are exact: %s is none, and is not told back', async (origin) => {
      await add()
      expect(await tryFrom(origin)).toEqual(refused)
    })
})

describe('the script of a key', () => {
  it('tells its pages what is registered, but not where else it may be used', async () => {
    const key = await add('--origin', SHOP, '--accent', '#c2341d', '--scheme', 'light', '--theme', 'paper: #fffaf0; radius: 8px', '--article', 'add', '--destination', 'Porto', '--locale', 'de-DE', '--currency', 'EUR', '--campaign', 'slow-mile')
    const { headers, told, text } = await ask(key, BLOG)
    expect(told).toEqual({ settings: { accent: '#c2341d', scheme: 'light', theme: 'paper: #fffaf0; radius: 8px', article: 'add', destination: 'Porto', locale: 'de-DE', currency: 'EUR', campaign: 'slow-mile' } })
    expect(text).not.toContain('shop.example')
    expect(headers.get('content-type')).toMatch(/^text\/javascript\b/)
    // A module of another origin is asked for by CORS; whoever it is, there is nothing to read that is not public.
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(headers.get('vary')).toMatch(/\borigin\b/i)
    expect(headers.get('cache-control')).toBe('public, max-age=300')
    expect(headers.has('set-cookie')).toBe(false)
  })

  it('tells other pages that they may not use it, and how that is mended', async () => {
    const key = await add('--campaign', 'slow-mile')
    const { told, text } = await ask(key, 'https://friend.example')
    expect(told).toEqual({ settings: {}, problem: { code: 'partner', message: expect.stringContaining(`npm run partners -- set ${key} --origin`) } })
    expect(text).not.toMatch(/friend\.example|slow-mile/)
    expect((await ask(key, 'null')).told.problem?.code).toBe('partner')
  })

  it('tells of a key that nobody has, and of none that is no key', async () => {
    expect((await ask('pk_nobody', BLOG)).told).toEqual({ settings: {}, problem: { code: 'partner', message: 'The partner key pk_nobody is not known to this server.' } })
    expect((await ask('pk_1"}', BLOG)).status).toBe(404)
    expect((await ask('x'.repeat(65), BLOG)).status).toBe(404)
  })

  it('is told to our own pages, which show what it looks like', async () => {
    const key = await add('--currency', 'EUR')
    expect((await ask(key)).told).toEqual({ settings: { currency: 'EUR' } })
    expect((await ask(key, server.url)).told).toEqual({ settings: { currency: 'EUR' } })
  })
})

describe('a sign-in that names a key', () => {
  async function signInAt(page: Caller, partner: string) {
    const begun = await page.call(beginSignIn, { body: { partner } })
    const popup = createBrowser(server.url)
    await popup.open(begun.authorizeUrl)
    await popup.submit({ entry: 'Ana' })
    const outcome = await page.call(pollSignIn, { params: { transactionId: begun.transactionId }, body: { pollSecret: begun.pollSecret } })
    if (outcome.state !== 'complete') throw new Error(outcome.state)
    return (origin: string) => server.as(GUEST, { origin, authorization: `Bearer ${outcome.accessToken}` })
  }
  const status = async (caller: Caller) => (await caller.send(readCurrentUser)).status

  it('is begun by pages of its origins alone', async () => {
    const key = await add()
    const begin = async (origin: string, partner: string) => (await server.as(GUEST, { origin }).send(beginSignIn, { body: { partner } })).status
    expect(await begin(BLOG, key)).toBe(200)
    expect(await begin('https://friend.example', key)).toBe(403)
    expect(await begin(BLOG, 'pk_nobody')).toBe(403)
  })

  it('gives a bearer that is good for that page, as long as it is a page of the partner', async () => {
    const key = await add('--origin', SHOP)
    const [ana, bea] = [await signInAt(server.as(GUEST, { origin: BLOG }), key), await signInAt(server.as(GUEST, { origin: SHOP }), key)]
    expect([await status(ana(BLOG)), await status(bea(SHOP))]).toEqual([200, 200])
    // The other's page has a bearer of its own.
    expect([await status(ana(SHOP)), await status(bea(BLOG)), await status(ana('https://friend.example'))]).toEqual([401, 401, 401])
    await run('set', key, '--origin', SHOP)
    expect([await status(ana(BLOG)), await status(bea(SHOP))]).toEqual([401, 200])
    expect((await ana(BLOG).send(renewAccessToken)).status).toBe(403)
    await run('remove', key)
    expect(await status(bea(SHOP))).toBe(401)
  })

  it('does not come to its end once the key has gone', async () => {
    const key = await add()
    const page = server.as(GUEST, { origin: BLOG })
    const begun = await page.call(beginSignIn, { body: { partner: key } })
    const popup = createBrowser(server.url)
    await popup.open(begun.authorizeUrl)
    await run('remove', key)
    expect((await popup.submit({ entry: 'Ana' })).address.pathname).toBe('/login-failed')
    const again = await add()
    expect(again).not.toBe(key)
    const poll = page.send(pollSignIn, { params: { transactionId: begun.transactionId }, body: { pollSecret: begun.pollSecret } })
    expect((await poll).status).toBe(404)
  })
})

describe('the command', () => {
  it('adds, lists, changes and takes out', async () => {
    expect(await run('list')).toBe('There are no partners.')
    const added = await run('add', 'Slow Mile', '--origin', BLOG, '--campaign', 'slow-mile')
    const key = keyIn(added)
    expect(added).toContain(`<script async src="${server.url}/sdk/v1.js"></script>`)
    expect(added).toContain(`<meander-planner partner="${key}"></meander-planner>`)
    expect(await run('list')).toBe(`Slow Mile  ${key}\n  origin       ${BLOG}\n  campaign     slow-mile`)
    expect(await run('set', key, '--name', 'Slower Mile', '--campaign', '', '--currency', 'EUR')).toBe(`Slower Mile  ${key}\n  origin       ${BLOG}\n  currency     EUR`)
    expect(await run('remove', key)).toBe(`Slower Mile (${key}) is no partner any more.`)
    expect(await run('list')).toBe('There are no partners.')
  })

  it.each([
    [['add'], 'what the partner is called'],
    [['add', 'Slow Mile'], 'where their pages are'],
    [['add', 'Slow', 'Mile', '--origin', BLOG], 'in quotes'],
    [['add', 'Slow Mile', '--origin', 'blog.example'], 'is no origin'],
    [['add', 'Slow Mile', '--origin', 'https://blog.example/trips'], 'that is https://blog.example'],
    [['add', 'Slow Mile', '--origin', '*'], 'is no origin'],
    [['add', 'Slow Mile', '--origin', BLOG, '--accent', 'red'], "--accent cannot be 'red'"],
    [['add', 'Slow Mile', '--origin', BLOG, '--locale', 'de_DE'], "--locale cannot be 'de_DE'"],
    [['add', 'Slow Mile', '--origin', BLOG, '--campaign', 'a&pid=evil'], '--campaign cannot be'],
    [['add', 'Slow Mile', '--origin', BLOG, '--colour', 'red'], "'--colour'"],
    [['set', 'pk_nobody', '--name', 'X'], 'no partner has the key'],
    [['remove'], 'say the key'],
    [['sell'], "'sell' is none of"],
  ])('says what is wrong with %j', async (words, why) => {
    const failure: unknown = await run(...words).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(UnusableCommand)
    expect((failure as Error).message).toContain(why)
    expect(await run('list')).toBe('There are no partners.')
  })

  it('tells how it is used', async () => {
    expect(await run()).toContain('npm run partners -- add NAME --origin')
  })
})
