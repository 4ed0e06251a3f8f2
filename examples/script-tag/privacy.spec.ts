import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conforms } from '../test/conforms.ts'
import { plannerRuns } from '../test/host-page.ts'
import { openBrowser, startMeander, type Meander, type OpenBrowser } from '../test/open-browser.ts'
import { standing } from '../test/settle.ts'

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
  it('an embed stores nothing, makes no identifier, calls no API and fetches no font and no film [C26]', async (test) => {
    conforms(test, 'Privacy', 'Before the first action of the visitor', 'nothing stored, no cookie, no identifier, no call of the API, no font, no film, nobody else asked; scripts and still pictures come from the server of the planner')
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
    // Scripts and pictures, that at the head of the letters among them: it stands still.
    for (const url of foreign) expect(url).toMatch(new RegExp(`^${meander.siteUrl}/(sdk/[\\w./-]+\\.(js|webp)|media/posters/\\w+\\.poster\\.webp)$`))
    expect(await kept()).toEqual(NOTHING)
    expect(await context.cookies()).toEqual([])
    // Faces of the device are declared, which is no request; the planner's own come with the first act.
    expect(await page.evaluate(() => [...document.fonts].filter(({ family }) => !family.includes('Meander')).length)).toBe(0)
    expect(browser.problems()).toEqual([])
  })

  it('what is read until then is as wide as what is read after it', async () => {
    browser = await openBrowser()
    const { page } = browser
    await page.goto(`${meander.examplesUrl}/script-tag/`)
    await plannerRuns(page)
    const widths = () =>
      page.evaluate(() =>
        [...(document.querySelector('meander-planner')?.shadowRoot?.querySelectorAll('h1, .welcome p, .quest .name') ?? [])].map((text) => {
          const range = document.createRange()
          range.selectNodeContents(text)
          return { width: range.getBoundingClientRect().width, height: range.getBoundingClientRect().height }
        }),
      )
    await page.locator('.quest .name').first().waitFor()
    const before = await standing(widths)
    await page.getByPlaceholder('Share your travel dreams...').fill('L')
    await page.waitForFunction(() => [...document.fonts].some(({ family, status }) => family.includes('Brygada') && status === 'loaded'))
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    const after = await standing(widths)
    expect(before.length).toBeGreaterThan(4)
    for (const [at, { width, height }] of before.entries()) {
      expect(Math.abs(width / (after[at]?.width ?? 0) - 1)).toBeLessThan(0.1)
      // As many lines: a font that rounds its height otherwise is no line more.
      expect(Math.abs(height - (after[at]?.height ?? 0))).toBeLessThan(3)
    }
  })

  it('the first action is what starts it [C26]', async () => {
    browser = await openBrowser()
    const { page, context } = browser
    const asked: string[] = []
    context.on('request', (request) => /\/api\//.test(request.url()) && asked.push(new URL(request.url()).pathname))
    await page.goto(`${meander.examplesUrl}/script-tag/`)
    await plannerRuns(page)
    await page.getByPlaceholder('Share your travel dreams...').fill('Lisbon')
    await page.waitForFunction(() => [...document.fonts].some(({ family }) => family.includes('Brygada')) && localStorage.getItem('authMethod') === 'guest')
    // An identifier is made with the first call that needs one: writing needs none, and nobody is asked who writes.
    const identified = () => page.evaluate(() => Object.values({ ...localStorage }).some((value) => value.includes('mdr_')))
    expect([await identified(), asked]).toEqual([false, []])
    await page.keyboard.press('Enter')
    await expect.poll(identified).toBe(true)
    expect(asked.filter((path) => path.startsWith('/api/auth/'))).toEqual([])
    expect(browser.problems()).toEqual([])
  })
})
