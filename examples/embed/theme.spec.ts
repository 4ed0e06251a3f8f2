import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { wrongs } from '../test/axe.ts'
import { openHostPage, plannerRuns, RESERVED, SNIPPET } from '../test/host-page.ts'
import { openBrowser, startMeander, type Meander, type OpenBrowserOptions } from '../test/open-browser.ts'
import { planner, send } from '../test/visit-planner.ts'

let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

/** Blogs that look like nothing of ours: warm and bookish, black and loud, and one whose grey lies where neither ink reads well. */
const BLOGS = {
  bookish: 'body { background: #fdf3e3; color: #4a3319; font: 18px/1.6 Georgia, serif } a { color: #c98a3a } button { background: #b5562b; color: #fff; border: 0; border-radius: 12px }',
  loud: 'html { background: #000; color-scheme: dark } body { color: #39ff14; font: 16px/1.4 "Courier New", monospace } a { color: #ff2bd6 } button { background: #ff2bd6; border: 0; border-radius: 0 }',
  grey: 'body { background: #8a8f98; color: #5c6068; font: 15px/1.5 Verdana, sans-serif } a { color: #7c8fb0 } button { background: #7c8fb0; color: #fff; border: 0; border-radius: 4px }',
}
const STORY = '<h1>A walk</h1><p>Some <a href="#">words</a> of it.</p><button>Subscribe</button>'

async function visit(css: string, tag: string, options: OpenBrowserOptions = {}) {
  const { context, problems } = await openBrowser({ reducedMotion: 'reduce', ...options })
  const asked: string[] = []
  context.on('request', (request) => asked.push(request.url()))
  const page = await openHostPage(context, meander.siteUrl, { body: `<main>${STORY}${tag}</main>${SNIPPET}`, css: `${RESERVED} ${css}` })
  await plannerRuns(page)
  return { page, asked, problems }
}
const wears = (page: Page, ...tokens: string[]) =>
  planner(page, '.frame > .meander').evaluate((box, names) => names.map((name) => getComputedStyle(box).getPropertyValue(name).trim()), tokens)
const update = (page: Page, attribute: string, value: string | null) =>
  page.locator('meander-planner').evaluate((element, [name, text]) => (text === null ? element.removeAttribute(name) : element.setAttribute(name, text)), [attribute, value] as const)

describe('what a planner wears', () => {
  it('is the look’s own where a page says nothing of it: nothing is fetched for it', async () => {
    const { page, asked } = await visit('', '<meander-planner scheme="dark"></meander-planner>')
    expect(await planner(page, '.frame > .meander').evaluate((box) => getComputedStyle(box).colorScheme)).toBe('dark')
    expect(asked.filter((url) => /\/theme-/.test(url))).toEqual([])
  })

  it('is what the page says, from the first sight on, and changes with it', async () => {
    const { page, problems } = await visit('', '<meander-planner theme="paper: #fff8ee; radius: 14px; font: Verdana; density: compact"></meander-planner>', { colorScheme: 'light' })
    expect(await wears(page, '--corner-soft', '--touch')).toEqual(['14px', '36px'])
    expect(await planner(page, '.frame > .meander').evaluate((box) => getComputedStyle(box).backgroundColor)).toBe('rgb(255, 248, 238)')
    await page.evaluate(() => Object.assign(document.querySelector('meander-planner') ?? {}, { config: { theme: { radius: 0, accent: '#0a5c68' } } }))
    await expect.poll(() => wears(page, '--corner-soft', '--accent', '--on-accent')).toEqual(['0px', '#0a5c68', '#ffffff'])
    await page.evaluate(() => Object.assign(document.querySelector('meander-planner') ?? {}, { config: {} }))
    await update(page, 'theme', null)
    await expect.poll(() => wears(page, '--corner-soft', '--accent')).toEqual(['3px', '#f6b92c'])
    expect(problems()).toEqual([])
  })

  it('tells the page what of it is not understood', async () => {
    const warnings: string[] = []
    const { page } = await visit('', '<meander-planner></meander-planner>')
    page.on('console', (message) => warnings.push(message.text()))
    await update(page, 'theme', 'colour: red; radius: 8px')
    await update(page, 'accent', 'reddish')
    await expect.poll(() => warnings.join(' ')).toMatch(/theme="colour: red" is not understood.*accent="reddish" is not understood/s)
    expect(await wears(page, '--corner-soft')).toEqual(['8px'])
  })

  it.each(Object.keys(BLOGS) as (keyof typeof BLOGS)[])('is read well in the colours of a page that is %s', async (name) => {
    const { page, problems } = await visit(BLOGS[name], '<meander-planner theme="host" destination="Lisbon"></meander-planner>')
    expect((await wears(page, '--sans'))[0]).toMatch(/^(Georgia|"Courier New"|Verdana)/)
    expect(await wrongs(page)).toEqual([])
    await send(page, 'A food tour in Lisbon, please')
    await planner(page, '.print').waitFor()
    expect(await wrongs(page)).toEqual([])
    expect(problems()).toEqual([])
  })

  it('turns dark with the page that it is taken from', async () => {
    const { page } = await visit('body { background: #fff } html.night body { background: #101014 }', '<meander-planner theme="host"></meander-planner>')
    const scheme = () => planner(page, '.frame > .meander').evaluate((box) => [getComputedStyle(box).colorScheme, getComputedStyle(box).backgroundColor])
    expect(await scheme()).toEqual(['light', 'rgb(255, 255, 255)'])
    await page.evaluate(() => document.documentElement.classList.add('night'))
    await expect.poll(scheme).toEqual(['dark', 'rgb(16, 16, 20)'])
  })
})
