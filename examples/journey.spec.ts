import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { conforms } from './test/conforms.ts'
import { heardBy, writeDownEvents } from './test/heard.ts'
import { openBrowser, startMeander, type Meander } from './test/open-browser.ts'
import { restingBox, standing } from './test/settle.ts'
import { written } from './test/visit-planner.ts'

/** What travellers say, and what must follow from it. Nothing in the product knows these sentences. */
const TRIPS: Trip[] = [
  {
    width: 1440,
    height: 900,
    says: 'Four days in Lisbon from 14 March 2027, two of us, we love food and history, about $600',
    place: 'Lisbon',
    from: '2027-03-14',
    to: '2027-03-17',
    travellers: 2,
    touch: false,
  },
  {
    width: 390,
    height: 844,
    says: 'My husband and our two kids want a week in Rome, 5 to 11 June 2027. Museums and good food please, 200 euros a day.',
    place: 'Rome',
    from: '2027-06-05',
    to: '2027-06-11',
    travellers: 4,
    touch: true,
  },
]

interface Trip {
  width: number
  height: number
  says: string
  place: string
  from: string
  to: string
  travellers: number
  /** A phone, with a finger in place of a mouse. */
  touch: boolean
}
interface Point {
  x: number
  y: number
}
interface Pointer {
  down(point: Point): Promise<void>
  move(point: Point): Promise<void>
  up(): Promise<void>
}

/** What the host page hears of a journey, in its order. */
const STEPS = ['message-sent', 'activity-saved', 'activity-saved', 'scheduled', 'scheduled', 'signed-in', 'shared']
interface Told {
  activity: { title: string }
  itineraryId: string
  slot: { date: string; startTime: string }
  url: string
}

let meander: Meander

beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

describe('from a script tag to a shared trip', () => {
  it.for(TRIPS)(
    'a visitor of a blog plans $place at $width px and shares it [1.3, 1.12, 1.15, 1.18, 1.21, 1.22, 1.24, 2.307, 4.116]',
    async (trip, context) => {
      conforms(context, 'Events', `A journey from the first message to a shared link, ${trip.width} px wide`, 'the page hears message-sent, activity-saved, scheduled, signed-in and shared, once each time, with what each is about')
      const browser = await openBrowser({ width: trip.width, height: trip.height, touch: trip.touch })
      const { page } = browser
      await writeDownEvents(browser.context, STEPS)
      await browser.context.grantPermissions(['clipboard-read', 'clipboard-write'])

      await page.goto(`${meander.examplesUrl}/script-tag/`)
      await say(page, trip.says)
      const titles = await saveTwo(page, trip.place)
      await openTrip(page)
      await scheduleByDialog(page, titles[0])
      const when = await scheduleByDrag(page, titles[1], trip)
      await expectCounter(page, '2/2 scheduled')
      const link = await shareAfterSignIn(page, `Visitor ${trip.place}`)
      expect(new URL(page.url()).origin).toBe(meander.examplesUrl)

      // The page around it has heard of each step, and no word of what was said.
      const heard = await heardBy<Told>(page)
      expect(heard.map(({ name }) => name)).toEqual(STEPS)
      const of = (step: string) => heard.filter(({ name }) => name === step).map(({ detail }) => detail)
      expect(of('message-sent')).toEqual([{ first: true }])
      expect(of('activity-saved').map(({ activity }) => activity.title)).toEqual(titles)
      expect(of('scheduled').map(({ activity }) => activity.title)).toEqual(titles)
      const [, dragged] = of('scheduled')
      expect(`${dragged?.slot.date}T${dragged?.slot.startTime}`).toBe(when)
      expect(of('shared').map(({ url }) => url)).toEqual([link])
      expect(new Set([...of('activity-saved'), ...of('scheduled'), ...of('shared')].map(({ itineraryId }) => itineraryId)).size).toBe(1)

      const friend = await openBrowser({ width: trip.width, height: trip.height })
      await friend.page.goto(link)
      await friend.page.locator('.stops .times').filter({ hasText: when.slice(11) }).first().waitFor()
      for (const title of titles) await friend.page.getByRole('heading', { name: title }).filter({ visible: true }).first().waitFor()
      await friend.page.locator('.ledger div').filter({ hasText: 'travelers', has: friend.page.getByText(String(trip.travellers), { exact: true }) }).waitFor()
      expect(browser.problems()).toEqual([])
    },
  )
})

async function say(page: Page, text: string) {
  const composer = page.getByPlaceholder('Share your travel dreams...')
  await composer.fill(text)
  await composer.press('Enter')
  await page.getByRole('heading', { name: 'Perfect Activities for You' }).waitFor()
  await written(page)
}

