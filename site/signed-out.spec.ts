import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BrowserContext, Page } from 'playwright-core'
import { makeTrip } from '../examples/test/make-trip.ts'
import { openBrowser, startMeander, type Meander } from '../examples/test/open-browser.ts'
import { send, written } from '../examples/test/visit-planner.ts'

const SECRET = 'my secret honeymoon'

let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

async function openPage(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(meander.siteUrl + path)
  return page
}

/** Signed in by the whole page, on the list of journeys. */
async function signIn(page: Page, name = 'Rosa', clientUserId = ''): Promise<void> {
  await page.goto(`${meander.siteUrl}/api/login?returnTo=/itineraries&clientUserId=${clientUserId}`)
  await page.getByRole('textbox').first().fill(name)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Sign out' }).first().waitFor()
}

async function tellSecret(page: Page): Promise<void> {
  await send(page, `Rome, 5 to 8 June 2027, two of us, ${SECRET}`)
  await written(page)
  await page.getByText(SECRET).first().waitFor()
  await page.getByRole('textbox', { name: 'Message' }).fill(`and for ${SECRET}`)
  await expect.poll(() => kept(page)).toContain(SECRET)
}

const kept = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
const signOut = (page: Page) => page.getByRole('button', { name: 'Sign out' }).first()

describe('signing out', () => {
  it('in one tab leaves nothing in any, and says so in each', async () => {
    const { context, page } = await openBrowser()
    await signIn(page)
    const other = await openPage(context, '/chat')
    await tellSecret(other)
    await signOut(page).click()
    await page.getByText('You are signed out. Nothing of yours is left in this browser', { exact: false }).waitFor()
    await other.getByText('You are signed out, in every tab.', { exact: false }).waitFor()
    for (const tab of [page, other]) {
      expect(await kept(tab)).not.toMatch(/secret|Rome|dayPlans|conversationHistory|authenticated/)
      expect(await tab.getByText(SECRET).count()).toBe(0)
    }
    await other.getByRole('button', { name: 'Continue as Guest' }).click()
    await send(other, 'Four days in Lisbon')
    await written(other)
    await expect.poll(() => kept(other)).toContain('Four days in Lisbon')
    expect(await kept(other)).not.toMatch(/secret|Rome/)
  })

  it('without a network changes nothing, and says so, on the site’s pages and the planner’s', async () => {
    const { context, page } = await openBrowser()
    await signIn(page)
    const account = await openPage(context, '/account')
    await signOut(account).waitFor()
    await context.setOffline(true)
    await signOut(page).click()
    await page.getByText('Still signed in').waitFor()
    await signOut(account).click()
    await account.getByText('You are still signed in: the server could not be reached.', { exact: false }).waitFor()
    await context.setOffline(false)
    await account.reload()
    await signOut(account).click()
    await account.getByText('You are signed out.', { exact: false }).waitFor()
    expect((await context.cookies()).filter(({ name }) => name.endsWith('session'))).toEqual([])
  })

  it('by deleting the account says that it is deleted', async () => {
    const { page } = await openBrowser()
    await signIn(page)
    await page.goto(`${meander.siteUrl}/account`)
    await page.getByRole('textbox').fill('delete')
    await page.getByRole('button', { name: /Delete/ }).last().click()
    await page.getByText('Your account is deleted, with all its journeys', { exact: false }).waitFor()
  })
})

async function signOutEverywhere(name = 'Rosa'): Promise<void> {
  const { page, close } = await openBrowser()
  await signIn(page, name)
  await page.goto(`${meander.siteUrl}/account`)
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByText('You are signed out.', { exact: false }).waitFor()
  await close()
}

/** The list of journeys of somebody whose sign-in has ended since it was opened. */
async function openEndedList(name: string): Promise<{ page: Page; context: BrowserContext }> {
  const trip = await makeTrip(meander.siteUrl, { destination: 'Lisbon', startDate: '2027-06-05', endDate: '2027-06-07', products: 1 })
  const { page, context } = await openBrowser()
  await signIn(page, name, trip.clientUserId)
  await page.getByRole('link', { name: /Lisbon, slowly/ }).first().waitFor()
  await signOutEverywhere(name)
  return { page, context }
}

const ended = (page: Page) => page.getByRole('dialog', { name: 'Sign in to your account' })

describe('a sign-in that was ended on another device', () => {
  it('is told where a page is open, and one press goes on in it with nothing lost', async () => {
    const { page, context } = await openEndedList('Ines')
    await page.evaluate(() => Object.assign(window, { sameVisit: true }))
    await page.getByRole('link', { name: /Lisbon, slowly/ }).first().click()
    await ended(page).waitFor()
    expect(await page.getByText('Journey Not Found').count()).toBe(0)
    const [popUp] = await Promise.all([context.waitForEvent('page'), ended(page).getByRole('button', { name: 'Sign in with your account' }).click()])
    await popUp.getByRole('textbox').first().fill('Ines')
    await popUp.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Share' }).waitFor()
    expect(await page.evaluate(() => 'sameVisit' in window)).toBe(true)
    await page.goBack()
    await page.getByRole('button', { name: 'Sign out' }).waitFor()
    await page.getByRole('link', { name: /Lisbon, slowly/ }).first().waitFor()
  })

  it('leaves a guest, of whom nothing older is kept, where that is put away', async () => {
    const { page } = await openEndedList('Vera')
    await page.getByRole('link', { name: /Lisbon, slowly/ }).first().click()
    await ended(page).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { name: 'Journey Not Found' }).waitFor()
    expect(JSON.parse(await kept(page))[0]).toMatchObject({ authMethod: 'guest' })
    await page.goto(`${meander.siteUrl}/account`)
    await page.getByText('You are here as a guest.', { exact: false }).waitFor()
  })

  it('is told where the next page begins, and nothing of it is kept', async () => {
    const { context, page } = await openBrowser()
    await signIn(page)
    await page.goto(`${meander.siteUrl}/chat`)
    await tellSecret(page)
    await signOutEverywhere()
    await page.reload()
    await page.getByText('Your sign-in has ended.', { exact: false }).waitFor()
    expect(await kept(page)).not.toMatch(/secret|Rome|dayPlans|sessionId/)
    expect(context.pages()).toHaveLength(1)
    const at = page.url()
    await page.getByRole('button', { name: 'Sign in with your account' }).click()
    await page.getByRole('textbox').first().fill('Rosa')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText(SECRET).first().waitFor()
    expect(page.url()).toBe(at)
  })
})
