import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTrip, type Trip } from '../test/make-trip.ts'
import { startMeander, type Meander } from '../test/open-browser.ts'
import { expectCount, restingBox, standing } from '../test/settle.ts'
import { LOOKS, look, openFirstTrip, visit } from '../test/visit-planner.ts'

const TRAM = 'LIS-TRAM-28'
const SUNSET = 'LIS-TAGUS-SUNSET'
const FADO = 'LIS-FADO-SUPPER'
const TILES = 'LIS-AZULEJO'

let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

/** Four days: the tram on the first morning, the boat on the third evening; two things wait. */
async function makeLisbon(): Promise<Trip> {
  const trip = await makeTrip(meander.siteUrl, { destination: 'Lisbon', startDate: '2027-05-10', endDate: '2027-05-13', products: [TRAM, SUNSET, FADO, TILES] })
  await trip.schedule(TRAM, 1, '09:30')
  await trip.schedule(SUNSET, 3, '19:15')
  return trip
}

async function openTrip(options: Parameters<typeof visit>[1]) {
  const opened = await visit(meander.siteUrl, options, await makeLisbon())
  const { page } = opened
  await openFirstTrip(page)
  await page.getByRole('heading', { name: 'Your Schedule' }).waitFor()
  return opened
}
const slip = (page: Page, title: string) => page.locator('.slip').filter({ hasText: title })
const timeOf = async (page: Page, title: string) => (await slip(page, title).locator('span').first().innerText()).slice(0, 8).trim()
const firstHour = (page: Page) => page.locator('.scale span').first().innerText()
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first().click()
const more = async (page: Page, entry: string) => {
  await press(page, 'More for this trip')
  await page.getByRole('menuitem', { name: entry }).click()
}
/** Picks a slip up with the mouse, and moves it a little. */
async function lift(page: Page, card: Locator): Promise<void> {
  await card.scrollIntoViewIfNeeded()
  const { x, y } = await restingBox(card)
  await page.mouse.move(x + 40, y + 20)
  await page.mouse.down()
  await page.mouse.move(x + 60, y + 40, { steps: 4 })
}
/** Lets what is carried go over the middle of `place`, once that knows of it: the page may have scrolled under the card on its way. */
/** Follows a place until the card is over it. */
async function holdOver(page: Page, place: string): Promise<void> {
  const target = page.locator(place)
  const follow = async () => {
    const { x, y, width, height } = await restingBox(target)
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 6 })
    return target.getAttribute('class')
  }
  await expect.poll(follow, { message: `the card over ${place}` }).toMatch(/\bover\b/)
}

async function dropOn(page: Page, place: string): Promise<void> {
  await holdOver(page, place)
  await page.mouse.up()
}

