import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page, Route } from 'playwright-core'
import { openBrowser, startMeander, type Meander, type OpenBrowserOptions } from '../examples/test/open-browser.ts'
import { expectCount, expectFocus } from '../examples/test/settle.ts'

/** The five instruments: what they show is what the server has just answered. */
let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

const TABS = ['Smart Destinations', 'Real-Time Calendar', 'Enhanced Search', 'API Status', 'All Features']
const SEARCH = '**/api/search/enhanced'
const TIMES = '**/api/activities/*/availability*'

async function visit(tab: string, prepare: (page: Page) => Promise<unknown> = async () => {}, options: OpenBrowserOptions = {}) {
  const browser = await openBrowser(options)
  await prepare(browser.page)
  await browser.page.goto(`${meander.siteUrl}/enhanced-demo`)
  if (tab !== TABS[0]) await browser.page.getByRole('tab', { name: tab }).click()
  await browser.page.getByRole('tabpanel').getByRole('heading', { name: tab }).waitFor()
  return browser
}
/** Calls that do not arrive, until they are let through. */
async function losing(page: Page, calls: string): Promise<() => Promise<void>> {
  const lose = (route: Route) => route.abort()
  await page.route(calls, lose)
  return () => page.unroute(calls, lose)
}
const reading = (page: Page, label: string) => page.locator('.readings > div').filter({ has: page.locator('dt').getByText(label, { exact: true }) }).locator('.figure')
const expectReading = (page: Page, label: string, figure: string | RegExp) => expect.poll(() => reading(page, label).innerText()).toMatch(figure)
const failed = (page: Page) => page.getByRole('alert').getByText('The server did not answer this call.', { exact: true })
const again = (page: Page) => page.getByRole('button', { name: 'Try Again' }).click()
const row = (page: Page, service: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: service }) })
const expectState = (page: Page, service: string, word: string) => expect.poll(() => row(page, service).locator('.state-word').innerText()).toBe(word)

it('has five tabs in this order, each with its content [2.8, 2.336, 2.337]', async () => {
  const { page } = await visit('Smart Destinations')
  await expect.poll(() => page.getByRole('tab').allInnerTexts()).toEqual(TABS)
  for (const tab of TABS) {
    await page.getByRole('tab', { name: tab }).click()
    await page.getByRole('tabpanel').getByRole('heading', { name: tab }).waitFor()
  }
})

it('takes the arrows, Home and End from one tab to another', async () => {
  const { page } = await visit('Smart Destinations')
  await page.getByRole('tab', { name: 'Smart Destinations' }).focus()
  for (const [key, tab] of [['ArrowLeft', 'All Features'], ['ArrowRight', 'Smart Destinations'], ['End', 'All Features'], ['ArrowLeft', 'API Status'], ['Home', 'Smart Destinations']] as const) {
    await page.keyboard.press(key)
    await expectFocus(page.getByRole('tab', { name: tab, selected: true }))
  }
})

it('brings the chosen tab into the window of a phone as a whole', async () => {
  const { page } = await visit('Smart Destinations', undefined, { width: 390, height: 844 })
  // As by a finger on its edge: a click of the driver's would bring it there itself.
  await page.getByRole('tab', { name: 'API Status' }).dispatchEvent('click')
  const inWindow = () => page.getByRole('tab', { name: 'API Status', selected: true }).evaluate((tab) => {
    const { left, right } = tab.getBoundingClientRect()
    return left >= 0 && right <= innerWidth
  })
  await expect.poll(inWindow).toBe(true)
})

it.each([390, 1440])('shows all of the focus around each tab at %i px, and keeps the chosen one in sight', async (width) => {
  const { page } = await visit('Smart Destinations', undefined, { width, height: 844 })
  await page.getByRole('tab', { name: 'Smart Destinations' }).focus()
  for (const name of TABS) {
    const tab = page.getByRole('tab', { name })
    await expectFocus(tab)
    await expect.poll(() => tab.evaluate(cutOffFocus)).toEqual([])
    await page.keyboard.press('ArrowRight')
  }
})

