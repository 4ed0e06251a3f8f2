import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { openBrowser, startMeander, type Meander, type OpenBrowserOptions } from '../examples/test/open-browser.ts'
import { expectCount, expectFocus, expectPath, expectValue } from '../examples/test/settle.ts'
import { send, WAY, written } from '../examples/test/visit-planner.ts'

/** The conversation that the home screen has open. */
const letterOf = (url: URL | string): string | null => (new URL(url).pathname === '/' ? new URL(url).searchParams.get('letter') : null)
const STOPS_AT_HOME = [
  'Skip to Start Planning', 'Meander', 'My Itineraries', 'Sign in', 'Pause the film', 'Write your own letter', 'fill in one of ours', 'Start Planning',
  'Voice InputSpeak your plans', 'Keep your journeys', 'Demo', 'For Partners', 'Terms of Service', 'Privacy Policy',
]

let meander: Meander

beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

async function visit(path: string, options: OpenBrowserOptions = {}): Promise<Page> {
  const browser = await openBrowser(options)
  await browser.page.goto(meander.siteUrl + path)
  return browser.page
}
const expectAddress = (page: Page, address: string) => expect.poll(() => page.url()).toBe(address)
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).first().waitFor()
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

describe('the pages of the site', () => {
  it('says that a page was not found, with status 404 [2.10, 2.11]', async () => {
    const browser = await openBrowser()
    const answer = await browser.page.goto(`${meander.siteUrl}/nowhere/at/all`)
    expect(answer?.status()).toBe(404)
    await heading(browser.page, 'Page not found')
    await expectCount(browser.page.getByText('Were you looking for'), 0)
  })

  it('leads on from an address that comes close to a screen, which stays one that was not found [2.10, 2.11]', async () => {
    const { page } = await openBrowser()
    const answer = await page.goto(`${meander.siteUrl}/demo`)
    expect(answer?.status()).toBe(404)
    await heading(page, 'Page not found')
    await page.getByText('Were you looking for the demo?', { exact: true }).getByRole('link', { name: 'the demo' }).click()
    await heading(page, 'Instruments')
    await expectPath(page, '/enhanced-demo')
  })

  it('says that a sign-in failed, and why with Apple [2.9, 2.338, 2.339, 2.340, 2.341, 2.342]', async () => {
    const page = await visit('/login-failed')
    await heading(page, 'Login Failed')
    await page.getByText('There was an issue with your sign-in. Please try again.', { exact: true }).waitFor()
    await page.goto(`${meander.siteUrl}/login-failed?error=apple_not_configured`)
    await heading(page, 'Apple Sign-In Unavailable')
    await page.getByText('Apple Sign-In is not currently available. Please use Google Sign-In instead.', { exact: true }).waitFor()
  })

  it('leads to Apple’s page when Apple is asked for and not configured [8.76]', async () => {
    const page = await visit('/api/auth/apple')
    await heading(page, 'Apple Sign-In Unavailable')
  })

  it('goes home with Close Window where the page is no pop-up [2.343, 2.344]', async () => {
    const page = await visit('/login-failed')
    await button(page, 'Close Window').click()
    await heading(page, 'Take the long way.')
    await expectPath(page, '/')
  })

  it('closes the pop-up with Close Window, and leaves the page that opened it where it was [2.344]', async () => {
    const page = await visit('/terms')
    const [popUp] = await Promise.all([page.waitForEvent('popup'), page.evaluate(() => void window.open('/login-failed', '_blank', 'popup,width=500,height=600'))])
    await heading(popUp, 'Login Failed')
    await Promise.all([popUp.waitForEvent('close'), button(popUp, 'Close Window').click()])
    await expectPath(page, '/terms')
  })

  it('welcomes with both columns and the footer [2.24, 2.25, 2.26, 2.28, 2.29, 2.30, 2.31, 2.32, 2.33]', async () => {
    const page = await visit('/welcome')
    await heading(page, 'Welcome to Meander')
    for (const text of [
      'Your AI-powered travel planning companion', 'Or', 'Full Features Available', 'Unlimited saved itineraries', 'Access from any device',
      'Sharing with friends', 'Voice input and advanced features', 'Limited Features', 'Chat and recommendations', 'Activity details and prices', 'Reached from this browser only, dropped after 30 days without use', 'No sharing',
    ]) await page.getByText(text, { exact: true }).first().waitFor()
    expect(await page.locator('main').innerText()).toContain('By continuing, you agree to our Terms of Service and Privacy Policy')
    await button(page, 'Continue as Guest').click()
    await heading(page, 'Take the long way.')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('authMethod'))).toBe('guest')
  })

  it('opens a sign-in dialog with exactly one sign-in button [2.27, 2.34, 2.35]', async () => {
    const page = await visit('/welcome')
    await button(page, 'Sign in with your account').click()
    const dialog = page.getByRole('dialog', { name: 'Sign in to your account' })
    await dialog.waitFor()
    await expectCount(dialog.getByRole('button').filter({ hasText: /\S/ }), 1)
  })

  it('shows the product while it finds out who is here, then the routes [2.17, 2.18, 2.23, 2.50]', async () => {
    const browser = await openBrowser()
    // The moment that is waited for an answer passes when it is told to, however slow the machine.
    await browser.page.clock.install()
    await browser.page.clock.pauseAt(Date.now() + 60_000)
    await browser.page.route('**/api/auth/user*', () => new Promise(() => {}))
    await browser.page.goto(meander.siteUrl)
    await browser.page.getByText('Loading your travel companion...').waitFor()
    expect(await browser.page.locator('.wordmark').innerText()).toBe('Meander')
    await browser.page.locator('header').getByText('Loading', { exact: true }).waitFor()
    await expectCount(browser.page.getByRole('link', { name: 'My Itineraries' }), 0)
    await browser.page.clock.fastForward(600)
    await browser.page.clock.resume()
    await heading(browser.page, 'Take the long way.')
  })

  it('shows the product before a screen of the planner, too, while it finds out who is here [2.17, 2.18]', async () => {
    const { page } = await openBrowser()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.route('**/api/auth/user*', () => new Promise(() => {}))
    await page.goto(`${meander.siteUrl}/itineraries`)
    await page.getByRole('status').getByText('Loading your travel companion...', { exact: true }).waitFor()
    expect(await page.locator('.waiting .wordmark').innerText()).toBe('Meander')
    // Half way down the window, wherever the screen will begin.
    const { y = 0, height = 0 } = (await page.locator('.waiting .wordmark').boundingBox()) ?? {}
    expect(Math.abs(y + height / 2 - 450)).toBeLessThan(60)
    await expectCount(page.locator('meander-planner'), 0)
    await page.clock.fastForward(600)
    await page.clock.resume()
    await heading(page, 'Itineraries')
    await expectCount(page.locator('.waiting'), 0)
  })

  it('has terms and privacy in true words', async () => {
    const page = await visit('/terms')
    await heading(page, 'Terms of Service')
    await page.goto(`${meander.siteUrl}/privacy`)
    await page.getByText('A random identifier', { exact: false }).waitFor()
  })
})

