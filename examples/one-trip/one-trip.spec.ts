import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conforms } from '../test/conforms.ts'
import { heardBy, writeDownEvents } from '../test/heard.ts'
import { plannerRuns } from '../test/host-page.ts'
import { openBrowser, startMeander, type Meander, type OpenBrowser } from '../test/open-browser.ts'
import { expectCount } from '../test/settle.ts'

let meander: Meander
let browser: OpenBrowser
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

const FIELD = 'Share your travel dreams...'
const FOOD = 'A food tour in Lisbon, please'
const TOLD = ['message-sent', 'recommendations-shown', 'activity-saved', 'signed-in', 'failed']

async function visit(): Promise<{ page: Page; inText: Locator; trips: Locator; corner: Locator }> {
  browser = await openBrowser({ reducedMotion: 'reduce' })
  const { page, context } = browser
  await writeDownEvents(context, TOLD)
  await page.goto(`${meander.examplesUrl}/one-trip/`)
  await plannerRuns(page, 2)
  const [inText, trips, corner] = [0, 1, 2].map((at) => page.locator('meander-planner').nth(at)) as [Locator, Locator, Locator]
  return { page, inText, trips, corner }
}
const names = async (page: Page) => (await heardBy(page)).map(({ name }) => name)
const kept = (page: Page) => page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])

describe('planners of a page that name the same trip', () => {
  it('keep nothing and ask nothing before one of them is used', async () => {
    browser = await openBrowser({ reducedMotion: 'reduce' })
    const { page, context } = browser
    const asked: string[] = []
    context.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`${meander.examplesUrl}/one-trip/`)
    await plannerRuns(page, 2)
    await page.waitForLoadState('networkidle')
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
    expect(await kept(page)).toEqual([0, 0, ''])
  })

  it('have one conversation, one list of itineraries and one voice', async (context) => {
    conforms(context, 'Life in the page', 'Three planners on one trip: in the text, its itineraries, a floating one', 'one conversation, each event once; one that is removed leaves it to the others, one that is mounted later finds it')
    const { page, inText, trips, corner } = await visit()
    await inText.getByPlaceholder(FIELD).fill(FOOD)
    await page.keyboard.press('Enter')
    await inText.locator('.print').first().waitFor()
    await inText.getByRole('button', { name: 'Send' }).waitFor()
    await expect.poll(() => names(page)).toEqual(['message-sent', 'recommendations-shown'])

    // The one in the corner begins where the other is.
    await corner.getByRole('button', { name: 'Plan this trip' }).click()
    const panel = page.getByRole('dialog', { name: 'Meander' })
    await panel.getByText(FOOD).first().waitFor()
    await panel.locator('.print').first().waitFor()
    await panel.getByPlaceholder(FIELD).fill('And a walk by the river')
    await expect.poll(() => inText.getByPlaceholder(FIELD).inputValue()).toBe('And a walk by the river')
    await panel.getByRole('button', { name: 'Send' }).click()
    await inText.getByText('And a walk by the river').first().waitFor()
    await panel.getByRole('button', { name: 'Send' }).waitFor()
    await expect.poll(async () => (await names(page)).filter((name) => name === 'message-sent')).toHaveLength(2)
    const first = (await heardBy<{ first: boolean }>(page)).filter(({ name }) => name === 'message-sent').map(({ detail }) => detail.first)
    expect(first).toEqual([true, false])
    // Only the one that is used is read aloud.
    const heard = (planner: Locator) => planner.locator('.letters + [role="status"]').evaluate((status) => getComputedStyle(status).display !== 'none')
    await expect.poll(async () => [await heard(inText), await heard(corner)]).toEqual([false, true])

    // Saved in one, listed in another.
    await panel.locator('.print').first().getByRole('button', { name: /Save/ }).click()
    await expectCount(page.getByRole('dialog', { name: 'Save to Itinerary' }), 1)
    await page.getByRole('button', { name: 'New itinerary' }).click()
    await page.getByRole('button', { name: 'Save Itinerary' }).click()
    await page.getByRole('button', { name: 'Save Activity' }).click()
    await trips.getByRole('link', { name: /Lisbon/ }).waitFor()
    await expect.poll(async () => (await names(page)).filter((name) => name === 'activity-saved')).toHaveLength(1)

    // One goes, and the others go on; one that comes later finds the letters.
    await inText.evaluate((planner) => planner.remove())
    await page.evaluate(() => (window as unknown as { Meander: { mount(target: string, config: object): void } }).Meander.mount('article', { trip: 'uphill', scheme: 'dark' }))
    await page.locator('article > meander-planner').last().getByText(FOOD).first().waitFor()
    expect(browser.problems()).toEqual([])
  })
})
