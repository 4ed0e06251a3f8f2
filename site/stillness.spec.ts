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
  widths: number[]
}

/** Notes from now on how much is moved that nobody has just pressed for, and how wide the letters' column is in each frame. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const watched: Watched = { moved: 0, widths: [] }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) if (!entry.hadRecentInput) watched.moved += entry.value
    }).observe({ type: 'layout-shift' })
    const desk = document.querySelector('meander-planner')?.shadowRoot?.querySelector('.desk')
    const look = () => {
      if (desk && watched.widths.at(-1) !== desk.clientWidth) watched.widths.push(desk.clientWidth)
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { watched })
  })
const watched = (page: Page) => page.evaluate(() => (window as unknown as { watched: Watched }).watched)
const watchAnew = (page: Page) => watched(page).then(() => page.evaluate(() => Object.assign((window as unknown as { watched: Watched }).watched, { moved: 0, widths: [] })))

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
    for (const text of ['Do you speak French?', 'What is the weather like in March?', 'Thank you']) {
      await say(page, text)
      await written(page)
    }
    expect(await watched(page)).toEqual({ moved: expect.any(Number), widths: [width] })
    expect((await watched(page)).moved).toBeLessThan(STILL)
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
    expect((await watched(page)).moved).toBeLessThan(STILL)
  })
})
