// How long it takes from the press of 'Sign in with your account' in an embed until the planner is signed in, pop-up, page and answer
// included and with nobody thinking in between: with the opener, and where the page has cut itself off from its windows. Before that, how
// many random bits the tokens have.
//   node scripts/bench/sign-in.mjs http://localhost:3000     (npm run figures starts a server for it)
import { randomFillSync } from 'node:crypto'
import { createServer } from 'node:http'
import { chromium } from 'playwright-core'
import { makeClientUserId } from '../../sdk/contract/ids.ts'
import { newToken } from '../../server/features/auth/tokens.ts'
import { newShareToken } from '../../server/features/sharing/links.ts'

const PLACES = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable']
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']
const WAYS = { 'with an opener': {}, 'without an opener': { 'cross-origin-opener-policy': 'same-origin' } }

const bits = (token) => Buffer.from(token, 'base64url').length * 8
const guest = makeClientUserId(Date.now(), randomFillSync(new Uint8Array(16)))
console.log(`tokens: session, bearer, embed cookie and poll secret ${bits(newToken())} bits, share link ${bits(newShareToken())}, a guest's identifier ${guest.split('_').at(-1).length * 4}`)

const [siteUrl = 'http://localhost:3000'] = process.argv.slice(2)
const browser = await launch()
for (const [way, headers] of Object.entries(WAYS)) {
  console.log(`sign-in in an embed ${way}: ${Math.round(await timeOne(headers))} ms from the press to the account`)
}
await browser.close()

async function launch() {
  for (const executablePath of PLACES.filter(Boolean)) {
    const browser = await chromium.launch({ executablePath, args: FLAGS }).catch(() => null)
    if (browser) return browser
  }
  throw new Error('No Chromium found: name one in CHROMIUM_PATH')
}

async function timeOne(headers) {
  const host = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers })
    response.end(`<!doctype html><html lang="en"><title>A blog</title><meander-planner></meander-planner><script async src="${siteUrl}/sdk/v1.js"></script></html>`)
  })
  await new Promise((resolve) => host.listen(0, '127.0.0.1', resolve))
  const context = await browser.newContext({ locale: 'en-US' })
  try {
    const page = await context.newPage()
    await page.goto(`http://localhost:${host.address().port}/`)
    await page.waitForFunction(() => document.querySelector('meander-planner')?.shadowRoot?.querySelector('.frame > .meander'))
    await page.evaluate(() => document.querySelector('meander-planner').open('sign-in'))
    const dialog = page.getByRole('dialog', { name: 'Sign in to your account' })
    const button = dialog.getByRole('button', { name: 'Sign in with your account' })
    await button.waitFor()
    const pressed = performance.now()
    const [popUp] = await Promise.all([context.waitForEvent('page'), button.click()])
    await popUp.getByRole('textbox').first().fill('Rosa')
    await popUp.getByRole('button', { name: 'Continue' }).click()
    await dialog.waitFor({ state: 'detached' })
    return performance.now() - pressed
  } finally {
    await context.close()
    host.close()
  }
}
