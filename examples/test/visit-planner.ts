import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { wrongs } from './axe.ts'
import { openHostPage, plannerRuns, RESERVED, SNIPPET } from './host-page.ts'
import { beGuest, type Trip } from './make-trip.ts'
import { openBrowser, type OpenBrowserOptions } from './open-browser.ts'

/** Four days whose dates are known: an answer with cards and the days of a trip. */
export const WAY = 'Four days in Lisbon from 10 to 13 May 2027, two of us, gardens and good food'
/** What every state is looked at in. */
export const LOOKS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
].flatMap((size) => (['light', 'dark'] as const).map((colorScheme) => ({ ...size, colorScheme })))

/** The same in another language. */
export interface VisitOptions extends OpenBrowserOptions {
  /** Of the page, which then pays in euros. */
  locale?: string
}

/** A page whose own parts are in order, so that what is found is ours; `first` runs in it before all else. */
export async function visit(siteUrl: string, { locale, ...options }: VisitOptions, guest?: Trip, first: () => void = () => {}) {
  const browser = await openBrowser({ reducedMotion: 'reduce', ...options })
  if (guest) await beGuest(browser.context, guest)
  await browser.context.addInitScript(first)
  const page = await openHostPage(browser.context, siteUrl, {
    body: `<main><h1>Lisbon, slowly</h1><meander-planner${locale ? ` locale="${locale}" currency="EUR"` : ''}></meander-planner></main>${SNIPPET}`,
    css: `${RESERVED} meander-planner { height: calc(100vh - 120px) }`,
  })
  await plannerRuns(page)
  return { ...browser, page }
}

export const open = (page: Page, part: string) => page.evaluate((what) => (document.querySelector('meander-planner') as HTMLElement & { open(part: string): void }).open(what), part)
/** Has a planner say something, as its page would: it can once the script is there. */
export const send = (page: Page, text: string) =>
  page.locator('meander-planner').evaluate(async (planner, words) => {
    await customElements.whenDefined('meander-planner')
    ;(planner as HTMLElement & { send(text: string): void }).send(words)
  }, text)
/** From the chat to the first of the traveller's trips. */
export async function openFirstTrip(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(View Itineraries|Reisepläne ansehen)$/ }).click()
  await page.locator('a[href*="/itinerary/"]').first().click()
}
export const dialog = (page: Page) => page.getByRole('dialog').last()
export const planner = (page: Page, selector: string): Locator => page.locator(`meander-planner ${selector}`).filter({ visible: true }).first()

/** A name, and how one gets there. */
type State = readonly [name: string, reach: () => Promise<unknown>]

/** Names of states with what is wrong in them. */
export async function look(page: Page, states: readonly State[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const [name, reach] of states) {
    await reach()
    const wrong = await wrongs(page)
    if (wrong.length > 0) found[name] = wrong
    if ((await page.getByRole('dialog').count()) > 0) await closeTop(page, name)
  }
  return found
}

/** Waits until a dialog is open and has the focus, so that keys reach it. */
export const opened = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name }).and(page.locator(':focus-within')).waitFor()

/** Presses Escape, and waits until there is a dialog less. */
export async function closeTop(page: Page, name = 'the dialog'): Promise<void> {
  const dialogs = page.getByRole('dialog')
  const open = await dialogs.count()
  await page.keyboard.press('Escape')
  await expect.poll(() => dialogs.count(), { message: `${name} closes` }).toBeLessThan(open)
}

/** The letter is written to its end, and scrolls no more. */
export async function written(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' })
  await page.locator('.letters[aria-busy="false"]').waitFor()
}

/** Says the way, and waits for the cards, the days and the end of the letter. */
export async function answered(page: Page): Promise<void> {
  await planner(page, 'textarea').fill(WAY)
  await page.keyboard.press('Enter')
  await planner(page, '.print').waitFor()
  await page.getByText('day 1 of 4').first().waitFor()
  await written(page)
}

/** Makes room for the day that is being planned, where it is folded: by the names of what unfolds it, and of what it then has. */
export async function unfoldDay(page: Page, names: readonly [string, string] = ['Show the day', 'Add to Day']): Promise<Locator> {
  const day = planner(page, '.planner')
  const [folded, add] = names.map((name) => day.getByRole('button', { name, exact: true })) as [Locator, Locator]
  await folded.or(add).filter({ visible: true }).first().waitFor()
  if (await folded.isVisible()) await folded.click()
  await add.waitFor()
  return day
}
