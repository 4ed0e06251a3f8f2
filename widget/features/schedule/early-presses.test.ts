import { afterEach, describe, expect, it, vi } from 'vitest'
import { pressKey } from '../../test/show-board.tsx'
import { pointer } from '../../test/carried-board.tsx'
import { keepEarlyPresses } from './early-presses.ts'

const at = { x: 20, y: 30 }
const further = { x: 90, y: 60 }
afterEach(() => document.body.replaceChildren())

/** A board on which one slip and one handle can be lifted, and what it hears of presses once they are handed on. */
function board() {
  const box = document.createElement('div')
  box.innerHTML = '<p>Your Schedule</p><button data-grip="slot:T28" data-slot="T28">Tram 28</button><article data-grip="entry:F"><button data-handle>Drag Fado</button></article>'
  document.body.append(box)
  const near = vi.fn()
  const presses = keepEarlyPresses(box, near)
  const heard: string[] = []
  const handOn = () => {
    for (const type of ['pointerdown', 'pointermove', 'pointerup']) box.addEventListener(type, (event) => heard.push(`${type} ${(event as PointerEvent).clientX}`))
    box.addEventListener('keydown', ({ key, target }) => heard.push(`${(target as Element).textContent} ${key}`))
    presses.handOn()
    return heard
  }
  const [text, slip, handle] = [...box.querySelectorAll<HTMLElement>('p, button')] as [HTMLElement, HTMLElement, HTMLElement]
  return { box, near, handOn, text, slip, handle }
}

describe('what is pressed before what carries it has come', () => {
  it('is done again: the press, and where it is by now', () => {
    const { box, slip, handOn } = board()
    pointer(slip, 'pointerdown', at)
    pointer(box, 'pointermove', { x: 40, y: 40 })
    pointer(box, 'pointermove', further)
    expect(handOn()).toEqual(['pointerdown 20', 'pointermove 90'])
  })

  it('has carried nothing where it has ended by then', () => {
    const { box, slip, handOn } = board()
    pointer(slip, 'pointerdown', at)
    pointer(box, 'pointermove', further)
    pointer(box, 'pointerup', further)
    expect(handOn()).toEqual([])
  })

  it('is done again by key, step for step, and not left to the browser', () => {
    const { slip, handle, handOn } = board()
    expect(pressKey(slip, ' ')).toBe(false)
    expect(pressKey(slip, 'ArrowRight')).toBe(false)
    expect(pressKey(handle, 'Enter')).toBe(false)
    expect(handOn()).toEqual(['Tram 28  ', 'Tram 28 ArrowRight', 'Drag Fado Enter'])
  })

  it('is done on what stands there by now, where that has been drawn anew', () => {
    const { box, slip, handle, handOn } = board()
    pressKey(handle, 'm')
    pointer(slip, 'pointerdown', at)
    for (const element of [slip, handle]) element.replaceWith(element.cloneNode(true))
    expect(box.contains(slip)).toBe(false)
    expect(handOn()).toEqual(['pointerdown 20', 'Drag Fado m'])
  })

  it('is given up by Escape', () => {
    const { slip, handOn } = board()
    pressKey(slip, ' ')
    expect(pressKey(slip, 'Escape')).toBe(true)
    expect(handOn()).toEqual([])
  })

  it('leaves alone what lifts nothing', () => {
    const { near, text, slip, handOn } = board()
    expect(pressKey(text, ' ')).toBe(true)
    pointer(text, 'pointerdown', at)
    expect(near).not.toHaveBeenCalled()
    // It opens the detail.
    expect(pressKey(slip, 'Enter')).toBe(true)
    expect(handOn()).toEqual([])
  })

  it('calls for it when a hand or the focus comes near', () => {
    for (const come of ['pointerover', 'focusin']) {
      const { near, slip } = board()
      slip.dispatchEvent(new Event(come, { bubbles: true, composed: true }))
      expect(near).toHaveBeenCalledOnce()
    }
  })
})