it('shows where one is among the days, on the chosen one as well', async () => {
  const { page } = await visit('Real-Time Calendar')
  const days = page.locator('.dates-open button:enabled')
  await days.first().waitFor()
  await page.locator('.offered input:checked').focus()
  for (let day = 0; day < (await days.count()); day += 1) {
    await page.keyboard.press('Tab')
    await expectFocus(days.nth(day))
    expect(await days.nth(day).evaluate(cutOffFocus)).toEqual([])
  }
})

/** Runs in the page: on which sides what an element lies in cuts its focus off, and whether one sees it at all. */
function cutOffFocus(one: Element): string[] {
  const { outlineWidth, outlineOffset, outlineColor, backgroundColor } = getComputedStyle(one)
  if (!(Number.parseFloat(outlineWidth) > 0)) return ['no focus is shown']
  const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
  if (ring <= 0 && outlineColor === backgroundColor) return [`${outlineColor} on itself`]
  const own = one.getBoundingClientRect()
  const list = one.closest('.tabs, .dates-open') as HTMLElement
  const around = list.getBoundingClientRect()
  const room = {
    top: own.top - ring - around.top,
    bottom: around.bottom - (list.offsetHeight - list.clientHeight) - own.bottom - ring,
    left: own.left - ring - Math.max(0, around.left),
    right: Math.min(innerWidth, around.right) - own.right - ring,
  }
  return Object.entries(room).flatMap(([side, left]) => (left < -0.5 ? [`${side} ${left}`] : []))
}

describe('Smart Destinations', () => {
  it('searches with limit 10 and says how they matched [7.36, 9.30]', async () => {
    const { page } = await visit('Smart Destinations')
    const asked = page.waitForRequest((request) => request.url().includes('/api/destinations/search') && request.url().includes('query=Rom'))
    await page.getByRole('textbox', { name: 'Destination' }).fill('Rom')
    expect(new URL((await asked).url()).searchParams.get('limit')).toBe('10')
    await page.getByText(/starts_with, \d\.\d\d/).first().waitFor()
    // Places of one name are told apart by where they lie.
    const matches = page.getByRole('list', { name: 'Matches' }).getByRole('listitem')
    await expect.poll(() => matches.first().locator('mark').innerText()).toBe('Rom')
    const places = await matches.locator('.where').allInnerTexts()
    expect(new Set(places).size).toBe(places.length)
    await expectReading(page, 'Results', `${places.length} of 10`)
    await expectReading(page, 'Last answer', /^\d+ ms$/)
  })

  it('counts the calls that waiting has saved, each question being two', async () => {
    const calls: string[] = []
    const { page } = await visit('Smart Destinations', async (page) => {
      page.on('request', (request) => void (request.url().includes('/api/destinations/search') && calls.push(request.url())))
      await page.clock.install()
    })
    await expectReading(page, 'Calls saved by waiting', '0 of 2')
    await page.clock.pauseAt(Date.now() + 3_600_000)
    const field = page.getByRole('textbox', { name: 'Destination' })
    for (const typed of ['', 'B', 'Bo', 'Bon']) await field.fill(typed)
    await page.clock.runFor(300)
    // Nothing is asked of an empty field, so nothing is saved by it; of 'B', 'Bo' and 'Bon' only the last is asked.
    await expectReading(page, 'Calls saved by waiting', '4 of 8')
    await page.getByRole('list', { name: 'Matches' }).getByRole('button').first().click()
    await page.clock.runFor(300)
    await expectReading(page, 'Calls saved by waiting', '4 of 10')
    expect(calls.length).toBe(6)
  })

  it('says when no place is meant, and when the server did not answer', async () => {
    const { page } = await visit('Smart Destinations')
    const field = page.getByRole('textbox', { name: 'Destination' })
    await field.fill('xqzvwk jjqx')
    await page.getByText('No place is called so, nor anything like it.').waitFor()
    const find = await losing(page, '**/api/destinations/search*')
    await field.fill('Porto')
    await failed(page).waitFor()
    await expectReading(page, 'Last answer', 'no answer')
    await find()
    await again(page)
    await page.getByRole('list', { name: 'Matches' }).getByRole('button', { name: /^Porto/ }).first().waitFor()
    await expectCount(failed(page), 0)
  })
})