/** Saves the first two activities, the first to a new itinerary and the second to the same; answers their titles. */
async function saveTwo(page: Page, place: string): Promise<[string, string]> {
  const cards = page.locator('article.print')
  await cards.nth(1).waitFor()
  const [first = '', second = ''] = await cards.locator('h3').allTextContents()
  await expect.poll(() => cards.first().locator('.price').innerText()).toMatch(/^(?:≈ )?[$€]\d/)
  const saveOf = (title: string) => cards.filter({ hasText: title }).first().getByRole('button', { name: /^Save/ })

  await saveOf(first).click()
  await page.getByRole('button', { name: 'New itinerary' }).click()
  await page.getByRole('dialog').getByRole('textbox').first().fill(`${place}, slowly`)
  await page.getByRole('button', { name: 'Save Itinerary' }).click()
  await page.getByRole('button', { name: 'Save Activity' }).click()
  await page.getByText('Saved to your itinerary').waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await saveOf(second).click()
  await page.getByRole('button', { name: `${place}, slowly` }).click()
  await page.getByRole('button', { name: 'Lock It In' }).click()
  await page.getByRole('button', { name: 'Save Activity' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  return [first, second]
}

async function openTrip(page: Page) {
  await page.getByRole('button', { name: 'View Itineraries' }).or(page.getByRole('link', { name: 'View Itineraries' })).first().click()
  await page.getByRole('heading', { name: 'Itineraries' }).waitFor()
  await page.locator('a[href*="/itinerary/"]').first().click()
  await page.getByText('0/2 scheduled').waitFor()
}

async function scheduleByDialog(page: Page, title: string) {
  // On a phone the tray is shut, so that the calendar is seen.
  const tray = page.locator('.bottom-tray > button[aria-expanded="false"]')
  if (await tray.isVisible()) await tray.click()
  await ticket(page, title).getByRole('button', { name: 'Schedule' }).click()
  const dialog = page.getByRole('dialog', { name: `Schedule: ${title}` })
  await dialog.locator('li.free button').first().click()
  await dialog.locator('li.free button[aria-pressed="true"]').first().waitFor()
  const start = dialog.locator('.times button').first()
  const time = /\d+:\d\d [AP]M/.exec(await start.innerText())?.[0] ?? 'no time'
  await start.click()
  await dialog.getByRole('button', { name: /^Schedule/ }).click()
  await page.getByText('Activity Scheduled').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await expectCounter(page, '1/2 scheduled')
  await page.locator('.slip').filter({ hasText: time }).first().waitFor()
}

/** Carries the ticket onto a real start, by mouse or by finger; answers the start as `YYYY-MM-DDTHH:MM`. */
async function scheduleByDrag(page: Page, title: string, { from: first, to: last, touch }: Trip): Promise<string> {
  // The tray folds away by itself after a successful scheduling, a moment later.
  await page.getByRole('button', { name: 'Expand Your Experiences' }).or(page.locator('.bottom-tray > button[aria-expanded="false"]')).filter({ visible: true }).first().click()
  const pointer = await (touch ? finger(page) : mouse(page))
  await pointer.down(await middleOf(ticket(page, title).locator('.handle')))
  await page.locator('.ticket.lifted').waitFor({ state: 'attached' })
  const when = await startInView(page)
  const start = page.locator(`[data-start="${when}"]`)
  expect(when.slice(0, 10) >= first && when.slice(0, 10) <= last).toBe(true)
  // The page may have scrolled under the card on its way: whoever carries it looks where the start is now.
  const follow = async () => {
    await pointer.move(await middleOf(start))
    return start.getAttribute('class')
  }
  await expect.poll(follow).toContain('over')
  await pointer.up()
  return when
}

/** The first start that is clear of the edges, where the page would begin to scroll under the card. */
async function startInView(page: Page): Promise<string> {
  const clearOfTheEdges = () => page.evaluate(() => {
    const board = document.querySelector('meander-planner')?.shadowRoot ?? document
    const clear = [...board.querySelectorAll<HTMLElement>('[data-start]')].find((start) => {
      const { top, bottom } = start.getBoundingClientRect()
      return top > 120 && bottom < window.innerHeight - 120
    })
    return clear?.dataset.start ?? 'no start in view'
  })
  await expect.poll(clearOfTheEdges).toMatch(/^\d/)
  return standing(clearOfTheEdges)
}

async function middleOf(locator: Locator): Promise<Point> {
  const { x, y, width, height } = await restingBox(locator)
  return { x: x + width / 2, y: y + height / 2 }
}

async function mouse(page: Page): Promise<Pointer> {
  return {
    async down({ x, y }) {
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + 30, y + 30, { steps: 5 })
    },
    move: ({ x, y }) => page.mouse.move(x, y, { steps: 12 }),
    up: () => page.mouse.up(),
  }
}

/** A finger that stays where it is until the card is lifted: a scroll must never be a drag. */
async function finger(page: Page): Promise<Pointer> {
  const session = await page.context().newCDPSession(page)
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  let at: Point = { x: 0, y: 0 }
  return {
    async down(point) {
      at = point
      await touch('touchStart', [at])
    },
    async move(to) {
      for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', [{ x: at.x + (to.x - at.x) * part, y: at.y + (to.y - at.y) * part }])
      at = to
    },
    up: () => touch('touchEnd', []),
  }
}

async function shareAfterSignIn(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByText('Create Account to Share').waitFor()
  const [popUp] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Create Account / Sign In' }).click()])
  await popUp.getByRole('textbox').first().fill(name)
  await popUp.getByRole('button', { name: /continue|sign in/i }).click()
  await page.getByRole('button', { name: 'Copy Link' }).click()
  await page.getByText('Share link has been copied to clipboard.').waitFor()
  return page.evaluate(() => navigator.clipboard.readText())
}

const ticket = (page: Page, title: string) => page.locator('.ticket').filter({ hasText: title.slice(0, 30) }).first()
const expectCounter = (page: Page, text: string) => page.getByText(text).waitFor()
