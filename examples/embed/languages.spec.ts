import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHostPage, plannerRuns, RESERVED, SNIPPET } from '../test/host-page.ts'
import { openBrowser, startMeander, type Meander } from '../test/open-browser.ts'
import { expectCount, expectValue } from '../test/settle.ts'
import { unfoldDay } from '../test/visit-planner.ts'

let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

async function visit(locale: string) {
  const browser = await openBrowser({ reducedMotion: 'reduce' })
  const scripts: string[] = []
  browser.context.on('request', (request) => {
    const [, name] = /\/sdk\/[^/]+\/([\w.-]+)-\w+\.js$/.exec(request.url()) ?? []
    if (name) scripts.push(name)
  })
  const page = await openHostPage(browser.context, meander.siteUrl, {
    body: `<main><h1>Lissabon</h1><meander-planner locale="${locale}" currency="EUR"></meander-planner></main>${SNIPPET}`,
    css: RESERVED,
  })
  await plannerRuns(page)
  return { ...browser, page, scripts: () => [...scripts] }
}

describe('the language of a page', () => {
  it('is German for de-AT: one language is loaded, and all that the planner says is in it', async () => {
    const { page, scripts, problems } = await visit('de-AT')
    await page.getByRole('textbox', { name: 'Nachricht' }).fill('Vier Tage in Lissabon vom 10. bis 13. Mai 2027, wir sind zu zweit')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Lissabon, vier Tage im Mai' }).waitFor()
    await page.getByText(/€\s*\d+/).first().waitFor()
    expect(scripts().filter((name) => name !== 'element' && !name.endsWith('.de'))).toEqual([])
    expect(scripts()).toContain('widget.de')
    await expect.poll(() => page.locator('meander-planner .meander').getAttribute('lang')).toBe('de-AT')
    expect(problems()).toEqual([])
  })

  it('is German in the note of a way to go on, as it was pressed, though it is sent in English', async () => {
    const { page } = await visit('de-DE')
    await page.getByRole('textbox', { name: 'Nachricht' }).fill('Vier Tage in Lissabon vom 10. bis 13. Mai 2027, wir sind zu zweit')
    await page.keyboard.press('Enter')
    const way = page.getByRole('button', { name: 'Mehr zeigen' })
    await way.waitFor()
    await page.locator('.letters[aria-busy="false"]').waitFor()
    const sent = page.waitForRequest((request) => request.method() === 'POST' && /\/api\/chat\b/.test(request.url()))
    await way.click()
    expect((await sent).postData()).toContain('Show me more')
    await expect.poll(() => page.locator('meander-planner .note .words').last().textContent()).toBe('Mehr zeigen')
  })

  it('is German in the note of a day that is skipped, though it is sent in English', async () => {
    const { page } = await visit('de-DE')
    await page.getByRole('textbox', { name: 'Nachricht' }).fill('Vier Tage in Lissabon vom 10. bis 13. Mai 2027, wir sind zu zweit')
    await page.keyboard.press('Enter')
    const skip = page.getByRole('button', { name: 'Überspringen' })
    await page.getByText('Tag 1 von 4').first().waitFor()
    await page.locator('.letters[aria-busy="false"]').waitFor()
    await unfoldDay(page, ['Tag zeigen', 'Überspringen'])
    const sent = page.waitForRequest((request) => request.method() === 'POST' && /\/api\/chat\b/.test(request.url()))
    await skip.click()
    expect((await sent).postData()).toContain('Skip day 1, no activities planned')
    await expect.poll(() => page.locator('meander-planner .note .words').last().textContent()).toBe('Tag 1 überspringen, nichts geplant')
  })

  it('is German in what the server says of a failure', async () => {
    const { page } = await visit('de-DE')
    const sentence = 'Something went wrong on our side. Please try again.'
    await page.route('**/api/chat', (route) => route.fulfill({ status: 500, json: { error: sentence, message: sentence, code: 'internal', requestId: 'r1' } }))
    await page.getByRole('textbox', { name: 'Nachricht' }).fill('Hallo')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('meander-planner .letter .words').last().textContent()).toContain('(Die Antwort ist nicht angekommen.)')
  })

  it('is that in which the languages of a guide are told, whatever the browser speaks', async () => {
    const { page } = await visit('de-DE')
    await page.getByRole('textbox', { name: 'Nachricht' }).fill('Vier Tage in Lissabon vom 10. bis 13. Mai 2027, wir sind zu zweit')
    await page.keyboard.press('Enter')
    await page.locator('meander-planner .print .picture > button').first().click()
    const languages = page.getByRole('dialog').locator('.known dt', { hasText: 'Sprachen' }).locator('+ dd')
    await expect.poll(() => languages.textContent()).toMatch(/Englisch/)
  })

  it('is the own one of each planner, where two stand on a page', async () => {
    const { page, problems } = await visit('en-GB')
    await page.getByRole('textbox', { name: 'Message' }).waitFor()
    await page.evaluate(() => {
      const second = document.createElement('meander-planner')
      second.setAttribute('locale', 'de')
      document.querySelector('meander-planner')?.after(second)
    })
    await page.getByRole('textbox', { name: 'Nachricht' }).fill('Vier Tage in Lissabon vom 10. bis 13. Mai 2027, wir sind zu zweit')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Lissabon, vier Tage im Mai' }).waitFor()
    await page.getByRole('textbox', { name: 'Message' }).fill('Four days in Lisbon from 10 to 13 May 2027')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Lisbon, four days in May' }).waitFor()
    await expectCount(page.getByRole('heading', { name: 'Lissabon, vier Tage im Mai' }), 1)
    expect(problems()).toEqual([])
  })

  it('is English for all others, with no word of German', async () => {
    const { page, scripts } = await visit('fr-FR')
    await page.getByRole('textbox', { name: 'Message' }).waitFor()
    expect(scripts().filter((name) => name.endsWith('.de'))).toEqual([])
  })

  it('changes while the planner runs, in the same conversation and with the words that are being written', async () => {
    const { page } = await visit('en-GB')
    await page.getByRole('textbox', { name: 'Message' }).fill('Four days in Lisbon from 10 to 13 May 2027')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Lisbon, four days in May' }).waitFor()
    await page.locator('meander-planner .print').first().waitFor()
    await page.getByRole('textbox', { name: 'Message' }).fill('and then')
    await page.evaluate(() => document.querySelector('meander-planner')?.setAttribute('locale', 'de'))
    await page.getByText('Four days in Lisbon from 10 to 13 May 2027').waitFor()
    await expectValue(page.getByRole('textbox', { name: 'Nachricht' }), 'and then')
    await page.getByRole('button', { name: 'Neues Gespräch' }).waitFor()
  })
})
