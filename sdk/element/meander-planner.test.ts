import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WidgetModule } from '../bridge.ts'
import { attendArticle } from '../article/index.ts'
import { createFakeWidget, type FakeWidget } from '../test/fake-widget.ts'
import { dress } from '../theme/dress.ts'
import { definePlanner } from './define.ts'
import { MeanderPlanner } from './meander-planner.ts'
import type { PlannerSource } from './source.ts'

let widget: FakeWidget
let load: (origin: string, language: string) => Promise<WidgetModule>
let loadPartner: PlannerSource['loadPartner']
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
const inside = (planner: Element, selector: string) => planner.shadowRoot?.querySelector(selector)

// There is no top layer in this document.
beforeAll(() => void Object.assign(HTMLElement.prototype, { togglePopover() {} }))
beforeAll(() => definePlanner({ origin: 'https://meander.example', loadWidget: (origin, language) => load(origin, language), loadPartner: (origin, key) => loadPartner(origin, key), loadTheme: async () => ({ dress }), loadArticle: async () => ({ attendArticle }) }))
beforeEach(() => {
  widget = createFakeWidget()
  load = () => Promise.resolve(widget)
  loadPartner = () => Promise.reject(new Error('No page of this test names a partner'))
})
afterEach(async () => {
  document.body.replaceChildren()
  await settle()
})

