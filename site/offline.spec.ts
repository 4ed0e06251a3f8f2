import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BrowserContext, Page } from 'playwright-core'
import { beGuest, makeTrip, type Trip } from '../examples/test/make-trip.ts'
import { openBrowser, startMeander, type Meander } from '../examples/test/open-browser.ts'
import { createBrowser } from '../server/test/browser.ts'
import { BUILT, KEPT } from './offline/names.ts'

let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

const LISBON = { destination: 'Lisbon', startDate: '2027-06-05', endDate: '2027-06-07', products: 3 }

async function call<Reply>(method: string, path: string, body: object, headers: Record<string, string> = {}): Promise<Reply> {
  const answer = await fetch(meander.siteUrl + path, { method, headers: { 'content-type': 'application/json', origin: meander.siteUrl, ...headers }, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Reply
}
/** What the guest does on another device. */
const rename = ({ clientUserId, itinerary: { id } }: Trip, title: string) => call('PATCH', `/api/itineraries/${id}`, { title, clientUserId, requestId: `rename-${id}` })
const begin = async ({ clientUserId }: Trip, title: string) => (await call<{ id: string }>('POST', '/api/itineraries', { title, destination: 'Porto', clientUserId })).id

/** The link of a trip whose guest has got an account. */
async function share({ clientUserId, itinerary: { id } }: Trip): Promise<string> {
  const browser = createBrowser(meander.siteUrl)
  await browser.open(`/api/auth/demo?clientUserId=${clientUserId}`)
  await browser.submit({ entry: `Ines ${clientUserId}` })
  return (await call<{ url: string }>('POST', `/api/itineraries/${id}/share-link`, {}, browser.headers('/'))).url
}

/** A guest who has a trip open, and whose browser has kept it. */
async function openTrip(): Promise<{ page: Page; context: BrowserContext; trip: Trip; problems: () => string[] }> {
  const trip = await makeTrip(meander.siteUrl, LISBON)
  const { page, context, problems } = await openBrowser({ worker: true })
  await beGuest(context, trip)
  await page.goto(`${meander.siteUrl}/terms`)
  await page.evaluate(() => localStorage.setItem('authMethod', 'guest'))
  await page.goto(`${meander.siteUrl}/itinerary/${trip.itinerary.id}`)
  await page.getByRole('heading', { name: trip.itinerary.title }).waitFor()
  await keeps(page, `/api/itineraries/${trip.itinerary.id}`)
  return { page, context, trip, problems }
}

const isKept = (page: Page, path: string) =>
  page.evaluate(async ({ path, KEPT }) => ((await caches.has(KEPT)) ? (await (await caches.open(KEPT)).match(path, { ignoreSearch: true }))?.text() : undefined), { path, KEPT })
const keeps = (page: Page, path: string) => expect.poll(() => isKept(page, path)).toBeTruthy()
const countPictures = (page: Page) => page.evaluate(async (KEPT) => (await (await caches.open(KEPT)).keys()).filter(({ url }) => url.includes('/media/activities/')).length, KEPT)
/** Some versions of Chromium tell a page that it loads while the driver holds the connection that there is one: then the server is what is missed. */
const OFFLINE = /^(?:You are offline|Meander cannot be reached)\./
const notice = (page: Page) => page.getByRole('complementary', { name: 'No connection' })

describe('a trip that has been opened', () => {
  it('can be read without a connection, with its activities, and is said to be as of when', async () => {
    const { page, context, trip } = await openTrip()
    await expect.poll(() => countPictures(page)).toBeGreaterThanOrEqual(LISBON.products)
    await context.setOffline(true)
    await page.reload()
    await page.getByRole('heading', { name: trip.itinerary.title }).waitFor()
    await notice(page).getByText(/^(?:You are offline|Meander cannot be reached)\. This is your trip as of \w{3}, \w{3} \d+, \d+:\d\d [AP]M\. It can be read/).waitFor()
    const [{ activityData }] = trip.itinerary.activities as [Trip['itinerary']['activities'][number]]
    // Its pictures have come along.
    await expect.poll(() => page.locator('article', { hasText: activityData.title }).locator('img').first().evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0)
    await page.getByRole('heading', { name: activityData.title }).getByRole('button').click()
    await page.getByRole('dialog').getByRole('heading', { name: activityData.title }).waitFor()
  })

  it('says why it cannot be changed meanwhile, and stays as it was', async () => {
    const { page, context, trip } = await openTrip()
    await context.setOffline(true)
    await notice(page).getByText('You are offline.').waitFor()
    await page.getByRole('button', { name: 'Remove' }).first().click()
    await page.getByText('You are offline. This has to wait until you are connected again.').waitFor()
    await notice(page).getByRole('alert').getByText('Nothing was changed').waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Remove' }).count()).toBe(trip.itinerary.activities.length)
  })

  it('is as it was left, and back online as it is by then, by itself', async () => {
    const { page, context, trip } = await openTrip()
    const [first, second] = trip.itinerary.activities.map(({ activityData }) => activityData.title) as [string, string]
    await page.getByRole('button', { name: 'Remove' }).first().click()
    await page.getByText('Activity removed').first().waitFor()
    await expect.poll(() => isKept(page, `/api/itineraries/${trip.itinerary.id}`)).not.toContain(first)
    await context.setOffline(true)
    await page.reload()
    await page.getByRole('button', { name: second }).first().waitFor()
    expect(await page.getByRole('button', { name: first }).count()).toBe(0)
    await rename(trip, 'Lisbon, by tram')
    await context.setOffline(false)
    await page.getByRole('heading', { name: 'Lisbon, by tram' }).waitFor()
    await expect.poll(() => notice(page).count()).toBe(0)
  })

  it('is forgotten with the sign-in', async () => {
    const { page, trip } = await openTrip()
    const path = `/api/itineraries/${trip.itinerary.id}`
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Create Account / Sign In' }).click()
    await page.getByRole('textbox', { name: 'Your name or e-mail' }).fill(`Rosa ${trip.clientUserId}`)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Copy Link' }) }).waitFor()
    await keeps(page, path)
    await page.goto(`${meander.siteUrl}/itineraries`)
    await keeps(page, '/api/itineraries')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByText('You are signed out.').waitFor()
    expect([await isKept(page, path), await isKept(page, '/api/itineraries'), await isKept(page, '/api/auth/user')]).toEqual([undefined, undefined, undefined])
  })
})

describe('what has not been opened', () => {
  it('says so plainly without a connection, and opens by itself with one', async () => {
    const { page, context, trip } = await openTrip()
    const other = await begin(trip, 'Porto, later')
    await context.setOffline(true)
    await page.goto(`${meander.siteUrl}/itinerary/${other}`)
    await page.getByRole('heading', { name: 'Not on this device.' }).waitFor()
    await notice(page).getByText(OFFLINE).waitFor()
    await context.setOffline(false)
    await page.getByRole('heading', { name: 'Porto, later' }).waitFor()
  })
})

describe('the worker', () => {
  it('comes with the first trip, and not before', async () => {
    const { page } = await openBrowser({ worker: true })
    await page.goto(meander.siteUrl)
    await page.getByRole('heading', { name: 'Take the long way.' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length])).toEqual([0, 0])
  })

  it('keeps a shared trip for whoever has opened its link', async () => {
    const trip = await makeTrip(meander.siteUrl, LISBON)
    const path = new URL(await share(trip)).pathname
    const { page, context } = await openBrowser({ worker: true })
    await page.goto(meander.siteUrl + path)
    await keeps(page, `/api${path}`)
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    await context.setOffline(true)
    await page.reload()
    await page.getByRole('heading', { name: trip.itinerary.title }).waitFor()
    await notice(page).getByText('This is the trip as of').waitFor()
  })

  it('holds no newer version of the site back, and drops the old one', async () => {
    const { page, context } = await openTrip()
    const old = await page.evaluate(async (BUILT) => {
      const cache = await caches.open(BUILT)
      // As an earlier build has left it.
      await cache.put('/itineraries', new Response('<!doctype html><title>Earlier</title>', { headers: { 'content-type': 'text/html' } }))
      await cache.put('/assets/site-00000000.js', new Response('0'))
      return (await cache.keys()).length
    }, BUILT)
    await page.reload()
    expect(await page.title()).not.toBe('Earlier')
    const built = () => page.evaluate(async (BUILT) => (await (await caches.open(BUILT)).keys()).map(({ url }) => new URL(url).pathname), BUILT)
    await expect.poll(built).not.toContain('/assets/site-00000000.js')
    expect((await built()).length).toBe(old - 1)
    await context.setOffline(true)
    await page.reload()
    expect(await page.title()).not.toBe('Earlier')
    await notice(page).waitFor()
  })
})