describe('Real-Time Calendar', () => {
  it('shows the week of whatever activity is chosen, as the provider has it', async () => {
    const { page } = await visit('Real-Time Calendar')
    await expectReading(page, 'Days with times', /^\d of 7$/)
    const found = page.waitForResponse(SEARCH)
    await page.getByRole('textbox', { name: 'What and where' }).fill('cooking in Rome')
    await page.keyboard.press('Enter')
    const { activities } = (await (await found).json()) as { activities: { title: string; productCode: string }[] }
    expect(activities.length).toBe(3)
    const [, second] = activities
    await expect.poll(() => page.locator('.offered label').allInnerTexts()).toEqual(activities.map(({ title }) => title))
    const read = page.waitForResponse((answer) => answer.url().includes(`/${second?.productCode}/availability`))
    await page.getByRole('radio', { name: second?.title ?? '' }).check()
    const { slots } = (await (await read).json()) as { slots: { date: string; availableSpaces: number }[] }
    await expectReading(page, 'Starts this week', String(slots.length))
    const days = [...new Set(slots.map(({ date }) => date))].sort()
    expect(days).not.toEqual([])
    await expectReading(page, 'Days with times', `${days.length} of 7`)
    await expectCount(page.locator('.dates-open button:not([disabled])'), days.length)
    const last = days.at(-1)
    await page.locator('.dates-open button:not([disabled])').last().click()
    const left = slots.filter(({ date }) => date === last).map(({ availableSpaces }) => `${availableSpaces} left`)
    await expect.poll(() => page.locator('.times small').allInnerTexts()).toEqual(left)
  })

  it('says of another provider’s starts what its number means: how many one booking takes', async () => {
    const { page } = await visit('Real-Time Calendar', async (page) => {
      await page.route(SEARCH, async (route) => {
        const { activities } = (await (await route.fetch()).json()) as { activities: object[] }
        await route.fulfill({ json: { activities: activities.map((activity) => ({ ...activity, provider: 'viator' })) } })
      })
      await page.route(TIMES, async (route) => {
        const { slots } = (await (await route.fetch()).json()) as { slots: object[] }
        await route.fulfill({ json: { slots: slots.map((slot) => ({ ...slot, mostAtOnce: true })) } })
      })
    })
    await page.locator('.times small').first().waitFor()
    const said = await page.locator('.times small').allInnerTexts()
    expect(said.filter((words) => !/^up to \d+$/.test(words))).toEqual([])
    await page.getByText('with how many one booking takes', { exact: false }).waitFor()
    await expectCount(page.locator('.readings').getByText('Sample', { exact: true }), 0)
  })

  it('says while it waits, when nothing is found, and when there is no time in the week', async () => {
    let answer: (() => Promise<void>) | undefined
    const hold = (page: Page) => page.route(TIMES, (route) => void (answer = () => route.fulfill({ json: { slots: [] } })))
    const { page } = await visit('Real-Time Calendar', hold)
    await page.getByRole('status').getByText('Asking for times...').waitFor()
    await expect.poll(() => answer).toBeDefined()
    await answer?.()
    await page.getByText(/ has no times in this week\.$/).waitFor()
    await expectReading(page, 'Starts this week', '0')
    await page.route(SEARCH, (route) => route.fulfill({ json: { activities: [] } }))
    await page.getByRole('textbox', { name: 'What and where' }).fill('nothing anywhere')
    await page.keyboard.press('Enter')
    await page.getByText('Nothing found. Name a place and a kind, such as a boat in Rome.').waitFor()
    await expectCount(page.locator('.dates-open'), 0)
  })

  it.each([['the search', SEARCH], ['the times', TIMES]])('asks again for %s when that did not come', async (_, calls) => {
    let find = async () => {}
    const { page } = await visit('Real-Time Calendar', async (page) => (find = await losing(page, calls)))
    await failed(page).waitFor()
    await find()
    await again(page)
    await expectReading(page, 'Days with times', /^\d of 7$/)
    await expectCount(failed(page), 0)
  })
})

