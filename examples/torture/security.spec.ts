import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { conforms } from '../test/conforms.ts'
import { openHostPage, plannerRuns, RESERVED, SNIPPET } from '../test/host-page.ts'
import { openBrowser, startMeander, type Meander } from '../test/open-browser.ts'
import { closeTop, open, send } from '../test/visit-planner.ts'

let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

const POLICIES = 'Policies of the page'
const EVENTS = ['navigate', 'message-sent', 'recommendations-shown', 'activity-opened', 'activity-saved', 'scheduled', 'shared', 'booking-clicked', 'signed-in', 'failed']

/** Somebody else's page on an origin of its own, to be framed or to frame. */
async function serve(body: string): Promise<string> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><html lang="en"><title>A frame</title><link rel="icon" href="data:,"><style>${RESERVED}</style>${body.replaceAll('https://meander.example', meander.siteUrl)}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://localhost:${(server.address() as AddressInfo).port}/`
}

describe('a strict policy', () => {
  const STRICT = {
    'a nonce, no unsafe-inline, no address in script-src': "default-src 'none'; script-src 'nonce-r4nd0m'; style-src 'self'; connect-src https://meander.example; img-src https://meander.example data:; font-src https://meander.example; media-src https://meander.example; require-trusted-types-for 'script'; trusted-types 'none'",
    "'strict-dynamic' beside the nonce": "default-src 'none'; script-src 'nonce-r4nd0m' 'strict-dynamic'; style-src 'self'; connect-src https://meander.example; img-src https://meander.example data:; font-src https://meander.example; media-src https://meander.example",
    "the server in script-src, trusted-types 'none'": "default-src 'none'; script-src https://meander.example; style-src 'self'; connect-src https://meander.example; img-src https://meander.example data:; font-src https://meander.example; media-src https://meander.example; require-trusted-types-for 'script'; trusted-types 'none'",
  }
  it.for(Object.entries(STRICT))('is kept: %s', async ([name, policy], context) => {
    conforms(context, POLICIES, `Content-Security-Policy with ${name}`, 'no violation: home, plan form, fonts, an answer with its cards, the detail of one')
    const browser = await openBrowser({ reducedMotion: 'reduce' })
    await browser.context.addInitScript(() => {
      const broken: string[] = []
      Object.assign(window, { broken })
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => broken.push(`${violatedDirective} ${blockedURI}`))
    })
    const page = await openHostPage(browser.context, meander.siteUrl, {
      css: RESERVED,
      headers: { 'content-security-policy': policy },
      body: `<meander-planner></meander-planner>${SNIPPET.replace('<script', '<script nonce="r4nd0m"')}`,
    })
    await plannerRuns(page)
    await page.getByPlaceholder('Share your travel dreams...').fill('Two days in Porto')
    await open(page, 'plan')
    await page.getByRole('dialog', { name: 'Plan Your Adventure' }).waitFor()
    await closeTop(page)
    await send(page, 'A food tour in Lisbon, please')
    await page.locator('meander-planner .print button').first().click()
    await page.getByRole('dialog').first().waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual([])
    expect(browser.problems()).toEqual([])
  })

  it.for([
    ['Cross-Origin-Embedder-Policy: require-corp', { 'cross-origin-embedder-policy': 'require-corp', 'cross-origin-opener-policy': 'same-origin' }],
    ['Cross-Origin-Embedder-Policy: credentialless', { 'cross-origin-embedder-policy': 'credentialless', 'cross-origin-opener-policy': 'same-origin' }],
    ['Referrer-Policy: no-referrer', { 'referrer-policy': 'no-referrer' }],
  ] as const)('lets it run and answer: %s', async ([name, headers], context) => {
    conforms(context, POLICIES, name, 'it runs, and is answered with cards')
    const { context: profile, problems } = await openBrowser({ reducedMotion: 'reduce' })
    const page = await openHostPage(profile, meander.siteUrl, { css: RESERVED, headers, body: `<meander-planner></meander-planner>${SNIPPET.replace('<script', '<script crossorigin')}` })
    await page.getByPlaceholder('Share your travel dreams...').fill('A food tour in Lisbon, please')
    await page.keyboard.press('Enter')
    await page.locator('meander-planner .print').first().waitFor()
    expect(problems()).toEqual([])
  })
})

