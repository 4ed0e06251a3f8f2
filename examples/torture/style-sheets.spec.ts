import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conforms } from '../test/conforms.ts'
import { openHostPage, plannerRuns } from '../test/host-page.ts'
import { lookOf, PLACE, probes, unlike } from '../test/look-of.ts'
import { openBrowser, startMeander, type Meander } from '../test/open-browser.ts'
import { STYLE_SHEETS } from '../test/style-sheets.ts'

let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

const GROUP = 'Style sheets of the page'
/** What pages are made of, with the names of classes that the planner uses inside. */
const PAGE = `<h1 class="go">Title</h1><p class="meander chat">Words <a href="#a">link</a> <code>code</code></p><ul><li>One</li></ul>
  <blockquote class="letter">Said</blockquote><table><tr><th>Head</th><td>Cell</td></tr></table>
  <label>Field <input class="answer" value="x"></label><select><option>1</option></select><textarea></textarea><button class="button">Press</button><hr>`
const OWN = 'body, body :not(meander-planner):not(script)'

const RULES: Record<string, string> = {
  'html { font-size: 62.5% }': 'html { font-size: 62.5%; } body { font: 1.6rem/1.4 Georgia }',
  'html { font-size: 20px }': 'html { font-size: 20px; }',
  'inherited letter-spacing, line-height, text-transform': 'body { letter-spacing: 4px; line-height: 2.4; text-transform: uppercase; word-spacing: 9px; font-style: italic; text-align: right; text-indent: 2em; color: red; cursor: help }',
  'inherited upon the element itself, !important': 'meander-planner { letter-spacing: 4px !important; line-height: 2.4 !important; text-transform: uppercase !important; font: italic 30px/3 cursive !important; color: red !important; zoom: 1; text-align: end !important; white-space: pre !important; visibility: visible !important }',
  'an !important storm': '* { letter-spacing: 9px !important; text-transform: uppercase !important; line-height: 3 !important; font: italic 900 30px/3 cursive !important; color: red !important; text-align: right !important; word-spacing: 20px !important; text-indent: 40px !important; white-space: pre !important; cursor: crosshair !important; box-sizing: content-box !important }',
  '* { all: unset }': '*, *::before, *::after { all: unset }',
  'rules for bare tags, !important': 'button { padding: 40px !important; background: lime !important } textarea, input { border: 9px solid red !important; width: 20px !important } h1, h2, p { margin: 60px !important; font-size: 60px !important } div { display: inline !important; float: right } svg { width: 200px !important } ::placeholder { color: lime !important }',
  'its own tokens of our names': ':root { --paper: red; --ink: lime; --accent: blue; --sans: cursive; --text: 40px; --gutter: 200px } .meander, .go, .chat, .composer { display: none !important; font-size: 50px !important }',
}

/** The planner on a page with these rules: the page's own elements before and after it came, and all of the planner's. */
async function meet(css: string) {
  const { context } = await openBrowser({ reducedMotion: 'reduce' })
  // Faces that a sheet fetches from elsewhere.
  await context.route(({ hostname }) => hostname !== 'localhost', (route) => route.abort())
  const page = await openHostPage(context, meander.siteUrl, { css: `${css}\n${PLACE}`, body: `${PAGE}<meander-planner id="planner"></meander-planner>` })
  const before = await lookOf(page, OWN)
  await page.addScriptTag({ url: `${meander.siteUrl}/sdk/v1.js` })
  await plannerRuns(page)
  const planner = await probes(page)
  return { before, after: await lookOf(page, OWN), planner }
}

let bare: Awaited<ReturnType<typeof meet>>['planner'] | undefined

describe('the planner looks the same, and so does the page', () => {
  const sheets = { ...STYLE_SHEETS, ...Object.fromEntries(Object.entries(RULES).map(([name, css]) => [name, async () => css])) }

  it('by a measure that sees a hundredth and more, and whatever is no length', async () => {
    const { page } = await openBrowser()
    await page.setContent('<p style="width: 300px; color: red">Words</p>')
    const look = async (css: string) => {
      await page.locator('p').evaluate((words, text) => (words.style.cssText = text), css)
      return lookOf(page, 'p')
    }
    const before = await look('width: 300px; color: red; opacity: 1')
    expect(Object.keys(before[0] ?? {}).length).toBeGreaterThan(300)
    expect(unlike(await look('width: 302px; color: red; opacity: 1'), before)).toEqual([])
    expect(unlike(await look('width: 304px; color: red; opacity: 1'), before).join()).toContain('p: width: 304px, which was 300px')
    expect(unlike(await look('width: 300px; color: rgb(254, 0, 0); opacity: 1'), before).join()).toContain('p: color: rgb(254, 0, 0)')
    expect(unlike(await look('width: 300px; color: red; opacity: 0.99'), before).join()).toContain('p: opacity: 0.99')
    expect(unlike([], before)).toEqual(['0 elements, where there were 1'])
  })

  it.for(Object.entries(sheets))('under %s', async ([name, load], context) => {
    const measure = conforms(context, GROUP, name, '')
    bare ??= (await meet('')).planner
    expect(bare.length).toBeGreaterThan(40)
    const css = await load()
    expect(css.length).toBeGreaterThan(20)
    const { before, after, planner } = await meet(css)
    expect(unlike(planner, bare)).toEqual([])
    expect(before.length).toBeGreaterThan(15)
    expect(unlike(after, before)).toEqual([])
    measure(`${planner.length} elements of the planner and ${before.length} of the page: every computed property is what it is without the other, each length within 1 %`)
  })
})
