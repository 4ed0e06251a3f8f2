import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { startMeander, type Meander } from '../test/open-browser.ts'
import { closeTop, dialog, look, LOOKS, open, planner, unfoldDay, visit } from '../test/visit-planner.ts'

const WAY = 'Vier Tage in Lissabon vom 10. bis 13. Mai 2027, zu zweit, Gärten und gutes Essen'
const SPEECH = fileURLToPath(new URL('../../server/test/speech/no-ill-disposed-young-man.wav', import.meta.url))

let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

const press = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name }).first().click()
const within = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first()
const shown = (page: Page, part: string) => async () => {
  await open(page, part)
  await dialog(page).waitFor()
}

async function answered(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Nachricht' }).fill(WAY)
  await page.keyboard.press('Enter')
  await planner(page, '.print').waitFor()
  await page.getByText('Tag 1 von 4').first().waitFor()
  await page.getByRole('button', { name: 'Anhalten' }).waitFor({ state: 'detached' })
  await page.locator('.letters[aria-busy="false"]').waitFor()
}

/** By day its words stand on what the English ones stand on. */
const DARK = LOOKS.filter(({ colorScheme }) => colorScheme === 'dark').map((options) => ({ ...options, locale: 'de-DE' }))

describe.each(DARK)('the planner in German at $width px, $colorScheme', (options) => {

  it('has nothing that axe finds wrong before there is an answer', async () => {
    const { page } = await visit(meander.siteUrl, options)
    const found = await look(page, [
      ['empty', async () => {}],
      ['templates', shown(page, 'templates')],
      ['a letter, still blank', async () => {
        await open(page, 'templates')
        await dialog(page).locator('.quest').nth(1).click()
        await page.locator('meander-planner .letter-form').getByRole('combobox').first().fill('Lissabon')
        await press(page, 'Senden')
        await dialog(page).getByRole('alert').waitFor()
      }],
      ['plan', shown(page, 'plan')],
      ['dates', async () => {
        await open(page, 'plan')
        await dialog(page).locator('button.answer').click()
        await page.getByRole('dialog', { name: 'Reisedaten wählen' }).waitFor()
        await page.locator('meander-planner [data-day]:not(:disabled)').first().click()
      }],
      ['sign-in', async () => {
        await closeTop(page)
        await open(page, 'sign-in')
        await dialog(page).waitFor()
      }],
    ])
    expect(found).toEqual({})
  })

  it('has nothing that axe finds wrong in an answer and in what is opened from it', async () => {
    const { page } = await visit(meander.siteUrl, options)
    const found = await look(page, [
      ['answer', () => answered(page)],
      ['detail', async () => {
        await planner(page, '.print .picture > button').click()
        await dialog(page).waitFor()
      }],
      ['picker', async () => {
        const day = await unfoldDay(page, ['Tag zeigen', 'Hinzufügen'])
        await day.getByRole('button', { name: 'Hinzufügen' }).click()
        await dialog(page).getByRole('button', { name: /^Zu Tag \d hinzufügen/ }).first().click()
        await dialog(page).getByRole('button', { name: /^An Tag \d: / }).first().waitFor()
      }],
      ['choosing', async () => {
        await within(page, 'Erlebnisse vergleichen').click()
        const boxes = page.locator('meander-planner :is(.choose, .choosing) input').filter({ visible: true })
        for (const at of [0, 1, 2]) await boxes.nth(at).check()
      }],
      ['compare', async () => {
        await within(page, 'Vergleichen (3)').click()
        await dialog(page).getByRole('link').first().waitFor()
      }],
      ['saving', async () => {
        await within(page, 'Abbrechen').click()
        await planner(page, '.print .do button').click()
        await dialog(page).waitFor()
      }],
      ['saving, its second station', async () => {
        await planner(page, '.print .do button').click()
        await press(page, 'Neuer Reiseplan')
        await dialog(page).getByRole('textbox').first().fill('Lissabon, ganz in Ruhe')
      }],
      ['saving, its third', async () => {
        await planner(page, '.print .do button').click()
        await press(page, 'Neuer Reiseplan')
        await dialog(page).getByRole('textbox').first().fill('Lissabon, ganz in Ruhe')
        await press(page, 'Reiseplan speichern')
        await dialog(page).getByRole('button', { name: 'Erlebnis speichern' }).waitFor()
      }],
    ])
    expect(found).toEqual({})
  })

  it('has nothing that axe finds wrong in a voice message', async () => {
    const { page } = await visit(meander.siteUrl, { ...options, says: SPEECH })
    await page.route('**/api/speech/transcribe', (route) => route.fulfill({ json: { text: 'Vier Tage in Lissabon.' } }))
    const found = await look(page, [
      ['said', async () => {
        await open(page, 'voice')
        await press(page, 'Aufnehmen')
        await dialog(page).getByRole('timer').filter({ hasText: /0:(?!00)/ }).waitFor()
        await press(page, 'Anhalten')
        await press(page, 'Aufschreiben')
        await dialog(page).getByRole('button', { name: 'Nachricht senden' }).waitFor()
      }],
    ])
    expect(found).toEqual({})
  })
})