describe('the calendar', () => {
  it('carries a slip to another start with its reason beside it, and puts it back [4.117]', async () => {
    const { page, problems } = await openTrip({ width: 1440, height: 1400 })
    await lift(page, slip(page, 'Tram 28'))
    const last = (await page.locator('[data-start^="2027-05-11T"]').last().getAttribute('data-start')) ?? ''
    await holdOver(page, `[data-start="${last}"]`)
    const frames = await Promise.all([`[data-start="${last}"]`, '.landing'].map((one) => page.locator(one).boundingBox()))
    const [start, landing] = frames.map((frame) => [frame?.x, frame?.y])
    expect(landing, 'the frame of where it would lie begins at the start').toEqual(start)
    await dropOn(page, '[data-start="2027-05-11T08:00"]')
    await page.getByText('The activity has been moved to a new time slot').waitFor()
    await expectCount(page.locator('.day[data-date="2027-05-11"] .slip'), 1)
    await press(page, 'Undo')
    await page.getByText('Put back as it was').waitFor()
    await expectCount(page.locator('.day[data-date="2027-05-10"] .slip'), 1)
    expect(problems()).toEqual([])
  })

  it('says before a slip why nothing can begin where it stands', async () => {
    const { page } = await openTrip({ width: 1440, height: 1400 })
    await page.getByRole('button', { name: /^Drag .*Fado/ }).focus()
    await page.keyboard.press('Enter')
    const reason = page.locator('.day[data-date="2027-05-12"] .closed').filter({ hasText: 'overlaps Sailing' }).first()
    await reason.waitFor()
    const words = reason.locator('span')
    await words.scrollIntoViewIfNeeded()
    await expect.poll(() => words.evaluate((span) => {
      const { left, right, top, bottom } = span.getBoundingClientRect()
      const hit = (span.getRootNode() as ShadowRoot).elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return hit !== null && (hit === span || hit.contains(span))
    })).toBe(true)
    await page.keyboard.press('Escape')
  })

  it('makes no page longer under a card that is held at its edge, and leads no further than the calendar goes', async () => {
    const { page } = await openTrip({ width: 1440, height: 700 })
    const scrolled = () =>
      page.evaluate(() => {
        const root = document.querySelector('meander-planner')?.shadowRoot
        const boxes = [document.scrollingElement, ...(root?.querySelectorAll('*') ?? [])].filter((box) => box && box.scrollHeight > box.clientHeight)
        return { heights: boxes.map((box) => box?.scrollHeight), tops: boxes.map((box) => Math.round(box?.scrollTop ?? 0)), board: root?.querySelector('.board')?.getBoundingClientRect().bottom ?? 0 }
      })
    await lift(page, slip(page, 'Tram 28'))
    await page.locator('[data-start]').first().waitFor()
    const before = await standing(scrolled)
    await page.mouse.move(700, 630, { steps: 3 })
    // Held there until the page stands still.
    const after = await standing(scrolled, 400)
    expect(after.heights).toEqual(before.heights)
    expect(after.board).toBeGreaterThan(600)
    await page.keyboard.press('Escape')
    await page.mouse.up()
  })

  it('takes a slip off by dropping it at the foot, and moves one by the corner that a finger can press', async () => {
    const { page, problems } = await openTrip({ width: 1440, height: 900 })
    const tram = slip(page, 'Tram 28')
    await lift(page, tram)
    await dropOn(page, '.take-off')
    await page.getByText('Activity unscheduled').waitFor()
    await expectCount(tram, 0)
    await press(page, 'Undo')
    await tram.waitFor()
    await page.getByRole('button', { name: /^Move Tram 28.* to…$/ }).click()
    await page.getByRole('dialog', { name: /^Move “Tram 28/ }).waitFor()
    expect(problems()).toEqual([])
  })

  it('opens a day on a phone where its things are, and the hours of a week stay in sight', async () => {
    const { page } = await openTrip({ width: 390, height: 844, touch: true })
    await expect.poll(() => firstHour(page)).toBe('8 AM')
    await page.locator('[data-day="2027-05-12"]').first().click()
    await expect.poll(() => firstHour(page)).toBe('6 PM')
    await press(page, 'Week')
    await page.locator('.week-scroll').evaluate((week) => (week.scrollLeft = 200))
    expect((await restingBox(page.locator('.scale'))).x).toBeGreaterThanOrEqual(0)
  })

  it('moves by a list of all starts', async () => {
    const { page } = await openTrip({ width: 390, height: 844 })
    await slip(page, 'Tram 28').press('m')
    const dialog = page.getByRole('dialog', { name: /^Move “Tram 28/ })
    await dialog.getByRole('button', { name: /^Tuesday, May 11, 8:00 AM/ }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => timeOf(page, 'Tram 28')).toBe('8:00 AM')
  })

  it('arranges what waits, and takes it back in one step', async () => {
    const { page, problems } = await openTrip({ width: 1440, height: 900 })
    await press(page, 'Arrange my trip')
    await press(page, /^Apply 2 changes/)
    await page.getByText('4/4').waitFor()
    await press(page, 'Undo')
    await page.getByText('2/4').waitFor()
    expect(problems()).toEqual([])
  })

  it('asks what becomes of what a shorter trip leaves out, and repairs it', async () => {
    const { page } = await openTrip({ width: 1440, height: 900 })
    await more(page, 'Edit trip')
    const dialog = page.getByRole('dialog', { name: 'Edit Trip' })
    await dialog.getByRole('button', { name: /^Dates/ }).click()
    const dates = page.getByRole('dialog', { name: 'Select Travel Dates' })
    await dates.locator('[data-day="2027-05-11"]').first().click()
    await dates.locator('[data-day="2027-05-13"]').first().click()
    await dates.getByRole('button', { name: 'Confirm Dates' }).click()
    await dialog.getByRole('heading', { name: '1 activity would no longer fit' }).waitFor()
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByText('May 11 - May 13').waitFor()
    await expectCount(slip(page, 'Tram 28'), 1)
  })

  it('is printed whole and alone, and the page around it is as it was afterwards', async () => {
    const { page } = await openTrip({ width: 1440, height: 900 })
    const article = page.getByRole('heading', { name: 'Lisbon, slowly' }).first()
    await page.emulateMedia({ media: 'print' })
    await page.getByRole('button', { name: 'More for this trip' }).filter({ visible: true }).first().focus()
    const sheet = page.locator('.trip-sheet')
    // What prints it comes a moment after the page.
    await expect.poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
      return sheet.count()
    }).toBe(1)
    await expect.poll(() => sheet.locator('h2').allInnerTexts()).toEqual(['Monday, May 10', 'Tuesday, May 11', 'Wednesday, May 12', 'Thursday, May 13', 'Still without a day'])
    await page.locator('meander-planner').waitFor({ state: 'hidden' })
    const beyond = () => sheet.evaluate((paper) => Math.floor(paper.getBoundingClientRect().height) - document.documentElement.scrollHeight)
    await expect.poll(beyond).toBeLessThanOrEqual(0)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: 'screen' })
    await article.waitFor()
    await expectCount(page.locator('[data-meander-print]'), 0)
  })

  it('hands over a calendar file that a calendar can read', async () => {
    const { page } = await openTrip({ width: 1440, height: 900 })
    await more(page, 'Add to your calendar')
    const file = page.waitForEvent('download')
    await press(page, 'Download calendar file')
    expect((await file).suggestedFilename()).toMatch(/\.ics$/)
  })
})

describe.each(LOOKS)('the dialogs of a trip at $width px, $colorScheme', (options) => {
  it('have nothing that axe finds wrong', async () => {
    const { page } = await openTrip(options)
    const found = await look(page, [
      ['menu', () => press(page, 'More for this trip')],
      ['edit', async () => {
        await page.getByRole('menuitem', { name: 'Edit trip' }).click()
        await page.getByRole('dialog', { name: 'Edit Trip' }).waitFor()
      }],
      ['calendar', async () => {
        await more(page, 'Add to your calendar')
        await page.getByRole('dialog', { name: 'Add to your calendar' }).waitFor()
      }],
      ['move', async () => {
        await slip(page, 'Tram 28').first().press('m')
        await page.locator('.move-days').waitFor()
      }],
      ['arrange', async () => {
        await press(page, 'Arrange my trip')
        await page.getByRole('heading', { name: '2 changes' }).waitFor()
      }],
    ])
    expect(found).toEqual({})
  })
})
