import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conforms } from '../test/conforms.ts'
import { openHostPage, plannerRuns, RESERVED, SNIPPET } from '../test/host-page.ts'
import { countUnderWay, inventory, type CountingWindow } from '../test/inventory.ts'
import { openBrowser, startMeander, type Meander, type OpenBrowser } from '../test/open-browser.ts'
import { expectCount, expectFocus, expectValue } from '../test/settle.ts'
import { closeTop, open as openPart } from '../test/visit-planner.ts'

let meander: Meander
let browser: OpenBrowser
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

const GROUP = 'Life in the page'
const FIELD = 'Share your travel dreams...'
const open = async (body: string) => {
  browser = await openBrowser({ reducedMotion: 'reduce' })
  await browser.context.addInitScript(countUnderWay)
  return openHostPage(browser.context, meander.siteUrl, { body, css: RESERVED })
}
const put = (page: Page, address: string) =>
  page.evaluate((src) => new Promise((resolve) => document.head.append(Object.assign(document.createElement('script'), { src, onload: resolve }))), meander.siteUrl + address)
/** What the heap holds once what nobody can reach is gone. In bytes. */
async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}
/** Elements of ours that somebody still holds, wherever they are. */
async function alive(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { result: prototype } = await session.send('Runtime.evaluate', { expression: 'customElements.get("meander-planner").prototype' })
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: prototype.objectId ?? '' })
  const { result } = await session.send('Runtime.callFunctionOn', { objectId: objects.objectId ?? '', functionDeclaration: 'function () { return this.length }', returnByValue: true })
  await session.detach()
  return result.value as number
}

