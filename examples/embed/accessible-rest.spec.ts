import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { wrongs } from '../test/axe.ts'
import { openBrowser, startMeander, type Meander, type OpenBrowserOptions } from '../test/open-browser.ts'
import { answered, closeTop, dialog, look, LOOKS, open, planner, send, visit, WAY, written } from '../test/visit-planner.ts'

const SPEECH = fileURLToPath(new URL('../../server/test/speech/no-ill-disposed-young-man.wav', import.meta.url))
const EARLIER = [1, 2, 3, 4].map((at) => ({ id: `c${at}`, title: `Journey ${at}`, lastMessage: 'When do you travel?', timestamp: '2027-03-14T12:00:00Z', messageCount: 2 }))

let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()

/** A screen of the hosted site, for somebody who has written before. */
async function hosted(path: string, options: OpenBrowserOptions): Promise<Page> {
  const { page } = await openBrowser({ reducedMotion: 'reduce', ...options })
  await page.addInitScript((entries) => localStorage.setItem('meander.conversationHistory', entries), JSON.stringify(EARLIER))
  await page.goto(meander.siteUrl + path)
  return page
}

describe.each(LOOKS)('what is met less often, at $width px, $colorScheme', (options) => {
  it('has nothing that axe finds wrong in a letter that is half written, with what is still blank, and in the blank for the days of a plan', async () => {
    const { page } = await visit(meander.siteUrl, options)
    const found = await look(page, [
      ['a letter', async () => {
        await open(page, 'templates')
        await dialog(page).locator('.quest').first().click()
        await page.locator('meander-planner .letter-form').waitFor()
      }],
      ['still blank', async () => {
        await open(page, 'templates')
        await dialog(page).locator('.quest').nth(2).click()
        await page.locator('meander-planner .letter-form').getByRole('combobox').first().fill('Lisbon')
        await press(page, 'Send')
        await dialog(page).getByRole('alert').filter({ hasText: 'Still blank' }).waitFor()
      }],
      ['the days', async () => {
        await open(page, 'plan')
        await dialog(page).locator('button.answer').click()
        await page.getByRole('dialog', { name: 'Select Travel Dates' }).waitFor()
      }],
    ])
    expect(found).toEqual({})
  })

  it('has nothing that axe finds wrong in a voice message that nobody could write down', async () => {
    const { page } = await visit(meander.siteUrl, { ...options, says: SPEECH })
    await page.route('**/api/speech/transcribe', (route) => route.fulfill({ status: 500, json: {} }))
    await open(page, 'voice')
    await press(page, 'Record')
    await dialog(page).getByRole('timer').filter({ hasText: /0:(?!00)/ }).waitFor()
    await press(page, 'Stop')
    await press(page, 'Transcribe')
    await dialog(page).getByRole('alert').waitFor()
    expect(await wrongs(page)).toEqual([])
  })

  it('has nothing that axe finds wrong where earlier letters are listed, and where a conversation does not come', async () => {
    const page = await hosted('/chat', options)
    await page.getByRole('button', { name: /^Journey 1/ }).waitFor()
    expect(await wrongs(page)).toEqual([])
    await page.goto(`${meander.siteUrl}/chat/nosuch`)
    await page.getByRole('alert').filter({ hasText: 'does not exist' }).waitFor()
    expect(await wrongs(page)).toEqual([])
  })

  it('has nothing that axe finds wrong on the home screen, with its cards and a detail of one', async () => {
    const page = await hosted('/', options)
    await send(page, WAY)
    await planner(page, '.print').waitFor()
    await written(page)
    expect(await wrongs(page)).toEqual([])
    await planner(page, '.print .picture > button').click()
    await page.locator('meander-planner .detail-dialog').waitFor()
    expect(await wrongs(page)).toEqual([])
  })
})

describe('somebody who reads larger', () => {
  /** What of the open dialog lies beyond the window, or is cut at its side. */
  const beyond = (page: Page) =>
    dialog(page).evaluate((box) => {
      const { left, right, top, bottom } = box.getBoundingClientRect()
      const wide = [box, ...box.querySelectorAll('.body, .scroll, form, footer, header')].filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'contents')
      return [...(left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1 ? ['the dialog'] : []), ...wide.map(({ className, localName }) => className || localName)]
    })

  it.each([320, 640, 720])('has every dialog whole in a window of %i by 450 px', async (width) => {
    const { page } = await visit(meander.siteUrl, { width, height: 450 })
    const found: Record<string, string[]> = {}
    const check = async (name: string, closes = true) => {
      await expect.poll(() => dialog(page).isVisible()).toBe(true)
      found[name] = [...(await beyond(page)), ...(await wrongs(page))]
      if (closes) await closeTop(page, name)
    }
    for (const part of ['templates', 'plan', 'voice']) {
      await open(page, part)
      await check(part)
    }
    await open(page, 'templates')
    await dialog(page).locator('.quest').first().click()
    await page.locator('meander-planner .letter-form').waitFor()
    await check('letter')
    await open(page, 'plan')
    await dialog(page).locator('button.answer').click()
    await page.getByRole('dialog', { name: 'Select Travel Dates' }).waitFor()
    await check('days')
    await closeTop(page, 'plan')
    await answered(page)
    await planner(page, '.print .picture > button').click()
    await page.locator('meander-planner .detail-dialog').waitFor()
    await check('detail')
    await planner(page, '.print .do button').click()
    await page.getByRole('dialog', { name: 'Save to Itinerary' }).waitFor()
    await check('save', false)
    await press(page, 'New itinerary')
    await dialog(page).getByRole('textbox', { name: 'Journey Title' }).fill('Lisbon, slowly')
    await check('save, its second station', false)
    await press(page, 'Save Itinerary')
    await dialog(page).getByRole('button', { name: 'Save Activity' }).waitFor()
    await check('save, its third')
    expect(Object.fromEntries(Object.entries(found).filter(([, wrong]) => wrong.length > 0))).toEqual({})
  })
})
