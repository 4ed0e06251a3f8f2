import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wrongs } from '../examples/test/axe.ts'
import { openBrowser, startMeander, type Meander, type OpenBrowserOptions } from '../examples/test/open-browser.ts'
import { expectCount } from '../examples/test/settle.ts'
import { LOOKS } from '../examples/test/visit-planner.ts'

/** The page on which partners read of every route: made of the server's own document. */
let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

async function visit(options: OpenBrowserOptions = {}, fragment = '') {
  const browser = await openBrowser(options)
  await browser.page.goto(`${meander.siteUrl}/partners/api${fragment}`)
  return browser
}

interface Document {
  paths: Record<string, Record<string, unknown>>
  components: { schemas: Record<string, unknown> }
}

describe('the page of the API', () => {
  it('is found from the page for partners, and has every route and every shape of the document', async () => {
    const { page, problems } = await openBrowser()
    await page.goto(`${meander.siteUrl}/partners`)
    await page.getByRole('link', { name: 'Read every route' }).click()
    await page.getByRole('heading', { name: 'The API', level: 1 }).waitFor()
    const { paths, components } = (await (await fetch(`${meander.siteUrl}/api/openapi.json`)).json()) as Document
    const named = Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
    const calls = page.locator('.call:not(.shape) > summary')
    await expectCount(calls, named.length)
    const shown = await calls.evaluateAll((all) => all.map((one) => `${one.querySelector('.method')?.textContent} ${one.querySelector('code')?.textContent}`))
    expect(shown.toSorted()).toEqual(named.toSorted())
    await expectCount(page.locator('.call.shape'), Object.keys(components.schemas).length)
    expect(problems()).toEqual([])
  })

  it('unfolds a route to what it takes and answers, and leads on to the shape that is answered', async () => {
    const { page } = await visit()
    const call = page.locator('#createItinerary')
    await call.locator('summary').press('Enter')
    await call.getByText('Everything but title and destination may be left out', { exact: false }).waitFor()
    expect(await call.locator('dt').filter({ hasText: /^title$/ }).locator('xpath=../dd').innerText()).toMatch(/^string\s+1 to 200 characters$/)
    await call.locator('dt').filter({ hasText: 'groupSize optional' }).waitFor()
    await call.locator('dd').filter({ hasText: 'missing-information' }).waitFor()
    await call.getByRole('link', { name: 'Itinerary', exact: true }).click()
    await expect.poll(() => page.locator('#Itinerary').evaluate((one) => [(one as HTMLDetailsElement).open, Math.abs(one.getBoundingClientRect().top) < 40])).toEqual([true, true])
  })

  it('opens on the route that its address names', async () => {
    const { page } = await visit({}, '#searchDestinations')
    await page.locator('#searchDestinations[open]').getByText('In the address').waitFor()
  })

  it('says when the document does not come, and reads it again when it is asked to', async () => {
    const { page } = await openBrowser()
    let refused = 0
    await page.route('**/api/openapi.json', (route) => (refused++ ? route.continue() : route.abort()))
    await page.goto(`${meander.siteUrl}/partners/api`)
    await page.getByText('The server did not send its document.').waitFor()
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.locator('.call').first().waitFor()
  })

  it.each(LOOKS)('is in order for everybody at $width px, $colorScheme, with nothing over the side', async (look) => {
    const { page } = await visit({ ...look, touch: look.width < 900 })
    for (const id of ['createItinerary', 'Activity']) await page.locator(`#${id} > summary`).click()
    await page.locator('#Activity[open]').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(look.width)
    expect(await wrongs(page, '#root')).toEqual([])
  })
})
