import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBrowser } from '../server/test/browser.ts'
import { makeTrip } from '../examples/test/make-trip.ts'
import { readPdf } from '../examples/test/pdf-text.ts'
import { openBrowser, startMeander, type Meander } from '../examples/test/open-browser.ts'
import type { SavedActivity } from '@meander/sdk/contract/itineraries'
import type { Page } from 'playwright-core'

let meander: Meander
let address: string
let titles: string[]
/** When the scheduled one begins. */
let hours: string

beforeAll(async () => {
  meander = await startMeander()
  address = await shareTrip()
})
afterAll(() => meander.stop())

/** A trip of a guest who signs in and shares it, by the calls that the planner makes; one note is for the readers, one is not. */
async function shareTrip(): Promise<string> {
  const trip = await makeTrip(meander.siteUrl, { destination: 'Lisbon', startDate: '2027-06-05', endDate: '2027-06-07', products: 3 })
  const [first, second] = trip.itinerary.activities
  titles = trip.itinerary.activities.map(({ activityData }) => activityData.title)
  const browser = createBrowser(meander.siteUrl)
  await browser.open(`/api/auth/demo?clientUserId=${trip.clientUserId}`)
  await browser.submit({ entry: 'Rosa' })
  const call = async (method: string, path: string, body: object) => {
    const headers = { ...browser.headers('/'), 'content-type': 'application/json', origin: meander.siteUrl }
    const answer = await fetch(`${meander.siteUrl}/api/itineraries/${trip.itinerary.id}${path}`, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  await call('PATCH', `/activities/${first?.id}`, { notes: 'For my eyes alone', notesPrivate: true })
  await call('PATCH', `/activities/${second?.id}`, { notes: 'Bring a scarf', notesPrivate: false })
  hours = await schedule(call, second)
  return ((await call('POST', '/share-link', {})) as { url: string }).url
}

type Call = (method: string, path: string, body: object) => Promise<unknown>

/** Puts it on the first day that it can be had on; answers when it begins. */
async function schedule(call: Call, saved: SavedActivity | undefined): Promise<string> {
  for (const [index, date] of ['2027-06-05', '2027-06-06', '2027-06-07'].entries()) {
    const { slots } = (await call('POST', '/available-slots', { activityCode: saved?.activityData.productCode, date })) as { slots: { startTime: string }[] }
    const timeSlot = slots[0]?.startTime
    if (timeSlot === undefined) continue
    await call('POST', '/schedule-activity', { activityId: saved?.id, dayNumber: index + 1, timeSlot })
    return timeSlot
  }
  throw new Error('it is not to be had on any day of the trip')
}

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const channel = Number(part) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

async function contrast(page: Page): Promise<number> {
  const [ink, paper] = await page.evaluate(() => [getComputedStyle(document.querySelector('.shared-trip h1') as Element).color, getComputedStyle(document.body).backgroundColor])
  const [one, other] = [luminance(ink ?? ''), luminance(paper ?? '')]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

describe('a shared trip without scripts', () => {
  it.each([390, 820, 1440])('is a page to read at %i px, light and dark', async (width) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await openBrowser({ width, height: 900, colorScheme, scripts: false })
      await page.goto(address)
      await page.getByRole('heading', { name: 'Lisbon, slowly' }).waitFor()
      await expect.poll(() => contrast(page)).toBeGreaterThan(7)
      const { x, width: wide } = (await page.locator('.shared-trip h1').boundingBox()) ?? { x: 0, width: 0 }
      expect([x >= 16, x + wide <= width - 16, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([true, true, width])
      const text = await page.locator('.shared-trip').innerText()
      expect(text).not.toContain('For my eyes alone')
      // What every price of this inventory is.
      expect(text).toMatch(/≈ \$[\d,]+ · Sample inventory/)
      expect(text.match(/[^≈] \$/g)).toBeNull()
    }
  })
})

describe('the head of a shared trip', () => {
  it.each([390, 820, 1024, 1440])('has dates and figures on one line each, and no way alone in a second row, at %i px', async (width) => {
    const { page } = await openBrowser({ width, height: 900 })
    await page.goto(address)
    await page.getByRole('button', { name: 'Make this trip mine' }).waitFor()
    const head = page.locator('meander-planner .feature-head')
    const lines = head.locator('.dates, .ledger dd').evaluateAll((all) => all.map((one) => Math.round(one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight))))
    expect(await lines).toEqual([1, 1, 1, 1])
    const tops = (selector: string) => head.locator(selector).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
    expect(new Set(await tops('.ledger dt')).size).toBe(1)
    const [, calendar, paper] = await tops('.actions > *')
    expect(paper).toBe(calendar)
  })
})

describe('a shared trip on paper', () => {
  it('is light in dark mode, in one column, without what can only be pressed', async () => {
    const { page } = await openBrowser({ width: 820, height: 1100, colorScheme: 'dark' })
    await page.goto(address)
    await page.getByRole('button', { name: 'Make this trip mine' }).waitFor()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    for (const name of ['Make this trip mine', 'Save as PDF']) await page.getByRole('button', { name }).waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: 'Plan Your Own Trip' }).waitFor({ state: 'hidden' })
    const look = () => page.locator('meander-planner .feature-head h1').evaluate((heading) => {
      const box = heading.closest('.meander') as Element
      return { ink: getComputedStyle(heading).color, paper: getComputedStyle(box).backgroundColor }
    })
    await expect.poll(async () => {
      const { ink, paper } = await look()
      return [luminance(ink) < 0.05, luminance(paper) > 0.95]
    }).toEqual([true, true])
    const { title, pages } = readPdf(await page.pdf({ format: 'A4', printBackground: true }))
    expect([title, pages.length > 0, pages.length <= 4]).toEqual(['Lisbon, slowly · Meander', true, true])
    const paper = pages.join('')
    const words = ['Lisbon, slowly', ...titles, 'to Monday, June 7, 2027', 'Saturday', 'June 5, day 1', 'Sunday', 'Monday', 'June 7, day 3', `${hours} - `, 'Bring a scarf', 'Sample inventory', '≈ $']
    expect(words.filter((word) => !paper.toLowerCase().includes(word.replace(/\s+/g, '').toLowerCase()))).toEqual([])
    for (const word of ['For my eyes alone', 'Make this trip mine', 'Start Planning']) expect(paper).not.toContain(word.replaceAll(' ', ''))
  })
})

