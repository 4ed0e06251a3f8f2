import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conforms } from '../test/conforms.ts'
import { openHostPage, plannerRuns, RESERVED, SNIPPET } from '../test/host-page.ts'
import { lookOf, PLACE, probes, unlike } from '../test/look-of.ts'
import { openBrowser, startMeander, type Meander } from '../test/open-browser.ts'
import { shareOf } from '../test/painted.ts'
import { expectFocus, restingBox } from '../test/settle.ts'
import { shifted } from '../test/shifted.ts'
import { closeTop, open } from '../test/visit-planner.ts'

let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

const GROUP = 'Layout, layers and keys'
const FIELD = 'Share your travel dreams...'
const visit = async (body: string, css = RESERVED) => {
  const browser = await openBrowser({ reducedMotion: 'reduce' })
  return { ...browser, page: await openHostPage(browser.context, meander.siteUrl, { body: `${body}${SNIPPET}`, css }) }
}
/** What the highest layer of a page is painted in. */
const OVER = [255, 0, 255] as const
/** A page whose planner stands in what is moved, cut off and filtered, under a layer that covers the window and takes every press. */
const buried = (view: string) =>
  visit(
    `<div class="inner"><meander-planner view="${view}" scheme="light"></meander-planner></div><div class="over"></div>`,
    `${RESERVED} .inner { transform: translateX(40px); overflow: hidden; filter: blur(0); height: 60px; contain: paint } .over { position: fixed; inset: 0; z-index: 2147483647; background: rgb(${OVER}) }`,
  )

