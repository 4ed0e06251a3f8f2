import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHostPage, plannerRuns, RESERVED, SNIPPET } from '../test/host-page.ts'
import { openBrowser, startMeander, type Meander, type OpenBrowser } from '../test/open-browser.ts'

let meander: Meander
let browser: OpenBrowser
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

/** Violations that a page reports from its very start. */
async function recordViolations({ context }: OpenBrowser): Promise<string[]> {
  const violations: string[] = []
  await context.exposeBinding('reportViolation', (_source, text: string) => void violations.push(text))
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void }
      reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  return violations
}

describe('a page with a strict Content-Security-Policy', () => {
  it('runs the planner without one violation, Trusted Types required and no policy allowed', async () => {
    browser = await openBrowser()
    const violations = await recordViolations(browser)
    const { page } = browser
    await page.goto(`${meander.examplesUrl}/csp-strict/`)
    await plannerRuns(page)
    await page.getByPlaceholder('Share your travel dreams...').fill('Two days in Porto')
    await page.waitForLoadState('networkidle')
    const paper = () => page.locator('meander-planner .meander').evaluate((box) => getComputedStyle(box).backgroundColor)
    await expect.poll(paper).toBe('rgb(246, 248, 244)')
    expect(violations).toEqual([])
    expect(browser.problems().filter((problem) => !problem.includes('401'))).toEqual([])
  })

  it('needs no address in script-src but the nonce of the tag', async () => {
    browser = await openBrowser()
    const violations = await recordViolations(browser)
    const policy = "default-src 'none'; script-src 'nonce-r4nd0m'; style-src 'self'; connect-src https://meander.example; img-src https://meander.example data:; font-src https://meander.example; media-src https://meander.example; require-trusted-types-for 'script'; trusted-types 'none'"
    const page = await openHostPage(browser.context, meander.siteUrl, {
      css: RESERVED,
      headers: { 'content-security-policy': policy },
      body: `<meander-planner></meander-planner>${SNIPPET.replace('<script', '<script nonce="r4nd0m"')}`,
    })
    await plannerRuns(page)
    await page.waitForLoadState('networkidle')
    expect(violations).toEqual([])
    expect(browser.problems()).toEqual([])
  })
})
