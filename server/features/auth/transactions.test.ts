import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { beginSignIn, pollSignIn, readCurrentUser, renewAccessToken, signOut } from '@meander/sdk/contract/auth'
import { createItinerary, listItineraries } from '@meander/sdk/contract/itineraries'
import { createBrowser } from '../../test/browser.ts'
import type { Browser } from '../../test/browser.ts'
import { startServer } from '../../test/start-server.ts'
import type { Caller, TestServer } from '../../test/start-server.ts'

const GUEST = 'mdr_guest_1'
const BLOG = 'http://localhost:9001'
const OTHER = 'http://localhost:9002'

let server: TestServer
let now: Date
let page: Caller
let popup: Browser
beforeEach(async () => {
  now = new Date()
  server = await startServer({ given: { clock: () => now } })
  page = server.as(GUEST, { origin: BLOG })
  popup = createBrowser(server.url)
})
afterEach(() => server.close())

const pass = (milliseconds: number) => (now = new Date(now.getTime() + milliseconds))
const MINUTE = 60_000

type Begun = Awaited<ReturnType<typeof begin>>
const begin = () => page.call(beginSignIn)
const poll = (begun: Begun, caller = page, pollSecret = begun.pollSecret) =>
  caller.call(pollSignIn, { params: { transactionId: begun.transactionId }, body: { pollSecret } })

async function signInByPopup(name = 'Ana') {
  const begun = await begin()
  await popup.open(begun.authorizeUrl)
  await popup.submit({ entry: name })
  const outcome = await poll(begun)
  if (outcome.state !== 'complete') throw new Error(outcome.state)
  return { ...outcome, begun }
}

const withBearer = (accessToken: string, origin = BLOG) => server.as(GUEST, { origin, authorization: `Bearer ${accessToken}` })

