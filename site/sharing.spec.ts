import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { beGuest, makeTrip } from '../examples/test/make-trip.ts'
import { openBrowser, startMeander, type Meander } from '../examples/test/open-browser.ts'

let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

/** A guest of the site who looks at a trip. */
async function visitTrip(): Promise<{ page: Page; problems: () => string[] }> {
  const trip = await makeTrip(meander.siteUrl, { destination: 'Lisbon', startDate: '2027-06-05', endDate: '2027-06-07', products: 2 })
  const { page, context, problems } = await openBrowser()
  await beGuest(context, trip)
  await page.goto(meander.siteUrl)
  await page.evaluate(() => localStorage.setItem('authMethod', 'guest'))
  await page.goto(`${meander.siteUrl}/itinerary/${trip.itinerary.id}`)
  return { page, problems }
}

const promptOf = (page: Page) => page.getByRole('dialog', { name: 'Create Account to Share' })
const optionsOf = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Copy Link' }) })

/** From the dialog to an account, and back. */
async function createAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share' }).click()
  await promptOf(page).getByRole('button', { name: 'Create Account / Sign In' }).click()
  await page.getByRole('textbox', { name: 'Your name or e-mail' }).fill(`Rosa ${Math.random()}`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await optionsOf(page).waitFor()
}

describe('sharing on the site, as a guest', () => {
  it('leads to an account and back into the dialog, which opens by itself once [2.292, 2.293, 2.294, 2.296]', async () => {
    const { page, problems } = await visitTrip()
    const trip = page.url()
    await createAccount(page)
    expect(page.url()).toBe(trip)
    expect(await page.evaluate(() => localStorage.getItem('authMethod'))).toBe('authenticated')
    await page.reload()
    await page.getByRole('button', { name: 'Share' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(problems()).toEqual([])
  })

  it('is all that is kept for accounts: what one plans is there without one [6.3]', async () => {
    const { page } = await visitTrip()
    await page.getByRole('button', { name: 'Share' }).click()
    await promptOf(page).waitFor()
    expect(await optionsOf(page).count()).toBe(0)
    await promptOf(page).getByRole('button', { name: 'Maybe Later' }).click()
    await page.getByRole('button', { name: 'Schedule' }).first().click()
    await page.getByRole('dialog').waitFor()
    await page.goto(`${meander.siteUrl}/itineraries`)
    await page.getByRole('link', { name: /Lisbon, slowly/ }).first().waitFor()
    await page.goto(`${meander.siteUrl}/chat`)
    expect(await page.getByRole('textbox', { name: 'Message' }).isEnabled()).toBe(true)
  })

  it('shows a message whose links lead nowhere yet, and that goes at Escape from within', async () => {
    const { page, problems } = await visitTrip()
    await createAccount(page)
    await optionsOf(page).getByRole('button', { name: 'Preview' }).click()
    const preview = page.getByRole('dialog', { name: 'The message as it will be sent' })
    const mail = page.frameLocator('iframe.mail')
    await mail.getByText('See the trip').click()
    await preview.getByText('Its links open once it is sent.').waitFor()
    await mail.getByText('See the trip').click()
    await page.keyboard.press('Escape')
    await preview.waitFor({ state: 'detached' })
    expect(problems()).toEqual([])
  })

  it('hands the text to SMS at the first press, which makes the link [2.304]', async () => {
    const { page } = await visitTrip()
    await createAccount(page)
    const asked: string[] = []
    const session = await page.context().newCDPSession(page)
    session.on('Page.frameRequestedNavigation', ({ url }) => void asked.push(url))
    await session.send('Page.enable')
    await optionsOf(page).getByRole('button', { name: 'SMS' }).click()
    await expect.poll(() => asked.map((address) => decodeURIComponent(address))).toEqual([expect.stringMatching(/^sms:\?&body=Check out my Lisbon trip.*\/shared\//)])
  })

  it('shows the link where the browser does not copy, with the focus where it was, and closes the preview from inside it by Escape', async () => {
    const { page } = await visitTrip()
    // What is not granted then is refused.
    await page.context().grantPermissions(['geolocation'])
    await createAccount(page)
    const copy = optionsOf(page).getByRole('button', { name: 'Copy Link' })
    await copy.click()
    await expect.poll(() => optionsOf(page).getByRole('textbox', { name: /^Could not copy/ }).inputValue()).toMatch(/\/shared\/[\w-]+$/)
    expect(await copy.evaluate((button) => button.matches(':focus'))).toBe(true)
    const preview = page.getByRole('dialog', { name: 'The message as it will be sent' })
    await optionsOf(page).getByRole('button', { name: 'Preview' }).click()
    await preview.frameLocator('iframe').getByRole('heading').click()
    await page.keyboard.press('Escape')
    await preview.waitFor({ state: 'hidden' })
    await optionsOf(page).waitFor()
  })
})
