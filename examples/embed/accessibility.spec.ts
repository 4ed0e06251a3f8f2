import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTrip, type Trip } from '../test/make-trip.ts'
import { startMeander, type Meander, type OpenBrowserOptions } from '../test/open-browser.ts'
import { answered, dialog, look, LOOKS, open, opened, planner, unfoldDay, visit as visitAt, WAY, written } from '../test/visit-planner.ts'

let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

const visit = (options: OpenBrowserOptions, guest?: Trip) => visitAt(meander.siteUrl, options, guest)

describe.each(LOOKS)('the planner at $width px, $colorScheme', (options) => {
  it('has nothing that axe finds wrong, from the first letter to the dialogs', async () => {
    const { page } = await visit(options)
    const shown = (part: string) => async () => {
      await open(page, part)
      await dialog(page).waitFor()
    }
    expect(
      await look(page, [
        ['empty', async () => {}],
        ['templates', shown('templates')],
        ['plan', shown('plan')],
        ['voice', shown('voice')],
        ['sign-in', shown('sign-in')],
        ['answer', () => answered(page)],
        ['detail', async () => {
          await planner(page, '.print .picture > button').click()
          await dialog(page).waitFor()
        }],
        ['picker', async () => {
          const day = await unfoldDay(page)
          await day.getByRole('button', { name: 'Add to Day' }).click()
          await dialog(page).getByRole('button', { name: /^Add to Day \d/ }).first().click()
          await dialog(page).getByRole('button', { name: /^On day \d: / }).first().waitFor()
        }],
        ['save', async () => {
          await planner(page, '.print').getByRole('button', { name: /^Save/ }).click()
          await dialog(page).waitFor()
        }],
      ]),
    ).toEqual({})
  })

  it('has nothing that axe finds wrong in the trips', async () => {
    const trip = await makeTrip(meander.siteUrl, { destination: 'Lisbon', startDate: '2027-05-10', endDate: '2027-05-13', products: [] })
    const { page } = await visit(options, trip)
    expect(
      await look(page, [
        ['list', async () => {
          await open(page, 'itineraries')
          await planner(page, '.journey').waitFor()
        }],
        ['new', async () => {
          await page.getByRole('button', { name: /Plan New Trip/ }).first().click()
          await dialog(page).waitFor()
        }],
        ['itinerary', async () => {
          await page.getByRole('link', { name: 'Lisbon, slowly' }).click()
          await planner(page, '.calendar').waitFor()
        }],
      ]),
    ).toEqual({})
  })
})

describe('somebody without a pointer', () => {
  it('plans by keyboard alone, and finds the focus where it was', async () => {
    const { page, problems } = await visit({ width: 1440, height: 900 })
    const focused = () =>
      page.evaluate(() => {
        const active = document.querySelector('meander-planner')?.shadowRoot?.activeElement
        return active instanceof HTMLTextAreaElement ? 'Message' : (active?.getAttribute('aria-label') ?? active?.textContent ?? '')
      })
    const tabTo = async (name: RegExp) => {
      for (let step = 0; step < 60 && !name.test(await focused()); step += 1) await page.keyboard.press('Tab')
      expect(await focused()).toMatch(name)
    }
    await tabTo(/^Message$/)
    await page.keyboard.type(WAY)
    await page.keyboard.press('Enter')
    await planner(page, '.print').waitFor()
    await page.getByText('day 1 of 4').first().waitFor()
    await written(page)
    await tabTo(/^Open /)
    const card = await focused()
    await page.keyboard.press('Enter')
    await opened(page, /./)
    await page.keyboard.press('Escape')
    await expect.poll(focused).toBe(card)
    await tabTo(/^Save .|^Saved: /)
    await page.keyboard.press('Enter')
    await opened(page, 'Save to Itinerary')
    await page.keyboard.press('Escape')
    await expect.poll(focused).toMatch(/^Save .|^Saved: /)
    expect(problems()).toEqual([])
  })
})

describe('somebody who reads larger', () => {
  it.each([
    ['200%', 720],
    ['400%', 320],
  ])('at %s of a window of 1440 or 1280 px has nothing beside the screen', async (_zoom, width) => {
    const { page } = await visit({ width, height: 450 })
    await answered(page)
    const beyond = () => page.evaluate(() => {
      const box = document.querySelector('meander-planner')?.shadowRoot?.querySelector('.meander')
      return box ? box.scrollWidth - box.clientWidth : NaN
    })
    await expect.poll(beyond).toBeLessThanOrEqual(0)
  })
})
