import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHostPage, plannerRuns, SNIPPET } from '../test/host-page.ts'
import { openBrowser, startMeander, type Meander } from '../test/open-browser.ts'
import { atRest, standing } from '../test/settle.ts'

let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

/** Reserved by id, so that no host rule below is outweighed by it on the element itself. */
const PLACE = '#planner { display: block !important; width: 700px !important; height: 700px !important; margin: 0 !important; padding: 0 !important; border: 0 !important; }'
const HOSTS = {
  'a root size of 62.5 %': 'html { font-size: 62.5%; } body { font: 1.6rem/1.4 Georgia }',
  'a root size of 20 px': 'html { font-size: 20px; }',
  'an !important storm': '* { letter-spacing: 9px !important; text-transform: uppercase !important; line-height: 3 !important; font: italic 900 30px/3 cursive !important; color: red !important; text-align: right !important; word-spacing: 20px !important; text-indent: 40px !important; white-space: pre !important; cursor: crosshair !important; visibility: visible !important; box-sizing: content-box !important }',
  'everything unset': '*, *::before, *::after { all: unset }',
  'rules for bare tags': 'button { padding: 40px !important; background: lime !important } textarea, input { border: 9px solid red !important; width: 20px !important } h1, h2, p { margin: 60px !important; font-size: 60px !important } div { display: inline !important; float: right } svg { width: 200px !important } ::placeholder { color: lime !important }',
  'its own tokens of our names': ':root { --paper: red; --ink: lime; --accent: blue; --sans: cursive; --text: 40px; --gutter: 200px } .meander, .go, .chat, .composer { display: none !important; font-size: 50px !important }',
}

const STYLES = ['color', 'background-color', 'font-family', 'font-size', 'font-weight', 'font-style', 'line-height', 'letter-spacing', 'word-spacing', 'text-transform', 'text-align', 'text-indent', 'white-space', 'padding-left', 'padding-top', 'border-top-width', 'cursor', 'display', 'box-sizing'] as const

/** Size and look of every element inside the planner, in document order, once they stand. */
async function probes(page: Page) {
  await plannerRuns(page)
  await page.getByPlaceholder('Share your travel dreams...').waitFor()
  await page.waitForLoadState('networkidle')
  await atRest(page.locator('meander-planner'))
  return standing(() => page.evaluate((styles) => {
    const root = document.querySelector('meander-planner')?.shadowRoot
    return [...(root?.querySelectorAll('*') ?? [])].map((element) => {
      const { width, height } = element.getBoundingClientRect()
      const computed = getComputedStyle(element)
      return {
        name: `${element.localName}.${element.getAttribute('class') ?? ''}`,
        width: Math.round(width),
        height: Math.round(height),
        ...Object.fromEntries(styles.map((style) => [style, computed.getPropertyValue(style)])),
      }
    })
  }, STYLES))
}

async function probesOn(css: string) {
  const browser = await openBrowser({ reducedMotion: 'reduce' })
  const page = await openHostPage(browser.context, meander.siteUrl, { css: `${css}\n${PLACE}`, body: `<meander-planner id="planner"></meander-planner>${SNIPPET}` })
  return probes(page)
}

describe('the style sheet of the host page', () => {
  it.each(Object.entries(HOSTS))('with %s changes no element of the planner', async (_name, css) => {
    const [bare, hostile] = [await probesOn(''), await probesOn(css)]
    expect(bare.length).toBeGreaterThan(40)
    expect(hostile).toEqual(bare)
  })

  it('is not touched by the planner either', async () => {
    const browser = await openBrowser()
    const page = await openHostPage(browser.context, meander.siteUrl, {
      css: PLACE,
      body: `<h1 class="go">Title</h1><p class="meander chat composer">Words</p><button class="button">Press</button><meander-planner id="planner"></meander-planner>`,
    })
    const look = () => page.evaluate((styles) => [...document.querySelectorAll('body, h1, p, body > button')].map((element) => styles.map((style) => getComputedStyle(element).getPropertyValue(style))), STYLES)
    const before = await look()
    await page.addScriptTag({ url: `${meander.siteUrl}/sdk/v1.js` })
    await plannerRuns(page)
    await expect.poll(look).toEqual(before)
  })
})
