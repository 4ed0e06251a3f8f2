import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { openBrowser, startMeander, type Meander } from '../examples/test/open-browser.ts'
import { expectCount, restingBox } from '../examples/test/settle.ts'
import { send, written } from '../examples/test/visit-planner.ts'

/** Widths and columns, measured where a visitor sees them. */
let meander: Meander
const CLIENT_USER_ID = 'mdr_layout_0123456789abcdef0123456789abcdef'

beforeAll(async () => {
  meander = await startMeander()
  for (const title of ['One', 'Two', 'Three', 'Four']) {
    const answer = await fetch(`${meander.siteUrl}/api/itineraries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ title, destination: 'Lisbon', clientUserId: CLIENT_USER_ID }),
    })
    expect(answer.ok).toBe(true)
  }
})
afterAll(() => meander.stop())

async function visit(path: string, width: number): Promise<Page> {
  const browser = await openBrowser({ width, height: 900 })
  await browser.page.addInitScript((id) => localStorage.setItem('meander.clientUserId', id), CLIENT_USER_ID)
  await browser.page.goto(meander.siteUrl + path)
  return browser.page
}

async function boxOf(locator: Locator) {
  await locator.waitFor()
  const box = await locator.boundingBox()
  if (!box) throw new Error('not on screen')
  return box
}

/** So many stand side by side at the top of a grid. */
const expectColumns = (cards: Locator, count: number) =>
  expect.poll(async () => {
    const tops = await cards.evaluateAll((nodes) => nodes.map((node) => Math.round(node.getBoundingClientRect().top)))
    return tops.filter((top) => top === Math.min(...tops)).length
  }).toBe(count)

async function askForLisbon(page: Page) {
  const composer = page.getByPlaceholder('Share your travel dreams...')
  await composer.fill('Four days in Lisbon from 14 March 2027, two of us, food')
  await composer.press('Enter')
  await page.getByRole('heading', { name: 'Perfect Activities for You' }).waitFor()
}

describe('the itinerary list', () => {
  it.each([
    [390, 1],
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 3],
    [1440, 3],
  ])('at %i px stands in %i columns [2.5, 2.215, 2.216, 2.217, 9.25, 9.26, 9.27]', async (width, count) => {
    const page = await visit('/itineraries', width)
    const cards = page.locator('a[href*="/itinerary/"]').filter({ visible: true })
    await cards.nth(3).waitFor()
    await expectColumns(cards, count)
  })
})

describe('the activities panel', () => {
  it.each([1024, 1440])('takes 45% of %i px on the right, with cards in two columns [2.118, 2.119, 2.126, 9.23]', async (width) => {
    const page = await visit('/chat', width)
    await askForLisbon(page)
    const panel = page.getByRole('complementary').filter({ visible: true }).first()
    await expect.poll(async () => (await boxOf(panel)).width / width).toBeCloseTo(0.45, 2)
    await expect.poll(async () => (await boxOf(panel)).x + (await boxOf(panel)).width).toBeCloseTo(width, 0)
    await expectColumns(panel.locator('article.print'), 2)
  })

  it('leaves every letter and note beside it whole, the earlier ones as well [2.119]', async () => {
    const page = await visit('/chat', 1440)
    await askForLisbon(page)
    const composer = page.getByPlaceholder('Share your travel dreams...')
    await page.getByRole('button', { name: 'Send' }).waitFor()
    await composer.fill('And one day by the sea, with a walk along the cliffs and somewhere to eat fish when it grows dark?')
    await composer.press('Enter')
    await page.getByRole('heading', { name: 'Perfect Activities for You' }).nth(1).waitFor()
    await written(page)
    const edge = (await restingBox(page.getByRole('complementary').filter({ visible: true }).first())).x
    for (const key of ['End', 'Home']) {
      await page.getByRole('log').press(key)
      await expect.poll(() => page.locator('.letters').evaluate(beyondItsColumn)).toEqual([])
      await expect.poll(async () => (await boxOf(composer)).x + (await boxOf(composer)).width).toBeLessThan(edge)
    }
  })
})

describe('what stands behind the last letter', () => {
  it.each([
    [720, 450, ['.planner']],
  ])('scrolls with the letters at %i x %i px, each at its full height', async (width, height, parts) => {
    const page = await visit('/chat', width)
    await page.setViewportSize({ width, height })
    await askForLisbon(page)
    await page.getByRole('button', { name: 'Send' }).waitFor()
    for (const part of parts) {
      const box = page.locator(`[role="log"] > ${part}`)
      await box.waitFor()
      await expect.poll(() => box.evaluate((one) => [one.clientHeight >= 44, one.scrollHeight - one.clientHeight <= 1])).toEqual([true, true])
    }
    await expect.poll(() => page.locator('.letters').evaluate((letters) => letters.clientHeight / innerHeight)).toBeGreaterThan(0.55)
  })
})

/** Runs in the page: what reaches into the margin of the letters, or beyond it. A row of cards may go on, inside itself. */
function beyondItsColumn(letters: Element): string[] {
  const AIR = 14
  const { left, right } = letters.getBoundingClientRect()
  const parts = [...letters.querySelectorAll('.note .words, .letter .words, .findings > *, .explore')]
  const wide = parts.filter((part) => part.checkVisibility()).map((part) => [part, part.getBoundingClientRect()] as const)
  return wide.filter(([, box]) => box.right > right - AIR || box.left < left + AIR).map(([part, box]) => `${part.className} from ${box.left} to ${box.right} of ${left} to ${right}`)
}

describe('the composer', () => {
  const long = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n')

  it.each([
    ['the chat screen', '/chat', 192],
    ['an embed and the home chat', '/', 128],
  ])('grows in %s no further than its cap [5.6, 5.7, 9.66, 9.67]', async (_place, path, cap) => {
    const page = await visit(path, 1440)
    if (path === '/') {
      await page.getByRole('button', { name: 'Start Planning' }).click()
      await page.getByRole('dialog', { name: 'Plan Your Adventure' }).waitFor()
      await send(page, 'Lisbon please')
      await page.keyboard.press('Escape')
      await page.getByRole('heading', { name: 'Perfect Activities for You' }).waitFor()
    }
    const composer = page.getByPlaceholder('Share your travel dreams...')
    const before = (await restingBox(composer)).height
    await composer.fill(long)
    await expect.poll(async () => (await composer.boundingBox())?.height).toBe(cap)
    expect(before).toBeLessThan(cap)
  })
})

describe('the home chat', () => {
  it.each([390, 767, 820, 1024, 1440])('fits into a window of %i px, composer and all', async (width) => {
    const page = await visit('/', width)
    await page.getByRole('button', { name: 'Start Planning' }).waitFor()
    await send(page, 'Lisbon please')
    await page.getByRole('heading', { name: 'Perfect Activities for You' }).waitFor()
    await written(page)
    await expect.poll(() => page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight])).toEqual([width, 900])
    const composer = await restingBox(page.getByPlaceholder('Share your travel dreams...'))
    expect(composer.y + composer.height).toBeLessThanOrEqual(900)
  })
})

describe('the calendar', () => {
  it('has 30-minute rows of 45 px in the week and 60 px in the day [2.6, 9.89, 9.90, 9.91]', async () => {
    const page = await visit('/itineraries', 1440)
    await page.locator('a[href*="/itinerary/"]').filter({ visible: true }).first().click()
    const marks = page.locator('.scale span').filter({ visible: true })
    const hour = async () => {
      const [first, second] = [await boxOf(marks.nth(1)), await boxOf(marks.nth(2))]
      return Math.round(second.y - first.y)
    }
    await expect.poll(hour).toBe(90)
    await page.getByRole('button', { name: 'Day', exact: true }).click()
    await expect.poll(hour).toBe(120)
  })
})

describe('the gate after signing out', () => {
  it('stands in place of the routes and offers both ways on [2.19, 2.20, 2.21, 2.22, 4.13]', async () => {
    const browser = await openBrowser()
    const { page } = browser
    await page.route('**/api/auth/user*', (route) => route.fulfill({ json: { id: 'u1', name: 'Rosa', email: null } }))
    // An answer without content leaves the page as it is, as a slow one does.
    await page.route('**/api/auth/logout', (route) => route.fulfill({ status: 204 }))
    await page.clock.install()
    await page.goto(meander.siteUrl)
    await page.getByRole('button', { name: 'Sign out' }).waitFor()
    // The gate gives way to the guest after half a second: here that half second does not pass.
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('heading', { name: 'Welcome to Meander' }).waitFor()
    await expectCount(page.getByRole('button', { name: 'Start Planning' }), 0)
    await page.route('**/api/login*', (route) => route.fulfill({ status: 204 }))
    const leaves = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/login' && request.isNavigationRequest())
    await page.getByRole('button', { name: 'Sign in with your account' }).click()
    expect((await leaves).frame()).toBe(page.mainFrame())
    await page.getByRole('button', { name: 'Continue as Guest' }).click()
    await page.getByRole('button', { name: 'Start Planning' }).waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('authMethod'))).toBe('guest')
  })
})