describe('Enhanced Search', () => {
  it('asks for 6 and shows 3 [3.91, 7.70, 7.71]', async () => {
    const browser = await openBrowser()
    const { page } = browser
    await page.goto(`${meander.siteUrl}/enhanced-demo`)
    const asked = page.waitForRequest(SEARCH)
    const replied = page.waitForResponse(SEARCH)
    await page.getByRole('tab', { name: 'Enhanced Search' }).click()
    expect((await asked).postDataJSON()).toMatchObject({ limit: 6, currency: 'USD', includeReviews: true })
    await expectCount(page.locator('.contents li'), 3)
    const { activities } = await (await replied).json()
    for (const [at, { title, description, productCode }] of activities.slice(0, 3).entries()) {
      const shown = await page.locator('.contents li').nth(at).innerText()
      for (const part of [title, description.slice(0, 40), productCode]) expect(shown).toContain(part)
      // In words wherever a price can be booked, not beside the list alone.
      expect(await page.locator('.contents .price').nth(at).innerText()).toMatch(/(\d|Contact for pricing)[\s\S]*Sample inventory/)
    }
    await expectReading(page, 'Shown', `3 of ${activities.length}`)
    // Whether a key is set or not.
    await page.locator('.readings .note').getByText('This is sample data. Nothing here can be booked.', { exact: true }).waitFor()
  })

  it('says when the server did not answer, and asks again', async () => {
    let find = async () => {}
    const { page } = await visit('Enhanced Search', async (page) => (find = await losing(page, SEARCH)))
    await failed(page).waitFor()
    await find()
    await again(page)
    await expectCount(page.locator('.contents li'), 3)
  })
})

describe('API Status', () => {
  const ALL = ['Server and storage', 'Conversations', 'Activities', 'Availability', 'Destinations', 'Transcription', 'Itineraries']

  it('asks every service once, the provider by its own name, and says what came [3.90]', async () => {
    const asked: string[] = []
    const { page, problems } = await visit('API Status', async (page) => void page.on('request', (request) => asked.push(new URL(request.url()).pathname)))
    for (const service of ALL) await expectState(page, service, service === 'Activities' || service === 'Availability' ? 'Sample data' : 'Working')
    await expectCount(page.locator('.state-word'), ALL.length)
    expect(asked.filter((path) => path.endsWith('/test-access'))).toEqual(['/api/sample/test-access'])
    expect(await row(page, 'Activities').innerText()).toMatch(/\d+ ms[\s\S]*\d+ endpoints?: \w/)
    expect(await row(page, 'Transcription').innerText()).toContain('hears English')
    // Whoever answers was not asked, only what was written before.
    expect(await row(page, 'Conversations').innerText()).toMatch(/reads the recent ones; whoever answers is not asked[\s\S]*\bset: this server$/)
    expect(problems()).toEqual([])
  })

  it('tells no access from no answer, and what is switched off from both', async () => {
    const refused = { success: false, accessibleEndpoints: [], error: 'The key is not known.' }
    const { page } = await visit('API Status', async (page) => {
      await page.route('**/api/sample/test-access*', (route) => route.fulfill({ json: refused }))
      await page.route('**/api/speech/warm', (route) => route.fulfill({ json: { warm: false } }))
      await page.route('**/api/conversations/recent*', (route) => route.abort())
    })
    await expectState(page, 'Activities', 'No access')
    expect(await row(page, 'Activities').innerText()).toMatch(/\d+ ms[\s\S]*The key is not known\./)
    await expectState(page, 'Transcription', 'Switched off')
    await expectState(page, 'Conversations', 'Not answering')
    await page.unroute('**/api/conversations/recent*')
    await page.getByRole('button', { name: 'Read again' }).click()
    await expectState(page, 'Conversations', 'Working')
  })

  it('says on a phone what each figure is', async () => {
    const { page } = await visit('API Status', undefined, { width: 390, height: 844 })
    await expectState(page, 'Itineraries', 'Working')
    const words = row(page, 'Itineraries').locator('td.number').evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content))
    expect(await words).toEqual(['"Answers in"', '"Reading"'])
  })
})
