import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { openHostPage, plannerRuns } from '../examples/test/host-page.ts'
import { openBrowser, startMeander, type Meander, type OpenBrowserOptions } from '../examples/test/open-browser.ts'
import { expectFocus } from '../examples/test/settle.ts'

/** The page for partners: what is chosen is seen on somebody's page, and what is taken along runs on another. */
let meander: Meander

beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

async function visit(options: OpenBrowserOptions = {}, fragment = '') {
  const browser = await openBrowser(options)
  await browser.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await browser.page.goto(`${meander.siteUrl}/partners${fragment}`)
  await browser.page.getByRole('heading', { name: 'On your page' }).waitFor()
  return browser
}
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check()
const preview = (page: Page) => page.frameLocator('iframe').locator('meander-planner')
const tagOf = (page: Page) => page.getByLabel('The tag', { exact: true })

describe('the page for partners', () => {
  it('shows each choice on the page of a blog while it is made, and in the tag', async () => {
    const { page, problems } = await visit()
    await preview(page).getByRole('textbox', { name: 'Message' }).waitFor()
    expect(await preview(page).getAttribute('destination')).toBe('Lisbon')

    await page.getByLabel('Destination').fill('Porto')
    await preview(page).getByRole('heading', { name: /Porto/ }).waitFor()
    await choose(page, 'Light')
    await choose(page, 'River')
    await choose(page, 'Deutsch')
    await preview(page).getByRole('textbox', { name: 'Nachricht' }).waitFor()
    await page.getByText('White on river, 7.7 : 1.').waitFor()
    await expect.poll(() => preview(page).locator('.frame').evaluate((frame) => [getComputedStyle(frame).getPropertyValue('--accent'), getComputedStyle(frame).colorScheme])).toEqual(['#0a5c68', 'light'])
    expect(await tagOf(page).innerText()).toContain(['  destination="Porto"', '  scheme="light"', '  accent="#0A5C68"', '  locale="de-DE"></meander-planner>'].join('\n'))
    expect(problems()).toEqual([])
  })

  it('wears the look of that page, and marks the places in it, when that is chosen', async () => {
    const { page, problems } = await visit()
    await page.getByLabel('Destination').fill('')
    await choose(page, 'Auto')
    await choose(page, 'As your page')
    await choose(page, 'Round')
    await choose(page, 'Marks its places too')
    const wears = () => preview(page).locator('.frame').evaluate((frame) => ['--paper', '--corner-soft'].map((token) => getComputedStyle(frame).getPropertyValue(token)))
    const paper = await page.frameLocator('iframe').locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
    await expect.poll(async () => (await wears())[1]).toBe('16px')
    expect(paper).toMatch(/^rgb/)
    await preview(page).getByRole('heading', { name: /Lisbon/ }).waitFor()
    await page.frameLocator('iframe').getByRole('button', { name: 'Add Alfama to your trip' }).click()
    await expect.poll(() => preview(page).getByRole('textbox', { name: 'Message' }).inputValue()).toContain('Alfama')
    expect(await tagOf(page).innerText()).toContain('  theme="host; radius: 16px"\n  article="add"')
    expect(problems()).toEqual([])
  })

  it('shows the planner in its own letters from the first, as they are once a reader has touched it', async () => {
    const { page } = await visit()
    await preview(page).getByRole('heading', { name: /Lisbon/ }).waitFor()
    const loaded = () => page.frameLocator('iframe').locator('body').evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')))
    await expect.poll(loaded).toEqual(expect.arrayContaining(['Brygada 1918 Variable', 'Instrument Sans Variable']))
  })

  it('keeps the preview in sight beside the last of the choices on a desk', async () => {
    const { page } = await visit({ width: 1440, height: 900 })
    await page.getByLabel('Deutsch (Schweiz)').evaluate((one) => one.scrollIntoView({ block: 'end' }))
    const box = await page.locator('.pane').boundingBox()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(150)
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900)
  })

  it('tells the accent that has the focus from those that have not, the chosen one as well', async () => {
    const { page } = await visit()
    const look = (name: string) => page.getByLabel(name, { exact: true }).locator('+ i').evaluate((one) => getComputedStyle(one).outline)
    const chosen = await look('Coral')
    await page.getByLabel('Ours', { exact: true }).focus()
    await page.keyboard.press('Tab')
    await expectFocus(page.getByLabel('Coral', { exact: true }))
    expect(await look('Coral')).not.toBe(chosen)
    await page.keyboard.press('Tab')
    await expectFocus(page.getByLabel('Your own colour'))
    expect(await look('Coral')).toBe(chosen)
    expect(await look('Your own colour')).not.toBe(chosen)
  })

  it('puts a button into the corner of that page, which opens the planner', async () => {
    const { page } = await visit()
    await choose(page, 'Floating')
    // The corner of the window in the window is further down.
    await page.locator('iframe').evaluate((frame) => frame.scrollIntoView({ block: 'end' }))
    await page.frameLocator('iframe').locator('meander-planner[data-view="floating"] .launcher').click()
    await preview(page).getByRole('textbox', { name: 'Message' }).waitFor()
    expect(await page.getByLabel('The rule of the style sheet').count()).toBe(0)
  })

  it('puts a button into the text of that page, which opens the planner', async () => {
    const { page } = await visit()
    await choose(page, 'Button in the text')
    await page.frameLocator('iframe').locator('meander-planner[data-view="drawer"] .launcher').click()
    await preview(page).getByRole('textbox', { name: 'Message' }).waitFor()
    expect(await tagOf(page).innerText()).toContain('  view="drawer"')
  })

  it('makes the planner the page, with the rule that gives it the whole window', async () => {
    const { page } = await visit()
    await choose(page, 'Full page')
    await preview(page).getByRole('textbox', { name: 'Message' }).waitFor()
    await expect.poll(() => preview(page).evaluate((planner) => planner.getBoundingClientRect().height >= innerHeight)).toBe(true)
    expect(await page.getByLabel('The rule of the style sheet').innerText()).toContain('min-height: 100dvh')
  })

  it('gives a tag that runs on a page of another origin as it is', async () => {
    const { page, context, problems } = await visit()
    await page.getByLabel('Destination').fill('Kyoto')
    await page.getByRole('button', { name: 'Copy' }).click()
    await page.getByText('The tag is copied.').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    const css = await page.getByLabel('The rule of the style sheet').innerText()

    const host = await openHostPage(context, meander.siteUrl, { body: copied, css })
    await plannerRuns(host)
    await host.getByRole('heading', { name: /Kyoto/ }).waitFor()
    expect((await host.locator('meander-planner').boundingBox())?.height).toBe(640)
    expect(problems()).toEqual([])
  })

  it('keeps what was chosen when it is opened again by its address', async () => {
    const { page } = await visit()
    await choose(page, 'Iris')
    await page.getByLabel('Destination').fill('Faro & Tavira')
    await expect.poll(() => page.url()).toContain('Faro+%26+Tavira')
    await page.reload()
    await expect.poll(() => page.getByLabel('Destination').inputValue()).toBe('Faro & Tavira')
    expect(await page.getByRole('radio', { name: 'Iris' }).isChecked()).toBe(true)
  })

  it('tells of every attribute, call and event of the SDK', async () => {
    const { page } = await visit()
    const names = page.locator('.documented dt')
    await names.first().waitFor()
    expect(await names.allInnerTexts()).toEqual(expect.arrayContaining(['destination', 'accent', 'update', 'destroy', 'navigate', 'activity-saved']))
    await page.getByText("'inline' | 'drawer' | 'floating' | 'page'").first().waitFor()
    // Beside the tag: by script, and in React, each with what it takes and a piece of code from here.
    expect(await names.allInnerTexts()).toEqual(expect.arrayContaining(['mount', 'on', 'children']))
    for (const code of ["meander.mount('#trip'", "import { mount } from '@meander/sdk'", "import { MeanderPlanner } from '@meander/sdk/react'"]) await page.locator('.sdk-docs .snippet').filter({ hasText: code }).waitFor()
    expect(await page.locator('.sdk-docs .snippet').last().innerText()).toContain(meander.siteUrl)
    // What an event carries is told to its parts.
    expect(await names.allInnerTexts()).toEqual(expect.arrayContaining(['viewed', 'signed-in', 'Activity', 'productCode']))
  })

  it.each([390, 1440])('has a table of what the planner withstands, and of what it costs its page, at %i px', async (width) => {
    const { page, problems } = await openBrowser({ width })
    await page.goto(`${meander.siteUrl}/partners/conformance`)
    const cost = page.getByRole('table', { name: 'What it costs the page around it' })
    await cost.getByRole('row', { name: /^Main thread blocked before the first action, view inline/ }).waitFor()
    expect(await cost.getByRole('row').count()).toBe(5)
    // Of what, when and where it was measured.
    await page.getByText(/Meander \d+\.\d+\.\d+, measured on \d{4}-\d\d-\d\d with Chromium \d+\.[\d.]+: \d+ of \d+ pass\./).waitFor()
    await page.getByRole('table', { name: 'Life in the page' }).getByRole('row', { name: /^Mounted and removed 100 times .*growth of the heap over the last 90: \d+ kB, at most 1000 kB/ }).waitFor()
    await page.getByRole('table', { name: 'Network' }).getByRole('row', { name: /^The planner’s script is blocked said in its place/ }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(problems()).toEqual([])
  })

  it.each([390, 820, 1440])('leaves nothing hanging over the side at %i px', async (width) => {
    const { page } = await visit({ width, touch: width < 900 })
    await preview(page).getByRole('textbox', { name: 'Message' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
})