describe('<meander-planner>', () => {
  it('shows the planner by itself, without attributes and without a click', async () => {
    const planner = await place('<meander-planner></meander-planner>')
    expect(inside(planner, '.frame > .meander')).toBeTruthy()
    expect(widget.alive[0]?.config).toMatchObject({ view: 'inline', origin: 'https://meander.example', firstParty: false })
  })

  it('shows the chat in ghosts while it loads', async () => {
    let arrive = (_module: WidgetModule) => {}
    load = () => new Promise(resolve => (arrive = resolve))
    const planner = await place('<meander-planner></meander-planner>')
    expect(inside(planner, '.waits')).toBeTruthy()
    arrive(widget)
    await settle()
    expect(inside(planner, '.waits')).toBeNull()
  })

  it('shows the fallback of the page until the planner runs', async () => {
    let arrive = (_module: WidgetModule) => {}
    load = () => new Promise(resolve => (arrive = resolve))
    const planner = await place('<meander-planner><a href="/plan">Plan this trip</a></meander-planner>')
    expect(inside(planner, 'slot')).toBeTruthy()
    arrive(widget)
    await settle()
    expect(inside(planner, 'slot')).toBeNull()
  })

  it('keeps the fallback and tells the page when the halves speak different protocols', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    load = () => Promise.resolve(createFakeWidget({ protocol: 99 }))
    const failed = vi.fn()
    document.addEventListener('failed', failed, { once: true })
    const planner = await place('<meander-planner><a href="/plan">Plan</a></meander-planner>')
    expect(inside(planner, 'slot')).toBeTruthy()
    expect(failed.mock.calls[0]?.[0].detail.code).toBe('protocol')
  })

  it('offers to try again when the planner cannot be loaded', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    load = () => Promise.reject(new TypeError('Failed to fetch'))
    const planner = await place('<meander-planner></meander-planner>')
    expect(inside(planner, '[role=alert]')?.textContent).toContain('could not be loaded')
    load = () => Promise.resolve(widget)
    inside(planner, 'button')?.dispatchEvent(new Event('click'))
    await settle()
    expect(inside(planner, '.frame > .meander')).toBeTruthy()
    expect(inside(planner, '[role=alert]')).toBeNull()
  })

  it('warns once about a bad attribute, uses the default and tells the page', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const failed = vi.fn()
    document.addEventListener('failed', failed, { once: true })
    const planner = await place('<meander-planner currency="euros"></meander-planner>')
    planner.setAttribute('destination', 'Porto')
    await settle()
    expect(warned).toHaveBeenCalledExactlyOnceWith('<meander-planner> currency="euros" is not understood: expected a currency, such as "EUR"')
    expect(failed.mock.calls[0]?.[0].detail).toMatchObject({ code: 'bad-attribute' })
    expect(widget.alive[0]?.config.currency).toBe('USD')
  })

  it('hands changes of attributes and properties on', async () => {
    const planner = await place('<meander-planner route="/chat"></meander-planner>')
    planner.setAttribute('destination', 'Porto')
    await settle()
    planner.configure({ route: '/itineraries' })
    await settle()
    expect(widget.calls).toEqual(['mount', 'update /chat Porto', 'update /itineraries Porto'])
  })

  it('takes properties that were set before it was defined', async () => {
    const planner = document.createElement('meander-planner')
    planner.config = { destination: 'Kyoto', dates: { from: '2027-04-01', to: '2027-04-03' } as never }
    document.body.append(planner)
    await settle()
    expect(widget.alive[0]?.config).toMatchObject({ destination: 'Kyoto', dates: { from: '2027-04-01', to: '2027-04-03' } })
  })

  it('keeps calls that come before the planner runs', async () => {
    const planner = document.createElement('meander-planner')
    document.body.append(planner)
    planner.open('plan')
    planner.send('Three days in Kyoto')
    await settle()
    expect(widget.calls).toEqual(['mount', 'open plan', 'send Three days in Kyoto'])
  })

  it('survives a move in the page with its state', async () => {
    const planner = await place('<meander-planner></meander-planner><section></section>')
    const frame = inside(planner, '.frame')
    document.querySelector('section')?.append(planner)
    await settle()
    expect(widget.calls).toEqual(['mount'])
    expect(inside(planner, '.frame')).toBe(frame)
  })

  it('leaves nothing when it is removed, and starts anew when it comes back', async () => {
    const planner = await place('<meander-planner></meander-planner>')
    const sheets = planner.shadowRoot?.adoptedStyleSheets.length
    planner.remove()
    await settle()
    expect(widget.calls).toEqual(['mount', 'destroy'])
    expect(planner.shadowRoot?.childNodes).toHaveLength(0)
    expect(planner.shadowRoot?.adoptedStyleSheets.length).toBe((sheets ?? 0) - 1)
    document.body.append(planner)
    await settle()
    expect(widget.alive).toHaveLength(1)
  })

  it('is not mounted when it was removed while it loaded', async () => {
    let arrive = (_module: WidgetModule) => {}
    load = () => new Promise(resolve => (arrive = resolve))
    const planner = await place('<meander-planner></meander-planner>')
    planner.remove()
    await settle()
    arrive(widget)
    await settle()
    expect(widget.calls).toEqual([])
  })

  it('tells the page in bubbling, composed events, of which navigate can be cancelled', async () => {
    const planner = await place('<meander-planner></meander-planner>')
    const emit = widget.alive[0]?.emit
    const heard: string[] = []
    document.body.addEventListener('navigate', event => {
      heard.push((event as CustomEvent<{ path: string }>).detail.path)
      event.preventDefault()
    })
    expect(emit?.('navigate', { path: '/chat' })).toBe(false)
    expect(emit?.('failed', { code: 'x', message: 'y' })).toBe(true)
    expect(heard).toEqual(['/chat'])
    expect(planner.isConnected).toBe(true)
  })

  it('keeps key events of its own fields, and lets those of the fallback go', async () => {
    const planner = await place('<meander-planner><input></meander-planner>')
    const heard = vi.fn()
    document.body.addEventListener('keydown', heard)
    inside(planner, 'textarea')?.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, composed: true }))
    expect(heard).not.toHaveBeenCalled()
    planner.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, composed: true }))
    expect(heard).toHaveBeenCalledOnce()
    document.body.removeEventListener('keydown', heard)
  })

  describe('asked by an event of the page', () => {
    const activity = { id: 'one', productCode: 'one', title: 'A walk by the river' }
    const ask = async (name = 'expandActivity') => {
      window.dispatchEvent(new CustomEvent(name, { detail: { activity } }))
      await settle()
    }
    const panel = '<meander-planner view="floating"></meander-planner>'

    it.each(['floating', 'drawer'])('opens a panel (%s) that nobody has opened yet, and answers in it [2.177, 2.179]', async (view) => {
      const planner = await place(`<meander-planner view="${view}"></meander-planner>`)
      await ask()
      expect(planner.hasAttribute('data-open')).toBe(true)
      expect(widget.calls).toEqual(['mount', 'hear expandActivity'])
    })

    it('keeps what comes while it loads, and says nothing twice', async () => {
      let arrive = (_module: WidgetModule) => {}
      load = () => new Promise(resolve => (arrive = resolve))
      await place('<meander-planner></meander-planner>')
      await ask('openItineraryModal')
      arrive(widget)
      await settle()
      await ask()
      expect(widget.calls).toEqual(['mount', 'hear openItineraryModal'])
    })

    it('opens one of two panels, and none where a running planner has the turn', async () => {
      await place(panel + panel)
      await ask()
      expect(document.querySelectorAll('[data-open]')).toHaveLength(1)
      expect(widget.calls).toEqual(['mount', 'hear expandActivity'])

      await place(panel)
      const answer = (event: Event) => event.preventDefault()
      window.addEventListener('meander-turn', answer)
      await ask()
      window.removeEventListener('meander-turn', answer)
      expect(document.querySelectorAll('[data-open]')).toHaveLength(0)
    })

    it('opens for nothing that names no activity, and not once it is gone', async () => {
      const planner = await place(panel)
      window.dispatchEvent(new CustomEvent('expandActivity', { detail: 'river' }))
      expect(planner.hasAttribute('data-open')).toBe(false)
      planner.remove()
      await settle()
      await ask()
      expect(widget.calls).toEqual([])
    })
  })

  it('lets the planner open the panel again, and asks what is open in it to close with it', async () => {
    const planner = await place('<meander-planner view="floating"></meander-planner>')
    planner.open()
    await settle()
    const [host] = widget.alive
    const dialog = document.createElement('dialog')
    let asked = 0
    dialog.addEventListener('cancel', () => (asked += 1))
    host?.container.append(dialog)
    dialog.showModal()
    dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }))
    expect(planner.hasAttribute('data-open')).toBe(true)
    planner.close()
    expect([planner.hasAttribute('data-open'), asked]).toEqual([false, 1])
    host?.show?.()
    expect(planner.hasAttribute('data-open')).toBe(true)
  })

  it('names its scheme on the host', async () => {
    const planner = await place('<meander-planner scheme="dark"></meander-planner>')
    expect(planner.dataset.scheme).toBe('dark')
    planner.setAttribute('scheme', 'auto')
    await settle()
    expect(planner.dataset.scheme).toBeUndefined()
  })

  it('can be defined twice: the first definition stays in charge', () => {
    definePlanner({ origin: 'https://other.example', loadWidget: () => Promise.reject(new Error('second')), loadPartner, loadTheme: async () => ({ dress }), loadArticle: async () => ({ attendArticle }) })
    expect(MeanderPlanner.source?.origin).toBe('https://meander.example')
  })
})

describe('the language', () => {
  it.each([
    ['', 'en'],
    ['de', 'de'],
    ['de-AT', 'de'],
    ['fr-CA', 'fr'],
  ])('of locale="%s" is %s', async (locale, language) => {
    const asked: string[] = []
    load = (_origin, wanted) => {
      asked.push(wanted)
      return Promise.resolve(widget)
    }
    await place(`<meander-planner locale="${locale}"></meander-planner>`)
    expect(asked).toEqual([language])
  })

  it('is spoken by the element too', async () => {
    await place('<meander-planner view="floating" locale="de-CH"></meander-planner>')
    const planner = document.querySelector('meander-planner')
    expect(planner && inside(planner, '.waymark')?.textContent).toBe('Reise planen')
  })

  it('changes while it runs: another planner goes on where the first one was', async () => {
    const planner = await place('<meander-planner></meander-planner>')
    const german = createFakeWidget()
    load = () => Promise.resolve(german)
    planner.setAttribute('locale', 'de')
    await settle()
    expect(widget.alive).toHaveLength(0)
    expect(german.alive[0]?.left).toEqual({ fake: true })
    planner.setAttribute('view', 'page')
    await settle()
    expect(german.alive[0]?.left).toBeUndefined()
  })
})
