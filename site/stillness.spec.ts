import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { openBrowser, startMeander, type Meander } from '../examples/test/open-browser.ts'
import { atRest } from '../examples/test/settle.ts'
import { planner, WAY, written } from '../examples/test/visit-planner.ts'

/** What is being read stays where it is, whatever comes. */
let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

/** A good deal less than a line that moves by its own height. */
const STILL = 0.01

interface Watched {
  moved: number
  /** What it was that moved, from where to where: said when a test falls. */
  what: string[]
  widths: number[]
}

/** As the browser tells of it. */
interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Notes from now on how much is moved that nobody has just pressed for, and how wide the letters' column is in each frame. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const watched: Watched = { moved: 0, what: [], widths: [] }
    const at = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`
    // No node of a shadow tree is told: it is what stands there now.
    const named = ({ x, y, width, height }: DOMRectReadOnly) => document.querySelector('meander-planner')?.shadowRoot?.elementFromPoint(x + width / 2, y + height / 2)?.outerHTML.slice(0, 100)
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue
        watched.moved += value
        watched.what.push(...sources.map(({ previousRect, currentRect }) => `${named(currentRect)}: ${at(previousRect)} to ${at(currentRect)}`))
      }
    }).observe({ type: 'layout-shift' })
    const tree = document.querySelector('meander-planner')?.shadowRoot
    // The pen goes along with what it writes, and is none of what is read: what is not seen does not count.
    const unseen = new CSSStyleSheet()
    unseen.replaceSync('.caret, .working { visibility: hidden !important }')
    tree?.adoptedStyleSheets.push(unseen)
    const desk = tree?.querySelector('.desk')
    const look = () => {
      if (desk && watched.widths.at(-1) !== desk.clientWidth) watched.widths.push(desk.clientWidth)
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { watched })
  })
const watched = (page: Page) => page.evaluate(() => (window as unknown as { watched: Watched }).watched)
const watchAnew = (page: Page) => watched(page).then(() => page.evaluate(() => Object.assign((window as unknown as { watched: Watched }).watched, { moved: 0, what: [], widths: [] })))

async function expectStill(page: Page): Promise<void> {
  const { moved, what } = await watched(page)
  expect(moved, what.join('\n')).toBeLessThan(STILL)
}

async function say(page: Page, text: string): Promise<void> {
  const letters = page.locator('meander-planner .letter')
  const before = await letters.count()
  await planner(page, 'textarea').fill(text)
  await page.keyboard.press('Enter')
  await expect.poll(() => letters.count()).toBe(before + 1)
}

async function begin(width: number, bars = false): Promise<Page> {
  const { page } = await openBrowser({ width, height: 900, bars })
  await page.goto(`${meander.siteUrl}/chat`)
  await say(page, 'Hello')
  await written(page)
  await watch(page)
  return page
}

describe('the letters', () => {
  it.each([390, 820, 1440])('stay where they are at %i px when an answer finds nothing [4.54]', async (width) => {
    const page = await begin(width)
    for (const text of ['Who are you?', 'What is the weather like in March?', 'Thank you']) {
      await say(page, text)
      await written(page)
    }
    expect((await watched(page)).widths).toEqual([width])
    await expectStill(page)
  })

  it.each([
    [820, false, [820, 451]],
    [820, true, [820, 451]],
    [1023, false, [1023, 563]],
    [1440, false, [1440, 792]],
    [1440, true, [1440, 792]],
  ])('make room for the panel at %i px once (a bar to scroll by: %s), with every line as it was, and nothing moves below what is still being written [4.52]', async (width, bars, widths) => {
    const page = await begin(width, bars)
    const linesOfFirst = () => page.locator('meander-planner .letter .words').first().evaluate((words) => [words.clientHeight, ...[...words.querySelectorAll('p')].map((line) => line.getBoundingClientRect().width)])
    const before = await linesOfFirst()
    await say(page, WAY)
    await planner(page, '.panel').waitFor()
    // They slide to their other place: that the first picture of it is where they were, no entry of the browser tells.
    await atRest(page.locator('meander-planner'))
    expect((await watched(page)).widths).toEqual(widths)
    expect(await linesOfFirst()).toEqual(before)
    await watchAnew(page)
    await written(page)
    await page.locator('meander-planner .findings .contents').waitFor()
    await expectStill(page)
  })
})
