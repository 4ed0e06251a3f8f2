import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conforms } from '../test/conforms.ts'
import { openHostPage, plannerRuns, RESERVED, SNIPPET } from '../test/host-page.ts'
import { openBrowser, startMeander, type Meander, type OpenBrowser } from '../test/open-browser.ts'
import { expectCount } from '../test/settle.ts'

let meander: Meander
let browser: OpenBrowser
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

const open = async (body: string, css = RESERVED) => {
  browser = await openBrowser()
  return openHostPage(browser.context, meander.siteUrl, { body, css })
}

describe('the script tag', () => {
  it('serves calls that were queued before it ran', async () => {
    const page = await open(`<div id="trip"></div><script>window.Meander ||= { q: [] }; Meander.q.push(meander => meander.mount('#trip', { destination: 'Lisbon' }))</script>${SNIPPET}`)
    await plannerRuns(page)
    await expectCount(page.locator('#trip > meander-planner'), 1)
  })

  it('keeps the fallback of the page when the planner cannot be reached, and throws nothing', async () => {
    browser = await openBrowser()
    await browser.context.route(/\/sdk\/.*widget[^/]*\.js/, (route) => route.abort())
    // Heard from the start: it may fail before the page has loaded.
    await browser.context.addInitScript(() => document.addEventListener('failed', (event) => Object.assign(window, { failed: (event as CustomEvent<{ code: string }>).detail.code })))
    const page = await openHostPage(browser.context, meander.siteUrl, { css: RESERVED, body: `<meander-planner><a href="/plan">Plan your trip</a></meander-planner>${SNIPPET}` })
    await expect.poll(() => page.evaluate('window.failed')).toBe('load')
    await page.getByRole('link', { name: 'Plan your trip' }).waitFor()
    expect(browser.problems().filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([])
  })
})

describe('a block of HTML in a post of WordPress', () => {
  it('has a planner in the place that it keeps', async (context) => {
    conforms(context, 'Life in the page', 'A Custom HTML block of WordPress', 'the planner runs in the place that the block keeps')
    browser = await openBrowser()
    const { page } = browser
    await page.goto(`${meander.examplesUrl}/wordpress/`)
    await plannerRuns(page)
    expect((await page.locator('meander-planner').boundingBox())?.height).toBe(640)
    expect(browser.problems()).toEqual([])
  })
})

describe('a page without a bundler', () => {
  it('takes the npm package by an import map, and its doctor with it', async (context) => {
    conforms(context, 'Life in the page', 'The npm package by an import map, no bundler', 'the planner runs; the doctor, asked from the package, finds nothing')
    browser = await openBrowser()
    const { page } = browser
    await page.goto(`${meander.examplesUrl}/npm-module/`)
    await plannerRuns(page)
    await page.getByRole('heading', { name: /Porto/ }).first().waitFor()
    expect(await page.evaluate(`import('@meander/sdk').then(({ doctor }) => doctor({ origin: ${JSON.stringify(meander.siteUrl)} }))`)).toEqual([])
    expect(await page.evaluate(() => 'Meander' in window)).toBe(false)
    expect(browser.problems()).toEqual([])
  })
})

describe('two planners on a page', () => {
  it('each run, with a look of their own', async (context) => {
    conforms(context, 'Life in the page', 'Two planners on a page', 'each runs, with a look of its own')
    browser = await openBrowser()
    const { page } = browser
    await page.goto(`${meander.examplesUrl}/two-on-a-page/`)
    await plannerRuns(page, 2)
    const papers = () => page.locator('meander-planner .meander').evaluateAll((boxes) => boxes.map((box) => getComputedStyle(box).backgroundColor))
    await expect.poll(papers).toEqual(['rgb(11, 22, 27)', 'rgb(246, 248, 244)'])
    expect(browser.problems()).toEqual([])
  })
})
