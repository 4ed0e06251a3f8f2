import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { beGuest, makeTrip } from '../examples/test/make-trip.ts'
import { openBrowser, startMeander, type Meander } from '../examples/test/open-browser.ts'
import { expectPath } from '../examples/test/settle.ts'

let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

async function lookAt(page: Page): Promise<void> {
  await page.goto(`${meander.siteUrl}/enhanced-demo`)
  await page.getByRole('tab', { name: 'All Features' }).click()
  await page.locator('.index a').first().waitFor()
}

async function visit(prepare: (page: Page) => Promise<unknown> = async () => {}) {
  const browser = await openBrowser()
  await prepare(browser.page)
  await lookAt(browser.page)
  return browser
}

describe('All Features', () => {
  const open = (page: Page, name: string) => page.getByRole('link', { name: `Open ${name}`, exact: true }).click()
  const visible = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true }).first()
  const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name })
  const title = (name: string) => (page: Page) => page.getByRole('heading', { name, level: 1 })
  const said = (words: string) => (page: Page) => page.getByText(words, { exact: true }).filter({ visible: true }).first()
  /** Of each link: where it leads, and what is seen there of what its words name. */
  const LINKS: readonly (readonly [name: string, path: RegExp, ...seen: ((page: Page) => Locator)[]])[] = [
    ['Conversation', /^\/chat/, said('Somewhere warm by the sea in spring. Where could we go?')],
    ['Activities', /^\/chat/, said('Gardens and good food in Lisbon, for two of us'), (page) => visible(page, 'Compare Activities'), (page) => page.getByRole('button', { name: /^Save / }).first()],
    ['The plan form', /^\/chat/, dialog('Plan Your Adventure')],
    ['Letters with blanks', /^\/chat/, dialog('Choose Your Travel Style')],
    ['Voice', /^\/chat/, dialog('Voice Message')],
    ['Itineraries', /^\/itineraries$/, title('Itineraries')],
    ['A journey', /^\/chat/, said('Three days in Rome in May, for two of us'), (page) => page.getByText(/day 1 of 3/).filter({ visible: true }).first()],
    ['Accounts', /^\/welcome$/, title('Welcome to Meander')],
    ['The API', /^\/partners\/api$/, title('The API')],
    ['On your page', /^\/partners$/, title('On your page')],
  ]

  it('shows behind each what its words name, and nothing twice', async () => {
    const { page } = await visit()
    await expect.poll(() => page.locator('.index a').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual(LINKS.map(([name]) => `Open ${name}`))
    const does: string[] = []
    for (const [name, path, ...seen] of LINKS) {
      await lookAt(page)
      await open(page, name)
      for (const one of seen) await one(page).waitFor()
      const { pathname } = new URL(page.url())
      expect(pathname).toMatch(path)
      // A conversation has an address of its own once something is said in it: what counts is what is said or opened there.
      const dialogs = page.getByRole('dialog').filter({ visible: true })
      const shown = (await dialogs.count()) > 0 ? dialogs : page.locator('.note .words').filter({ visible: true })
      does.push(pathname.startsWith('/chat') ? `/chat ${await shown.last().innerText()}` : pathname)
    }
    expect(does.filter((one, at) => does.indexOf(one) !== at)).toEqual([])
  })

  it('leads to the newest journey, where all three are that it names', async () => {
    const trip = await makeTrip(meander.siteUrl, { destination: 'Lisbon', startDate: '2027-05-10', endDate: '2027-05-12', products: 2 })
    const { page } = await visit((page) => beGuest(page.context(), trip))
    await page.getByText('Your newest: its calendar with real starts, Arrange my trip and Share').waitFor()
    await open(page, 'A journey')
    await expectPath(page, `/itinerary/${trip.itinerary.id}`)
    await page.getByRole('heading', { name: 'Your Schedule' }).waitFor()
    for (const name of ['Arrange my trip', 'Share']) await page.getByRole('button', { name }).first().waitFor()
  })
})
