import { atom } from 'nanostores'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { showTop } from './show-top.ts'

describe('a screen that takes the place of another', () => {
  const $route = atom('/chat')
  let box: HTMLElement
  let stop: () => void
  let top = -200
  const scrolled: unknown[] = []

  beforeEach(() => {
    $route.set('/chat')
    top = -200
    scrolled.length = 0
    box = document.createElement('div')
    box.getBoundingClientRect = () => new DOMRect(0, top, 390, 700)
    box.scrollIntoView = (how) => void scrolled.push(how)
    stop = showTop(box, $route)
  })
  afterEach(() => stop())

  it('is seen from its top, where the page was scrolled past that', () => {
    $route.set('/itinerary/lisbon')
    expect(scrolled).toEqual([{ block: 'start' }])
  })

  it('leaves the page where it is, while its top is in sight, or it is the same screen', () => {
    $route.set('/chat/of-lisbon')
    top = 40
    $route.set('/itineraries')
    expect(scrolled).toEqual([])
  })

  it('leaves a page of its own to its history', () => {
    box.dataset.view = 'page'
    $route.set('/itineraries')
    expect(scrolled).toEqual([])
  })
})
