import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { openHostPage, plannerRuns, RESERVED, SNIPPET } from '../test/host-page.ts'
import { openBrowser, startMeander, type Meander, type OpenBrowserOptions } from '../test/open-browser.ts'
import { planner } from '../test/visit-planner.ts'

let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

const DATA = '<script type="application/ld+json">{"@context":"https://schema.org","@type":"BlogPosting","headline":"Uphill","contentLocation":{"@type":"City","name":"Lisbon"}}</script>'
const STORY = `${DATA}<main><p>We slept in <b data-meander-place>Alfama</b>, under the castle, and on the last day we took the tram to <a href="#west" data-meander-place="Belém">the west</a>.</p></main>`
/** A page that would have its way with any button. */
const HOSTILE = 'button, span { display: block !important; padding: 40px !important; font-size: 40px !important } p > * { position: relative !important }'

async function visit(tag: string, { css = '', ...options }: OpenBrowserOptions & { css?: string } = {}) {
  const { context, problems } = await openBrowser(options)
  const asked: string[] = []
  context.on('request', (request) => asked.push(request.url()))
  const page = await openHostPage(context, meander.siteUrl, { body: `${STORY}${tag}${SNIPPET}`, css: RESERVED + css })
  await plannerRuns(page)
  return { page, context, asked, problems }
}
const composer = (page: Page) => page.getByRole('textbox', { name: 'Message' })

describe('a planner in an article', () => {
  it('begins where the article is about, unless the tag says where', async () => {
    const { page, problems } = await visit('<meander-planner article="read"></meander-planner>')
    await planner(page, 'h1, h2').filter({ hasText: 'Lisbon' }).waitFor()
    expect(await page.locator('meander-mark').count()).toBe(0)
    await page.locator('meander-planner').evaluate((element) => element.setAttribute('destination', 'Porto'))
    await planner(page, 'h1, h2').filter({ hasText: 'Porto' }).waitFor()
    expect(problems()).toEqual([])
  })

  it('is left alone where the page does not ask for it', async () => {
    const { page, asked } = await visit('<meander-planner></meander-planner>')
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => /\/article-/.test(url))).toEqual([])
    expect(await planner(page, '.frame').innerText()).not.toContain('Lisbon')
  })

  it('puts marks beside its places: no line moves, and no rule of the page reaches them', async () => {
    const { page } = await visit('<meander-planner destination="Porto"></meander-planner>', { css: HOSTILE, width: 390 })
    await page.evaluate(() => {
      Object.assign(window, { shifts: [] })
      new PerformanceObserver((list) => Reflect.get(window, 'shifts').push(...list.getEntries().map((entry) => Reflect.get(entry, 'value')))).observe({ type: 'layout-shift', buffered: false })
    })
    const boxes = () => page.evaluate(() => [document.documentElement.scrollWidth, ...[...document.querySelectorAll('main, main p, main b, main a')].flatMap((one) => Object.values(one.getBoundingClientRect().toJSON() as Record<string, number>))])
    const before = await boxes()
    await page.locator('meander-planner').evaluate((element) => element.setAttribute('article', 'add'))
    const mark = page.getByRole('button', { name: 'Add Alfama to your trip' })
    await mark.waitFor()
    expect(await boxes()).toEqual(before)
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
    const { width, height } = (await mark.boundingBox()) ?? {}
    expect([width, height].map((side) => Math.round(side ?? 0))).toEqual([24, 24])
    await page.locator('meander-planner').evaluate((element) => element.remove())
    await expect.poll(() => page.locator('meander-mark').count()).toBe(0)
  })

  it('says in words what a mark does where the page has left room for it, on the line of its place', async () => {
    const { page } = await visit('<meander-planner article="add"></meander-planner>', { css: '[data-meander-place] { padding-inline-end: 70px }' })
    const mark = page.getByRole('button', { name: 'Add Alfama to your trip' })
    await mark.getByText('Add', { exact: true }).waitFor()
    const place = (await page.locator('[data-meander-place]').first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const box = (await mark.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    expect(box.x).toBeGreaterThan(place.x)
    expect(box.x + box.width).toBeLessThanOrEqual(place.x + place.width)
    expect(Math.abs(box.y + box.height / 2 - (place.y + place.height / 2))).toBeLessThan(2)
  })

  it('takes places along by the keyboard, and sends nothing of them before the visitor does', async () => {
    const { page, asked, problems } = await visit('<meander-planner article="add"></meander-planner>')
    await page.waitForLoadState('networkidle')
    asked.length = 0
    await page.getByRole('button', { name: 'Add Alfama to your trip' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => composer(page).inputValue()).toBe('I am planning a trip to Lisbon and would like to see Alfama.')
    await expect.poll(() => composer(page).evaluate((field) => (field.getRootNode() as ShadowRoot).activeElement === field)).toBe(true)
    // In a link: the link is not followed.
    await page.getByRole('button', { name: 'Add Belém to your trip' }).click()
    await expect.poll(() => composer(page).inputValue()).toBe('I am planning a trip to Lisbon and would like to see Alfama and Belém.')
    expect(page.url()).not.toContain('#west')
    await page.getByRole('button', { name: 'Added: Alfama. Take it out again' }).click()
    await expect.poll(() => composer(page).inputValue()).toBe('I am planning a trip to Lisbon and would like to see Belém.')
    expect(asked.filter((url) => /\/api\/chat/.test(url))).toEqual([])
    await composer(page).press('Enter')
    await planner(page, '.print').waitFor()
    expect(problems()).toEqual([])
  })

  it('is an example of its own, for a reader of its page', async () => {
    const { page, problems } = await openBrowser()
    await page.goto(`${meander.examplesUrl}/article/`)
    await plannerRuns(page)
    await planner(page, 'h1').filter({ hasText: 'Lisbon' }).waitFor()
    for (const place of ['Alfama', 'Mercado da Ribeira', 'Belém']) await page.getByRole('button', { name: `Add ${place} to your trip` }).click()
    await expect.poll(() => composer(page).inputValue()).toBe('I am planning a trip to Lisbon and would like to see Alfama, Mercado da Ribeira, and Belém.')
    expect(page.url()).not.toContain('#market')
    expect(problems()).toEqual([])
  })

  it('opens a floating planner with the place', async () => {
    const { context } = await openBrowser()
    const page = await openHostPage(context, meander.siteUrl, { body: `${STORY}<meander-planner article="add" view="floating"></meander-planner>${SNIPPET}` })
    await page.getByRole('button', { name: 'Add Alfama to your trip' }).click()
    await expect.poll(() => composer(page).inputValue()).toContain('Alfama')
    expect(await page.locator('meander-planner').getAttribute('data-open')).toBe('')
  })
})
