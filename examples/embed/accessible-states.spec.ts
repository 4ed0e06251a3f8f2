import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { holdReplies } from '../test/hold-reply.ts'
import { wrongs } from '../test/axe.ts'
import { startMeander, type Meander } from '../test/open-browser.ts'
import { answered, dialog, look, LOOKS, open, planner, unfoldDay, visit, WAY, written } from '../test/visit-planner.ts'

let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

async function say(page: Page, words = WAY): Promise<void> {
  await planner(page, 'textarea').fill(words)
  await page.keyboard.press('Enter')
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).filter({ visible: true }).first()

describe.each(LOOKS)('what does not go as usual, at $width px, $colorScheme', (options) => {
  it('has nothing that axe finds wrong while an answer comes, is stopped, fails, or finds nobody', async () => {
    const { page, context } = await visit(meander.siteUrl, options)
    const held = await holdReplies(context, meander.siteUrl)
    const found = await look(page, [
      ['pending', async () => {
        await say(page)
        await expect.poll(held).toBe(1)
        await planner(page, '.letter[aria-busy="true"]').waitFor()
      }],
      ['stopped', async () => {
        await button(page, 'Stop').click()
        await button(page, 'Send').waitFor()
      }],
      ['failed', async () => {
        await context.unroute(`${meander.siteUrl}/api/chat`)
        await page.route('**/api/chat', (route) => route.fulfill({ status: 500, json: { error: 'It did not work.' } }))
        await say(page)
        await planner(page, '.letter .failed').waitFor()
      }],
      ['offline', async () => {
        await context.setOffline(true)
        await button(page, 'Try Again').click()
        await planner(page, '.letter .failed').waitFor()
      }],
    ])
    expect(found).toEqual({})
  })

  it('has nothing that axe finds wrong where nothing was recommended', async () => {
    const { page } = await visit(meander.siteUrl, options)
    await page.route('**/api/conversation/recommendations*', (route) => route.fulfill({ status: 500, json: {} }))
    await say(page, 'Hello')
    await page.getByText('Ready to explore').waitFor()
    expect(await wrongs(page)).toEqual([])
    await planner(page, '.panel').getByRole('button', { name: 'Close' }).click()
    await page.getByText('Ready to explore').waitFor({ state: 'detached' })
  })

  it('has nothing that axe finds wrong in other searches, an open list of places and the name of a button', async () => {
    const { page } = await visit(meander.siteUrl, options)
    await answered(page)
    await button(page, 'Search Again').click()
    await page.getByRole('heading', { name: 'Search for something else' }).waitFor()
    expect(await wrongs(page)).toEqual([])
    await open(page, 'plan')
    const plan = page.getByRole('dialog', { name: 'Plan Your Adventure' })
    await plan.getByRole('combobox').pressSequentially('Lisb')
    await plan.getByRole('option').first().waitFor()
    expect(await wrongs(page)).toEqual([])
    await plan.getByRole('button', { name: 'Close' }).hover()
    await planner(page, '.tip').waitFor()
    expect(await wrongs(page)).toEqual([])
  })

  it('has nothing that axe finds wrong in all days of a trip, and where they are saved', async () => {
    const { page } = await visit(meander.siteUrl, options)
    await answered(page)
    const found = await look(page, [
      ['the sheet of all that was found', async () => {
        const all = button(page, /^See all/)
        await all.or(page.getByRole('button', { name: 'View Your Trip' }).filter({ visible: true })).first().waitFor()
        if (!(await all.isVisible())) return
        await all.click()
        await dialog(page).waitFor()
      }],
      ['all days', async () => {
        const day = await unfoldDay(page)
        await day.getByRole('button', { name: 'Add to Day' }).click()
        await dialog(page).getByRole('button', { name: /^Add to Day \d/ }).first().click()
        await dialog(page).getByRole('button', { name: 'Done' }).click()
        await day.getByRole('button', { name: 'Continue', exact: true }).click()
        for (const left of [2, 3]) {
          await day.getByText(`day ${left} of 4`).first().waitFor()
          await written(page)
          // What was added stands on the day on which it begins.
          await day.locator('button:enabled', { hasText: /^(?:Skip Day|Continue)$/ }).first().click()
        }
        await day.locator('button:enabled', { hasText: 'Complete Trip Planning' }).click()
        await button(page, 'Save Your Days').waitFor()
      }],
      ['Save Your Days', async () => {
        await button(page, 'Save Your Days').click()
        await dialog(page).waitFor()
      }],
    ])
    expect(found).toEqual({})
  })

  it('has nothing that axe finds wrong where a dialog or a whole screen breaks', async () => {
    const { page } = await visit(meander.siteUrl, options)
    const found = await look(page, [
      ['a dialog', async () => {
        await page.evaluate(() => {
          const show = HTMLDialogElement.prototype.showPopover
          HTMLDialogElement.prototype.showPopover = () => {
            HTMLDialogElement.prototype.showPopover = show
            throw new Error('the ink ran out')
          }
        })
        await open(page, 'plan')
        await page.getByRole('dialog', { name: 'Something went wrong' }).waitFor()
      }],
      ['a screen', async () => {
        await open(page, 'itineraries')
        await page.getByRole('heading', { name: /itineraries|journeys|trips/i }).first().waitFor()
        await page.evaluate(() => {
          window.ResizeObserver = class {
            constructor() {
              throw new Error('the ink ran out')
            }
          } as unknown as typeof ResizeObserver
        })
        await open(page, 'chat')
        await planner(page, '.notice').waitFor()
      }],
    ])
    expect(found).toEqual({})
  })
})
