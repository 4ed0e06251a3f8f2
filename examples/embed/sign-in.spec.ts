import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { chromium, type Page } from 'playwright-core'
import { conforms } from '../test/conforms.ts'
import { findChromium, FLAGS, openBrowser, startMeander, type Meander } from '../test/open-browser.ts'
import { openHostPage, plannerRuns, RESERVED, SNIPPET } from '../test/host-page.ts'
import { expectValue } from '../test/settle.ts'
import { keepsCookie, startCookieControl } from '../test/third-party-cookies.ts'
import { open, send, written } from '../test/visit-planner.ts'

const SEVERS = { 'cross-origin-opener-policy': 'same-origin' }
const SITE = { body: `<main><h1>A blog</h1><meander-planner></meander-planner></main>${SNIPPET}`, css: RESERVED }

let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

/**
 * A server whose sign-in pages come with a policy that cuts windows off, as those of some providers do: a proxy adds it, since what
 * `route` makes the browser believe does not reach redirects. Answers its public address, which is the proxy's.
 */
async function severedMeander(): Promise<string> {
  let target = ''
  const server = createServer((incoming, outgoing) => {
    const { hostname, port } = new URL(target)
    const asked = request({ hostname, port, path: incoming.url, method: incoming.method, headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, { ...answer.headers, ...(incoming.url?.startsWith('/oidc/') && SEVERS) })
      answer.pipe(outgoing)
    })
    incoming.pipe(asked)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const own = await startMeander({ PUBLIC_URL: url })
  target = own.siteUrl
  onTestFinished(async () => {
    server.close()
    await own.stop()
  })
  return url
}

/** Presses Sign in on the list of journeys; answers the window that opened. */
async function begin(page: Page): Promise<Page> {
  await open(page, 'sign-in')
  const dialog = page.getByRole('dialog', { name: 'Sign in to your account' })
  const [popUp] = await Promise.all([page.context().waitForEvent('page'), dialog.getByRole('button', { name: 'Sign in with your account' }).click()])
  return popUp
}

async function agree(popUp: Page, name: string): Promise<void> {
  await popUp.getByRole('textbox').first().fill(name)
  await popUp.getByRole('button', { name: 'Continue' }).click()
}

const signedIn = (page: Page) => page.getByRole('dialog', { name: 'Sign in to your account' }).waitFor({ state: 'detached' })

async function expectAccount(page: Page): Promise<void> {
  await open(page, 'itineraries')
  await page.getByRole('button', { name: 'Sign out' }).waitFor()
}

const HANDLE = '__Host-meander_embed'

/** Loads the page anew once the browser has the cookie that it needs to go on; with null at once. */
async function reload(page: Page, cookie: string | null = HANDLE): Promise<void> {
  if (cookie !== null) await expect.poll(async () => (await page.context().cookies()).some(({ name }) => name === cookie)).toBe(true)
  await page.reload()
  await plannerRuns(page)
}

/** Every bearer that the planner is given, as it comes. */
function hearTokens(page: Page): string[] {
  const tokens: string[] = []
  page.on('response', async (response) => {
    if (!/\/api\/auth\/(transactions\/.*\/token|renew)$/.test(response.url()) || response.request().method() !== 'POST') return
    const { accessToken } = (await response.json()) as { accessToken?: string }
    if (accessToken) tokens.push(accessToken)
  })
  return tokens
}

describe('signing in from a page of another origin', () => {
  it.each([
    ['with an opener', {}],
    ['where the page has cut itself off from its windows', SEVERS],
  ])('works %s, and keeps no token where the page could read it [4.24]', async (_name, headers) => {
    const browser = await openBrowser()
    const page = await openHostPage(browser.context, meander.siteUrl, { ...SITE, headers })
    const tokens = hearTokens(page)
    await plannerRuns(page)
    const popUp = await begin(page)
    await popUp.getByRole('textbox').first().waitFor()
    expect(await popUp.evaluate(() => window.opener !== null)).toBe(headers !== SEVERS)
    await agree(popUp, 'Rosa')
    await signedIn(page)
    await expectAccount(page)
    // The first one, and the one that it is exchanged for at once.
    await expect.poll(() => tokens.length).toBe(2)
    const readable = await page.evaluate(() => {
      const { shadowRoot } = document.querySelector('meander-planner') as Element
      return JSON.stringify({ ...localStorage, ...sessionStorage, cookie: document.cookie, page: document.documentElement.outerHTML, planner: shadowRoot?.innerHTML })
    })
    for (const token of tokens) expect([/^[\w-]{43}$/.test(token), readable.includes(token)]).toEqual([true, false])
    expect(browser.problems()).toEqual([])
  })

  it('works with every third-party cookie refused, on a page of another site, over a reload too', async (test) => {
    conforms(test, 'Signing in', 'Every third-party cookie is refused', 'it works, and is still there after a reload')
    const chromeless = await chromium.launch({ executablePath: findChromium(), args: [...FLAGS, '--test-third-party-cookie-phaseout'] })
    onTestFinished(() => chromeless.close())
    const context = await chromeless.newContext({ locale: 'en-US' })
    context.setDefaultTimeout(60_000)
    const page = await openHostPage(context, meander.siteUrl, SITE)
    const control = await startCookieControl()
    expect(await keepsCookie(page, control), 'a page of the same site is sent its cookie').toBe(true)
    // Another site, not only another origin: an address in place of a name.
    await page.goto(page.url().replace('localhost', '127.0.0.1'))
    expect(await keepsCookie(page, control), 'a page of another site is not').toBe(false)
    await plannerRuns(page)
    await agree(await begin(page), 'Rosa')
    await signedIn(page)
    await expectAccount(page)
    await reload(page)
    await expectAccount(page)
  })

  it('is still there after the page was loaded anew; where the browser kept nothing, says so, and is one press away', async () => {
    const { context, problems } = await openBrowser()
    const page = await openHostPage(context, meander.siteUrl, SITE)
    await plannerRuns(page)
    await agree(await begin(page), 'Rosa')
    await signedIn(page)
    await reload(page)
    await expectAccount(page)
    expect(problems()).toEqual([])

    await context.clearCookies()
    await reload(page, null)
    await open(page, 'itineraries')
    const dialog = page.getByRole('dialog', { name: 'Sign in to your account' })
    await dialog.getByText('Your sign-in has ended.', { exact: false }).waitFor()
    const [popUp] = await Promise.all([context.waitForEvent('page'), dialog.getByRole('button', { name: 'Sign in with your account' }).click()])
    await agree(popUp, 'Rosa')
    await signedIn(page)
    await page.getByRole('button', { name: 'Sign out' }).waitFor()
  })

  it('ends in every tab of the page at once, which keep nothing of it, nor write anything back', async () => {
    const { context } = await openBrowser()
    const page = await openHostPage(context, meander.siteUrl, SITE)
    await plannerRuns(page)
    await agree(await begin(page), 'Rosa')
    await signedIn(page)
    const other = await context.newPage()
    await other.goto(page.url())
    await plannerRuns(other)
    await expect.poll(async () => (await context.cookies()).some(({ name }) => name === HANDLE)).toBe(true)
    await expectAccount(other)
    await open(other, 'chat')
    await send(other, 'Rome, 5 to 8 June 2027, two of us, my secret honeymoon')
    await written(other)
    await expectAccount(page)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByText('Nothing of yours is left in this browser.', { exact: false }).waitFor()
    await other.getByText('In another tab, and so in this one.', { exact: false }).waitFor()
    await send(other, 'Four days in Lisbon')
    await written(other)
    await expect.poll(() => other.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('Four days in Lisbon')
    for (const tab of [page, other]) {
      expect(await tab.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(/secret|Rome|authenticated/)
    }
    expect(await other.getByText('my secret honeymoon').count()).toBe(0)
  })

  it('goes on by a link where the browser keeps the window from opening', async () => {
    const browser = await openBrowser()
    await browser.context.addInitScript(() => Object.assign(window, { open: () => null }))
    const page = await openHostPage(browser.context, meander.siteUrl, SITE)
    await plannerRuns(page)
    await open(page, 'sign-in')
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in with your account' }).click()
    const [tab] = await Promise.all([browser.context.waitForEvent('page'), page.getByRole('link', { name: 'Open the sign-in page' }).click()])
    await agree(tab, 'Rosa')
    await signedIn(page)
    await expectAccount(page)
  })

  it('keeps what was being written', async () => {
    const browser = await openBrowser()
    const page = await openHostPage(browser.context, meander.siteUrl, SITE)
    await plannerRuns(page)
    const composer = page.getByPlaceholder('Share your travel dreams...')
    await composer.fill('Four days in Lisbon, and then')
    await agree(await begin(page), 'Rosa')
    await signedIn(page)
    await expectValue(composer, 'Four days in Lisbon, and then')
  })
})

describe('signing in on the site', () => {
  it('is found where a page on the way cuts the window off: it looks closed, and is not given up', async (test) => {
    conforms(test, 'Signing in', 'The window is cut off by Cross-Origin-Opener-Policy on its way', 'it looks closed, is not given up, and the sign-in is found')
    const own = await severedMeander()
    const browser = await openBrowser()
    const { page } = browser
    await page.goto(own)
    await page.getByRole('button', { name: 'Sign in' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Sign in to your account' })
    const [popUp] = await Promise.all([browser.context.waitForEvent('page'), dialog.getByRole('button', { name: 'Sign in' }).click()])
    await popUp.getByRole('textbox').first().waitFor()
    // By now the window looks closed from here.
    await dialog.waitFor({ state: 'detached' })
    await agree(popUp, 'Rosa')
    await page.getByRole('button', { name: 'Sign out' }).waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('authMethod'))).toBe('authenticated')
  })

  it('says in the dialog that it was given up, and asks no more [2.9]', async () => {
    const { page } = await openBrowser()
    await page.goto(meander.siteUrl)
    await page.getByRole('button', { name: 'Sign in' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Sign in to your account' })
    const [popUp] = await Promise.all([page.context().waitForEvent('page'), dialog.getByRole('button', { name: 'Sign in' }).click()])
    await popUp.getByRole('button', { name: 'Cancel' }).click()
    await popUp.getByRole('heading', { name: 'Login Failed' }).waitFor()
    await dialog.getByText('The sign-in did not work. Please try again.').waitFor()
    const asked: string[] = []
    page.on('request', (request) => void asked.push(request.url()))
    await popUp.getByRole('button', { name: 'Close Window' }).click()
    await page.bringToFront()
    // Again, in the same window's name, and this time to its end.
    const [again] = await Promise.all([page.context().waitForEvent('page'), dialog.getByRole('button', { name: 'Sign in' }).click()])
    expect(asked.filter((address) => address.includes('/api/auth/user')).length).toBeLessThanOrEqual(1)
    await agree(again, 'Rosa')
    await page.getByRole('button', { name: 'Sign out' }).waitFor()
  })

  it('keeps what was being written over the reload, in the same conversation', async () => {
    const { page } = await openBrowser()
    await page.goto(meander.siteUrl)
    await send(page, 'Rome, 5 to 8 June 2027, two of us')
    await page.getByRole('heading', { name: 'Perfect Activities for You' }).waitFor()
    await written(page)
    await page.getByRole('textbox', { name: 'Message' }).fill('and what about the food')
    await page.getByRole('button', { name: 'Sign in' }).first().click()
    const [popUp] = await Promise.all([page.context().waitForEvent('page'), page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()])
    await agree(popUp, 'Rosa')
    await page.getByRole('button', { name: 'Sign out' }).waitFor()
    await page.getByText('Rome, 5 to 8 June 2027, two of us').first().waitFor()
    await expectValue(page.getByRole('textbox', { name: 'Message' }), 'and what about the food')
  })
})
