import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
  it('is harmless a second time: classic, as a module, and put in again later', async () => {
    const page = await open(`<meander-planner></meander-planner>${SNIPPET}${SNIPPET}<script type="module" src="https://meander.example/sdk/v1.js?again"></script>`)
    await plannerRuns(page)
    await page.evaluate((url) => {
      const script = document.createElement('script')
      script.src = `${url}/sdk/v1.js?later`
      document.head.append(script)
      return new Promise((resolve) => (script.onload = resolve))
    }, meander.siteUrl)
    await expectCount(page.locator('meander-planner .meander'), 1)
    expect(browser.problems()).toEqual([])
  })

  it('adds one name to window', async () => {
    const page = await open('<meander-planner></meander-planner>')
    const before = await page.evaluate(() => Object.getOwnPropertyNames(window))
    await page.evaluate((url) => {
      const script = document.createElement('script')
      script.src = `${url}/sdk/v1.js`
      document.head.append(script)
    }, meander.siteUrl)
    await plannerRuns(page)
    const after = await page.evaluate(() => Object.getOwnPropertyNames(window))
    expect(after.filter((name) => !before.includes(name))).toEqual(['Meander'])
  })

  it('serves calls that were queued before it ran', async () => {
    const page = await open(`<div id="trip"></div><script>window.Meander ||= { q: [] }; Meander.q.push(meander => meander.mount('#trip', { destination: 'Lisbon' }))</script>${SNIPPET}`)
    await plannerRuns(page)
    await expectCount(page.locator('#trip > meander-planner'), 1)
  })

  it('does not move the page: the reserved height is the height', async () => {
    const page = await open(`<p>Above</p><meander-planner></meander-planner><p id="below">Below</p>${SNIPPET}`)
    await plannerRuns(page)
    await page.waitForLoadState('networkidle')
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0))).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => resolve(0), 300)
        }),
    )
    expect(shift).toBe(0)
    await expect.poll(async () => (await page.locator('meander-planner').boundingBox())?.height).toBe(640)
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

describe('two planners on a page', () => {
  it('each run, with a look of their own', async () => {
    browser = await openBrowser()
    const { page } = browser
    await page.goto(`${meander.examplesUrl}/two-on-a-page/`)
    await plannerRuns(page, 2)
    const papers = () => page.locator('meander-planner .meander').evaluateAll((boxes) => boxes.map((box) => getComputedStyle(box).backgroundColor))
    await expect.poll(papers).toEqual(['rgb(11, 22, 27)', 'rgb(246, 248, 244)'])
    expect(browser.problems()).toEqual([])
  })
})

describe('keys', () => {
  const SHORTCUTS = '<script>window.heard = []; for (const name of ["keydown", "keyup", "keypress"]) document.addEventListener(name, event => heard.push(event.type))</script>'

  it('of a field of ours stay inside; shortcuts of the page work while focus is outside', async () => {
    const page = await open(`<input id="search"><meander-planner></meander-planner>${SHORTCUTS}${SNIPPET}`)
    await page.getByPlaceholder('Share your travel dreams...').focus()
    await page.keyboard.type('j/k')
    expect(await page.evaluate('heard')).toEqual([])
    await page.locator('#search').focus()
    await page.keyboard.press('j')
    await expect.poll(() => page.evaluate('heard')).toEqual(['keydown', 'keypress', 'keyup'])
  })
})
