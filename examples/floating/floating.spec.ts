import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHostPage, SNIPPET } from '../test/host-page.ts'
import { openBrowser, startMeander, type Meander, type OpenBrowser } from '../test/open-browser.ts'
import { expectValue } from '../test/settle.ts'
import { opened } from '../test/visit-planner.ts'

let meander: Meander
let browser: OpenBrowser
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

const composer = 'Share your travel dreams...'

describe('the floating planner', () => {
  it.each([390, 1440])('opens at its button and closes by Escape and by Close, at %i px', async (width) => {
    browser = await openBrowser({ width, height: 844 })
    const { page } = browser
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(`${meander.examplesUrl}/floating/`)
    const launcher = page.getByRole('button', { name: 'Plan this trip' })
    await launcher.waitFor()
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => url.includes('widget'))).toEqual([])
    await expect.poll(() => launcher.getAttribute('aria-expanded')).toBe('false')

    await launcher.click()
    await page.getByPlaceholder(composer).waitFor()
    await page.getByRole('dialog', { name: 'Meander' }).waitFor()
    await page.getByPlaceholder(composer).fill('Half a sentence')
    await page.keyboard.press('Escape')
    await page.getByPlaceholder(composer).waitFor({ state: 'hidden' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent)).toBe('Plan this trip')

    await launcher.click()
    await expectValue(page.getByPlaceholder(composer), 'Half a sentence')
    await page.getByRole('dialog', { name: 'Meander' }).getByRole('button', { name: 'Close' }).first().click()
    await page.getByPlaceholder(composer).waitFor({ state: 'hidden' })
    expect(browser.problems()).toEqual([])
  })

  it('takes no room in the page and lies above whatever the page lifts highest', async () => {
    browser = await openBrowser()
    const page = await openHostPage(browser.context, meander.siteUrl, {
      css: '.over { position: fixed; inset: 0; z-index: 2147483647; background: #000; pointer-events: none } .inner { transform: translateX(40px); overflow: hidden; height: 60px }',
      body: `<div class="inner"><meander-planner view="floating" scheme="light"></meander-planner></div><div class="over"></div>${SNIPPET}`,
    })
    await page.getByRole('button', { name: 'Plan this trip' }).waitFor()
    await expect.poll(async () => (await page.locator('meander-planner').boundingBox())?.height).toBe(0)
    await page.getByRole('button', { name: 'Plan this trip' }).click()
    await page.getByPlaceholder(composer).click()
    await expect.poll(() => page.getByRole('dialog', { name: 'Meander' }).boundingBox()).toMatchObject({ x: 1440 - 28 - 400, width: 400, height: 680 })
  })
})

describe.each(['floating', 'drawer'])('a closed panel (%s)', (view) => {
  it('opens when the page asks for a dialog, before and after it was first opened, and leaves the page usable [2.177, 2.179]', async () => {
    browser = await openBrowser()
    const page = await openHostPage(browser.context, meander.siteUrl, {
      body: `<button onclick="this.textContent = 'Pressed'">The page's own</button><meander-planner view="${view}"></meander-planner>${SNIPPET}`,
    })
    await page.getByRole('button', { name: 'Plan this trip' }).waitFor()
    const ask = (name: string) =>
      page.evaluate((event) => {
        const activity = { id: 'one', productCode: 'one', title: 'A walk by the river' }
        window.dispatchEvent(new CustomEvent(event, { detail: { activity } }))
      }, name)
    const planner = page.locator('meander-planner')
    const composing = page.getByPlaceholder(composer)

    for (const [event, title] of [['expandActivity', 'A walk by the river'], ['openItineraryModal', 'Save to Itinerary']] as const) {
      await ask(event)
      await opened(page, title)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog', { name: title }).waitFor({ state: 'detached' })
      // The dialog alone is closed.
      await composing.waitFor()
      await page.keyboard.press('Escape')
      await composing.waitFor({ state: 'hidden' })
    }

    await ask('expandActivity')
    await page.getByRole('dialog', { name: 'A walk by the river' }).waitFor()
    await planner.evaluate((element) => (element as HTMLElement & { close(): void }).close())
    await page.getByRole('button', { name: "The page's own" }).click()
    await page.getByRole('button', { name: 'Pressed' }).waitFor()
  })
})

describe('the drawer', () => {
  it('fills the height of the window from its button in the text', async () => {
    browser = await openBrowser()
    const page = await openHostPage(browser.context, meander.siteUrl, { body: `<p>Words before <meander-planner view="drawer" accent="#c2341d"></meander-planner></p>${SNIPPET}` })
    const launcher = page.getByRole('button', { name: 'Plan this trip' })
    await expect.poll(() => launcher.evaluate((button) => getComputedStyle(button).color)).toBe('rgb(255, 255, 255)')
    await launcher.click()
    await page.getByPlaceholder(composer).waitFor()
    await expect.poll(() => page.getByRole('dialog', { name: 'Meander' }).boundingBox()).toEqual({ x: 1440 - 520, y: 0, width: 520, height: 900 })
  })
})