describe('the planner in the life of a page', () => {
  it('leaves nothing after it was put in and taken out a hundred times', async (context) => {
    const measure = conforms(context, GROUP, 'Mounted and removed 100 times', '')
    const page = await open(`<div id="trip"></div>${SNIPPET}`)
    const rounds = (count: number) =>
      page.evaluate(async (times) => {
        const runs = (planner: Element) => planner.shadowRoot?.querySelector('.frame > .meander')
        for (let round = 0; round < times; round++) {
          const planner = (window as unknown as { Meander: { mount(target: string): { element: Element; destroy(): void } } }).Meander.mount('#trip')
          while (!runs(planner.element)) await new Promise((resolve) => requestAnimationFrame(resolve))
          planner.destroy()
          await Promise.resolve()
        }
      }, count)
    const atRest = (before?: Awaited<ReturnType<typeof inventory>>) =>
      page.waitForFunction((limit) => {
        const { timers, frames } = (window as unknown as CountingWindow).underWay()
        return limit ? timers <= limit.timers && frames <= limit.frames : true
      }, before)
    await page.waitForFunction(() => customElements.get('meander-planner'))
    const before = await inventory(page)
    await rounds(10)
    await atRest(before)
    const warm = await heap(page)
    await rounds(90)
    await atRest(before)
    await expect.poll(() => inventory(page)).toEqual(before)
    // The last one may still be held by the browser itself: where the focus was, what was looked at.
    await expect.poll(() => alive(page)).toBeLessThanOrEqual(2)
    const grown = Math.max(0, Math.round(((await heap(page)) - warm) / 1000))
    expect(grown).toBeLessThan(1000)
    expect(browser.problems()).toEqual([])
    measure('no listener, timer, frame, observer, node, sheet, font, attribute or name is left', { of: 'growth of the heap over the last 90', value: grown, atMost: 1000, unit: 'kB' })
  })

  it('keeps to the definition of the tag that came first, whoever made it', async (context) => {
    conforms(context, GROUP, 'The tag is defined twice', 'the first definition stays in charge, nothing is thrown')
    const page = await open('<script>customElements.define("meander-planner", class extends HTMLElement { connectedCallback() { this.textContent = "Theirs" } })</script><meander-planner></meander-planner>')
    await put(page, '/sdk/v1.js')
    await page.evaluate(() => (window as unknown as { Meander: { load(): Promise<void> } }).Meander.load())
    await page.getByText('Theirs').waitFor()
    expect(browser.problems()).toEqual([])
  })

  it('is one planner however often, and however, its script is loaded', async (context) => {
    conforms(context, GROUP, 'The script is loaded four times', 'one planner; classic, as a module, and put in later')
    const page = await open(`<meander-planner></meander-planner>${SNIPPET}${SNIPPET}<script type="module" src="https://meander.example/sdk/v1.js?again"></script>`)
    await plannerRuns(page)
    await put(page, '/sdk/v1.js?later')
    await expectCount(page.locator('meander-planner .meander'), 1)
    expect(browser.problems()).toEqual([])
  })

  it('adds one name to the window and changes no other', async (context) => {
    conforms(context, GROUP, 'Names on the window', 'one is new, Meander, whatever is opened; no built-in is replaced')
    const page = await open('<meander-planner></meander-planner>')
    await page.evaluate(() => {
      const owners = [window, document, history, Element.prototype, Node.prototype, EventTarget.prototype, Array.prototype, Object.prototype, Promise.prototype, String.prototype, Symbol, Document.prototype, ShadowRoot.prototype, HTMLElement.prototype]
      const look = () => owners.map((owner) => Object.entries(Object.getOwnPropertyDescriptors(owner)).map(([name, { value, get, set }]) => ({ name, value: typeof value === 'function' ? value : null, get, set })))
      const before = look()
      Object.defineProperty(window, 'changed', { enumerable: false, value: () => look().map((names, at) => names.filter((now) => !before[at]?.some((was) => was.name === now.name && was.value === now.value && was.get === now.get && was.set === now.set)).map(({ name }) => name)).flat() })
    })
    await put(page, '/sdk/v1.js')
    await page.getByPlaceholder(FIELD).fill('A food tour in Lisbon, please')
    await page.keyboard.press('Enter')
    await page.locator('meander-planner .print').first().waitFor()
    // Each in a chunk of its own, with libraries of its own.
    for (const part of ['plan', 'templates', 'voice', 'sign-in']) {
      await openPart(page, part)
      await page.getByRole('dialog').first().waitFor()
      await closeTop(page, part)
    }
    await openPart(page, 'itineraries')
    await page.getByRole('button', { name: 'Plan New Trip' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (window as unknown as { changed(): string[] }).changed())).toEqual(['changed', 'Meander'])
  })

  it('lives on where a body takes the place of the body, and with the page that follows', async (context) => {
    conforms(context, GROUP, 'The body is swapped, as Turbo does', 'the new page has a planner, the one that is kept goes on with its words')
    const page = await open(`<main><p>One</p></main><meander-planner></meander-planner>${SNIPPET}`)
    await page.getByPlaceholder(FIELD).fill('Half a sentence')
    await page.evaluate(() => {
      const body = document.createElement('body')
      body.append('Two', document.querySelector('meander-planner') ?? '')
      document.documentElement.replaceChild(body, document.body)
    })
    await expectValue(page.getByPlaceholder(FIELD), 'Half a sentence')
    await page.evaluate(() => {
      const { body } = new DOMParser().parseFromString('<p>Three</p><meander-planner></meander-planner>', 'text/html')
      document.documentElement.replaceChild(document.adoptNode(body), document.body)
    })
    await page.getByText('Three').waitFor()
    await plannerRuns(page)
    await page.getByPlaceholder(FIELD).fill('Another')
    await expectCount(page.locator('meander-planner'), 1)
    expect(browser.problems()).toEqual([])
  })

  it('comes and goes with the routes of a single page, twenty times, and leaves its history alone', async (context) => {
    conforms(context, GROUP, '20 navigations of a single page', 'a planner on each second route, the history is the page’s own, nothing left')
    const page = await open(`<main></main>${SNIPPET}`)
    await page.waitForFunction(() => customElements.get('meander-planner'))
    const before = await inventory(page)
    const length = await page.evaluate(() => history.length)
    for (let route = 1; route <= 20; route++) {
      await page.evaluate((at) => {
        history.pushState({ at }, '', `#/${at}`)
        document.querySelector('main')?.replaceChildren(...(at % 2 ? [document.createElement('meander-planner')] : []))
      }, route)
      if (route % 2) await plannerRuns(page)
    }
    expect(await page.evaluate(() => history.length)).toBe(length + 20)
    await page.goBack()
    expect(await page.evaluate(() => [location.hash, history.state.at])).toEqual(['#/19', 19])
    await expect.poll(() => inventory(page)).toEqual(before)
    expect(browser.problems()).toEqual([])
  })

  it('keeps its state when it is moved, and when what it stands in is', async (context) => {
    conforms(context, GROUP, 'The element is moved', 'the words in its field and its screen stay')
    const page = await open(`<main></main><aside><section><meander-planner></meander-planner></section></aside>${SNIPPET}`)
    const field = page.getByPlaceholder(FIELD)
    await field.fill('Half a sentence')
    await page.evaluate(() => document.querySelector('main')?.append(document.querySelector('meander-planner') ?? ''))
    await expectValue(field, 'Half a sentence')
    await page.evaluate(() => document.querySelector('section')?.append(document.querySelector('main') ?? ''))
    await expectValue(field, 'Half a sentence')
    await page.evaluate(() => document.body.prepend(document.querySelector('aside') ?? ''))
    await expectValue(field, 'Half a sentence')
    expect(browser.problems()).toEqual([])
  })

  it.for(['inline', 'floating', 'drawer'])('keeps what lies above the page there when it is moved, and what is written in it: %s', async (view, context) => {
    conforms(context, GROUP, `The element is moved with a dialog open, view ${view}`, 'the dialog is modal and above the page still, its words and its focus stay; so does the panel')
    const page = await open(`<button id="own">Own</button><main></main><aside style="transform: translateX(0); overflow: hidden; height: 90px"><meander-planner view="${view}"></meander-planner></aside>${SNIPPET}`)
    await page.waitForFunction(() => customElements.get('meander-planner'))
    await openPart(page, 'plan')
    const dialog = page.getByRole('dialog', { name: 'Plan Your Adventure' })
    const field = dialog.getByRole('textbox').first()
    await field.fill('Porto')
    const isModal = () => dialog.evaluate((one) => one.matches(':modal'))
    await expect.poll(isModal).toBe(true)
    for (const place of ['main', 'aside', 'body']) {
      await page.evaluate((name) => document.querySelector(name)?.append(document.querySelector('meander-planner') ?? ''), place)
      await expect.poll(isModal).toBe(true)
      await expectCount(dialog, 1)
      await expectValue(field, 'Porto')
      await expectFocus(field)
    }
    // The whole window is the dialog's, and nothing of the page can be pressed.
    expect(await page.locator('#own').evaluate((own) => document.elementFromPoint(own.getBoundingClientRect().x + 3, own.getBoundingClientRect().y + 3)?.localName)).toBe('meander-planner')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    if (view !== 'inline') {
      const panel = page.getByRole('dialog', { name: 'Meander' })
      const isAbove = () => panel.evaluate((one) => one.matches(':popover-open'))
      await page.getByPlaceholder(FIELD).fill('Half a sentence')
      await page.evaluate(() => document.querySelector('main')?.append(document.querySelector('meander-planner') ?? ''))
      await expect.poll(isAbove).toBe(true)
      await expectValue(page.getByPlaceholder(FIELD), 'Half a sentence')
      // Closed it stays closed, and its button stays where it was.
      await page.getByPlaceholder(FIELD).press('Escape')
      await panel.waitFor({ state: 'hidden' })
      await page.evaluate(() => document.querySelector('aside')?.append(document.querySelector('meander-planner') ?? ''))
      await page.getByRole('button', { name: 'Plan this trip' }).click()
      await panel.waitFor()
    }
    expect(browser.problems()).toEqual([])
  })
})
