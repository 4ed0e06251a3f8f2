import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plannerRuns } from '../test/host-page.ts'
import { openBrowser, startMeander, type Meander, type OpenBrowser } from '../test/open-browser.ts'

let meander: Meander
let browser: OpenBrowser
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

/** Everything that the browser keeps for the page. */
const kept = () =>
  browser.page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).map((database) => database.name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    cookies: document.cookie,
  }))
const NOTHING = { local: {}, session: {}, databases: [], caches: [], workers: 0, cookies: '' }

describe('before the first user action', () => {
  it('an embed stores nothing, makes no identifier, calls no API and fetches no font and no film [C26]', async () => {
    browser = await openBrowser()
    const { page, context } = browser
    const asked: string[] = []
    context.on('request', (request) => asked.push(request.url()))
    await page.goto(`${meander.examplesUrl}/script-tag/`)
    await plannerRuns(page)
    await page.locator('meander-planner').scrollIntoViewIfNeeded()
    await page.mouse.move(600, 500)
    await page.mouse.wheel(0, 200)
    await page.waitForLoadState('networkidle')

    const foreign = asked.filter((url) => !url.startsWith(meander.examplesUrl) && !url.startsWith('data:'))
    expect(foreign.length).toBeGreaterThan(2)
    for (const url of foreign) expect(url).toMatch(new RegExp(`^${meander.siteUrl}/sdk/[\\w./-]+\\.(js|webp)$`))
    expect(await kept()).toEqual(NOTHING)
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => [...document.fonts].length)).toBe(0)
    expect(browser.problems()).toEqual([])
  })

  it('the first action is what starts it [C26]', async () => {
    browser = await openBrowser()
    const { page } = browser
    await page.goto(`${meander.examplesUrl}/script-tag/`)
    await plannerRuns(page)
    await page.getByPlaceholder('Share your travel dreams...').fill('Lisbon')
    await page.waitForFunction(() => [...document.fonts].length > 0 && Object.values({ ...localStorage }).some((value) => value.includes('mdr_')))
  })
})
