import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BrowserContext, Page } from 'playwright-core'
import { beGuest, makeTrip, type Trip } from '../examples/test/make-trip.ts'
import { openBrowser, startMeander, type Meander } from '../examples/test/open-browser.ts'

let meander: Meander
let trip: Trip
beforeAll(async () => {
  meander = await startMeander()
  trip = await makeTrip(meander.siteUrl, { destination: 'Lisbon', startDate: '2027-06-05', endDate: '2027-06-07', products: 1 })
})
afterAll(() => meander.stop())

async function agree(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox').first().fill(name)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Signed in by the whole page, on the list of journeys with one in it. */
async function signIn(page: Page, name = 'Rosa'): Promise<void> {
  await page.goto(`${meander.siteUrl}/api/login?returnTo=/itineraries&clientUserId=${trip.clientUserId}`)
  await agree(page, name)
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
}

/** A line on which who is here is not answered, until it is let go. */
async function holdAnswers(context: BrowserContext): Promise<() => Promise<void>> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const address = '**/api/auth/user*'
  // A page that was left has nobody to answer.
  await context.route(address, (route) => held.then(() => route.continue()).catch(() => {}))
  return async () => {
    letGo()
    await context.unroute(address)
  }
}

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage, ...sessionStorage }) as Record<string, string>)
const tripCard = (page: Page) => page.getByRole('link', { name: /Lisbon, slowly/ }).first()
const optionsOf = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Copy Link' }) })
const isSignedIn = async (context: BrowserContext) => (await context.cookies()).some(({ name }) => name.endsWith('meander_session'))

describe('on a slow line', () => {
  it('a user who is found late is one in the planner too, wherever that is [4.17]', async () => {
    const { page, context } = await openBrowser()
    await signIn(page)
    const letGo = await holdAnswers(context)
    await page.reload()
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    expect(await stored(page)).toMatchObject({ authMethod: 'guest' })
    await tripCard(page).click()
    await page.getByRole('button', { name: 'Share' }).waitFor()
    await letGo()
    await expect.poll(() => stored(page)).toMatchObject({ authMethod: 'authenticated' })
    await page.getByRole('button', { name: 'Share' }).click()
    await optionsOf(page).waitFor()
    expect(await page.getByText('Create Account to Share').count()).toBe(0)
  })

  it('the share dialog that one left to sign in for opens as soon as one is recognized [2.292, 2.293]', async () => {
    const own = await makeTrip(meander.siteUrl, { destination: 'Lisbon', startDate: '2027-06-05', endDate: '2027-06-07', products: 1 })
    const { page, context } = await openBrowser()
    await beGuest(context, own)
    const letGo = await holdAnswers(context)
    await page.goto(`${meander.siteUrl}/itinerary/${own.itinerary.id}`)
    await page.getByRole('button', { name: 'Share' }).click()
    await page.getByRole('button', { name: 'Create Account / Sign In' }).click()
    await agree(page, `Ana ${Math.random()}`)
    await page.getByRole('button', { name: 'Share' }).waitFor()
    await expect.poll(() => stored(page)).toMatchObject({ authMethod: 'guest', openShareDialog: own.itinerary.id })
    await letGo()
    await optionsOf(page).waitFor()
    expect(await stored(page)).not.toHaveProperty('openShareDialog')
  })

  it('a page that was left before the answer makes nobody a guest of the next one', async () => {
    const { page, context } = await openBrowser()
    await signIn(page)
    const letGo = await holdAnswers(context)
    await page.reload()
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    await page.goto('about:blank')
    await letGo()
    await page.goto(`${meander.siteUrl}/account`)
    await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor()
  })

  it('whoever chooses to be a guest leaves no sign-in open', async () => {
    const { page, context } = await openBrowser()
    await signIn(page)
    const letGo = await holdAnswers(context)
    await page.goto(`${meander.siteUrl}/welcome`)
    await page.getByRole('button', { name: 'Continue as Guest' }).click()
    await page.getByRole('heading', { name: 'Take the long way.' }).waitFor()
    await letGo()
    expect(await isSignedIn(context)).toBe(false)
    await page.goto(`${meander.siteUrl}/itineraries`)
    await page.getByRole('heading', { name: 'Your Journey Collection Awaits' }).waitFor()
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
  })
})

it('a page of a guest learns who signs in on another [4.17]', async () => {
  const { page, context } = await openBrowser()
  await page.goto(`${meander.siteUrl}/itineraries`)
  await page.getByRole('button', { name: 'Sign in' }).waitFor()
  const other = await context.newPage()
  await other.goto(`${meander.siteUrl}/account`)
  await other.getByRole('button', { name: 'Sign in with your account' }).click()
  await agree(other, 'Rosa')
  await other.getByRole('heading', { name: 'Where you are signed in' }).waitFor()
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
})

it('the welcome page goes on to the planner once somebody has signed in there', async () => {
  const { page, context } = await openBrowser()
  await page.goto(`${meander.siteUrl}/welcome`)
  await page.getByRole('button', { name: 'Sign in with your account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in to your account' })
  const [popUp] = await Promise.all([context.waitForEvent('page'), dialog.getByRole('button', { name: 'Sign in with your account' }).click()])
  await agree(popUp, 'Rosa')
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
})
