import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepPlaced } from './toast-place.ts'

const HEIGHT = 100
const stops: (() => void)[] = []
afterEach(() => {
  stops.splice(0).forEach((stop) => stop())
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const standing = (element: Element, [top, bottom]: readonly [number, number], width: number) =>
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ top, bottom, left: 0, right: width, width, height: bottom - top, x: 0, y: top } as DOMRect)

/** Where the notification of a planner stands in a window: the px under it, of which 16 are its own distance. */
function place({ window: [width, height], page, within }: { window: readonly [number, number]; page: number; within?: 'dialog' }) {
  vi.stubGlobal('innerHeight', height)
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(width)
  const host = document.createElement('div')
  document.body.append(host)
  const home = document.createElement('div')
  home.className = 'meander'
  host.attachShadow({ mode: 'open' }).append(home)
  const around = within ? document.createElement(within) : home
  if (around !== home) home.append(around)
  const region = document.createElement('div')
  around.append(region)
  standing(host, [0, height], width)
  standing(home, [0, page], width)
  standing(region, [0, HEIGHT], Math.min(420, width - 32))
  stops.push(keepPlaced(region, home))
  return Number.parseFloat(region.style.getPropertyValue('--foot')) + 16
}

describe('a notification', () => {
  it('stands at the top of a phone while a dialog is open, where it covers nothing that is pressed next', () => {
    expect(844 - place({ window: [390, 844], page: 844, within: 'dialog' }) - HEIGHT).toBe(16)
  })

  it('stands at the foot of a wider window over a dialog', () => {
    expect(place({ window: [1440, 900], page: 900, within: 'dialog' })).toBe(16)
  })

  it('stands at the foot of what the element keeps free, though the page is shorter', () => {
    expect(place({ window: [1440, 900], page: 640 })).toBe(16)
  })
})