describe('signing in from a page of another origin', () => {
  it('shows who asks, and gives the page a bearer when the pop-up is done [7.12]', async () => {
    const begun = await begin()
    expect(begun.authorizeUrl).not.toContain(begun.pollSecret)
    expect(await poll(begun)).toEqual({ state: 'pending' })
    const asked = await popup.open(begun.authorizeUrl)
    expect(asked.text).toContain('<strong>localhost:9001</strong> asks to save trips for you')
    const done = await popup.submit({ entry: 'Ana' })
    expect(done.address.pathname).toBe('/api/auth/finished')
    expect(done.text).toContain(`data-origin="${BLOG}"`)
    expect(done.text).toContain('data-message="meander:sign-in-finished"')

    const outcome = await poll(begun)
    if (outcome.state !== 'complete') throw new Error(outcome.state)
    expect(outcome.user).toMatchObject({ name: 'Ana' })
    expect(Date.parse(outcome.expiresAt) - now.getTime()).toBe(15 * MINUTE)
    expect(await withBearer(outcome.accessToken).call(readCurrentUser)).toEqual(outcome.user)
  })

  it('speaks German where the page’s planner does, to the end', async () => {
    const begun = await begin()
    const asked = await popup.open(`${begun.authorizeUrl}&language=de`)
    expect(asked.text).toContain('<html lang="de">')
    expect(asked.text).toContain('<strong>localhost:9001</strong> möchte Reisen für Sie speichern')
    const again = await popup.submit({ entry: ' ' })
    expect(again.text).toContain('Bitte geben Sie einen Namen oder eine E-Mail-Adresse ein.')
    const done = await popup.submit({ entry: 'Ana' })
    expect(done.text).toContain('<h1>Sie sind angemeldet</h1>')
    expect(done.text).toContain(`data-origin="${BLOG}"`)
    expect(await poll(begun)).toMatchObject({ state: 'complete' })
  })

  it('leaves no cookie behind: the bearer is all that the page has', async () => {
    await signInByPopup()
    expect(popup.cookies().some(({ name }) => name === 'meander_session')).toBe(false)
  })

  it('makes the guest’s trip the account’s [6.10]', async () => {
    const { id } = await page.call(createItinerary, { body: { title: 'Lisbon', destination: 'Lisbon' } })
    const { accessToken, user } = await signInByPopup()
    expect(await withBearer(accessToken).call(listItineraries)).toMatchObject([{ id, userId: user.id }])
    expect(await page.call(listItineraries)).toEqual([])
  })

  it('claims for the guest that began it, whatever the address of the pop-up says', async () => {
    await server.as('mdr_victim').call(createItinerary, { body: { title: 'Lisbon', destination: 'Lisbon' } })
    const begun = await begin()
    await popup.open(`${begun.authorizeUrl}&clientUserId=mdr_victim`)
    await popup.submit({ entry: 'Ana' })
    expect(await server.as('mdr_victim').call(listItineraries)).toHaveLength(1)
  })

  it('gives the bearer once', async () => {
    const { begun } = await signInByPopup()
    await expect(poll(begun)).rejects.toMatchObject({ status: 410, code: 'expired' })
  })

  it('gives the bearer once, however many ask at the same moment', async () => {
    const begun = await begin()
    await popup.open(begun.authorizeUrl)
    await popup.submit({ entry: 'Ana' })
    const outcomes = await Promise.allSettled([poll(begun), poll(begun), poll(begun), poll(begun)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await server.deps.db.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
  })

  it('gives nothing without the secret, or to another origin', async () => {
    const begun = await begin()
    await popup.open(begun.authorizeUrl)
    await popup.submit({ entry: 'Ana' })
    await expect(poll(begun, page, 'made-up')).rejects.toMatchObject({ status: 404 })
    await expect(poll(begun, server.as(GUEST, { origin: OTHER }))).rejects.toMatchObject({ status: 404 })
    expect((await poll(begun)).state).toBe('complete')
  })

  it('ends after ten minutes, for the pop-up and for the page', async () => {
    const begun = await begin()
    pass(10 * MINUTE)
    expect((await popup.open(begun.authorizeUrl)).seen.at(-1)).toBe('/login-failed?error=sign_in_expired')
    await expect(poll(begun)).rejects.toMatchObject({ status: 410 })
  })

  it.each([
    ['after the page has stopped waiting', async () => void pass(11 * MINUTE)],
    ['after it was given up elsewhere', async (begun: Begun) => void (await createBrowser(server.url).open(`/api/auth/cancel?transaction=${begun.transactionId}`))],
  ])('takes nothing of the guest %s, and says so in the window', async (_when, over) => {
    const { id } = await page.call(createItinerary, { body: { title: 'Lisbon', destination: 'Lisbon' } })
    const begun = await begin()
    await popup.open(begun.authorizeUrl)
    await over(begun)
    expect((await popup.submit({ entry: 'Ana' })).seen.at(-1)).toBe('/login-failed?error=sign_in_expired')
    await expect(poll(begun).then(({ state }) => state, () => 'failed')).resolves.toBe('failed')
    expect(await page.call(listItineraries)).toMatchObject([{ id }])
    expect(await server.deps.db.selectFrom('users').selectAll().execute()).toEqual([])
  })

  it('tells the page when it was given up', async () => {
    const begun = await begin()
    await popup.open(begun.authorizeUrl)
    expect((await popup.submit({ action: 'cancel' })).seen.at(-1)).toBe('/login-failed?error=sign_in_cancelled')
    expect(await poll(begun)).toEqual({ state: 'failed', error: 'sign_in_cancelled' })
  })

  it('is finished by one pop-up only', async () => {
    const { begun } = await signInByPopup()
    expect((await createBrowser(server.url).open(begun.authorizeUrl)).seen.at(-1)).toBe('/login-failed?error=sign_in_expired')
  })
})

describe('the bearer', () => {
  it('is good on the page that got it, and nowhere else', async () => {
    const { accessToken } = await signInByPopup()
    const elsewhere = withBearer(accessToken, OTHER)
    await expect(elsewhere.call(readCurrentUser)).rejects.toMatchObject({ status: 401 })
    await expect(elsewhere.call(listItineraries)).rejects.toMatchObject({ status: 401, code: 'not-signed-in' })
    const withoutOrigin = server.as(null, { authorization: `Bearer ${accessToken}` })
    await expect(withoutOrigin.call(readCurrentUser)).rejects.toMatchObject({ status: 401 })
  })

  it('is no cookie, and a cookie is no bearer', async () => {
    const { accessToken } = await signInByPopup()
    await expect(server.as(null, { cookie: `meander_session=${accessToken}` }).call(readCurrentUser)).rejects.toMatchObject({ status: 401 })
  })

  it('lasts 15 minutes, and is told when it is over', async () => {
    const { accessToken } = await signInByPopup()
    pass(15 * MINUTE)
    await expect(withBearer(accessToken).call(listItineraries)).rejects.toMatchObject({
      status: 401,
      body: { message: 'Your sign-in has ended. Please sign in again.' },
    })
  })

  it('is renewed while it is good, for twelve hours in all', async () => {
    const first = await signInByPopup()
    let token = first.accessToken
    let renewals = 0
    for (; renewals < 60; renewals += 1) {
      pass(14 * MINUTE)
      const answer = await withBearer(token).send(renewAccessToken)
      if (!answer.ok) break
      token = ((await answer.json()) as { accessToken: string }).accessToken
    }
    expect(renewals).toBe(51)
  })

  it('is not renewed by a cookie or by nobody', async () => {
    await expect(page.call(renewAccessToken)).rejects.toMatchObject({ status: 401 })
  })

  it('ends with the sign-out, renewed ones too', async () => {
    const { accessToken } = await signInByPopup()
    const renewed = await withBearer(accessToken).call(renewAccessToken)
    await withBearer(accessToken).call(signOut)
    for (const token of [accessToken, renewed.accessToken]) {
      await expect(withBearer(token).call(readCurrentUser)).rejects.toMatchObject({ status: 401 })
    }
  })
})
