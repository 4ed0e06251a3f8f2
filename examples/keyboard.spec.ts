import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { openBrowser, startMeander, type Meander } from './test/open-browser.ts'
import { opened, written } from './test/visit-planner.ts'

/** Every state of planning, reached by keys alone. The letters that are half written and the voice have specs of their own. */
const WAY = 'Four days in Lisbon from 10 to 13 May 2027, two of us, gardens and good food'

let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

async function visit(path: string) {
  const browser = await openBrowser({ width: 1440, height: 900, reducedMotion: 'reduce' })
  await browser.page.goto(meander.siteUrl + path)
  return { ...browser, hand: handOn(browser.page) }
}

/** The name of what has the focus, wherever it is. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let active = document.activeElement
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
    const labels = active instanceof HTMLTextAreaElement || active instanceof HTMLInputElement ? active.labels : null
    return (active?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? active?.textContent ?? '').trim()
  })

function handOn(page: Page) {
  const press = (key: string) => page.keyboard.press(key)
  async function tabTo(name: RegExp, key = 'Tab') {
    for (let step = 0; step < 140 && !name.test(await focused(page)); step += 1) await press(key)
    expect(await focused(page)).toMatch(name)
  }
  return {
    press,
    tabTo,
    async use(name: RegExp) {
      await tabTo(name)
      await press('Enter')
    },
    back: (name: RegExp) => expect.poll(() => focused(page)).toMatch(name),
  }
}

type Hand = ReturnType<typeof handOn>

async function ask(page: Page, hand: Hand) {
  await hand.tabTo(/^Message$/)
  await page.keyboard.type(WAY)
  await hand.press('Enter')
  await page.getByText('day 1 of 4').first().waitFor()
  await written(page)
}

describe('somebody with nothing but keys', () => {
  it('reads a card in full, turns its pictures, and compares it with another', async () => {
    const { page, hand, problems } = await visit('/chat')
    await ask(page, hand)

    await hand.tabTo(/^Open /)
    const card = await focused(page)
    await hand.press('Enter')
    const detail = page.locator('.detail-dialog')
    await detail.and(page.locator(':focus-within')).waitFor()
    const count = detail.locator('.count')
    const first = await count.textContent()
    await hand.tabTo(/^Next picture$/)
    await hand.press('Enter')
    await expect.poll(() => count.textContent()).not.toBe(first)
    await hand.press('ArrowLeft')
    await expect.poll(() => count.textContent()).toBe(first)
    await hand.press('Escape')
    await detail.waitFor({ state: 'detached' })
    await expect.poll(() => focused(page)).toBe(card)

    await hand.use(/^Compare Activities$/)
    for (const times of [1, 2]) {
      if (times === 2) await hand.press('Tab')
      await hand.tabTo(/^Compare (?!\(|Act)/)
      await hand.press('Space')
    }
    await hand.use(/^Compare \(2\)$/)
    await opened(page, 'Compare Activities')
    await hand.press('Escape')
    await hand.back(/^Compare \(2\)$/)
    await hand.use(/^Cancel$/)
    await hand.back(/^Compare Activities$/)
    expect(problems()).toEqual([])
  })

  it('plans a day, saves its first thing to a new itinerary, and is told so within 420 px [9.10, 9.11]', async () => {
    const { page, hand, problems } = await visit('/chat')
    await ask(page, hand)

    // With the cards in the panel beside it, the day is open.
    await page.getByRole('button', { name: 'Add to Day', exact: true }).waitFor()
    await hand.use(/^Add to Day$/)
    await opened(page, /^Choose for day/)
    await hand.use(/^Add to Day 1: /)
    await hand.back(/^On day 1: /)
    await hand.use(/^Done$/)
    await hand.back(/^Add to Day$/)
    await hand.use(/^Continue$/)
    await page.getByText('day 2 of 4').first().waitFor()
    await written(page)

    await hand.use(/^Save (?!Y)/)
    await opened(page, 'Save to Itinerary')
    await hand.use(/^New itinerary$/)
    await opened(page, 'Design Your Adventure')
    await hand.back(/^Journey Title$/)
    await hand.use(/^Save Itinerary$/)
    await opened(page, 'Lock It In')
    await hand.use(/^Save Activity$/)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await hand.back(/^Saved: /)

    const toasts = page.locator('meander-planner .toasts')
    await toasts.locator('.toast').waitFor()
    await expect.poll(async () => (await toasts.boundingBox())?.width).toBeLessThanOrEqual(420)
    await hand.press('F8')
    await expect.poll(() => toasts.evaluate((box) => box.contains((box.getRootNode() as ShadowRoot).activeElement))).toBe(true)
    await hand.press('Escape')
    await toasts.locator('.toast:not(.leaving)').waitFor({ state: 'detached' })
    await hand.back(/^Saved: /)
    expect(problems()).toEqual([])
  })

  it('fills in the plan form with its dates, from the home screen to the first answer', async () => {
    const { page, hand, problems } = await visit('/')
    await page.getByRole('button', { name: 'Start Planning' }).waitFor()
    await hand.use(/^Start Planning$/)
    await opened(page, 'Plan Your Adventure')
    await hand.tabTo(/^Where are you going\?/)
    await page.keyboard.type('Lisb')
    await page.getByRole('option').first().filter({ hasText: /^Lisbon/ }).waitFor()
    await hand.press('ArrowDown')
    await page.getByRole('option', { name: /^Lisbon/, selected: true }).waitFor()
    await hand.press('Enter')
    await page.getByRole('option').first().waitFor({ state: 'detached' })
    await hand.press('Tab')
    await hand.press('Enter')
    await opened(page, 'Select Travel Dates')
    for (const key of ['PageDown', 'Enter', 'ArrowDown', 'Enter']) await hand.press(key)
    await hand.use(/^Confirm Dates$/)
    await page.getByRole('dialog', { name: 'Select Travel Dates' }).waitFor({ state: 'detached' })
    await hand.tabTo(/^What interests you\?/)
    await page.keyboard.type('gardens')
    await hand.use(/^Start Planning$/)
    await page.getByRole('log').getByText(/gardens/).first().waitFor()
    await page.getByRole('heading', { name: 'Perfect Activities for You' }).waitFor()
    expect(problems()).toEqual([])
  })
})
