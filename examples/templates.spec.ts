import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { dataOf, readParts } from '../server/test/read-chat.ts'
import { openBrowser, startMeander, type Meander, type OpenBrowserOptions } from './test/open-browser.ts'
import { expectCount, expectFocus, expectValue } from './test/settle.ts'

let meander: Meander

beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

async function visit(path: string, options: OpenBrowserOptions = {}) {
  const browser = await openBrowser(options)
  await browser.page.goto(meander.siteUrl + path)
  return browser
}

const press = (scope: Page | Locator, name: string | RegExp) => scope.getByRole('button', { name, exact: true }).click()
/** The list under a place's field is that of the whole word: while it is typed, there are others. */
const suggested = (page: Page, place: string) => page.getByRole('option').first().filter({ hasText: new RegExp(`^${place}`) }).waitFor()
const focusedDay = (picker: Locator) => picker.locator('[data-day]:focus')
const blank = (dialog: Locator, name: string) => dialog.getByLabel(name, { exact: true })

/** Next month from its 10th on, by keyboard: the first day, then so many days later. */
async function pickDates(page: Page, field: Locator, days: number): Promise<void> {
  await field.press('Enter')
  const picker = page.getByRole('dialog', { name: 'Select Travel Dates' })
  const first = picker.locator('[data-day]').first()
  const month = await first.getAttribute('data-day')
  await picker.getByRole('button', { name: 'Next month' }).click()
  await expect.poll(() => first.getAttribute('data-day')).not.toBe(month)
  await picker.locator('[data-day$="-10"]').press('Enter')
  for (let step = 1; step < days; step += 1) {
    await page.keyboard.press('ArrowRight')
    await picker.locator(`[data-day$="-${10 + step}"]:focus`).waitFor()
  }
  await page.keyboard.press('Enter')
  await picker.getByRole('button', { name: 'Done' }).click()
  await picker.waitFor({ state: 'detached' })
}

/** By the key, once there is a day to go on from. */
async function nextMonth(page: Page, picker: Locator): Promise<void> {
  const before = await focusedDay(picker).getAttribute('data-day')
  await page.keyboard.press('PageDown')
  await expect.poll(() => focusedDay(picker).getAttribute('data-day')).not.toBe(before)
}

/** Sends the letter, and reads from the answer what was understood of it. */
async function send(page: Page, dialog: Locator) {
  const answering = page.waitForResponse((answer) => answer.url().endsWith('/api/chat') && answer.request().method() === 'POST')
  await press(dialog, 'Send')
  const answer = await answering
  const { messages } = answer.request().postDataJSON() as { messages: { content: string }[] }
  const parts = await readParts(new Response(await answer.text()))
  const { kind: _, ...facts } = dataOf(parts, 'trip-facts') ?? {}
  return { said: messages.at(-1)?.content ?? '', startDate: null, ...dataOf(parts, 'extracted-dates')?.extractedDates, ...facts }
}

