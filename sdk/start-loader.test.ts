import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startLoader, type MeanderGlobal } from './start-loader.ts'

const element = '1.0.0-abc/element-x.js'
const settle = () => new Promise(resolve => setTimeout(resolve, 20))
const meander = () => window.Meander as MeanderGlobal

/** An import that fails as often as told, and the addresses it was asked for. */
function createImport(failures = 0) {
  const asked: string[] = []
  return {
    asked,
    importModule: (url: string) => {
      asked.push(url)
      return asked.length > failures ? Promise.resolve({}) : Promise.reject(new TypeError('Failed to fetch'))
    },
  }
}

beforeEach(() => {
  const script = document.createElement('script')
  script.setAttribute('type', 'text/plain')
  script.src = 'https://meander.example/sdk/v1.js'
  document.head.replaceChildren(script)
})
afterEach(() => {
  delete window.Meander
  document.head.replaceChildren()
  document.body.replaceChildren()
})

describe('the loader', () => {
  it('finds its own address without document.currentScript and loads the element from there', async () => {
    const { asked, importModule } = createImport()
    startLoader({ element, importModule })
    await meander().load()
    expect(asked).toEqual(['https://meander.example/sdk/1.0.0-abc/element-x.js'])
  })

  it('takes the origin from the stub on a page without our script tag', async () => {
    document.head.replaceChildren()
    window.Meander = { origin: 'https://eu.meander.example' }
    const { asked, importModule } = createImport()
    startLoader({ element, importModule })
    await meander().load()
    expect(asked).toEqual(['https://eu.meander.example/sdk/1.0.0-abc/element-x.js'])
  })

  it('serves what was queued before, and calls later entries at once', () => {
    const order: string[] = []
    window.Meander = { q: [() => order.push('first'), () => order.push('second')] }
    startLoader({ element, importModule: createImport().importModule })
    meander().q.push(own => order.push(typeof own.mount))
    expect(order).toEqual(['first', 'second', 'function'])
  })

  it('goes on when a queued call of the page throws', () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
    const after = vi.fn()
    window.Meander = {
      q: [
        () => {
          throw new Error('the page')
        },
        after,
      ],
    }
    startLoader({ element, importModule: createImport().importModule })
    expect(after).toHaveBeenCalledOnce()
    expect(reported).toHaveBeenCalledOnce()
  })

  it('loads once per page: a second copy of the script is harmless', async () => {
    const { asked, importModule } = createImport()
    startLoader({ element, importModule })
    const first = meander().mount
    startLoader({ element, importModule })
    await meander().load()
    expect(meander().mount).toBe(first)
    expect(asked).toHaveLength(1)
  })

  it('tries again after a failure, at another address each time', async () => {
    const { asked, importModule } = createImport(2)
    startLoader({ element, importModule, pauses: [1, 1, 1] })
    await meander().load()
    expect(asked.map(url => url.split('element-x.js')[1])).toEqual(['', '?1', '?2'])
  })

  it('gives up quietly, keeps the page unharmed, and tries anew when asked', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { asked, importModule } = createImport(2)
    startLoader({ element, importModule, pauses: [1] })
    await settle()
    expect(warned).toHaveBeenCalledOnce()
    await meander().load()
    expect(asked).toHaveLength(3)
  })

  it('says in a place without a fallback that it did not come, and tries again at once when asked', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    document.body.innerHTML = '<meander-planner></meander-planner><meander-planner locale="de"></meander-planner><meander-planner><a href="/plan">Plan</a></meander-planner><meander-planner view="floating"></meander-planner>'
    const { asked, importModule } = createImport(3)
    const said = () => [...document.querySelectorAll('meander-planner')].map(place => place.textContent)
    const pressed = () => document.querySelector('button')?.click()
    startLoader({ element, importModule, pauses: [1] })
    await settle()
    const told = ['The travel planner could not be loaded. Try Again', 'Der Reiseplaner konnte nicht geladen werden. Noch einmal versuchen', 'Plan', 'The travel planner could not be loaded. Try Again']
    expect(said()).toEqual(told)
    pressed()
    expect(said()).toEqual(['', ...told.slice(1)])
    await settle()
    expect(said()).toEqual(told)
    pressed()
    await settle()
    expect(said()[0]).toBe('')
    expect(asked.map(url => url.split('element-x.js')[1])).toEqual(['', '?1', '?2', '?3'])
  })

  it('does not throw where its own address cannot be found', async () => {
    document.head.replaceChildren()
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    startLoader({ element, importModule: createImport().importModule })
    await settle()
    expect(warned).toHaveBeenCalledOnce()
    await expect(meander().doctor()).rejects.toThrow()
  })
})

describe('mount by script', () => {
  it('puts the element into the page at once and takes it out again', () => {
    document.body.innerHTML = '<div id="trip"></div>'
    startLoader({ element, importModule: createImport().importModule })
    const planner = meander().mount('#trip', { destination: 'Lisbon' })
    expect(document.querySelector('#trip > meander-planner')).toBe(planner.element)
    planner.destroy()
    expect(document.querySelector('meander-planner')).toBeNull()
  })

  it('takes over a tag that is there', () => {
    document.body.innerHTML = '<meander-planner></meander-planner>'
    startLoader({ element, importModule: createImport().importModule })
    const planner = meander().mount('meander-planner')
    expect(document.querySelectorAll('meander-planner')).toHaveLength(1)
    expect(planner.element).toBe(document.querySelector('meander-planner'))
  })

  it.each(['#nowhere', '##'])('says so when nothing matches %s, and does not throw', (selector) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    startLoader({ element, importModule: createImport().importModule })
    meander().mount(selector).destroy()
    expect(warned).toHaveBeenCalledWith(`Meander: nothing matches ${selector}`)
  })

  it('tells listeners and stops telling them', () => {
    document.body.innerHTML = '<div id="trip"></div>'
    startLoader({ element, importModule: createImport().importModule })
    const planner = meander().mount('#trip')
    const heard: string[] = []
    const stop = planner.on('navigate', event => heard.push(event.detail.path))
    planner.element.dispatchEvent(new CustomEvent('navigate', { detail: { path: '/chat' } }))
    stop()
    planner.element.dispatchEvent(new CustomEvent('navigate', { detail: { path: '/itineraries' } }))
    expect(heard).toEqual(['/chat'])
  })
})
