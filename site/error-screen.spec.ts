import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { wrongs } from '../examples/test/axe.ts'
import { openBrowser, startMeander, type Meander } from '../examples/test/open-browser.ts'

/** A screen whose script does not come, as after a hiccup of the network, or when the server was renewed meanwhile. */
let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

async function losing(script: RegExp, times: number) {
  const { page } = await openBrowser()
  let lost = 0
  await page.route(script, (route) => (lost++ < times ? route.abort() : route.continue()))
  const logged = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/faults')
  await page.goto(`${meander.siteUrl}/enhanced-demo`)
  await page.getByRole('heading', { name: 'Something went wrong', level: 1 }).waitFor()
  return { page, logged }
}
const DEMO = /\/assets\/Demo-/

describe('the error screen', () => {
  it('says where and when, that it is logged, and so it is [2.345, 2.346]', async () => {
    const { page, logged } = await losing(DEMO, Infinity)
    const alert = page.getByRole('alert')
    expect(await alert.innerText()).toMatch(/^The error has been logged\. Your journeys are as you left them\.\s+Instruments, \d{1,2}:\d\d\s[AP]M$/)
    const answer = await logged
    expect(answer.status()).toBe(200)
    const { where, kind, message } = answer.request().postDataJSON() as Record<string, string>
    expect({ where, kind, message }).toEqual({ where: 'Instruments', kind: 'TypeError', message: expect.stringMatching(/\/assets\/Demo-/) })
    expect(await wrongs(page, 'body')).toEqual([])
  })

  it.each([
    ['once the connection is back', (page: Page) => page.context().setOffline(false)],
    ['on the next load', (page: Page) => page.context().setOffline(false).then(() => page.goto(`${meander.siteUrl}/terms`))],
  ])('is logged %s, where the server could not be reached [2.346]', async (_, comeBack) => {
    const { page } = await openBrowser()
    await page.route(DEMO, (route) => route.abort())
    await page.goto(`${meander.siteUrl}/terms`)
    await page.getByRole('heading', { name: 'Terms of Service', level: 1 }).waitFor()
    await page.context().setOffline(true)
    const missed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/faults'))
    await page.evaluate(() => {
      history.pushState(null, '', '/enhanced-demo')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await page.getByRole('heading', { name: 'Something went wrong', level: 1 }).waitFor()
    await missed
    const logged = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/faults')
    await comeBack(page)
    const answer = await logged
    expect(answer.status()).toBe(200)
    expect(answer.request().postDataJSON()).toMatchObject({ where: 'Instruments', kind: 'TypeError' })
  })

  it('draws the screen on Try Again, however often its script did not come before [2.347]', async () => {
    const { page } = await losing(DEMO, 2)
    const again = page.getByRole('button', { name: 'Try Again' })
    const second = page.waitForRequest(DEMO)
    await again.click()
    await second
    await again.click()
    await page.getByRole('heading', { name: 'Instruments', level: 1 }).waitFor()
    await page.getByRole('tab', { name: 'API Status' }).waitFor()
  })

  it('loads the page anew on Refresh Page [2.348]', async () => {
    const { page } = await losing(DEMO, 1)
    await page.getByRole('button', { name: 'Refresh Page' }).click()
    await page.getByRole('heading', { name: 'Instruments', level: 1 }).waitFor()
  })
})