describe('home', () => {
  it('shows the hero with its header, on a film that can be paused [2.1, 2.44, 2.47, 2.48, 2.51]', async () => {
    const page = await visit('/')
    await heading(page, 'Take the long way.')
    await page.getByRole('link', { name: 'Meander' }).waitFor()
    await button(page, 'Sign in').waitFor()
    await button(page, 'Start Planning').waitFor()
    await button(page, 'Pause the film').click()
    await button(page, 'Play the film').waitFor()
    await page.getByRole('link', { name: 'My Itineraries' }).click()
    await heading(page, 'Itineraries')
    await expectPath(page, '/itineraries')
  })

  it('keeps the poster where less motion is wanted', async () => {
    const page = await visit('/', { reducedMotion: 'reduce' })
    await button(page, 'Play the film').waitFor()
    await expectCount(page.locator('video'), 0)
  })

  it('starts a plan from the form and chats in place; the wordmark begins anew [1.1, 2.2, 2.46, 2.52, 2.59, 2.73, 2.74, 4.38, 4.39, 4.41, 4.56, 4.57, 6.11, 6.12]', async () => {
    const page = await visit('/')
    await button(page, 'Start Planning').click()
    const dialog = page.getByRole('dialog', { name: 'Plan Your Adventure' })
    await dialog.getByLabel('Where are you going?').fill('Lisbon')
    await dialog.getByLabel('When are you traveling?').click()
    const dates = page.getByRole('dialog', { name: 'Select Travel Dates' })
    const days = dates.locator('button:not([disabled])').filter({ hasText: /^\d+$/ })
    await days.nth(3).click()
    await days.nth(5).click()
    await dates.getByRole('button', { name: 'Confirm Dates' }).click()
    await dialog.getByLabel('What interests you?').fill('food')
    await dialog.getByRole('button', { name: 'Start Planning' }).click()
    await page.getByRole('heading', { name: 'Perfect Activities for You' }).waitFor()
    await expectPath(page, '/')
    await expectCount(page.getByRole('heading', { name: 'Take the long way.' }), 0)
    await page.locator('header .wordmark').click()
    await page.getByText('or write your own tale').waitFor()
    await expectCount(page.getByRole('heading', { name: 'Perfect Activities for You' }), 0)
  })

  it('gives the conversation an address at the root: Back leads home, Forward and a reload find it on the same screen [2.73]', async () => {
    const page = await visit('/')
    await send(page, 'Rome, 5 to 8 June 2027, two of us')
    await heading(page, 'Perfect Activities for You')
    await page.waitForURL((url) => !!letterOf(url))
    const address = page.url()
    await page.getByRole('link', { name: 'My Itineraries' }).waitFor()
    await page.goBack()
    await heading(page, 'Take the long way.')
    await expectPath(page, '/')
    await page.goForward()
    await heading(page, 'Perfect Activities for You')
    await expectAddress(page, address)
    await page.reload()
    await page.getByText('Rome, 5 to 8 June 2027, two of us').first().waitFor()
    await heading(page, 'Perfect Activities for You')
    await page.getByRole('link', { name: 'My Itineraries' }).waitFor()
    await expectAddress(page, address)
    await page.goBack()
    await heading(page, 'Take the long way.')
  })

  it('begins a new chat under an address of its own, and offers to go on with the letter written last', async () => {
    const page = await visit('/')
    await send(page, 'Lisbon, 5 to 8 June 2027, two of us')
    await heading(page, 'Perfect Activities for You')
    await page.waitForURL((url) => !!letterOf(url))
    const lisbon = page.url()
    await button(page, 'New chat').click()
    await page.getByText('or write your own tale').waitFor()
    await expect.poll(() => letterOf(page.url())).toBe('')
    await page.getByRole('textbox', { name: 'Message' }).fill('Rome, 5 to 8 June 2027, two of us')
    await page.keyboard.press('Enter')
    await heading(page, 'Perfect Activities for You')
    await page.waitForURL((url) => !!letterOf(url))
    const rome = page.url()
    // Written down once the reply is complete.
    await written(page)
    expect(rome).not.toBe(lisbon)
    await page.goBack()
    await page.getByText('Lisbon, 5 to 8 June 2027, two of us').first().waitFor()
    await expectAddress(page, lisbon)
    await page.goto(meander.siteUrl)
    await page.getByRole('link', { name: 'Go on with your letter about Rome' }).click()
    await page.getByText('Rome, 5 to 8 June 2027, two of us').first().waitFor()
    await expectPath(page, `/chat/${letterOf(rome)}`)
  })

  it('has the card of a trip of several days on the same screen [2.77]', async () => {
    const page = await visit('/')
    await send(page, WAY)
    await page.getByText('day 1 of 4').first().waitFor()
    await written(page)
    await expectPath(page, '/')
  })

  it('finds the conversation on the way back from the itineraries', async () => {
    const page = await visit('/')
    await send(page, 'Rome, 5 to 8 June 2027, two of us')
    await heading(page, 'Perfect Activities for You')
    await page.getByRole('link', { name: 'My Itineraries' }).click()
    await heading(page, 'Itineraries')
    await page.goBack()
    await heading(page, 'Perfect Activities for You')
    await expect.poll(() => letterOf(page.url())).toBeTruthy()
  })

  it('takes the keyboard from a skip link through what is seen, and nowhere else', async () => {
    const page = await visit('/')
    for (const name of ['Start Planning', 'Sign in', 'Pause the film']) await button(page, name).waitFor()
    await page.locator('meander-planner').locator('h1').waitFor({ state: 'attached' })
    const met: string[] = []
    for (let step = 0; step < STOPS_AT_HOME.length; step += 1) {
      await page.keyboard.press('Tab')
      met.push(await page.evaluate(() => (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '').trim()))
    }
    expect(met).toEqual(STOPS_AT_HOME)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('meander-planner') ?? null)).toBeNull()
    await page.getByRole('link', { name: 'Skip to Start Planning' }).press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Start Planning')
    await page.keyboard.press('Enter')
    const where = page.getByRole('dialog', { name: 'Plan Your Adventure' }).getByLabel('Where are you going?')
    await expectFocus(where)
    await page.keyboard.type('Lisbon')
    await expectValue(where, 'Lisbon')
  })

  it('asks where, when and what for, and starts nothing when cancelled [2.56, 2.57, 2.58, 2.60, 2.61, 2.62]', async () => {
    const page = await visit('/')
    await button(page, 'Start Planning').click()
    const dialog = page.getByRole('dialog', { name: 'Plan Your Adventure' })
    await dialog.waitFor()
    await expect.poll(() => dialog.locator('.label').allInnerTexts()).toEqual(['Where are you going?', 'When are you traveling?', 'What interests you?'])
    const when = dialog.getByLabel('When are you traveling?')
    const empty = await when.innerText()
    const dates = page.getByRole('dialog', { name: 'Select Travel Dates' })
    const days = dates.locator('button:not([disabled])').filter({ hasText: /^\d+$/ })
    await when.click()
    await days.nth(2).click()
    await dates.getByRole('button', { name: 'Cancel' }).click()
    await dates.waitFor({ state: 'detached' })
    await expect.poll(() => when.innerText()).toBe(empty)
    await when.click()
    await days.nth(2).click()
    await days.nth(4).click()
    await dates.getByRole('button', { name: 'Confirm Dates' }).click()
    await expect.poll(() => when.innerText()).toMatch(/^[A-Z][a-z]{2} \d+, \d{4} - [A-Z][a-z]{2} \d+, \d{4}$/)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    await heading(page, 'Take the long way.')
  })

  it('signs in by the pop-up, reloads, and signs out again [1.27, 2.13, 2.14, 2.36, 2.49, 4.18, 4.21, 4.22, 7.12, 7.13]', async () => {
    const page = await visit('/')
    await page.evaluate(() => Object.assign(window, { before: true }))
    await button(page, 'Sign in').click()
    const dialog = page.getByRole('dialog', { name: 'Sign in to your account' })
    const [popUp] = await Promise.all([page.waitForEvent('popup'), dialog.getByRole('button', { name: 'Sign in' }).click()])
    await dialog.getByText('Connecting...').waitFor()
    await popUp.waitForURL((url) => url.origin === meander.siteUrl)
    await expect.poll(() => popUp.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([500, 600])
    await popUp.getByRole('textbox').first().fill('Rosa')
    await popUp.getByRole('button', { name: 'Continue' }).click()
    await button(page, 'Sign out').waitFor()
    await expect.poll(() => page.evaluate(() => 'before' in window)).toBe(false)
    await expectCount(dialog, 0)
    await expectCount(page.getByRole('button', { name: 'Sign in' }), 0)
    await page.waitForFunction(() => localStorage.getItem('authMethod') === 'authenticated')
    const left = page.waitForRequest('**/api/auth/logout')
    await button(page, 'Sign out').click()
    await left
    await button(page, 'Sign in').waitFor()
    await expect.poll(() => page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).not.toHaveProperty('meander.conversationHistory')
  })
})

describe('the chat screen', () => {
  it('finds a conversation again after a reload, by its address [2.3, 2.83]', async () => {
    const page = await visit('/chat')
    const composer = page.getByPlaceholder('Share your travel dreams...')
    await composer.fill('Rome, 5 to 8 June 2027, two of us')
    await composer.press('Enter')
    await heading(page, 'Perfect Activities for You')
    await page.waitForURL(/\/chat\/.+/)
    const id = decodeURIComponent(new URL(page.url()).pathname.slice('/chat/'.length))
    await page.reload()
    await page.getByText(`Continuing conversation ${id.slice(-8)}`).waitFor()
    await page.getByText('Rome, 5 to 8 June 2027, two of us').first().waitFor()
    await heading(page, 'Perfect Activities for You')
  })
})
