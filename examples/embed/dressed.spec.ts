import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { makeTrip, type Trip } from '../test/make-trip.ts'
import { startMeander, type Meander } from '../test/open-browser.ts'
import { answered, closeTop, dialog, open, planner, unfoldDay, visit } from '../test/visit-planner.ts'

/** A dialog that puts on what it wears once it is open has the browser style the page twice. */
let meander: Meander
let trip: Trip
beforeAll(async () => {
  meander = await startMeander()
  trip = await makeTrip(meander.siteUrl, { destination: 'Lisbon', startDate: '2027-05-10', endDate: '2027-05-13', products: ['LIS-TRAM-28', 'LIS-MARKET-COOK'] })
  await trip.schedule('LIS-TRAM-28', 1, '09:30')
})
afterAll(() => meander.stop())

/** Runs in the page: notes which dialogs were opened, which of them put something on between that and the frame that shows it, and how much was put on since the first. */
function watchDressing(): void {
  const seen = { opened: [] as string[], late: [] as string[], since: 0 }
  Object.assign(window, { dressing: seen })
  let open: string | null = null
  const names = ['showModal', 'showPopover'] as const
  for (const name of names) {
    const show = HTMLDialogElement.prototype[name]
    HTMLDialogElement.prototype[name] = function (this: HTMLDialogElement, ...given: []) {
      const title = this.querySelector('h2')?.textContent ?? ''
      seen.opened.push(title)
      open = title
      queueMicrotask(() => requestAnimationFrame(() => (open = null)))
      return show.apply(this, given)
    }
  }
  const sheets = Object.getOwnPropertyDescriptor(ShadowRoot.prototype, 'adoptedStyleSheets') as PropertyDescriptor & { get(): CSSStyleSheet[]; set(next: CSSStyleSheet[]): void }
  Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', {
    ...sheets,
    set(this: ShadowRoot, next: CSSStyleSheet[]) {
      const more = next.length > sheets.get.call(this).length
      if (open !== null && more) seen.late.push(open)
      if (seen.opened.length > 0 && more) seen.since += 1
      sheets.set.call(this, next)
    },
  })
}

const dressing = (page: Page) => page.evaluate(() => (window as unknown as { dressing: { opened: string[]; late: string[]; since: number } }).dressing)
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first().click()
/** Opens a dialog, waits for what it is called, and closes it. */
async function through(page: Page, name: string | RegExp, reach: () => Promise<unknown>): Promise<void> {
  await reach()
  await page.getByRole('dialog', { name }).last().waitFor()
  await closeTop(page)
}

it('are dressed before they open: what opens over the conversation', async () => {
  const { page } = await visit(meander.siteUrl, {}, undefined, watchDressing)
  await through(page, 'Choose Your Travel Style', () => open(page, 'templates'))
  await through(page, 'Plan Your Adventure', () => open(page, 'plan'))
  await open(page, 'plan')
  await through(page, 'Select Travel Dates', () => dialog(page).locator('button.answer').click())
  await closeTop(page)
  await through(page, /Voice/, () => open(page, 'voice'))
  await answered(page)
  await through(page, 'Save to Itinerary', () => planner(page, '.print .do button').click())
  await through(page, /./, () => planner(page, '.print .picture > button').click())
  const day = await unfoldDay(page)
  await through(page, /Day|day/, () => day.getByRole('button', { name: 'Add to Day', exact: true }).click())
  await press(page, 'Compare Activities')
  for (const at of [0, 1]) await page.locator('meander-planner :is(.choose, .choosing) input').filter({ visible: true }).nth(at).check()
  await through(page, 'Compare Activities', () => press(page, 'Compare (2)'))
  expect((await dressing(page)).opened.length).toBeGreaterThanOrEqual(8)
  expect((await dressing(page)).late).toEqual([])
})

it('are dressed for what comes with the first of them in its own time: notifications, and the names of buttons', async () => {
  const { page } = await visit(meander.siteUrl, {}, undefined, watchDressing)
  // Its chunk comes with the hand; then it is open before the rest has been asked for.
  const letter = planner(page, '.quest')
  await letter.hover()
  await page.waitForLoadState('networkidle')
  await letter.click()
  await dialog(page).waitFor()
  await page.locator('meander-planner .toasts').waitFor({ state: 'attached' })
  await dialog(page).getByRole('button', { name: 'Close' }).hover()
  await page.locator('meander-planner .tip').first().waitFor({ state: 'attached' })
  expect((await dressing(page)).since).toBe(0)
})

it('are dressed before they open: what opens over a page that has not spoken yet', async () => {
  const { page } = await visit(meander.siteUrl, {}, undefined, watchDressing)
  const { activityData: activity } = trip.itinerary.activities[0] ?? {}
  const ask = (name: string) => page.evaluate(([type, named]) => void window.dispatchEvent(new CustomEvent(type as string, { detail: { activity: named } })), [name, activity])
  await through(page, /Tram 28/, () => ask('expandActivity'))
  await through(page, 'Save to Itinerary', () => ask('openItineraryModal'))
  expect((await dressing(page)).late).toEqual([])
})

it('are dressed before they open: what opens over a trip', async () => {
  const { page } = await visit(meander.siteUrl, {}, trip, watchDressing)
  await open(page, 'itineraries')
  await through(page, 'Sign in to your account', () => press(page, 'Sign in'))
  await through(page, 'Plan Your Next Journey', () => press(page, 'Plan New Trip'))
  await page.getByRole('link', { name: 'Lisbon, slowly' }).first().click()
  await planner(page, '.calendar').waitFor()
  const more = async (name: string) => {
    await press(page, 'More for this trip')
    await page.getByRole('menuitem', { name }).click()
  }
  await through(page, 'Edit Trip', () => more('Edit trip'))
  await through(page, 'Add to your calendar', () => more('Add to your calendar'))
  await through(page, 'Create Account to Share', () => press(page, /^Share/))
  await through(page, /^Schedule: /, () => press(page, 'Schedule'))
  await through(page, 'Edit Experience', () => press(page, /^Edit/))
  await press(page, 'Schedule')
  await press(page, 'Every start')
  await page.getByRole('dialog', { name: /^All starts of/ }).waitFor()
  expect((await dressing(page)).opened.length).toBeGreaterThanOrEqual(8)
  expect((await dressing(page)).late).toEqual([])
})
