import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Finding } from '../../sdk/doctor/index.ts'
import { openHostPage, plannerRuns, RESERVED, SNIPPET, type HostPage } from '../test/host-page.ts'
import { openBrowser, startMeander, type Meander } from '../test/open-browser.ts'

let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

const VIEWPORT = '<meta name="viewport" content="width=device-width">'

/** What `Meander.doctor()` says of a made-up page, line by line, and what it writes to the console. */
async function examine(host: HostPage) {
  const { context, problems } = await openBrowser({ reducedMotion: 'reduce' })
  const written: string[] = []
  context.on('console', (message) => message.type() === 'info' && written.push(message.text()))
  const page = await openHostPage(context, meander.siteUrl, host)
  await page.waitForFunction(() => customElements.get('meander-planner'))
  const findings = await ask(page)
  return { page, findings, lines: findings.map(({ line }) => line), written, problems }
}
const ask = (page: Page) => page.evaluate(() => (window as unknown as { Meander: { doctor(): Promise<Finding[]> } }).Meander.doctor())

describe('the doctor', () => {
  it('finds nothing on a page as the README gives it, and says so', async () => {
    const { page, findings, written, problems } = await examine({ css: RESERVED, body: `${VIEWPORT}<meander-planner destination="Lisbon"></meander-planner>${SNIPPET}` })
    expect(findings).toEqual([])
    // It asks for nothing that is not there: what is red in the console is the page's own.
    expect(problems()).toEqual([])
    expect(written.join()).toContain('nothing on this page is in the way')
    await plannerRuns(page)
  })

  it('names what a page does to the tag and its place, with the line that mends it', async () => {
    const { findings, lines, written } = await examine({
      css: '.box { height: 200px; overflow: hidden } meander-planner { opacity: .2; pointer-events: none; display: inline }',
      body: `<a href="#x"><div class="box"><meander-planner destinaton="Lisbon" data-own="x" class="wide"></meander-planner></div></a>${SNIPPET}${SNIPPET}`,
    })
    expect(lines).toEqual([
      `<script async src="${meander.siteUrl}/sdk/v1.js"></script>`,
      '<meander-planner destination="Lisbon">',
      '</a><meander-planner></meander-planner>',
      'meander-planner { visibility: visible !important; opacity: 1 !important }',
      'meander-planner { pointer-events: auto !important }',
      'meander-planner { display: block; min-height: 640px }',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ])
    expect(findings.every(({ problem, where }) => problem.length > 10 && where.length > 3)).toBe(true)
    expect(written.join('\n')).toContain('destinaton')
  })

  it('names what cuts it off, and mends by its own lines', async () => {
    const css = `${RESERVED} .box { height: 200px; overflow: hidden }`
    const { page, lines } = await examine({ css, body: `${VIEWPORT}<div class="box"><meander-planner></meander-planner></div>${SNIPPET}` })
    expect(lines).toEqual(['.box { overflow: visible; height: auto }'])
    await page.evaluate(([line]) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(line ?? '')
      document.adoptedStyleSheets.push(sheet)
    }, lines)
    expect(await ask(page)).toEqual([])
  })

  it('names what a policy refuses, directive by directive, and the microphone', async () => {
    const { lines } = await examine({
      css: RESERVED,
      headers: { 'content-security-policy': "default-src 'none'; script-src 'unsafe-inline' https://meander.example; style-src 'self'; img-src data:", 'permissions-policy': 'microphone=()' },
      body: `${VIEWPORT}<meander-planner></meander-planner>${SNIPPET}`,
    })
    const { siteUrl } = meander
    expect(lines.toSorted()).toEqual(['Permissions-Policy: microphone=(self)', `connect-src ${siteUrl}`, `font-src ${siteUrl}`, `img-src ${siteUrl}`, `media-src ${siteUrl}`])
  })

  it('names an origin that the server does not answer, and who else has taken the tag', async () => {
    const { context } = await openBrowser({ reducedMotion: 'reduce' })
    await context.route(/\/api\//, (route) => route.abort())
    const page = await openHostPage(context, meander.siteUrl, { css: RESERVED, body: `${VIEWPORT}<script>customElements.define('meander-planner', class extends HTMLElement {})</script><meander-planner></meander-planner>${SNIPPET}` })
    await page.waitForFunction(() => 'doctor' in (window as unknown as { Meander: object }).Meander)
    const lines = (await ask(page)).map(({ line }) => line)
    expect(lines).toEqual([expect.stringContaining('customElements.define'), `ALLOWED_ORIGINS=${new URL(page.url()).origin}`])
  })
})

describe('the page of the doctor', () => {
  it('tells how to ask it, for the page that its address names, and makes a link of no other', async () => {
    const { page, problems } = await openBrowser({ reducedMotion: 'reduce' })
    await page.goto(`${meander.siteUrl}/doctor?url=https://blog.example/lisbon`)
    await page.getByRole('link', { name: 'https://blog.example/lisbon' }).waitFor()
    expect(await page.getByLabel('The line for the console').innerText()).toBe('await Meander.doctor()')
    await page.goto(`${meander.siteUrl}/doctor?url=javascript:alert(1)`)
    await page.getByText('Open your page').waitFor()
    expect(problems()).toEqual([])
  })
})