describe('the letters that are half written', () => {
  const LETTERS = [
    { title: /^Romantic escape/, name: 'Romantic escape', place: 'Lisbon', days: 4, fill: { Experiences: 'fado and old trams', Budget: '$900 total' }, people: { groupSize: 2 }, budget: 900 },
    { title: /^Family journey/, name: 'Family journey', place: 'Porto', days: 5, fill: { 'Number of people': '4', Ages: '5 and 9', Activities: 'boats and animals', Budget: '$2000 total' }, people: { groupSize: 4, childAges: [5, 9] }, budget: 2000 },
    { title: /^Solo journey/, name: 'Solo journey', place: 'Kyoto', days: 6, fill: { Budget: '$100/day', Interests: 'gardens and tea' }, people: { groupSize: 1 }, budget: 100 },
    { title: /^With friends/, name: 'With friends', place: 'Barcelona', days: 3, fill: { 'Number of friends': '6', Budget: '$1200 total', Activities: 'sailing and markets' }, people: { groupSize: 6 }, budget: 1200 },
  ]

  it.each(LETTERS)('are understood when they are finished: $name [2.107, 2.363, 3.19, 3.20, 3.21, 4.90]', async ({ title, name, place, days, fill, people, budget }) => {
    const { page, problems } = await visit('/chat')
    await page.getByRole('button', { name: title }).click()
    const dialog = page.getByRole('dialog', { name, exact: true })
    await blank(dialog, 'Destination').pressSequentially(place)
    await suggested(page, place)
    await page.keyboard.press('Enter')
    await pickDates(page, blank(dialog, 'Date'), days)
    for (const [label, text] of Object.entries(fill)) await blank(dialog, label).fill(text)
    const understood = await send(page, dialog)
    expect(understood).toMatchObject({ destination: place, duration: days, budget, ...people })
    expect(understood.startDate).toMatch(/-10$/)
    const stored = async () => JSON.parse((await page.evaluate(() => sessionStorage.getItem('templateFormData'))) ?? '{}') as { extractedDates?: object }
    await expect.poll(async () => (await stored()).extractedDates).toMatchObject({ startDate: understood.startDate, duration: days })
    await page.getByRole('log').getByText(understood.said).waitFor()
    expect(problems()).toEqual([])
  })

  it('come as soon as the line is back, when their chunk was lost on the way, and lose nothing of the conversation', async () => {
    const { page, context } = await visit('/chat')
    const field = page.getByRole('textbox', { name: 'Message' })
    await field.fill('Something by the sea')
    let lost = 0
    await context.route(/\.js\b/, (route) => {
      lost += 1
      return route.abort()
    })
    await page.getByRole('button', { name: /^Romantic escape/ }).click()
    await expect.poll(() => lost).toBeGreaterThan(1)
    await expectValue(field, 'Something by the sea')
    await expectCount(page.getByText('Something went wrong'), 0)
    await context.unroute(/\.js\b/)
    await page.getByRole('dialog', { name: 'Romantic escape', exact: true }).waitFor()
  })

  it('load nothing before they are wanted, nor does whoever begins to write', async () => {
    const { page } = await visit('/chat')
    const field = page.getByRole('textbox', { name: 'Message' })
    await field.waitFor()
    await page.waitForLoadState('networkidle')
    const loaded: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && loaded.push(request.url()))
    await field.click()
    await field.pressSequentially('Lisbon')
    await page.waitForLoadState('networkidle')
    expect(loaded).toEqual([])
    await field.press('Enter')
    await expect.poll(() => loaded.length).toBeGreaterThan(0)
  })

  it('are filled in by keyboard alone, in a month of 340 px [2.106, 2.368, 2.369, 2.370, 4.93]', async () => {
    const { page, problems } = await visit('/chat')
    await page.getByRole('button', { name: /^Solo journey/ }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Solo journey' })
    await expect.poll(() => dialog.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true)
    await expectFocus(blank(dialog, 'Destination'))
    await page.keyboard.type('Lisb')
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('option').first().waitFor({ state: 'detached' })
    await expectValue(blank(dialog, 'Destination'), 'Lisb')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const picker = page.getByRole('dialog', { name: 'Select Travel Dates' })
    await focusedDay(picker).waitFor()
    await expect.poll(() => picker.locator('.months').evaluate((months) => months.getBoundingClientRect().width)).toBe(340)
    await nextMonth(page, picker)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await picker.waitFor({ state: 'detached' })
    await expect.poll(() => blank(dialog, 'Date').inputValue()).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(problems()).toEqual([])
  })

  it('are chosen from the home screen as well, or left for a free composer [2.80, 2.104, 2.105, 2.106]', async () => {
    const { page, problems } = await visit('/')
    await press(page, 'fill in one of ours')
    const styles = page.getByRole('dialog', { name: 'Choose Your Travel Style' })
    await styles.getByRole('button', { name: /^With friends/ }).click()
    const dialog = page.getByRole('dialog', { name: 'With friends' })
    await expectFocus(blank(dialog, 'Number of friends'))
    await press(dialog, 'Other letters')
    await styles.waitFor()
    await press(page, 'Start from scratch')
    await page.waitForURL('**/chat')
    await page.getByRole('textbox', { name: 'Message' }).fill('Three days in Porto')
    expect(problems()).toEqual([])
  })
})

describe("'Plan Your Adventure'", () => {
  it('opens from the home screen, takes a place and dates, and begins the chat [2.51, 2.52, 2.56, 2.57, 2.59, 2.60, 2.62, 5.16]', async () => {
    const { page, problems } = await visit('/')
    await press(page, 'Start Planning')
    const dialog = page.getByRole('dialog', { name: 'Plan Your Adventure' })
    await expect.poll(() => dialog.locator('.label').allInnerTexts()).toEqual(['Where are you going?', 'When are you traveling?', 'What interests you?'])
    await expectFocus(dialog.getByLabel('Where are you going?'))
    await page.keyboard.type('Lisbon')
    await suggested(page, 'Lisbon')
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: /^When are you traveling/ }).click()
    const dates = page.getByRole('dialog', { name: 'Select Travel Dates' })
    await nextMonth(page, dates)
    await page.keyboard.press('Enter')
    const chosen = await focusedDay(dates).getAttribute('data-day')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focusedDay(dates).getAttribute('data-day')).not.toBe(chosen)
    await page.keyboard.press('Enter')
    await press(dates, 'Confirm Dates')
    await expect.poll(() => dialog.getByRole('button', { name: /^When are you traveling/ }).innerText()).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4} - [A-Z][a-z]{2} \d{1,2}, \d{4}$/)
    await press(dialog, 'Start Planning')
    await page.getByRole('log').getByText(/^Plan a trip to Lisbon.* from /).waitFor()
    expect(problems()).toEqual([])
  })

  it('starts nothing when it is cancelled, and leaves the dates as they were [2.58, 2.61]', async () => {
    const { page } = await visit('/')
    await press(page, 'Start Planning')
    const dialog = page.getByRole('dialog', { name: 'Plan Your Adventure' })
    await dialog.getByRole('button', { name: /^When are you traveling/ }).click()
    const dates = page.getByRole('dialog', { name: 'Select Travel Dates' })
    await focusedDay(dates).waitFor()
    await page.keyboard.press('Enter')
    await press(dates, 'Cancel')
    await expect.poll(() => dialog.getByRole('button', { name: /^When are you traveling/ }).innerText()).toBe('Choose your dates')
    await press(dialog, 'Cancel')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('heading', { name: 'Take the long way.' }).waitFor()
    await expectFocus(page.getByRole('button', { name: 'Start Planning' }))
  })
})
