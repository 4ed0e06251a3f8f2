import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHostPage, plannerRuns, RESERVED, SNIPPET } from '../test/host-page.ts'
import { openBrowser, startMeander, type Meander, type OpenBrowser } from '../test/open-browser.ts'

let meander: Meander
let browser: OpenBrowser
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

/** Counts timers, frames and observers that are under way, from the page's very start. */
const countUnderWay = () => {
  const timers = new Set<unknown>()
  const observers = new Set<unknown>()
  const { setTimeout: later, clearTimeout: cancelLater, setInterval: again, clearInterval: cancelAgain } = window
  const wrap = window as unknown as Record<string, unknown>
  wrap.setTimeout = (call: (...values: unknown[]) => void, pause?: number, ...values: unknown[]) => {
    const id = later(
      (...given: unknown[]) => {
        timers.delete(id)
        call(...given)
      },
      pause,
      ...values,
    )
    timers.add(id)
    return id
  }
  wrap.setInterval = (call: TimerHandler, pause?: number, ...values: unknown[]) => {
    const id = again(call, pause, ...values)
    timers.add(id)
    return id
  }
  wrap.clearTimeout = wrap.clearInterval = (id: number) => {
    timers.delete(id)
    cancelLater(id)
    cancelAgain(id)
  }
  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver'] as const) {
    const { observe, disconnect } = window[name].prototype as { observe: (...values: unknown[]) => void; disconnect: () => void }
    window[name].prototype.observe = function (this: unknown, ...values: unknown[]) {
      observers.add(this)
      return observe.apply(this, values)
    } as never
    window[name].prototype.disconnect = function (this: unknown) {
      observers.delete(this)
      return disconnect.apply(this as never)
    }
  }
  wrap.underWay = () => ({ timers: timers.size, observers: observers.size })
}

/** All that a planner could leave in a page. */
async function inventory(page: Page) {
  const session = await page.context().newCDPSession(page)
  const listeners: Record<string, string[]> = {}
  for (const expression of ['window', 'document', 'document.documentElement', 'document.body', 'window.visualViewport', 'document.fonts', 'matchMedia("(prefers-color-scheme: dark)")']) {
    const { result } = await session.send('Runtime.evaluate', { expression })
    const { listeners: found } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' })
    listeners[expression] = found.map((listener) => listener.type)
  }
  await session.detach()
  const rest = await page.evaluate(() => ({
    nodes: document.querySelectorAll('*').length,
    head: document.head.innerHTML,
    sheets: document.adoptedStyleSheets.length,
    fonts: [...document.fonts].length,
    attributes: [...document.documentElement.attributes, ...document.body.attributes].map((attribute) => attribute.name),
    names: Object.getOwnPropertyNames(window).filter((name) => !/^\d+$/.test(name)),
    ...(window as unknown as { underWay: () => { timers: number; observers: number } }).underWay(),
  }))
  return { listeners, ...rest }
}

interface Handle {
  element: HTMLElement
  destroy(): void
}

describe('destroy', () => {
  it('leaves nothing in the page: no listener, timer, observer, node, sheet, font or name', async () => {
    browser = await openBrowser()
    await browser.context.addInitScript(countUnderWay)
    const page = await openHostPage(browser.context, meander.siteUrl, { css: RESERVED, body: `<div id="trip"></div>${SNIPPET}` })
    await page.waitForFunction(() => customElements.get('meander-planner'))
    await page.waitForLoadState('networkidle')
    const before = await inventory(page)

    for (let round = 0; round < 3; round++) {
      await page.evaluate(() => {
        const own = window as unknown as { Meander: { mount(target: string): Handle }; planner: Handle }
        own.planner = own.Meander.mount('#trip')
      })
      await plannerRuns(page)
      await page.getByPlaceholder('Share your travel dreams...').fill('Two days in Porto')
      await page.waitForFunction(() => [...document.fonts].length > 0)
      await page.waitForLoadState('networkidle')
      await page.evaluate(async () => {
        const own = window as unknown as { planner?: Handle }
        own.planner?.destroy()
        delete own.planner
        await Promise.resolve()
      })
    }

    await page.waitForFunction((timers) => (window as unknown as { underWay: () => { timers: number } }).underWay().timers <= timers, before.timers)
    expect(await inventory(page)).toEqual(before)
    expect(browser.problems().filter((problem) => !problem.includes('401'))).toEqual([])
  })

  it('is what the removal of the element does as well; a move in the page keeps the words in the field', async () => {
    browser = await openBrowser()
    const page = await openHostPage(browser.context, meander.siteUrl, { css: RESERVED, body: `<main></main><aside><meander-planner></meander-planner></aside>${SNIPPET}` })
    const field = page.getByPlaceholder('Share your travel dreams...')
    await field.fill('Half a sentence')
    await page.evaluate(() => document.querySelector('main')?.append(document.querySelector('meander-planner') ?? ''))
    expect(await field.inputValue()).toBe('Half a sentence')
    const left = await page.evaluate(async () => {
      const planner = document.querySelector('meander-planner')
      planner?.remove()
      await Promise.resolve()
      return { nodes: planner?.shadowRoot?.childNodes.length, sheets: planner?.shadowRoot?.adoptedStyleSheets.length, fonts: [...document.fonts].length }
    })
    expect(left).toEqual({ nodes: 0, sheets: 2, fonts: 0 })
  })
})
