import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchTooltips } from './tooltips.ts'

describe('the name of a button that shows a picture only', () => {
  let host: HTMLElement
  let root: ShadowRoot
  let stop: () => void
  const bubble = () => root.querySelector('.tip')?.textContent ?? null
  const point = (label: string | null, pointerType = 'mouse') => {
    const target = label === null ? root.querySelector('p') : root.querySelector(`[aria-label="${label}"]`)
    target?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }))
  }

  beforeEach(() => {
    vi.useFakeTimers()
    host = document.createElement('div')
    document.body.append(host)
    root = host.attachShadow({ mode: 'open' })
    root.innerHTML = '<div class="meander"><button class="icon-button" aria-label="Close"></button><button class="icon-button" aria-label="Next picture"></button><p>text</p></div>'
    stop = watchTooltips(root, root.firstElementChild as HTMLElement)
  })
  afterEach(() => {
    stop()
    host.remove()
    vi.useRealTimers()
  })

  it('is shown after 700 ms [9.12]', () => {
    point('Close')
    vi.advanceTimersByTime(699)
    expect(bubble()).toBeNull()
    vi.advanceTimersByTime(1)
    expect(bubble()).toBe('Close')
    point(null)
    expect(bubble()).toBeNull()
  })

  it('is shown as well when one has pointed at it before this was loaded', () => {
    stop()
    const box = root.firstElementChild as HTMLElement
    const button = box.querySelector('button')
    vi.spyOn(box, 'querySelector').mockImplementation((selector) => (selector.endsWith(':hover') ? button : null))
    stop = watchTooltips(root, box)
    vi.advanceTimersByTime(699)
    expect(bubble()).toBeNull()
    vi.advanceTimersByTime(1)
    expect(bubble()).toBe('Close')
  })

  it('is shown at once within 300 ms after another, and waits again later [9.13]', () => {
    point('Close')
    vi.advanceTimersByTime(700)
    point(null)
    vi.advanceTimersByTime(299)
    point('Next picture')
    expect(bubble()).toBe('Next picture')
    point(null)
    vi.advanceTimersByTime(300)
    point('Close')
    expect(bubble()).toBeNull()
  })

  it('is not shown to a finger, and goes with a press', () => {
    point('Close', 'touch')
    vi.advanceTimersByTime(1000)
    expect(bubble()).toBeNull()
    point('Close')
    vi.advanceTimersByTime(700)
    root.querySelector('button')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    expect(bubble()).toBeNull()
  })

  it('leaves no timer and no node behind', () => {
    point('Close')
    stop()
    expect(vi.getTimerCount()).toBe(0)
    expect(bubble()).toBeNull()
  })
})
