import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFollowScroll, type FollowScroll } from './follow-scroll.ts'

describe('following the conversation', () => {
  let element: HTMLElement
  let follow: FollowScroll
  const height = (scrollHeight: number) => Object.defineProperty(element, 'scrollHeight', { value: scrollHeight, configurable: true })

  beforeEach(() => {
    vi.useFakeTimers()
    element = document.createElement('div')
    Object.defineProperty(element, 'clientHeight', { value: 100 })
    height(300)
    follow = createFollowScroll(element)
  })
  afterEach(() => {
    follow.destroy()
    vi.useRealTimers()
  })

  it('keeps the end in view while text arrives', () => {
    follow.grew()
    expect(element.scrollTop).toBe(200)
  })

  it('leaves the page alone once its reader scrolls, until 1 s after the next message [4.64, 4.65]', () => {
    element.dispatchEvent(new Event('wheel'))
    follow.grew()
    expect(element.scrollTop).toBe(0)
    follow.sent()
    vi.advanceTimersByTime(999)
    expect(element.scrollTop).toBe(0)
    vi.advanceTimersByTime(1)
    expect(element.scrollTop).toBe(200)
  })

  describe('leaves the page alone as well for', () => {
    const card = () => element.appendChild(document.createElement('button'))
    const on = (target: HTMLElement, event: Event, more: object = {}) => target.dispatchEvent(Object.defineProperties(event, Object.fromEntries(Object.entries(more).map(([name, value]) => [name, { value }]))))
    const press = (offsetX: number) => on(element, new PointerEvent('pointerdown'), { offsetX })
    const key = (name: string) => new KeyboardEvent('keydown', { key: name, bubbles: true })
    beforeEach(() => void Object.defineProperty(element, 'clientWidth', { value: 400 }))

    it.each([
      ['the bar at its side', () => press(404), 0],
      ['the bar, where one reads from the right', () => press(-4), 0],
      ['Tab, which goes to a card', () => on(card(), new FocusEvent('focusin', { bubbles: true }), { target: Object.assign(card(), { matches: () => true }) }), 0],
      ['a key in it, with the focus on a card', () => on(card(), key('PageUp')), 0],
    ])('%s [4.64]', (_, scroll, top) => {
      scroll()
      follow.grew()
      expect(element.scrollTop).toBe(top)
    })

    it.each([
      ['a press on the paper', () => press(200)],
      ['a press on a card', () => on(card(), new PointerEvent('pointerdown', { bubbles: true }), { offsetX: 404 })],
      ['the focus that a hand gives a card', () => on(card(), new FocusEvent('focusin', { bubbles: true }), { target: Object.assign(card(), { matches: () => false }) })],
      ['a space on a button', () => on(card(), key(' '))],
    ])('but not for %s', (_, act) => {
      act()
      follow.grew()
      expect(element.scrollTop).toBe(200)
    })
  })

  it.each([
    [false, 300],
    [true, 800],
  ])('scrolls after a reply (with recommendations: %s) %d ms later [4.66, 4.67]', (withFindings, delay) => {
    follow.replied(withFindings)
    height(900)
    vi.advanceTimersByTime(delay - 1)
    expect(element.scrollTop).toBe(0)
    vi.advanceTimersByTime(1)
    expect(element.scrollTop).toBe(800)
  })

  describe('of a conversation that is opened again', () => {
    let grow: () => void
    let watched: Element[]
    beforeEach(() => {
      watched = []
      vi.stubGlobal('ResizeObserver', class {
        constructor(changed: () => void) {
          grow = changed
        }
        observe = (one: Element) => watched.push(one)
        disconnect = () => (grow = () => {})
      })
      follow.destroy()
      follow = createFollowScroll(element)
    })
    afterEach(() => void vi.unstubAllGlobals())

    it('keeps the end in view while what belongs to its letters comes', () => {
      const letter = element.appendChild(document.createElement('article'))
      follow.grew()
      expect(element.scrollTop).toBe(200)
      expect(watched).toContain(letter)
      height(2000)
      grow()
      expect(element.scrollTop).toBe(1900)
    })

    it.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])('leaves it to its reader from the first %s on', (name) => {
      const letter = element.appendChild(document.createElement('article'))
      follow.grew()
      letter.dispatchEvent(new Event(name, { bubbles: true }))
      height(2000)
      grow()
      expect(element.scrollTop).toBe(200)
    })
  })

  it('goes back to the start when the conversation is over, and forgets where it was going', () => {
    element.dispatchEvent(new Event('wheel'))
    element.scrollTop = 150
    follow.sent()
    follow.replied(true)
    follow.rewind()
    expect(element.scrollTop).toBe(0)
    vi.runAllTimers()
    expect(element.scrollTop).toBe(0)
    follow.grew()
    expect(element.scrollTop).toBe(200)
  })

  it('never scrolls past the beginning of what is being answered', () => {
    const note = document.createElement('p')
    note.className = 'note'
    note.getBoundingClientRect = () => ({ top: 120 }) as DOMRect
    element.append(note)
    height(5000)
    follow.grew()
    expect(element.scrollTop).toBe(100)
  })
})
