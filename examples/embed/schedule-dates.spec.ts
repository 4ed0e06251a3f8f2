import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHostPage, RESERVED, SNIPPET } from '../test/host-page.ts'
import { beGuest, makeTrip, type Trip } from '../test/make-trip.ts'
import { openBrowser, startMeander, type Meander } from '../test/open-browser.ts'
import { openFirstTrip } from '../test/visit-planner.ts'

/** Takes the whole of a day. */
const DAY_TOUR = 'LIS-SINTRA-LINE'
/** Begins at ten on March 16 and 17, and not on the days before. */
const TASTING = 'LIS-MARKET-COOK'

let meander: Meander
let trip: Trip
beforeAll(async () => {
  meander = await startMeander()
  trip = await makeTrip(meander.siteUrl, { destination: 'Lisbon', startDate: '2027-03-14', endDate: '2027-03-17', products: [DAY_TOUR, TASTING] })
  await trip.schedule(DAY_TOUR, 3, '09:00')
})
afterAll(() => meander.stop())

async function openScheduler(colorScheme: 'light' | 'dark'): Promise<Locator> {
  const { context } = await openBrowser({ colorScheme })
  await beGuest(context, trip)
  const page = await openHostPage(context, meander.siteUrl, { css: `:root { color-scheme: light dark } ${RESERVED}`, body: `<meander-planner></meander-planner>${SNIPPET}` })
  await openFirstTrip(page)
  await page.getByRole('button', { name: 'Schedule', exact: true }).first().click()
  const dialog = page.getByRole('dialog', { name: /^Schedule: / })
  await dialog.getByRole('button', { name: /March 14/ }).waitFor()
  return dialog
}

/** What the eye calls the colour that the mark of a date is drawn in. */
async function colourOf(date: Locator): Promise<string> {
  const colour = await date.locator('small').evaluate((word) => getComputedStyle(word).color)
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => Number(part) / 255)
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const span = most - least
  if (span / (1 - Math.abs(most + least - 1)) < 0.2) return 'grey'
  const sixth = most === red ? (green - blue) / span : most === green ? 2 + (blue - red) / span : 4 + (red - green) / span
  const hue = (sixth * 60 + 360) % 360
  if (hue > 345 || hue < 20) return 'red'
  return hue > 90 && hue < 170 ? 'green' : colour
}

describe.each(['light', 'dark'] as const)('the dates of the scheduler, %s', (colorScheme) => {
  it('are green with times, red when all are taken, grey without, and say so in words [4.104, 4.105, 4.106, 4.107]', async () => {
    const dialog = await openScheduler(colorScheme)
    const free = dialog.getByRole('button', { name: /^Wednesday, March 17, / })
    const full = dialog.getByRole('button', { name: 'Tuesday, March 16, Booked' })
    const none = dialog.getByRole('button', { name: 'Sunday, March 14, No times' })
    await expect.poll(async () => ({ free: await colourOf(free), full: await colourOf(full), none: await colourOf(none) })).toEqual({ free: 'green', full: 'red', none: 'grey' })

    await expect.poll(async () => [await free.isEnabled(), await none.isEnabled(), await full.getAttribute('aria-disabled')]).toEqual([true, false, 'true'])
    await full.click({ force: true })
    await dialog.getByText('All Times Are Booked').waitFor()
    await expect.poll(() => full.getAttribute('aria-pressed')).toBe('false')
    await free.click()
    await dialog.getByRole('button', { name: /^10:00 AM/ }).waitFor()
    await expect.poll(() => free.getAttribute('aria-pressed')).toBe('true')
  })
})
