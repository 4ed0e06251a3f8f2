import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startMeander, type Meander } from '../test/open-browser.ts'
import { restingBox } from '../test/settle.ts'
import { openTramDay, tramSlip } from '../test/tram-day.ts'

let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

/** The calendar of a trip, while what carries its slips is on its way: it comes with `arrive`. */
async function openWithoutCarrying() {
  const held: Route[] = []
  const before = (page: Page) => page.route(/\/carry-\w+\.js\b/, (route) => void held.push(route))
  const { page, problems } = await openTramDay(meander.siteUrl, { at: '09:30', before })
  await tramSlip(page).waitFor()
  await expect.poll(() => held.length).toBe(1)
  return { page, problems, arrive: () => held[0]?.continue() }
}

describe('a slip that is pressed before what carries it has come', () => {
  it('is lifted as soon as that has, where the mouse is by now', async () => {
    const { page, problems, arrive } = await openWithoutCarrying()
    await tramSlip(page).scrollIntoViewIfNeeded()
    const { x, y } = await restingBox(tramSlip(page))
    await page.mouse.move(x + 40, y + 20)
    await page.mouse.down()
    await page.mouse.move(x + 60, y + 60, { steps: 4 })
    await arrive()
    await page.locator('.board.carrying.by-mouse .dragged').waitFor()
    await page.locator('.start').first().waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.board:not(.carrying)').waitFor()
    expect(problems()).toEqual([])
  })

  it('is lifted by key as soon as that has', async () => {
    const { page, problems, arrive } = await openWithoutCarrying()
    await tramSlip(page).focus()
    await page.keyboard.press(' ')
    await arrive()
    await page.locator('.board > [role="status"]').filter({ hasText: /^Picked up .*Tram 28/ }).waitFor({ state: 'attached' })
    await page.locator('.start.over').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.board:not(.carrying)').waitFor()
    expect(problems()).toEqual([])
  })
})
