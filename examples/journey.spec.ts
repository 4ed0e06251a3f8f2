import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { openBrowser, screenshot, startMeander, type Meander, type OpenBrowser } from './test/open-browser.ts'

/** What travellers say, and what must follow from it. Nothing in the product knows these sentences. */
const TRIPS = [
  {
    width: 1440,
    height: 900,
    says: 'Four days in Lisbon from 14 March 2027, two of us, we love food and history, about $600',
    place: 'Lisbon',
    from: '2027-03-14',
    to: '2027-03-17',
    travellers: 2,
  },
  {
    width: 390,
    height: 844,
    says: 'My husband and our two kids want a week in Rome, 5 to 11 June 2027. Museums and good food please, 200 euros a day.',
    place: 'Rome',
    from: '2027-06-05',
    to: '2027-06-11',
    travellers: 4,
  },
] as const

let meander: Meander
const open: OpenBrowser[] = []

beforeAll(async () => {
  meander = await startMeander()
})
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await Promise.all(open.map(({ page }, index) => screenshot(page, `${task.name}-${index}`)))
  await Promise.all(open.splice(0).map((browser) => browser.close()))
})
afterAll(() => meander.stop())

describe('from a script tag to a shared trip', () => {
  it.each(TRIPS)(
    'a visitor of a blog plans $place at $width px and shares it [1.3, 1.12, 1.15, 1.18, 1.21, 1.22, 1.24, 2.307, 4.114, 4.116, 6.10]',
    async (trip) => {
      const browser = await openBrowser({ width: trip.width, height: trip.height })
      open.push(browser)
      const { page } = browser
      await browser.context.grantPermissions(['clipboard-read', 'clipboard-write'])

      await page.goto(`${meander.examplesUrl}/script-tag/`)
      await say(page, trip.says)
      const titles = await saveTwo(page, trip.place)
      await openTrip(page)
      await scheduleByDialog(page, titles[0], trip)
      await scheduleByDrag(page, titles[1], trip)
      await expectCounter(page, '2/2 scheduled')
      const link = await shareAfterSignIn(page, `Visitor ${trip.place}`)
      expect(new URL(page.url()).origin).toBe(meander.examplesUrl)

      const friend = await openBrowser({ width: trip.width, height: trip.height })
      open.push(friend)
      await friend.page.goto(link)
      for (const title of titles) await friend.page.getByRole('heading', { name: title }).filter({ visible: true }).first().waitFor()
      await friend.page.locator('.ledger div').filter({ hasText: 'travelers', has: friend.page.getByText(String(trip.travellers), { exact: true }) }).waitFor()
      expect(browser.problems()).toEqual([])
    },
  )
})

async function say(page: Page, text: string) {
  const composer = page.getByPlaceholder('Share your travel dreams...')
  await composer.fill(text)
  await composer.press('Enter')
  await page.getByRole('heading', { name: 'Perfect Activities for You' }).waitFor()
  await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' })
}

/** Saves the first two activities, the first to a new itinerary and the second to the same; answers their titles. */
async function saveTwo(page: Page, place: string): Promise<[string, string]> {
  const cards = page.locator('article.print')
  const [first = '', second = ''] = await cards.locator('h3').allTextContents()
  const saveOf = (title: string) => cards.filter({ hasText: title }).first().getByRole('button', { name: /^Save/ })

  await saveOf(first).click()
  await page.getByRole('button', { name: 'New itinerary' }).click()
  await page.getByRole('dialog').getByRole('textbox').first().fill(`${place}, slowly`)
  await page.getByRole('button', { name: 'Save Itinerary' }).click()
  await page.getByRole('button', { name: 'Save Activity' }).click()
  await page.getByText('Saved to your itinerary').waitFor()

  await saveOf(second).click()
  await page.getByRole('button', { name: `${place}, slowly` }).click()
  await page.getByRole('button', { name: 'Lock It In' }).click()
  await page.getByRole('button', { name: 'Save Activity' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  return [first, second]
}

async function openTrip(page: Page) {
  await page.getByRole('button', { name: 'View Itineraries' }).or(page.getByRole('link', { name: 'View Itineraries' })).first().click()
  await page.getByRole('heading', { name: 'Itineraries' }).waitFor()
  await page.locator('a[href*="/itinerary/"]').first().click()
  await page.getByText('0/2 scheduled').waitFor()
}

async function scheduleByDialog(page: Page, title: string, trip: (typeof TRIPS)[number]) {
  await ticket(page, title).getByRole('button', { name: 'Schedule' }).click()
  const dialog = page.getByRole('dialog', { name: `Schedule: ${title}` })
  await dialog.locator('li.free button').first().click()
  await dialog.locator('.times button').first().click()
  await dialog.getByRole('button', { name: /^Schedule/ }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Activity Scheduled').waitFor()
  await expectCounter(page, '1/2 scheduled')
  expect(trip.from < trip.to).toBe(true)
}

async function scheduleByDrag(page: Page, title: string, trip: (typeof TRIPS)[number]) {
  // The tray folds away by itself after a successful scheduling.
  await page.getByRole('button', { name: 'Expand Your Experiences' }).or(page.locator('.bottom-tray > button')).filter({ visible: true }).first().click()
  const handle = ticket(page, title).locator('.handle')
  await handle.waitFor()
  const from = await handle.boundingBox()
  if (!from) throw new Error('the ticket has no handle')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(from.x + 30, from.y + 30, { steps: 5 })
  const start = page.locator('[data-start]').first()
  await start.waitFor()
  const when = (await start.getAttribute('data-start')) ?? ''
  expect(when.slice(0, 10) >= trip.from && when.slice(0, 10) <= trip.to).toBe(true)
  const to = await start.boundingBox()
  if (!to) throw new Error('the start is not on screen')
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 })
  await page.mouse.up()
}

async function shareAfterSignIn(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByText('Create Account to Share').waitFor()
  const [popUp] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Create Account / Sign In' }).click()])
  await popUp.getByRole('textbox').first().fill(name)
  await popUp.getByRole('button', { name: /continue|sign in/i }).click()
  await page.getByRole('button', { name: 'Copy Link' }).click()
  await page.getByText('Share link has been copied to clipboard.').waitFor()
  return page.evaluate(() => navigator.clipboard.readText())
}

const ticket = (page: Page, title: string) => page.locator('.ticket').filter({ hasText: title.slice(0, 30) }).first()
const expectCounter = (page: Page, text: string) => page.getByText(text).waitFor()
