import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { openHostPage, plannerRuns, RESERVED, SNIPPET } from '../test/host-page.ts'
import { openBrowser, startMeander, type Meander } from '../test/open-browser.ts'
import { closeTop, dialog, planner } from '../test/visit-planner.ts'

/** The made-up language is built with `MEANDER_PSEUDO=1` only: `npm test` does, nobody's release does. */
const release = readFileSync(fileURLToPath(new URL('../../dist/sdk/v1.json', import.meta.url)), 'utf8')

/** English words with accents, as the made-up language has them, and longer. */
const like = (words: string) => new RegExp(`^${words.replace(/[aceginosuy]/gi, '.')}`)
const within = (page: Page, words: string) => page.getByRole('button', { name: like(words) }).filter({ visible: true }).first()

describe.skipIf(!release.includes('"widget.qps"'))('a language that is read from right to left', () => {
  let meander: Meander
  beforeAll(async () => {
    meander = await startMeander()
  })
  afterAll(() => meander.stop())

  it('has its cards, its panel on the other side, and everything that opens from them', async () => {
    const { context, problems } = await openBrowser({ reducedMotion: 'reduce' })
    const page = await openHostPage(context, meander.siteUrl, {
      body: `<main><h1>A page</h1><meander-planner locale="qps"></meander-planner></main>${SNIPPET}`,
      css: `${RESERVED} meander-planner { height: calc(100vh - 120px) }`,
    })
    await plannerRuns(page)
    await expect.poll(() => planner(page, '.chat').evaluate((chat) => getComputedStyle(chat).direction)).toBe('rtl')
    await planner(page, 'textarea').fill('Four days in Lisbon from 10 to 13 May 2027, two of us, gardens and good food')
    await page.keyboard.press('Enter')
    await planner(page, '.print').waitFor()

    const panelAndLetters = () => page.evaluate(() => {
      const root = document.querySelector('meander-planner')?.shadowRoot
      const [panel, letters] = ['.panel', '.letters'].map((part) => root?.querySelector(part)?.getBoundingClientRect().left ?? NaN) as [number, number]
      return panel - letters
    })
    await expect.poll(panelAndLetters).toBeLessThan(0)
    // What is English stays readable: 'from' stands before the sum, and the sign of money before its number.
    const prices = page.locator('meander-planner .price')
    await expect.poll(async () => [...new Set(await prices.evaluateAll((all) => all.map((one) => getComputedStyle(one).unicodeBidi)))]).toEqual(['plaintext'])

    await planner(page, '.print .picture > button').click()
    await dialog(page).getByRole('heading').first().waitFor()
    await closeTop(page)
    await within(page, 'Compare Activities').click()
    const boxes = page.locator('meander-planner :is(.choose, .choosing) input').filter({ visible: true })
    for (const at of [0, 1]) await boxes.nth(at).check()
    await within(page, 'Compare').click()
    await dialog(page).getByRole('columnheader').first().waitFor()
    await closeTop(page)
    await planner(page, '.print').getByRole('button', { name: like('Save') }).click()
    await dialog(page).getByRole('button', { name: like('New itinerary') }).first().click()
    await dialog(page).getByRole('textbox').first().waitFor()
    expect(problems()).toEqual([])
  })
})
