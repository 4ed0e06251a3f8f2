import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { wrongs } from '../test/axe.ts'
import { openHostPage, plannerRuns, RESERVED, SNIPPET } from '../test/host-page.ts'
import { beGuest, makeTrip, type Trip } from '../test/make-trip.ts'
import { openBrowser, startMeander, type Meander, type OpenBrowserOptions } from '../test/open-browser.ts'

const WAY = 'Four days in Lisbon from 10 to 13 May 2027, two of us, gardens and good food'
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
const LOOKS = SIZES.flatMap((size) => (['light', 'dark'] as const).map((colorScheme) => ({ ...size, colorScheme })))

let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

/** A page whose own parts are in order, so that what is found is ours. */
async function visit(options: OpenBrowserOptions, guest?: Trip) {
  const browser = await openBrowser({ reducedMotion: 'reduce', ...options })
  if (guest) await beGuest(browser.context, guest)
  const page = await openHostPage(browser.context, meander.siteUrl, {
    body: `<main><h1>Lisbon, slowly</h1><meander-planner></meander-planner></main>${SNIPPET}`,
    css: `${RESERVED} meander-planner { height: calc(100vh - 120px) }`,
  })
  await plannerRuns(page)
  return { ...browser, page }
}

const open = (page: Page, part: string) => page.evaluate((what) => (document.querySelector('meander-planner') as HTMLElement & { open(part: string): void }).open(what), part)
const dialog = (page: Page) => page.getByRole('dialog').last()
const planner = (page: Page, selector: string): Locator => page.locator(`meander-planner ${selector}`).filter({ visible: true }).first()

/** Names of states with what is wrong in them. */
async function look(page: Page, states: readonly (readonly [name: string, reach: () => Promise<unknown>])[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const [name, reach] of states) {
    await reach()
    const wrong = await wrongs(page)
    if (wrong.length > 0) found[name] = wrong
    if (await page.getByRole('dialog').count()) {
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').last().waitFor({ state: 'detached', timeout: 2000 }).catch(() => {})
    }
  }
  return found
}

async function answered(page: Page): Promise<void> {
  await planner(page, 'textarea').fill(WAY)
  await page.keyboard.press('Enter')
  await planner(page, '.print').waitFor()
  await page.getByText('day 1 of 4').first().waitFor()
}

describe.each(LOOKS)('the planner at $width px, $colorScheme', (options) => {
  it('has nothing that axe finds wrong, from the first letter to the dialogs', async () => {
    const { page } = await visit(options)
    const shown = (part: string) => async () => {
      await open(page, part)
      await dialog(page).waitFor()
    }
    expect(
      await look(page, [
        ['empty', async () => {}],
        ['templates', shown('templates')],
        ['plan', shown('plan')],
        ['voice', shown('voice')],
        ['sign-in', shown('sign-in')],
        ['answer', () => answered(page)],
        ['detail', async () => {
          await planner(page, '.print button.picture').click()
          await dialog(page).waitFor()
        }],
        ['picker', async () => {
          await planner(page, '.planner').getByRole('button', { name: 'Show the day' }).click({ timeout: 1000 }).catch(() => {})
          await planner(page, '.planner').getByRole('button', { name: 'Add to Day' }).click()
          await dialog(page).getByRole('button', { name: /^Add to Day 1/ }).first().click()
        }],
        ['save', async () => {
          await planner(page, '.print').getByRole('button', { name: /^Save/ }).click()
          await dialog(page).waitFor()
        }],
      ]),
    ).toEqual({})
  })

  it('has nothing that axe finds wrong in the trips', async () => {
    const trip = await makeTrip(meander.siteUrl, { destination: 'Lisbon', startDate: '2027-05-10', endDate: '2027-05-13', products: [] })
    const { page } = await visit(options, trip)
    expect(
      await look(page, [
        ['list', async () => {
          await open(page, 'itineraries')
          await planner(page, '.journey').waitFor()
        }],
        ['new', async () => {
          await page.getByRole('button', { name: /Plan New Trip/ }).first().click()
          await dialog(page).waitFor()
        }],
        ['itinerary', async () => {
          await page.getByRole('link', { name: 'Lisbon, slowly' }).click()
          await planner(page, '.calendar').waitFor()
        }],
      ]),
    ).toEqual({})
  })
})

describe('somebody without a pointer', () => {
  it('plans by keyboard alone, and finds the focus where it was', async () => {
    const { page, problems } = await visit({ width: 1440, height: 900 })
    const focused = () =>
      page.evaluate(() => {
        const active = document.querySelector('meander-planner')?.shadowRoot?.activeElement
        return active instanceof HTMLTextAreaElement ? 'Message' : (active?.getAttribute('aria-label') ?? active?.textContent ?? '')
      })
    const tabTo = async (name: RegExp) => {
      for (let step = 0; step < 60 && !name.test(await focused()); step += 1) await page.keyboard.press('Tab')
      expect(await focused()).toMatch(name)
    }
    await tabTo(/^Message$/)
    await page.keyboard.type(WAY)
    await page.keyboard.press('Enter')
    await planner(page, '.print').waitFor()
    await page.getByText('day 1 of 4').first().waitFor()
    await tabTo(/^Open /)
    const card = await focused()
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(focused).toBe(card)
    await tabTo(/^Save .|^Saved: /)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Save to Itinerary' }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(focused).toMatch(/^Save .|^Saved: /)
    expect(problems()).toEqual([])
  })
})

describe('somebody who reads larger', () => {
  it.each([
    ['200%', 720],
    ['400%', 320],
  ])('at %s of a window of 1440 or 1280 px has nothing beside the screen', async (_zoom, width) => {
    const { page } = await visit({ width, height: 450 })
    await answered(page)
    const beyond = await page.evaluate(() => {
      const box = document.querySelector('meander-planner')?.shadowRoot?.querySelector('.meander')
      return box ? box.scrollWidth - box.clientWidth : NaN
    })
    expect(beyond).toBeLessThanOrEqual(0)
  })
})
