import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fingerOn, type Finger } from '../test/finger.ts'
import { startMeander, type Meander } from '../test/open-browser.ts'
import { expectCount, restingBox, standing } from '../test/settle.ts'
import { openTramDay, tramSlip } from '../test/tram-day.ts'

let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

const carried = (page: Page) => page.locator('.board.by-touch')
/** How far down everything is that scrolls around the calendar. */
const scrolled = (page: Page) =>
  page.evaluate(() => {
    const inside = [...(document.querySelector('meander-planner')?.shadowRoot?.querySelectorAll('*') ?? [])]
    return [document.scrollingElement, ...inside].reduce((sum, box) => sum + (box?.scrollTop ?? 0), 0)
  })

/** A phone that shows the day of the tram, which is in the middle of the window. */
async function openDay() {
  const { page, problems } = await openTramDay(meander.siteUrl, { at: '08:00', touch: true })
  await tramSlip(page).waitFor()
  await tramSlip(page).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await standing(() => scrolled(page))
  const { x, y } = await restingBox(tramSlip(page))
  return { page, problems, finger: await fingerOn(page), onSlip: { x: x + 60, y: y + 30 } }
}

/** Rests on the slip until it is lifted, and its starts are lit. */
async function lift({ page, finger, onSlip }: { page: Page; finger: Finger; onSlip: { x: number; y: number } }) {
  await finger.down(onSlip)
  await carried(page).waitFor()
  await page.locator('[data-start]').first().waitFor()
}

describe('a finger on the calendar', () => {
  it('rests on a slip to lift it, and carries it to another start', async () => {
    const made = await openDay()
    const { page, finger, problems } = made
    await lift(made)
    const target = page.locator('[data-start="2027-05-10T09:30"]')
    const follow = async () => {
      const { x, y, width, height } = await restingBox(target)
      await finger.moveTo({ x: x + width / 2, y: y + height / 2 })
      return target.getAttribute('class')
    }
    await expect.poll(follow).toMatch(/\bover\b/)
    await finger.up()
    await page.getByText('The activity has been moved to a new time slot').waitFor()
    await expect.poll(() => tramSlip(page).innerText()).toContain('9:30 AM')
    // Nothing else came of it: no detail was opened.
    await expectCount(page.getByRole('dialog'), 0)
    expect(problems()).toEqual([])
  })

  it('scrolls when it moves before it has rested', async () => {
    const { page, finger, onSlip } = await openDay()
    const before = await scrolled(page)
    await finger.down(onSlip)
    await finger.moveTo({ x: onSlip.x, y: onSlip.y + 200 }, 12)
    await expect.poll(() => scrolled(page)).toBeLessThan(before)
    await expectCount(carried(page), 0)
    await finger.up()
    await expectCount(page.locator('.dragged'), 0)
  })

  it('moves the card and not the page once something is lifted, until it comes near an edge', async () => {
    const made = await openDay()
    const { page, finger, onSlip } = made
    await lift(made)
    const before = await standing(() => scrolled(page), 300)
    await finger.moveTo({ x: onSlip.x, y: onSlip.y - 40 })
    expect(await standing(() => scrolled(page), 300)).toBe(before)
    const card = async () => {
      const { x, y } = await restingBox(page.locator('.dragged'))
      return [Math.round(x), Math.round(y)]
    }
    const held = await card()
    const { height } = page.viewportSize() ?? { height: 0 }
    const foot = await page.locator('.take-off').boundingBox()
    const edge = { x: onSlip.x, y: (foot?.y ?? height) - 12 }
    await finger.moveTo(edge)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(before)
    // It goes no further than the calendar, and the card is under the finger still.
    await standing(() => scrolled(page), 400)
    expect((await card())[0]).toBe(held[0])
    expect((await card())[1]).toBe((held[1] ?? 0) + Math.round(edge.y - (onSlip.y - 40)))
    await finger.up()
    await expectCount(carried(page), 0)
  })

  it('puts it back where it was when a second one comes down beside it', async () => {
    const made = await openDay()
    const { page, finger, onSlip } = made
    await lift(made)
    await finger.moveTo({ x: onSlip.x + 10, y: onSlip.y + 60 })
    await finger.down({ x: 300, y: 120 })
    await expectCount(carried(page), 0)
    await finger.up()
    await page.getByRole('status').filter({ hasText: /^Tram 28.* stays where it was$/ }).waitFor({ state: 'attached' })
    await expect.poll(() => tramSlip(page).innerText()).toContain('8:00 AM')
    await expectCount(page.getByRole('dialog'), 0)
  })
})
