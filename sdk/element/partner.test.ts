import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WidgetModule } from '../bridge.ts'
import type { RegisteredPartner } from '../contract/partners.ts'
import { attendArticle } from '../article/index.ts'
import { createFakeWidget, type FakeWidget } from '../test/fake-widget.ts'
import { dress } from '../theme/dress.ts'
import { definePlanner } from './define.ts'

let widget: FakeWidget
let load: () => Promise<WidgetModule>
let asked: string[]
let answer: (key: string) => Promise<RegisteredPartner>
const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}
const place = async (html: string) => {
  document.body.innerHTML = html
  await settle()
  const planner = document.querySelector('meander-planner')
  if (!planner) throw new Error('no planner in the page')
  return planner
}
/** What the planner was mounted with, and what was told to it since. */
const config = () => widget.alive[0]?.config

beforeAll(() =>
  definePlanner({
    origin: 'https://meander.example',
    loadWidget: () => load(),
    loadPartner: async (origin, key) => {
      asked.push(`${origin} ${key}`)
      return answer(key)
    },
    loadTheme: async () => ({ dress }), loadArticle: async () => ({ attendArticle }),
  }),
)
beforeEach(() => {
  widget = createFakeWidget()
  load = () => Promise.resolve(widget)
  asked = []
  answer = async () => ({ settings: { destination: 'Porto', currency: 'EUR', campaign: 'slowmile', accent: '#c2341d' } })
})
afterEach(async () => {
  document.body.replaceChildren()
  await settle()
})

describe('a partner', () => {
  it('is asked for by no page that names none', async () => {
    await place('<meander-planner></meander-planner>')
    expect(asked).toEqual([])
  })

  it('has settings that hold where the tag says nothing else', async () => {
    const planner = await place('<meander-planner partner="pk_1" destination="Lisbon"></meander-planner>')
    expect(asked).toEqual(['https://meander.example pk_1'])
    expect(widget.calls).toContain('update / Lisbon')
    expect(planner.shadowRoot?.adoptedStyleSheets.some(sheet => [...sheet.cssRules].some(({ cssText }) => cssText.includes('--accent: #c2341d') || cssText.includes('--accent:#c2341d')))).toBe(true)
  })

  it.each([
    ['in its theme', 'theme="accent: #0a5c68"', '#0a5c68'],
    ['by itself', 'accent="#0a5c68"', '#0a5c68'],
    ['nowhere, whatever else its theme says', 'theme="radius: 8px"', '#c2341d'],
  ])('has an accent that gives way to that of the tag: said %s', async (_, attribute, accent) => {
    const planner = await place(`<meander-planner partner="pk_1" ${attribute}></meander-planner>`)
    const rules = () => planner.shadowRoot?.adoptedStyleSheets.flatMap(sheet => [...sheet.cssRules].map(({ cssText }) => cssText.replace(/: /g, ':'))).join('')
    await expect.poll(rules).toContain(`--accent:${accent}`)
  })

  it('keeps nothing waiting: the planner is there before its settings are', async () => {
    let arrive = (_: RegisteredPartner) => {}
    answer = () => new Promise(resolve => (arrive = resolve))
    await place('<meander-planner partner="pk_1"></meander-planner>')
    expect(widget.calls).toEqual(['mount'])
    arrive({ settings: { destination: 'Porto' } })
    await settle()
    expect(widget.calls).toEqual(['mount', 'update / Porto'])
  })

  it('has them in the planner from its start, where they are there first', async () => {
    let arrive = (_: WidgetModule) => {}
    load = () => new Promise(resolve => (arrive = resolve))
    await place('<meander-planner partner="pk_1" currency="USD"></meander-planner>')
    arrive(widget)
    await settle()
    expect(config()).toMatchObject({ partner: 'pk_1', destination: 'Porto', currency: 'USD', campaign: 'slowmile' })
  })

  it('is asked for once, and anew under another key', async () => {
    const planner = await place('<meander-planner partner="pk_1"></meander-planner>')
    planner.setAttribute('destination', 'Faro')
    await settle()
    expect(asked).toHaveLength(1)
    answer = async () => ({ settings: { destination: 'Rome' } })
    planner.setAttribute('partner', 'pk_2')
    planner.removeAttribute('destination')
    await settle()
    expect(asked).toEqual(['https://meander.example pk_1', 'https://meander.example pk_2'])
    expect(widget.calls.at(-1)).toBe('update / Rome')
    planner.removeAttribute('partner')
    await settle()
    expect(widget.calls.at(-1)).toBe('update /')
  })

  it('is asked for anew where it did not come, when the visitor tries again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    load = () => Promise.reject(new TypeError('Failed to fetch'))
    const planner = await place('<meander-planner partner="pk_1"></meander-planner>')
    answer = async () => ({ settings: { destination: 'Porto' } })
    load = () => Promise.resolve(widget)
    planner.shadowRoot?.querySelector<HTMLButtonElement>('[role=alert] button')?.click()
    await expect.poll(() => widget.calls).toContain('update / Porto')
  })

  it.each([
    ['that may not be named here', async () => ({ settings: {}, problem: { code: 'partner' as const, message: 'The partner key pk_1 is not known to this server.' } }), 'not known'],
    ['whose settings do not come', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ])('%s is told to the page, and the planner runs', async (_, refused, words) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const failed = vi.fn()
    document.addEventListener('failed', failed, { once: true })
    answer = refused
    await place('<meander-planner partner="pk_1"></meander-planner>')
    expect(failed.mock.calls[0]?.[0].detail).toEqual({ code: 'partner', message: expect.stringContaining(words) })
    expect(warn).toHaveBeenCalledTimes(1)
    expect(widget.calls).toContain('mount')
  })
})
