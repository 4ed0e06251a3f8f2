import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTrip, type Trip } from '../test/make-trip.ts'
import { startMeander, type Meander } from '../test/open-browser.ts'
import { openFirstTrip, visit } from '../test/visit-planner.ts'

const TRAM = 'LIS-TRAM-28'
const SUNSET = 'LIS-TAGUS-SUNSET'
const FADO = 'LIS-FADO-SUPPER'

let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

const DAYS = { destination: 'Lisbon', startDate: '2027-05-10', endDate: '2027-05-13' }

async function openTrip(trip: Trip, options: Parameters<typeof visit>[1]): Promise<Page> {
  const { page } = await visit(meander.siteUrl, options, trip)
  await openFirstTrip(page)
  await page.locator('.slip').first().waitFor()
  return page
}

/** Entries of the traveller's own on the first day: title, start, and how many minutes it takes. */
async function addOwn({ clientUserId, itinerary: { id } }: Trip, own: readonly (readonly [title: string, timeSlot: string, minutes: number])[]): Promise<void> {
  const send = async (path: string, body: object) => {
    const answer = await fetch(`${meander.siteUrl}/api/itineraries/${id}/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ...body, clientUserId }) })
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()) as { id: string }
  }
  for (const [title, timeSlot, minutes] of own) {
    const activityData = { id: `own-${title}`, productCode: `own-${title}`, title, duration: { fixedDurationInMinutes: minutes } }
    const { id: activityId } = await send('activities', { activityData })
    await send('schedule-activity', { activityId, dayNumber: 1, timeSlot, accept: ['too-far'] })
  }
}

describe('what is lifted on a desktop', () => {
  it('has a start in sight, each time it is lifted', async () => {
    const trip = await makeTrip(meander.siteUrl, { ...DAYS, products: [TRAM, SUNSET, FADO] })
    await trip.schedule(TRAM, 1, '09:30')
    await trip.schedule(SUNSET, 3, '19:15')
    const page = await openTrip(trip, { width: 1440, height: 900 })
    const grip = page.locator('.ticket').filter({ hasText: 'Fado' })
    const inSight = () =>
      page.locator('[data-start]').evaluateAll((starts) =>
        starts.filter((start) => {
          const { top, bottom } = start.getBoundingClientRect()
          return top >= 0 && bottom <= window.innerHeight
        }).length,
      )
    for (const time of ['first', 'second']) {
      await page.evaluate(() => window.scrollTo(0, 0))
      await grip.scrollIntoViewIfNeeded()
      const { x, y } = (await grip.boundingBox()) ?? { x: 0, y: 0 }
      await page.mouse.move(x + 40, y + 20)
      await page.mouse.down()
      await page.mouse.move(x + 60, y + 40, { steps: 4 })
      await page.locator('[data-start]').first().waitFor({ state: 'attached' })
      await expect.poll(inSight, { message: `the ${time} time` }).toBeGreaterThan(0)
      await page.keyboard.press('Escape')
      await page.mouse.up()
      await page.locator('[data-start]').first().waitFor({ state: 'detached' })
    }
  })
})

describe.each([
  ['week', 1440],
  ['day', 1440],
  ['day', 390],
] as const)('short entries in the %s at %i px', (view, width) => {
  it('cover neither each other nor each other’s handle, and show their titles', async () => {
    const trip = await makeTrip(meander.siteUrl, { ...DAYS, products: [] })
    await addOwn(trip, [
      ['Coffee', '09:00', 15], ['Bread', '09:15', 15], ['Stamps', '09:30', 15], ['Flowers', '09:45', 15], ['Call home', '10:00', 5], ['Pills', '10:05', 5], ['Walk', '10:30', 30], ['Lunch', '12:00', 90],
    ])
    const page = await openTrip(trip, { width, height: 900 })
    await page.getByRole('button', { name: view === 'week' ? 'Week' : 'Day', exact: true }).filter({ visible: true }).first().click()
    await expect.poll(() => page.locator('.day[data-date="2027-05-10"] .slip').count()).toBe(8)
    const found = await page.locator('.day[data-date="2027-05-10"]').evaluate((day) => {
      const slips = [...day.querySelectorAll<HTMLElement>('.slip')]
      const boxes = slips.map((slip) => slip.getBoundingClientRect())
      const name = (slip: Element | undefined) => slip?.querySelector('b')?.textContent ?? ''
      const wrong: string[] = []
      boxes.forEach((one, at) => {
        slips[at]?.scrollIntoView({ block: 'center' })
        for (const [index, other] of boxes.entries()) {
          const isOver = index > at && one.left < other.right - 0.5 && other.left < one.right - 0.5 && one.top < other.bottom - 0.5 && other.top < one.bottom - 0.5
          if (isOver) wrong.push(`${name(slips[at])} and ${name(slips[index])} overlap`)
        }
        const { left, top, width, height } = slips[at]?.getBoundingClientRect() ?? one
        const root = day.getRootNode() as ShadowRoot
        for (let step = 0; step < 60; step += 1) {
          const hit = root.elementFromPoint(left + 1 + ((width - 2) * (step % 12)) / 11, top + 1 + ((height - 2) * Math.floor(step / 12)) / 4)
          const own = slips[at]
          if (hit?.closest('.slip') !== own && hit !== own?.nextElementSibling) wrong.push(`over ${name(own)} lies ${hit?.getAttribute('aria-label') ?? name(hit?.closest('.slip') ?? undefined) ?? hit?.className}`)
        }
        const slip = slips[at]?.getBoundingClientRect()
        const title = slips[at]?.querySelector('b')?.getBoundingClientRect()
        if (!slip || !title || title.top < slip.top - 1 || title.bottom > slip.bottom + 1 || title.width < 24) wrong.push(`${name(slips[at])} cannot be read`)
      })
      return [...new Set(wrong)]
    })
    expect(found).toEqual([])
  })
})
