import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHostPage, plannerRuns, RESERVED, SNIPPET } from '../test/host-page.ts'
import { openBrowser, startMeander, type Meander } from '../test/open-browser.ts'

let meander: Meander
let key: string
beforeAll(async () => {
  // Nobody but partners may embed it.
  meander = await startMeander({ ALLOWED_ORIGINS: 'https://nobody.example' })
  const told = await meander.partners('add', 'Slow Mile', '--origin', meander.examplesUrl, '--accent', '#c2341d', '--destination', 'Lisbon', '--campaign', 'slow-mile')
  key = /pk_[0-9a-f]{24}/.exec(told)?.[0] ?? ''
})
afterAll(() => meander.stop())

const ACCENT = 'rgb(194, 52, 29)'
const accentOf = () => {
  const button = document.querySelector('meander-planner')?.shadowRoot?.querySelector('.frame > .meander')
  return button ? getComputedStyle(button).getPropertyValue('--accent').trim() : ''
}

describe('a page of a partner', () => {
  it('wears what is registered, asks for a script alone before the first act, and is answered from then on', async () => {
    const { page, context, problems } = await openBrowser()
    const asked: string[] = []
    context.on('request', (request) => asked.push(request.url()))
    await page.goto(`${meander.examplesUrl}/script-tag/`)
    await plannerRuns(page)
    // The page's own pictures and the planner's letters are none of it.
    await page.waitForLoadState('networkidle')
    asked.length = 0
    await page.evaluate((partner) => {
      const tag = document.querySelector('meander-planner')
      // What the page says itself would win over what is registered.
      tag?.removeAttribute('accent')
      tag?.setAttribute('partner', partner)
    }, key)
    await page.waitForFunction((read) => (0, eval)(`(${read})()`) === '#c2341d', accentOf.toString())
    await page.waitForLoadState('networkidle')
    // Pictures of the planner's own first letter may still be on their way.
    expect(asked.filter((url) => !url.endsWith('.webp'))).toEqual([`${meander.siteUrl}/sdk/partners/${key}.js`])
    expect(await context.cookies()).toEqual([])

    await page.getByPlaceholder('Share your travel dreams...').fill('A food tour in Lisbon, please')
    await page.keyboard.press('Enter')
    const book = page.getByRole('link', { name: /^Book / }).first()
    await book.waitFor()
    const address = new URL((await book.getAttribute('href')) ?? '')
    expect(address.searchParams.get('campaign')).toBe('slow-mile')
    await page.evaluate(() => document.addEventListener('booking-clicked', (event) => {
      event.preventDefault()
      Object.assign(window, { heard: (event as CustomEvent).detail })
    }))
    await book.click()
    expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toMatchObject({ url: address.href, partner: key, campaign: 'slow-mile', activity: { sample: true } })
    expect(context.pages()).toHaveLength(1)
    expect(problems()).toEqual([])
  })

  it('of another origin is told so, runs without it, and is refused by the API', async () => {
    const { context } = await openBrowser()
    const warnings: string[] = []
    context.on('console', (message) => warnings.push(message.text()))
    const page = await openHostPage(context, meander.siteUrl, { body: `${SNIPPET}<meander-planner partner="${key}"></meander-planner>`, css: RESERVED })
    await plannerRuns(page)
    await expect.poll(() => warnings.join(' ')).toContain(`npm run partners -- set ${key} --origin`)
    expect(await page.evaluate(accentOf)).not.toBe(ACCENT)
    const answer = await page.evaluate((url) => fetch(url).then(() => 'read', () => 'refused'), `${meander.siteUrl}/api/itineraries`)
    expect(answer).toBe('refused')
  })
})
