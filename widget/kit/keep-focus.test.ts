import { atom } from 'nanostores'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { waitFor } from '../test/queries.ts'
import { keepFocus } from './keep-focus.ts'

describe('a focus that is never lost', () => {
  let host: HTMLElement
  let root: ShadowRoot
  let box: HTMLElement
  let stop: () => void
  const $route = atom('/chat')
  const focused = () => root.activeElement?.textContent
  const frames = async () => {
    for (let left = 4; left > 0; left -= 1) await new Promise(requestAnimationFrame)
  }
  const part = (id: string) => root.getElementById(id) as HTMLElement

  beforeEach(() => {
    $route.set('/chat')
    host = document.createElement('div')
    document.body.append(host)
    root = host.attachShadow({ mode: 'open' })
    box = document.createElement('div')
    root.append(box)
    box.innerHTML = '<h1>Lisbon</h1><ul id="list"><li id="one"><button>One</button></li><li><button disabled>Two</button></li><li><button id="three">Three</button></li></ul>'
    stop = keepFocus({ root, box, $route })
  })
  afterEach(() => {
    stop()
    host.remove()
  })

  it('stays near what has gone', async () => {
    part('one').querySelector('button')?.focus()
    part('one').remove()
    await waitFor(() => expect(focused()).toBe('Three'))
    part('list').remove()
    await waitFor(() => expect(focused()).toBe('Lisbon'))
  })

  it('goes to the heading of the next screen, once it is there', async () => {
    part('three').focus()
    $route.set('/itineraries')
    box.innerHTML = '<p class="waiting">One moment</p><h1>One moment</h1>'
    await frames()
    expect(focused()).toBeUndefined()
    box.innerHTML = '<h1>Itineraries</h1><button>New</button>'
    await waitFor(() => expect(focused()).toBe('Itineraries'))
    box.innerHTML = '<button>Back</button><h1>Lisbon, slowly</h1>'
    await waitFor(() => expect(focused()).toBe('Lisbon, slowly'))
  })

  it('stays near what has gone, however the focus had come there', async () => {
    const one = part('one').querySelector('button')
    part('three').focus()
    // At once, as no key does it: by a dialog that gives the focus back.
    one?.focus()
    await frames()
    part('one').remove()
    await waitFor(() => expect(focused()).toBe('Three'))
  })

  it('leaves alone who has left it, and who is elsewhere on the page', async () => {
    part('three').focus()
    part('three').blur()
    await frames()
    part('list').remove()
    $route.set('/itineraries')
    box.innerHTML = '<h1>Itineraries</h1>'
    await frames()
    expect(root.activeElement).toBeNull()
  })
})
