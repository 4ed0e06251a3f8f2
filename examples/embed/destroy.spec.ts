import type { BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { holdReplies } from '../test/hold-reply.ts'
import { openHostPage, plannerRuns, RESERVED, SNIPPET } from '../test/host-page.ts'
import { countUnderWay, inventory, type CountingWindow } from '../test/inventory.ts'
import { beGuest, makeTrip } from '../test/make-trip.ts'
import { openBrowser, startMeander, type Meander, type OpenBrowser } from '../test/open-browser.ts'
import { restingBox } from '../test/settle.ts'
import { openFirstTrip } from '../test/visit-planner.ts'

let meander: Meander
let browser: OpenBrowser
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

interface Handle {
  open(panel: string): void
  destroy(): void
}
type HostWindow = CountingWindow & { Meander: { mount(target: string): Handle }; planner?: Handle }

/** A page with the script and a place for the planner, before there is one. */
async function openPlace(context: BrowserContext): Promise<Page> {
  await context.addInitScript(countUnderWay)
  const page = await openHostPage(context, meander.siteUrl, { css: RESERVED, body: `<div id="trip"></div>${SNIPPET}` })
  await page.waitForFunction(() => customElements.get('meander-planner'))
  await page.waitForLoadState('networkidle')
  return page
}

async function mount(page: Page): Promise<void> {
  await page.evaluate(() => {
    const own = window as unknown as HostWindow
    own.planner = own.Meander.mount('#trip')
  })
  await plannerRuns(page)
}

/** Destroys the planner; answers what `seen` found in it right before. */
async function destroy(page: Page, seen = 'textarea'): Promise<number> {
  return page.evaluate(async (selector) => {
    const own = window as unknown as HostWindow
    const found = document.querySelector('meander-planner')?.shadowRoot?.querySelectorAll(selector).length ?? 0
    own.planner?.destroy()
    delete own.planner
    await Promise.resolve()
    return found
  }, seen)
}

type Inventory = Awaited<ReturnType<typeof inventory>>

/** The page's own timers run on; the planner's must have gone. */
async function expectNothingLeft(page: Page, before: Inventory): Promise<void> {
  await page.waitForFunction(({ timers, frames }) => {
    const now = (window as unknown as HostWindow).underWay()
    return now.timers <= timers && now.frames <= frames
  }, before)
  await expect.poll(() => inventory(page)).toEqual(before)
  expect(browser.problems().filter((problem) => !problem.includes('401'))).toEqual([])
}

/** The requests of a page that have neither been answered to their end nor been given up. */
function watchRequests(page: Page): () => string[] {
  const open = new Set<{ url(): string }>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return () => [...open].map((request) => request.url())
}

/** Lifts what is under a point and takes it near the lower edge, where the page begins to scroll by itself. */
async function carry(page: Page, handle: Locator): Promise<void> {
  await handle.scrollIntoViewIfNeeded()
  const box = await restingBox(handle)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + 60, box.y + 40, { steps: 5 })
  await page.mouse.move(700, 890, { steps: 5 })
}

describe('destroy', () => {
  it('leaves nothing in the page: no listener, timer, observer, node, sheet, font or name', async () => {
    browser = await openBrowser()
    const page = await openPlace(browser.context)
    const before = await inventory(page)
    for (let round = 0; round < 3; round++) {
      await mount(page)
      await page.getByPlaceholder('Share your travel dreams...').fill('Two days in Porto')
      await page.waitForFunction(() => [...document.fonts].some(({ family }) => family.includes('Brygada')))
      await page.waitForLoadState('networkidle')
      await destroy(page)
    }
    await expectNothingLeft(page, before)
  })

  it.each(['plan', 'voice', 'sign-in'])('leaves nothing while a dialog is open: %s', async (panel) => {
    browser = await openBrowser()
    const page = await openPlace(browser.context)
    const before = await inventory(page)
    await mount(page)
    await page.evaluate((name) => (window as unknown as HostWindow).planner?.open(name), panel)
    await page.locator('dialog[open]').waitFor()
    expect(await destroy(page, 'dialog[open]')).toBe(1)
    await expectNothingLeft(page, before)
  })

  it('leaves nothing while a reply streams, and gives its request up', async () => {
    browser = await openBrowser()
    const page = await openPlace(browser.context)
    const held = await holdReplies(browser.context, meander.siteUrl)
    const before = await inventory(page)
    await mount(page)
    const composer = page.getByPlaceholder('Share your travel dreams...')
    await composer.fill('Four days in Lisbon from 14 March 2027, two of us, food')
    await composer.press('Enter')
    await page.locator('.letter .words').filter({ hasText: /\w/ }).last().waitFor()
    await expect.poll(held).toBe(1)
    expect(await destroy(page, '.letters[aria-busy="true"]')).toBe(1)
    await expect.poll(held).toBe(0)
    await expectNothingLeft(page, before)
  })

  it.each(['mouse', 'keyboard'])('leaves nothing in the middle of a drag by %s', async (device) => {
    const trip = await makeTrip(meander.siteUrl, { destination: 'Lisbon', startDate: '2027-03-14', endDate: '2027-03-17', products: ['LIS-TRAM-28'] })
    browser = await openBrowser()
    await beGuest(browser.context, trip)
    const page = await openPlace(browser.context)
    const before = await inventory(page)
    await mount(page)
    await openFirstTrip(page)
    const handle = page.getByRole('button', { name: /^Drag / })
    if (device === 'keyboard') await handle.press('Enter')
    else await carry(page, handle)
    await page.locator('[data-start]').first().waitFor({ state: 'attached' })
    await page.locator('.ticket.lifted').waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    expect(await destroy(page, '.ticket.lifted')).toBe(1)
    if (device === 'mouse') {
      await page.mouse.move(700, 300)
      await page.mouse.up()
    }
    await expectNothingLeft(page, before)
  })

  it('leaves nothing while the window of a sign-in is open, and closes it', async () => {
    browser = await openBrowser()
    const page = await openPlace(browser.context)
    const before = await inventory(page)
    await mount(page)
    const requests = watchRequests(page)
    await page.evaluate(() => (window as unknown as HostWindow).planner?.open('sign-in'))
    const button = page.getByRole('dialog').getByRole('button').filter({ hasText: /\w/ })
    const [popUp] = await Promise.all([page.waitForEvent('popup'), button.click()])
    await popUp.getByRole('textbox').first().waitFor()
    await page.locator('meander-planner [aria-busy="true"]').first().waitFor()
    const closed = popUp.waitForEvent('close')
    expect(await destroy(page, '[aria-busy="true"]')).toBe(1)
    await closed
    await expect.poll(requests).toEqual([])
    await expectNothingLeft(page, before)
  })

  it('is what the removal of the element does as well', async () => {
    browser = await openBrowser()
    const page = await openHostPage(browser.context, meander.siteUrl, { css: RESERVED, body: `<meander-planner></meander-planner>${SNIPPET}` })
    await page.getByPlaceholder('Share your travel dreams...').fill('Half a sentence')
    const left = await page.evaluate(async () => {
      const planner = document.querySelector('meander-planner')
      planner?.remove()
      await Promise.resolve()
      return { nodes: planner?.shadowRoot?.childNodes.length, sheets: planner?.shadowRoot?.adoptedStyleSheets.length, fonts: [...document.fonts].length }
    })
    expect(left).toEqual({ nodes: 0, sheets: 2, fonts: 0 })
  })
})