describe('the title of a shared trip', () => {
  it('is the page’s own, with scripts too, and again when one comes back to it', async () => {
    const { page } = await openBrowser()
    await page.goto(address)
    await page.getByRole('button', { name: 'Make this trip mine' }).waitFor()
    expect(await page.title()).toBe('Lisbon, slowly · Meander')
    await page.getByRole('link', { name: 'Plan Your Own Trip' }).click()
    await expect.poll(() => page.title()).toBe('Meander: take the long way')
    await page.goBack()
    await expect.poll(() => page.title()).toBe('Lisbon, slowly · Meander')
  })
})

describe('somebody else’s trip', () => {
  it('becomes one’s own, and is opened', async () => {
    const { page, problems } = await openBrowser()
    await page.goto(address)
    await page.getByRole('button', { name: 'Make this trip mine' }).click()
    await page.waitForURL(/\/itinerary\//)
    await page.getByRole('heading', { name: /Lisbon, slowly/ }).first().waitFor()
    await page.getByText(/in this browser only, for 30 days without use/).first().waitFor()
    expect(problems()).toEqual([])
  })

  it('is a calendar file', async () => {
    const { page } = await openBrowser()
    await page.goto(address)
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Add to calendar' }).click()])
    expect(file.suggestedFilename()).toMatch(/\.ics$/)
  })
})
