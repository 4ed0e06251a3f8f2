import { afterAll, beforeAll, describe, it } from 'vitest'
import { startMeander, type Meander } from '../test/open-browser.ts'
import { openTramDay, tramSlip } from '../test/tram-day.ts'

const CASTLE = 'LIS-CASTLE-KIDS'

let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

describe('a calendar in German', () => {
  it('says in German why something stays where it was, although the server speaks English', async () => {
    const { page, trip } = await openTramDay(meander.siteUrl, { at: '09:30', locale: 'de-DE', also: CASTLE })
    await tramSlip(page).waitFor()
    await page.locator('[data-hold]').waitFor({ state: 'attached' })
    await tramSlip(page).focus()
    await page.keyboard.press('m')
    const start = page.getByRole('dialog').getByRole('button', { name: /11\. Mai.*0?9:30/ })
    await start.waitFor()
    // From another tab, since this one has asked.
    await trip.schedule(CASTLE, 2, '10:00')
    await start.click()
    await page.getByRole('region', { name: /Hinweise/ }).getByText(/9:30.* überschneidet sich mit The castle/).waitFor()
  })
})