describe('the page around the planner', () => {
  it('read from right to left leaves a planner in English as it is', async (context) => {
    const measure = conforms(context, GROUP, 'A page that is read from right to left', '')
    const seen: Awaited<ReturnType<typeof probes>>[] = []
    for (const direction of ['ltr', 'rtl']) {
      const { page } = await visit(`<script>document.documentElement.dir = '${direction}'</script><meander-planner id="planner"></meander-planner>`, PLACE)
      seen.push(await probes(page))
    }
    // The frame is of the page: its direction, and so where text would begin in it, may be the page's.
    const [left = [], right = []] = seen.map((all) => all.slice(all.findIndex(({ name }) => name?.startsWith('div.meander'))))
    expect(left.length).toBeGreaterThan(40)
    expect(unlike(right, left)).toEqual([])
    measure(`${left.length} elements have the same size and look`)
  })

  it('moves nowhere: the reserved height is the height', async (context) => {
    conforms(context, GROUP, 'Cumulative layout shift with the documented snippet', '0')
    const { page } = await visit('<p>Above</p><meander-planner></meander-planner><p id="below">Below</p>')
    await plannerRuns(page)
    await page.waitForLoadState('networkidle')
    expect(await shifted(page)).toBe(0)
    expect((await page.locator('meander-planner').boundingBox())?.height).toBe(640)
    // The measure measures.
    await page.locator('#below').evaluate((words) => words.before(Object.assign(document.createElement('hr'), { style: 'height: 90px' })))
    await page.locator('p').first().evaluate((words) => words.before(Object.assign(document.createElement('hr'), { style: 'height: 90px' })))
    await expect.poll(() => shifted(page)).toBeGreaterThan(0)
  })

  it.for([
    ['floating', ''],
    ['drawer', 'meander-planner { display: inline-block; min-height: 56px; vertical-align: top }'],
  ] as const)('moves nowhere, view %s: its button takes no place, or the one that is reserved', async ([view, css], context) => {
    conforms(context, GROUP, `Cumulative layout shift before the panel is opened, view ${view}`, '0')
    const { page } = await visit(`<p>Above</p><div><meander-planner view="${view}"></meander-planner></div><p>Below</p>`, css)
    await page.getByRole('button', { name: 'Plan this trip' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await shifted(page)).toBe(0)
  })

  it.for(['inline', 'floating', 'drawer'])('covers all of its own with its highest layer, and dialogs lie above it still: %s', async (view, context) => {
    conforms(context, GROUP, `z-index 2147483647 of the page, view ${view}`, 'the open dialog is painted above it and takes its presses')
    const { page } = await buried(view)
    await page.waitForFunction(() => customElements.get('meander-planner'))
    await open(page, 'plan')
    const dialog = page.getByRole('dialog', { name: 'Plan Your Adventure' })
    await restingBox(dialog)
    expect(await shareOf(page.locator('.over'), OVER)).toBeLessThan(0.99)
    expect(await shareOf(dialog, OVER)).toBe(0)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'detached' })
  })

  it('neither covers, cuts off nor moves the button of a floating planner, nor its panel', async (context) => {
    conforms(context, GROUP, 'z-index 2147483647, transform, overflow and paint containment of the page, the floating button', 'painted whole in the corner of the window; takes the press that opens the panel, which is painted whole too')
    const { page } = await buried('floating')
    const button = page.getByRole('button', { name: 'Plan this trip' })
    const { x, width, y, height } = await restingBox(button)
    expect([x + width, y + height]).toEqual([1440 - 28, 900 - 24])
    // A pointed end, and so two corners that show what lies beneath.
    expect(await shareOf(button, OVER)).toBeLessThan(0.12)
    await button.click()
    const panel = page.getByRole('dialog', { name: 'Meander' })
    await panel.getByPlaceholder(FIELD).fill('Two days in Porto')
    await restingBox(panel)
    expect(await shareOf(panel, OVER)).toBeLessThan(0.001)
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
    await button.click()
    await panel.waitFor()
  })

  it('is neither locked nor scrolled by a dialog that opens and closes, and a lock of its own holds', async (context) => {
    conforms(context, GROUP, 'Scroll lock', 'the page’s place, overflow and padding are its own before, during and after a dialog; its own lock holds nothing of ours')
    const { page } = await visit('<p style="height: 400px">Above</p><meander-planner></meander-planner><p style="height: 3000px">Below</p>')
    await plannerRuns(page)
    await page.evaluate(() => scrollTo(0, 300))
    const standing = async () => ({ y: await page.evaluate(() => scrollY), style: await lookOf(page, 'html, body'), attributes: await page.evaluate(() => [document.documentElement, document.body].map(({ style, className }) => [style.cssText, className])) })
    const before = await standing()
    await open(page, 'plan')
    await page.getByRole('dialog', { name: 'Plan Your Adventure' }).waitFor()
    expect(await standing()).toEqual(before)
    await closeTop(page)
    expect(await standing()).toEqual(before)
    await page.evaluate(() => Object.assign(document.body.style, { overflow: 'hidden', position: 'fixed', width: '100%' }))
    await page.getByPlaceholder(FIELD).fill('Two days in Porto')
    await open(page, 'plan')
    const dialog = page.getByRole('dialog', { name: 'Plan Your Adventure' })
    await dialog.waitFor()
    expect(await dialog.evaluate((one) => one.getBoundingClientRect().height)).toBeGreaterThan(200)
  })

  it('hears no key of our fields, in bubbling, and all of its own', async (context) => {
    conforms(context, GROUP, 'Shortcuts of the page', 'none fires while a field of ours has the focus, unless it captures keys before they come to us; all do while it has not')
    const { page } = await visit('<button id="own">Own</button><meander-planner></meander-planner><script>window.heard = []; for (const at of [window, document, document.body]) for (const name of ["keydown", "keyup", "keypress"]) at.addEventListener(name, event => heard.push(event.key))</script>')
    const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0))
    const field = page.getByPlaceholder(FIELD)
    await field.focus()
    await page.keyboard.type('j/k?')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ControlOrMeta+KeyK')
    expect(await heard()).toEqual([])
    await open(page, 'plan')
    await page.getByRole('dialog', { name: 'Plan Your Adventure' }).getByRole('textbox').first().fill('')
    await page.keyboard.type('gi')
    await closeTop(page)
    expect(await heard()).toEqual([])
    await page.locator('#own').focus()
    await expectFocus(page.locator('#own'))
    await page.keyboard.press('j')
    // Three kinds of keys in three places.
    expect(await heard()).toEqual(Array(9).fill('j'))
  })
})
