import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleProbe } from '../test/bundle-probe.ts'
import { openBrowser, startMeander, type Meander, type OpenBrowser } from '../test/open-browser.ts'
import { expectCount, restingBox } from '../test/settle.ts'

/** What the unpublished package `shadow-dom-retarget` was wanted for: see sdk/element/shadow-dom-retarget.md. */
const EXPECTED = [
  'click word at button',
  'click word at section',
  'focus field at field',
  'focus field at section',
  'input field at field',
  'input field at section',
  'keydown field at field',
  'keydown field at section',
  'paste field at field',
  'paste field at section',
  'blur field at field',
  'pointerdown slip at slip',
  'pointermove slip at slip',
  'pointerup slip at slip',
]

let meander: Meander
let browser: OpenBrowser
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

/** Opens an example whose planner is replaced by the probe. */
async function openProbe(path: string, library: 'preact' | 'react'): Promise<Page> {
  browser = await openBrowser()
  const { page, context } = browser
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const code = await bundleProbe(library)
  await context.route(/\/sdk\/.*widget[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: code, headers: { 'access-control-allow-origin': '*' } }),
  )
  await page.goto(meander.examplesUrl + path)
  await page.getByRole('button', { name: 'Press' }).waitFor()
  return page
}

async function act(page: Page): Promise<void> {
  await page.locator('#word').click()
  const field = page.getByLabel('Field')
  await field.click()
  await page.keyboard.type('a')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('ControlOrMeta+C')
  await page.keyboard.press('ControlOrMeta+V')
  const box = await restingBox(page.locator('#slip'))
  await page.mouse.move(box.x + 10, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x + 150, box.y + 10, { steps: 4 })
  await page.mouse.up()
}

async function heard(page: Page): Promise<string[]> {
  const lines = await page.getByRole('list', { name: 'Heard' }).getByRole('listitem').allTextContents()
  return lines.map((line) => line.replace('focusin', 'focus').replace('focusout', 'blur'))
}

describe.each([
  ['Preact, as in the planner', 'preact'],
  ['React 19 inside the shadow root', 'react'],
] as const)('events inside the shadow root, %s', (_title, library) => {
  it.each([
    ['a plain page', '/script-tag/'],
    ['a React 19 page', '/npm-react/'],
  ])('reach their handlers with the inner target on %s', async (_host, path) => {
    const page = await openProbe(path, library)
    await act(page)
    await expect.poll(() => heard(page)).toEqual(expect.arrayContaining(EXPECTED))
    await expect.poll(async () => Number(await page.locator('#slip').getAttribute('data-left'))).toBeGreaterThan(100)
  })
})

describe('a React 19 page', () => {
  it('hears a click inside the planner as a click on the element', async () => {
    const page = await openProbe('/npm-react/', 'preact')
    await page.evaluate(() => document.addEventListener('click', (event) => (document.title = (event.target as Element).localName), { once: true }))
    await page.locator('#word').click()
    await expect.poll(() => page.title()).toBe('meander-planner')
    await page.getByText('Clicked inside the page.').waitFor()
  })

  it('has one planner, hands changes on, and takes it away without a trace', async () => {
    browser = await openBrowser()
    const { page } = browser
    await page.goto(`${meander.examplesUrl}/npm-react/`)
    await page.waitForFunction(() => document.querySelector('meander-planner')?.shadowRoot?.querySelector('.frame > .meander'))
    await expectCount(page.locator('meander-planner'), 1)
    await expectCount(page.locator('meander-planner .meander'), 1)
    await page.getByRole('button', { name: 'Another city' }).click()
    await expect.poll(() => page.evaluate(() => (document.querySelector('meander-planner') as unknown as { config: { destination: string } }).config.destination)).toBe('Rome')
    await page.getByRole('button', { name: 'Take it away' }).click()
    await expectCount(page.locator('meander-planner'), 0)
    await page.getByRole('button', { name: 'Bring it back' }).click()
    await page.locator('meander-planner .meander').waitFor()
    expect(browser.problems()).toEqual([])
  })
})
