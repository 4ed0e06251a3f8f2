import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startMeander, type Meander } from '../test/open-browser.ts'
import { expectCount, expectFocus } from '../test/settle.ts'
import { openTramDay, tramSlip } from '../test/tram-day.ts'

let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

const day = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor()
const heard = (page: Page, words: RegExp) => page.locator('.board > [role="status"]').filter({ hasText: words }).waitFor({ state: 'attached' })

/** A phone that shows the first day, on which the tram is lifted by key. */
async function liftByKey() {
  const { page, problems } = await openTramDay(meander.siteUrl, { at: '09:30' })
  await day(page, 'Monday, May 10')
  await tramSlip(page).focus()
  await page.keyboard.press(' ')
  await heard(page, /^Picked up .*Tram 28.* Monday, May 10, /)
  await page.locator('.start.over').waitFor()
  return { page, problems }
}

describe('a slip that is carried by key from one day of a phone to another', () => {
  it('has the focus with it, tells each start, and gives the focus back where it was by Escape', async () => {
    const { page, problems } = await liftByKey()
    await page.keyboard.press('ArrowRight')
    await day(page, 'Tuesday, May 11')
    await heard(page, /^Tuesday, May 11, /)
    await expectCount(tramSlip(page), 0)
    await expectFocus(page.getByRole('application', { name: /Tram 28/ }))
    await page.keyboard.press('ArrowRight')
    await day(page, 'Wednesday, May 12')
    await heard(page, /^Wednesday, May 12, /)
    await expectFocus(page.getByRole('application', { name: /Tram 28/ }))
    await page.keyboard.press('Escape')
    await day(page, 'Monday, May 10')
    await heard(page, /stays where it was$/)
    await expectFocus(tramSlip(page))
    await expectCount(page.locator('.carrying'), 0)
    expect(problems()).toEqual([])
  })

  it('is put down by Enter on the day that it has come to, and has the focus there', async () => {
    const { page, problems } = await liftByKey()
    await page.keyboard.press('ArrowRight')
    await heard(page, /^Tuesday, May 11, /)
    await page.keyboard.press('Enter')
    await heard(page, /dropped on Tuesday, May 11 at /)
    await page.getByText('The activity has been moved to a new time slot').waitFor()
    await expectFocus(page.locator('.day[data-date="2027-05-11"] .slip').filter({ hasText: 'Tram 28' }))
    expect(problems()).toEqual([])
  })
})
