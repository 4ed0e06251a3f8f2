import type { Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conforms } from '../test/conforms.ts'
import { openHostPage, plannerRuns, RESERVED, SNIPPET } from '../test/host-page.ts'
import { openBrowser, startMeander, type Meander } from '../test/open-browser.ts'
import { expectCount } from '../test/settle.ts'
import { shifted } from '../test/shifted.ts'

let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

const GROUP = 'Network'
const ELEMENT = /\/sdk\/.*\/element-\w+\.js/
const WIDGET = /\/sdk\/.*\/widget-\w+\.js/
const FIELD = 'Share your travel dreams...'

/** A page on which a part of ours does not come as it should, until `mend` is called. */
async function visit(part: RegExp, trouble: (route: Route) => unknown, body = '<meander-planner></meander-planner>') {
  const { context, problems } = await openBrowser({ reducedMotion: 'reduce' })
  let broken = true
  await context.route(part, (route) => (broken ? trouble(route) : route.continue()))
  const page = await openHostPage(context, meander.siteUrl, { css: RESERVED, body: `<h1>A page</h1>${body}${SNIPPET}` })
  /** What the page itself would see on its console, but for what the browser says of every request that fails. */
  const thrown = () => problems().filter((problem) => !/Failed to (load (resource|module)|fetch)|ERR_/.test(problem))
  return { page, mend: () => (broken = false), thrown }
}

const TROUBLES: [string, (route: Route) => unknown][] = [
  ['blocked', (route) => route.abort('blockedbyclient')],
  ['failing (500)', (route) => route.fulfill({ status: 500, body: 'no' })],
  ['answered by something else', (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<html>Please log in to the Wi-Fi</html>' })],
]

describe('a network that is', () => {
  it.for(TROUBLES)('%s for the element: the page is told, a button tries again', async ([name, trouble], context) => {
    conforms(context, GROUP, `The element’s script is ${name}`, 'said in the reserved place with Try Again; works once it can; nothing thrown')
    const { page, mend, thrown } = await visit(ELEMENT, trouble)
    const again = page.getByRole('button', { name: 'Try Again' })
    await again.waitFor()
    await page.getByText('The travel planner could not be loaded.').waitFor()
    mend()
    await again.click()
    await plannerRuns(page)
    await expectCount(again, 0)
    await page.getByPlaceholder(FIELD).fill('Two days in Porto')
    expect(thrown()).toEqual([])
  })

  it.for(['floating', 'drawer'])('blocked for the element of a panel: a notice where its button would be tries again, %s', async (view, context) => {
    conforms(context, GROUP, `The element’s script is blocked, view ${view}`, 'said where its button would be, with Try Again; works once it can; nothing thrown')
    const { page, mend, thrown } = await visit(ELEMENT, (route) => route.abort('blockedbyclient'), `<div style="transform: translateX(0); overflow: ${view === 'floating' ? 'hidden; height: 0' : 'visible'}"><meander-planner view="${view}"></meander-planner></div>`)
    const again = page.getByRole('button', { name: 'Try Again' })
    await page.getByText('The travel planner could not be loaded.').waitFor()
    mend()
    await again.click()
    await page.getByRole('button', { name: 'Plan this trip' }).click()
    await page.getByPlaceholder(FIELD).fill('Two days in Porto')
    await expectCount(again, 0)
    expect(thrown()).toEqual([])
  })

  it.for(['floating', 'drawer'])('blocked for the planner of a panel: the open panel says so, with a button that tries again, %s', async (view, context) => {
    conforms(context, GROUP, `The planner’s script is blocked, view ${view}`, 'said in the open panel, with Try Again; nothing thrown')
    const { page, thrown } = await visit(WIDGET, (route) => route.abort('blockedbyclient'), `<meander-planner view="${view}"></meander-planner>`)
    await page.getByRole('button', { name: 'Plan this trip' }).click()
    const panel = page.getByRole('dialog', { name: 'Meander' })
    await panel.getByRole('alert').filter({ hasText: 'The travel planner could not be loaded.' }).waitFor()
    await panel.getByRole('button', { name: 'Try Again' }).waitFor()
    expect(thrown()).toEqual([])
  })

  it.for(TROUBLES)('%s for the planner: its place says so, with a button that tries again', async ([name, trouble], context) => {
    conforms(context, GROUP, `The planner’s script is ${name}`, 'said in its place, with Try Again; works once it can; nothing thrown')
    const asked: string[] = []
    const { page, mend, thrown } = await visit(WIDGET, (route) => {
      asked.push(route.request().url())
      return trouble(route)
    })
    const again = page.getByRole('button', { name: 'Try Again' })
    await page.getByRole('alert').filter({ hasText: 'The travel planner could not be loaded.' }).waitFor()
    await again.click()
    // The second failure, which looks as the first one does.
    await expect.poll(() => asked.length).toBe(2)
    await again.waitFor()
    mend()
    await again.click()
    await plannerRuns(page)
    await expectCount(again, 0)
    // What it loads later comes from beside it.
    await page.locator('meander-planner .quest').first().click()
    await page.getByRole('dialog').waitFor()
    expect(thrown()).toEqual([])
  })

  it('blocked, on a page with a fallback: that stays, and nothing is put beside it', async (context) => {
    conforms(context, GROUP, 'Blocked, with a fallback in the tag', 'the fallback of the page stays')
    const { page, thrown } = await visit(ELEMENT, (route) => route.abort('blockedbyclient'), '<meander-planner><a href="/plan">Plan your trip</a></meander-planner><meander-planner id="empty"></meander-planner>')
    await page.locator('#empty').getByRole('button', { name: 'Try Again' }).waitFor()
    expect(await page.locator('meander-planner').first().innerHTML()).toBe('<a href="/plan">Plan your trip</a>')
    expect(thrown()).toEqual([])
  })

  it('slow: the place is kept, the shape of the chat shows, and it comes', async (context) => {
    conforms(context, GROUP, 'The planner’s script is slow', 'its shape stands in the reserved place, and nothing shifts when it comes')
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const { page, thrown } = await visit(WIDGET, async (route) => {
      await held
      await route.continue()
    })
    await page.locator('meander-planner .waits').waitFor()
    expect((await page.locator('meander-planner').boundingBox())?.height).toBe(640)
    release()
    await plannerRuns(page)
    await expectCount(page.locator('meander-planner .waits'), 0)
    expect(await shifted(page)).toBe(0)
    expect(thrown()).toEqual([])
  })

  it('gone after the planner came: the message says so and can be sent again', async (context) => {
    conforms(context, GROUP, 'The API is blocked', 'the conversation says that it did not work; the same message goes out once it can')
    const { page, mend, thrown } = await visit(/\/api\/chat/, (route) => route.abort('connectionrefused'))
    await plannerRuns(page)
    await page.getByPlaceholder(FIELD).fill('A food tour in Lisbon, please')
    await page.keyboard.press('Enter')
    const again = page.locator('meander-planner').getByRole('button', { name: /again/i }).first()
    await again.waitFor()
    mend()
    await again.click()
    await page.locator('meander-planner .print').first().waitFor()
    expect(thrown()).toEqual([])
  })
})
