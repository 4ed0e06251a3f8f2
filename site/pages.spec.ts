import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { wrongs } from '../examples/test/axe.ts'
import { openBrowser, startMeander, type Meander } from '../examples/test/open-browser.ts'
import { expectPath } from '../examples/test/settle.ts'
import { LOOKS } from '../examples/test/visit-planner.ts'

let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

type Reach = (page: Page) => Promise<unknown>

const NOWHERE = '/nowhere/at/all'
const heading = (name: string): Reach => (page) => page.getByRole('heading', { name, level: 1 }).waitFor()
const press = (name: string): Reach => (page) => page.getByRole('button', { name }).first().click()
const tab = (name: string): Reach => (page) => page.getByRole('tab', { name }).click()
const seen = (selector: string): Reach => (page) => page.locator(selector).first().waitFor()

/** Where the site's own screens are, and what shows that they have come. In order: what has no address stays on the one before it. */
const SCREENS: readonly (readonly [name: string, address: string | null, ...reach: Reach[]])[] = [
  ['home', '/', seen('.film-note')],
  ['welcome', '/welcome', heading('Welcome to Meander')],
  ['sign in', null, press('Sign in with your account'), (page) => page.getByRole('dialog', { name: 'Sign in to your account' }).waitFor()],
  ['account', '/account', seen('h1')],
  ['Smart Destinations', '/enhanced-demo', seen('.choices button')],
  ['Real-Time Calendar', null, tab('Real-Time Calendar'), seen('.dates-open button')],
  ['Enhanced Search', null, tab('Enhanced Search'), seen('.contents .entry')],
  ['API Status', null, tab('API Status'), seen('.works tbody tr')],
  ['All Features', null, tab('All Features'), seen('.index li')],
  ['for partners', '/partners', heading('On your page'), seen('.documented')],
  ['the API', '/partners/api', heading('The API'), seen('.call')],
  ['what it withstands', '/partners/conformance', heading('What it withstands')],
  ['the doctor', '/doctor', heading('The doctor')],
  ['sign-in failed', '/login-failed', heading('Login Failed')],
  ['no Apple', '/login-failed?error=apple_not_configured', heading('Apple Sign-In Unavailable')],
  ['terms', '/terms', heading('Terms of Service')],
  ['privacy', '/privacy', heading('Privacy Policy')],
  ['not found', NOWHERE, heading('Page not found')],
]
const SCHEMES = ['light', 'dark'] as const
const WIDTHS = LOOKS.filter(({ colorScheme }) => colorScheme === 'light').map(({ width, height }) => ({ width, height }))

/** How far a page reaches over the side of its window; px. */
const overSide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

async function wrongsOf(page: Page): Promise<string[]> {
  const over = await overSide(page)
  const found = over > 0 ? [`${over} px over the side`] : []
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme })
    for (const wrong of await wrongs(page, 'body')) found.push(`${colorScheme}: ${wrong}`)
  }
  return found
}

describe('the pages of the site', () => {
  it.each(WIDTHS)('are in order for everybody at $width px, light and dark, with nothing over the side and no error in the console', async ({ width, height }) => {
    const { page, problems } = await openBrowser({ width, height, reducedMotion: 'reduce' })
    const found: Record<string, string[]> = {}
    for (const [name, address, ...reach] of SCREENS) {
      const before = problems().length
      if (address !== null) await page.goto(meander.siteUrl + address)
      for (const step of reach) await step(page)
      // That a page was not found, the browser writes down by itself.
      const said = problems().slice(before).filter((problem) => !problem.includes(NOWHERE))
      const wrong = [...(await wrongsOf(page)), ...said]
      if (wrong.length > 0) found[name] = wrong
    }
    expect(found).toEqual({})
  })
})

describe('a wrong address', () => {
  it.each([['Back to Meander', '/'], ['My Itineraries', '/itineraries']])('says so, and leads on by %s', async (way, path) => {
    const { page } = await openBrowser()
    await page.goto(meander.siteUrl + NOWHERE)
    await heading('Page not found')(page)
    await page.getByText('Nothing stands at this address. It may have moved, or the link was cut short on its way to you.', { exact: true }).waitFor()
    await page.getByRole('main').getByRole('link', { name: way, exact: true }).click()
    await expectPath(page, path)
    await page.getByRole('heading', { name: 'Page not found' }).waitFor({ state: 'detached' })
  })
})
