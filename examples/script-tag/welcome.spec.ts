import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plannerRuns } from '../test/host-page.ts'
import { openBrowser, startMeander, type Meander } from '../test/open-browser.ts'

const WIDTHS = [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const

let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

async function openPost(width: number, height: number): Promise<Page> {
  const { page } = await openBrowser({ width, height })
  await page.goto(`${meander.examplesUrl}/script-tag/`)
  await plannerRuns(page)
  await page.locator('.quest').first().waitFor()
  await page.locator('meander-planner').evaluate((planner) => planner.scrollIntoView())
  return page
}

/** Where the welcome stands in what one sees of the letters. */
async function sight(page: Page) {
  return page.getByRole('log').evaluate((letters) => {
    const edge = letters.getBoundingClientRect()
    const [welcome, ...posters] = ['.welcome p', '.quests li:first-child .picture'].map((name) => letters.querySelector(name)?.getBoundingClientRect())
    return {
      scrolled: letters.scrollTop,
      welcomeInSight: welcome !== undefined && welcome.top >= edge.top && welcome.bottom < edge.bottom,
      postersInSight: posters.every((poster) => poster !== undefined && poster.top >= edge.top && poster.top < edge.bottom),
    }
  })
}
const AT_ITS_START = { scrolled: 0, welcomeInSight: true, postersInSight: true }

describe('the welcome of an empty chat', () => {
  it.each(WIDTHS)('opens at its start at %i by %i', async (width, height) => {
    const page = await openPost(width, height)
    await page.waitForLoadState('networkidle')
    await expect.poll(() => sight(page)).toEqual(AT_ITS_START)
  })

  it.each(WIDTHS)('opens at its start again after a long conversation at %i by %i', async (width, height) => {
    const page = await openPost(width, height)
    const composer = page.getByPlaceholder('Share your travel dreams...')
    await composer.fill('Four days in Lisbon from 14 March 2027, two of us, food')
    await composer.press('Enter')
    await page.getByRole('heading', { name: 'Perfect Activities for You' }).waitFor()
    await page.getByRole('log').evaluate((letters) => letters.scrollTo(0, letters.scrollHeight))
    // At once: what was still going to be scrolled to in the conversation may not move the welcome.
    await page.getByRole('button', { name: 'New chat' }).click()
    await page.locator('.quest').first().waitFor()
    await expect.poll(() => sight(page)).toEqual(AT_ITS_START)
    await page.waitForLoadState('networkidle')
    await expect.poll(() => sight(page)).toEqual(AT_ITS_START)
  })

  it('knows of what place the post tells: a visitor need not name it', async () => {
    const page = await openPost(390, 844)
    const composer = page.getByPlaceholder('Share your travel dreams...')
    await composer.fill('Three days, 10 to 12 May 2027, gardens and trams, with my mother')
    await composer.press('Enter')
    await page.getByRole('heading', { name: 'Perfect Activities for You' }).waitFor()
    expect(await page.locator('article.print').first().innerText()).toContain('Lisbon')
  })
})