describe('messages between windows', () => {
  it('that are forged or empty do nothing, also while a sign-in waits for one', async (context) => {
    conforms(context, 'Messages', 'Forged and empty postMessage, from the page and from a frame of another origin', 'none is believed: no event, no sign-in, nothing thrown')
    const { context: profile, problems } = await openBrowser({ reducedMotion: 'reduce' })
    const forger = await serve(`<script>
      const forge = () => [null, undefined, 0, '', 'meander:sign-in-finished', 'meander:sign-in-failed', [], {}, { data: null }, { type: 'booking-clicked', detail: { url: 'https://evil.example' } },
        { type: 'meander:sign-in-finished', code: 'x', state: 'x', accessToken: 'x' }, { fullType: 'MEANDER::scheduled' }, { type: 'open' }, { type: 'close' }, new Map(), new ArrayBuffer(8)]
        .forEach(data => parent.postMessage(data, '*'))
      onmessage = () => { forge(); parent.postMessage('forged', '*') }
    </script>`)
    const page = await openHostPage(profile, meander.siteUrl, { css: RESERVED, body: `<meander-planner></meander-planner><iframe src="${forger}"></iframe>${SNIPPET}` })
    await plannerRuns(page)
    await page.evaluate((names) => {
      const heard: string[] = []
      for (const name of names) document.addEventListener(name, () => heard.push(name))
      Object.assign(window, { heard })
    }, EVENTS)
    const forge = () =>
      page.evaluate(async () => {
        const done = new Promise<void>((resolve) => addEventListener('message', ({ data }) => data === 'forged' && resolve()))
        for (const data of [null, 'meander:sign-in-finished', { type: 'meander:sign-in-finished' }]) window.postMessage(data, '*')
        document.querySelector('iframe')?.contentWindow?.postMessage('go', '*')
        await done
      })
    await forge()
    await open(page, 'sign-in')
    const dialog = page.getByRole('dialog', { name: 'Sign in to your account' })
    const [popUp] = await Promise.all([profile.waitForEvent('page'), dialog.getByRole('button', { name: 'Sign in with your account' }).click()])
    await popUp.getByRole('textbox').first().waitFor()
    await page.locator('meander-planner [aria-busy="true"]').first().waitFor()
    await forge()
    await expect.poll(() => page.locator('meander-planner [aria-busy="true"]').count()).toBeGreaterThan(0)
    expect(popUp.isClosed()).toBe(false)
    expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([])
    expect(problems()).toEqual([])
  })
})

describe('a planner in a frame', () => {
  it.for([
    ['with allow="microphone"', 'microphone', true],
    ['without', '', false],
  ] as const)('of another origin, %s, offers the voice or says why not', async ([name, allow, allowed], context) => {
    conforms(context, 'In a frame', `iframe ${name === 'without' ? 'without allow="microphone"' : name}`, allowed ? 'the recording begins' : 'the refusal is said; typing goes on')
    const { context: profile } = await openBrowser({ reducedMotion: 'reduce', says: new URL('../../server/test/speech/no-ill-disposed-young-man.wav', import.meta.url).pathname })
    const framed = await serve(`<meander-planner></meander-planner>${SNIPPET}`)
    const page = await openHostPage(profile, meander.siteUrl, { body: `<iframe src="${framed.replace('localhost', '127.0.0.1')}" allow="${allow}" width="900" height="700"></iframe>`, css: 'body { margin: 0 }' })
    const frame = page.frameLocator('iframe')
    await frame.locator('meander-planner .meander').waitFor()
    await frame.locator('meander-planner').evaluate((planner) => (planner as HTMLElement & { open(part: string): void }).open('voice'))
    const dialog = frame.getByRole('dialog', { name: /Voice/ })
    await dialog.getByRole('button', { name: 'Record', exact: true }).click()
    if (allowed) await dialog.getByRole('button', { name: 'Stop' }).waitFor()
    else {
      await dialog.getByRole('alert').filter({ hasText: /[Mm]icrophone/ }).waitFor()
      await dialog.getByRole('button', { name: 'Close' }).first().click()
      await frame.getByPlaceholder('Share your travel dreams...').fill('Two days in Porto')
    }
  })
})
