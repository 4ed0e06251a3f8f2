import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { openBrowser, startMeander, type Meander } from '../examples/test/open-browser.ts'
import { expectCount } from '../examples/test/settle.ts'

let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

const LOADER = 'Loading your journey...'
const hero = (page: Page) => page.getByRole('heading', { name: 'Take the long way.' })

describe('the loader of the home screen', () => {
  it('is shown for a second, then the content fades in on the same picture [2.43, 4.25, 4.26, 9.17]', async () => {
    const { page } = await openBrowser()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.goto(meander.siteUrl)
    await page.getByText(LOADER).waitFor()
    await expectCount(hero(page), 0)
    await page.locator('.home > .poster > .film img').evaluate((picture) => Object.assign(picture, { same: true }))
    await page.clock.runFor(990)
    await page.getByText(LOADER).waitFor()
    await page.clock.runFor(20)
    await hero(page).waitFor()
    await expectCount(page.getByText(LOADER), 0)
    const fades = await hero(page).evaluate((one) => one.getAnimations().map((animation) => (animation.effect as KeyframeEffect).getKeyframes()[0]?.opacity))
    expect(fades).toEqual(['0'])
    expect(await page.locator('.home > .poster > .film img').evaluate((picture) => 'same' in picture)).toBe(true)
  })

  it('has been seen by whoever comes back to the home screen', async () => {
    const { page } = await openBrowser()
    await page.goto(meander.siteUrl)
    await hero(page).waitFor()
    await page.getByRole('link', { name: 'Terms of Service' }).click()
    await page.getByRole('heading', { name: 'Terms of Service' }).waitFor()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.goBack()
    await hero(page).waitFor()
  })

  it('is there before any script, on the picture', async () => {
    const { page } = await openBrowser({ scripts: false })
    await page.goto(meander.siteUrl)
    await page.getByText('Loading your travel companion...').waitFor()
    expect(await page.locator('.home > .poster > .film img').evaluate((picture) => (picture as HTMLImageElement).currentSrc)).toMatch(/lake\.poster\.webp$/)
  })
})

describe('the slip of paper', () => {
  it.each([320, 390, 820, 1440])('gives whatever can be pressed its own place at %i px, from the top of its words to their foot', async (width) => {
    const { page } = await openBrowser({ width, height: 900, reducedMotion: 'reduce' })
    await page.goto(meander.siteUrl)
    await page.getByRole('button', { name: 'Keep your journeys' }).waitFor()
    expect(await page.locator('.lettering').evaluate(coveredWords)).toEqual([])
    await page.getByRole('button', { name: 'Keep your journeys' }).click()
    await page.getByRole('dialog', { name: 'Welcome to Meander' }).waitFor()
  })
})

/** Runs in the page: what lies over words that one would press, in any of their lines. */
function coveredWords(paper: Element): string[] {
  return [...paper.querySelectorAll('a, button')].flatMap((one) => {
    const words = document.createRange()
    words.selectNodeContents(one)
    return [...words.getClientRects()].flatMap(({ left, right, top, bottom }) =>
      [top + 2, (top + bottom) / 2, bottom - 2].flatMap((y) => {
        const hit = document.elementFromPoint((left + right) / 2, y)
        return hit && one.contains(hit) ? [] : [`${one.textContent}: ${hit?.textContent}`]
      }),
    )
  })
}

describe('the header of the home screen', () => {
  it('scrolls to the top when its name is pressed, before one has begun to plan [2.45]', async () => {
    const { page } = await openBrowser({ width: 390, height: 500, reducedMotion: 'reduce' })
    await page.goto(meander.siteUrl)
    await hero(page).waitFor()
    await page.evaluate(() => Object.assign(document.body.style, { paddingBlockEnd: '40px' }))
    await page.evaluate(() => window.scrollTo({ top: 30, behavior: 'instant' }))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await page.getByRole('link', { name: 'Meander' }).click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await hero(page).waitFor()
  })
})

describe('the second welcome dialog', () => {
  it('offers to sign in so that plans and preferences are saved, and says that it does while the pop-up is open [2.38, 2.39, 2.40]', async () => {
    const { page } = await openBrowser()
    await page.goto(meander.siteUrl)
    await page.getByRole('button', { name: 'Keep your journeys' }).click()
    const dialog = page.getByRole('dialog', { name: 'Welcome to Meander' })
    await dialog.getByText('Sign in to save your travel plans and preferences.').waitFor()
    const [popUp] = await Promise.all([page.waitForEvent('popup'), dialog.getByRole('button', { name: 'Sign in with your account' }).click()])
    await dialog.getByText('Signing in...').waitFor()
    await popUp.waitForURL((url) => url.origin === meander.siteUrl)
    await popUp.getByRole('textbox').first().fill('Rosa')
    await popUp.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Sign out' }).waitFor()
    await page.getByText('Signed in as Rosa.').waitFor()
  })

  it('leaves a guest as one', async () => {
    const { page } = await openBrowser()
    await page.goto(meander.siteUrl)
    await page.getByRole('button', { name: 'Keep your journeys' }).click()
    const dialog = page.getByRole('dialog', { name: 'Welcome to Meander' })
    await dialog.getByRole('button', { name: 'Continue as Guest' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
  })
})

describe('the letters of the site', () => {
  it('are fetched once, by the page and by the planner on it together', async () => {
    const { page } = await openBrowser()
    const fetched: string[] = []
    page.on('request', (request) => request.resourceType() === 'font' && fetched.push(new URL(request.url()).pathname))
    await page.goto(meander.siteUrl)
    await hero(page).waitFor()
    await page.getByRole('button', { name: 'Start Planning' }).click()
    await page.getByRole('dialog', { name: 'Plan Your Adventure' }).waitFor()
    // Serif, its italic and sans, in the page and in the planner.
    await expect.poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)).toBeGreaterThanOrEqual(3)
    await page.waitForLoadState('networkidle')
    expect(fetched.sort().map((path) => path.replace(/^\/assets\/fonts\//, ''))).toEqual(['brygada-1918-latin-wght-italic.woff2', 'brygada-1918-latin-wght-normal.woff2', 'instrument-sans-latin-wght-normal.woff2'])
  })
})
