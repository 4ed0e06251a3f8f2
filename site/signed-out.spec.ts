import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BrowserContext, Page } from 'playwright-core'
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
async function signIn(page: Page): Promise<void> {
  await page.goto(`${meander.siteUrl}/api/login?returnTo=/itineraries`)
  await page.getByRole('textbox').first().fill('Rosa')
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

describe('a sign-in that was ended on another device', () => {
  it('is told where the next page begins, and nothing of it is kept', async () => {
    const { context, page } = await openBrowser()
    await signIn(page)
    await page.goto(`${meander.siteUrl}/chat`)
    await tellSecret(page)
    const elsewhere = await openBrowser()
    await signIn(elsewhere.page)
    await elsewhere.page.goto(`${meander.siteUrl}/account`)
    await elsewhere.page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await elsewhere.page.getByText('You are signed out.', { exact: false }).waitFor()
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
