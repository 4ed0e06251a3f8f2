import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { wrongs } from '../test/axe.ts'
import { makeTrip, type Trip } from '../test/make-trip.ts'
import { startMeander, type Meander } from '../test/open-browser.ts'
import { answered, closeTop, dialog, look, LOOKS, open, planner, visit } from '../test/visit-planner.ts'

const SPEECH = fileURLToPath(new URL('../../server/test/speech/no-ill-disposed-young-man.wav', import.meta.url))

let meander: Meander
let trip: Trip
beforeAll(async () => {
  meander = await startMeander()
  trip = await makeTrip(meander.siteUrl, { destination: 'Lisbon', startDate: '2027-05-10', endDate: '2027-05-13', products: ['LIS-TRAM-28'] })
})
afterAll(() => meander.stop())

const press = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name }).first().click()
const within = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first()

async function toast(page: Page): Promise<void> {
  await planner(page, '.toast:not(.leaving)').waitFor()
}

/** Whether the notification, as it is drawn, lies on nothing that can be pressed. */
const covers = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
    const root = document.querySelector('meander-planner')?.shadowRoot
    const toast = root?.querySelector('.toast')
    if (!root || !toast) return ['no notification']
    const box = toast.getBoundingClientRect()
    const layer = toast.closest('dialog') ?? root.querySelector('.meander')
    const ways = [...(layer?.querySelectorAll<HTMLElement>('footer button, .composer :is(button, textarea), .planner button, tr.do :is(button, a), .bottom-tray button') ?? [])]
    const under = (one: HTMLElement) => {
      const { left, right, top, bottom, width } = one.getBoundingClientRect()
      return width > 0 && left < box.right && right > box.left && top < box.bottom && bottom > box.top
    }
    return ways.filter((one) => one.closest('dialog') === toast.closest('dialog') && under(one)).map((one) => one.getAttribute('aria-label') ?? one.textContent ?? '')
  })

describe.each(LOOKS)('the dialogs at $width px, $colorScheme', (options) => {
  it('have nothing that axe finds wrong, from comparing to notifications', async () => {
    const { page } = await visit(meander.siteUrl, options)
    await answered(page)
    const found = await look(page, [
      ['choosing', async () => {
        await within(page, 'Compare Activities').click()
        const boxes = page.locator('meander-planner :is(.choose, .choosing) input').filter({ visible: true })
        for (const at of [0, 1]) await boxes.nth(at).check()
      }],
      ['compare', async () => {
        await within(page, 'Compare (2)').click()
        await dialog(page).getByRole('columnheader').first().waitFor()
      }],
      ['compare and its dates', async () => {
        await within(page, 'Compare (2)').click()
        await press(page, /2027/)
        await page.getByRole('dialog', { name: 'Select Travel Dates' }).waitFor()
        await page.locator('meander-planner [data-day]:not(:disabled)').first().click()
      }],
      ['plan form', async () => {
        await closeTop(page)
        await open(page, 'plan')
        await dialog(page).waitFor()
      }],
      ['date picker', async () => {
        await open(page, 'plan')
        await press(page, /^When are you traveling/)
        await page.getByRole('dialog', { name: 'Select Travel Dates' }).waitFor()
      }],
      ['saving, its second station', async () => {
        await closeTop(page)
        await planner(page, '.print').getByRole('button', { name: /^Save/ }).click()
        await press(page, 'New itinerary')
        await dialog(page).getByRole('textbox', { name: 'Journey Title' }).fill('Lisbon, slowly')
      }],
      ['saving, its third', async () => {
        await planner(page, '.print').getByRole('button', { name: /^Save/ }).click()
        await press(page, 'New itinerary')
        await dialog(page).getByRole('textbox', { name: 'Journey Title' }).fill('Lisbon, slowly')
        await press(page, 'Save Itinerary')
        await dialog(page).getByRole('button', { name: 'Save Activity' }).waitFor()
      }],
      ['saved', async () => {
        await planner(page, '.print').getByRole('button', { name: /^Save/ }).click()
        await press(page, 'Lock It In')
        await press(page, 'Save Activity')
        await toast(page)
        await dialog(page).waitFor({ state: 'detached' })
        await expect.poll(() => covers(page)).toEqual([])
      }],
    ])
    expect(found).toEqual({})
  })

  it('have nothing that axe finds wrong in a trip', async () => {
    const { page } = await visit(meander.siteUrl, options, trip)
    await open(page, 'itineraries')
    const found = await look(page, [
      ['the question before a journey is removed', async () => {
        await planner(page, '.journey').waitFor()
        await planner(page, '.journey').getByRole('button', { name: /Lisbon, slowly/ }).first().click()
        await page.getByRole('button', { name: 'Remove Journey' }).or(page.getByRole('menuitem', { name: 'Remove Journey' })).first().click()
        await dialog(page).waitFor()
      }],
      ['schedule', async () => {
        await page.getByRole('link', { name: 'Lisbon, slowly' }).first().click()
        await planner(page, '.calendar').waitFor()
        const tray = planner(page, '.bottom-tray > button')
        await within(page, /^Schedule/).or(tray).first().waitFor()
        if (!(await within(page, /^Schedule/).isVisible())) await tray.click()
        await within(page, /^Schedule/).click()
        await dialog(page).waitFor()
      }],
      ['edit', async () => {
        await within(page, /^Edit/).click()
        await dialog(page).waitFor()
      }],
      ['share', async () => {
        await within(page, /^Share/).click()
        await dialog(page).waitFor()
      }],
      ['removed', async () => {
        await within(page, /^Remove/).click()
        await toast(page)
        await expect.poll(() => covers(page)).toEqual([])
        await within(page, /Undo/).click()
      }],
    ])
    expect(found).toEqual({})
  })

  it('have nothing that axe finds wrong in a voice message', async () => {
    const { page } = await visit(meander.siteUrl, { ...options, says: SPEECH })
    let answer = () => {}
    const written = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/speech/transcribe', async (route) => {
      await written
      await route.fulfill({ json: { text: 'Four days in Lisbon.' } })
    })
    const shown = (state: string) => page.locator(`meander-planner .dialog.voice`).getByRole('button', { name: state }).waitFor()
    const wrong: string[] = []
    const states: [string, () => Promise<unknown>][] = [
      ['Record', () => open(page, 'voice')],
      ['Stop', () => press(page, 'Record')],
      ['Transcribe', async () => {
        await dialog(page).getByRole('timer').filter({ hasText: /0:(?!00)/ }).waitFor()
        await press(page, 'Stop')
      }],
      ['Processing...', () => press(page, 'Transcribe')],
      ['Send Message', async () => answer()],
    ]
    for (const [state, reach] of states) {
      await reach()
      await shown(state)
      wrong.push(...(await wrongs(page)).map((one) => `${state}: ${one}`))
    }
    expect(wrong).toEqual([])
  })
})
