import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { heardBy, writeDownEvents } from '../test/heard.ts'
import { openHostPage, plannerRuns, RESERVED, SNIPPET } from '../test/host-page.ts'
import { openBrowser, startMeander, type Meander, type OpenBrowserOptions } from '../test/open-browser.ts'
import { planner, send } from '../test/visit-planner.ts'

let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

const NAMES = ['ready', 'viewed', 'recommendations-shown', 'activity-opened']

/** A page that writes down what it hears. */
async function visit(body: string, options: OpenBrowserOptions = {}) {
  const { context } = await openBrowser(options)
  const asked: string[] = []
  context.on('request', (request) => asked.push(request.url()))
  await writeDownEvents(context, NAMES)
  const page = await openHostPage(context, meander.siteUrl, { body: body + SNIPPET, css: RESERVED })
  return { page, context, asked }
}
const names = async (page: Page) => (await heardBy(page)).map(({ name }) => name)

describe('what a page hears', () => {
  it('is that the planner runs, and once that it was looked at: nothing is kept or sent for it', async () => {
    const { page, context, asked } = await visit('<p style="height: 2000px">A long way down.</p><meander-planner></meander-planner>')
    await plannerRuns(page)
    expect(await heardBy(page)).toEqual([{ name: 'ready', detail: { view: 'inline' } }])
    await page.waitForLoadState('networkidle')
    asked.length = 0
    await page.locator('meander-planner').scrollIntoViewIfNeeded()
    await expect.poll(() => names(page)).toEqual(['ready', 'viewed'])
    await page.evaluate(() => window.scrollTo(0, 0))
    // Built anew in another view, and seen again: it is the same element.
    await page.locator('meander-planner').evaluate((element) => element.setAttribute('view', 'page'))
    await expect.poll(() => names(page)).toEqual(['ready', 'viewed', 'ready'])
    await page.locator('meander-planner').scrollIntoViewIfNeeded()
    expect(asked.filter((url) => !/\/sdk\/.*\.(js|webp)$|\/media\/posters\//.test(url))).toEqual([])
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
    expect((await names(page)).filter((name) => name === 'viewed')).toHaveLength(1)
  })

  it('is of a floating planner when its panel has been opened', async () => {
    const { page } = await visit('<p>Somebody’s page.</p><meander-planner view="floating"></meander-planner>')
    await page.getByRole('button', { name: 'Plan this trip' }).click()
    await expect.poll(() => heardBy(page)).toEqual([{ name: 'ready', detail: { view: 'floating' } }, { name: 'viewed', detail: { view: 'floating' } }])
  })

  it('is what was found, and what of it is looked at', async () => {
    const { page } = await visit('<meander-planner destination="Lisbon"></meander-planner>')
    await plannerRuns(page)
    await send(page, 'A food tour in Lisbon, please')
    await planner(page, '.print').waitFor()
    const shown = async () => (await heardBy(page)).find(({ name }) => name === 'recommendations-shown')?.detail
    await expect.poll(shown).toMatchObject({ destination: 'Lisbon', activities: expect.arrayContaining([expect.objectContaining({ sample: true })]) })
    await planner(page, '.print h3, .print .title, .print button').click()
    await expect.poll(async () => (await heardBy(page)).find(({ name }) => name === 'activity-opened')?.detail.activity).toMatchObject({ title: expect.any(String), productCode: expect.any(String) })
  })
})
