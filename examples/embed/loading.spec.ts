import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BrowserContext } from 'playwright-core'
import { startMeander, type Meander } from '../test/open-browser.ts'
import { expectCount } from '../test/settle.ts'
import { open, planner, visit } from '../test/visit-planner.ts'

let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

/** Scripts that are asked for, by the names of their chunks. */
function scriptsOf(context: BrowserContext): string[] {
  const scripts: string[] = []
  context.on('request', (request) => {
    const [, name] = /\/sdk\/[^/]+\/([\w.-]+)-\w+\.js$/.exec(request.url()) ?? []
    if (name) scripts.push(name)
  })
  return scripts
}

describe('what is loaded, and when', () => {
  it('is no script for the first click, nor for the words of the first message: what an answer shows comes with sending it', async () => {
    const { page, context } = await visit(meander.siteUrl, {})
    await page.waitForLoadState('networkidle')
    const scripts = scriptsOf(context)
    await planner(page, 'textarea').click()
    await page.keyboard.type('Four days in Lisbon from 10 to 13 May 2027')
    await page.waitForLoadState('networkidle')
    expect(scripts).toEqual([])
    await page.keyboard.press('Enter')
    await planner(page, '.print').waitFor()
    expect(scripts[0]).toBe('found')
  })

  it('is what a button opens as soon as a hand or the focus comes to it: the press finds it there', async () => {
    const { page, context } = await visit(meander.siteUrl, {})
    await page.waitForLoadState('networkidle')
    const scripts = scriptsOf(context)
    await planner(page, '.quest').hover()
    await expect.poll(() => scripts).toEqual(['discover'])
  })

  it('is told of when it does not come, to the visitor and to the page, and is there when it is tried again [8.3]', async () => {
    const { page } = await visit(meander.siteUrl, {})
    await page.evaluate(() => {
      const { dataset } = document.body
      document.addEventListener('failed', ({ detail }: CustomEventInit<{ code: string }>) => (dataset.failed = detail?.code ?? ''))
      document.addEventListener('click', () => (dataset.pressed = 'yes'), true)
    })
    const pressed = () => page.evaluate(() => document.body.dataset.pressed)
    // Reachable again with the press only, not before.
    await page.route(/\/dialogs-\w+\.js\b/, async (route) => ((await pressed()) ? route.continue() : route.abort()))
    await open(page, 'plan')
    const told = planner(page, '.missing')
    await told.waitFor()
    await expect.poll(() => told.innerText()).toContain('A part of the planner did not load.')
    await expect.poll(() => page.evaluate(() => document.body.dataset.failed)).toBe('part-not-loaded')
    await told.getByRole('button', { name: 'Try Again' }).click()
    await page.getByRole('dialog', { name: 'Plan Your Adventure' }).waitFor()
    await expectCount(told, 0)
  })

  it('keeps nothing else from coming: what took long to come is there once, also for what needs it later [8.3]', async () => {
    const { page } = await visit(meander.siteUrl, {})
    const asked: string[] = []
    await page.route(/\/found-\w+\.js\b/, async (route) => {
      asked.push(new URL(route.request().url()).search)
      await (asked.length > 1 ? route.continue() : route.abort())
    })
    await planner(page, 'textarea').fill('Four days in Lisbon from 10 to 13 May 2027')
    await page.keyboard.press('Enter')
    await planner(page, '.print').waitFor()
    await open(page, 'plan')
    await page.getByRole('dialog', { name: 'Plan Your Adventure' }).waitFor()
    expect(asked).toEqual(['', '?1'])
  })
})
