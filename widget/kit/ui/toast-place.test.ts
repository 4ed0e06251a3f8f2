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
function place({ window: [width, height], page, within, footer }: { window: readonly [number, number]; page: number; within?: readonly [number, number]; footer?: readonly [number, number] }) {
  vi.stubGlobal('innerHeight', height)
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(width)
  const host = document.createElement('div')
  document.body.append(host)
  const home = document.createElement('div')
  home.className = 'meander'
  host.attachShadow({ mode: 'open' }).append(home)
  const around = within ? document.createElement('dialog') : home
  if (within) {
    home.append(around)
    standing(around, within, width)
  }
  if (footer) {
    const element = document.createElement('footer')
    element.dataset.foot = ''
    around.append(element)
    standing(element, footer, width)
  }
  const region = document.createElement('div')
  around.append(region)
  standing(host, [0, height], width)
  standing(home, [0, page], width)
  standing(region, [0, HEIGHT], Math.min(420, width - 32))
  stops.push(keepPlaced(region, home))
  return Number.parseFloat(region.style.getPropertyValue('--foot')) + 16
}

describe('a notification', () => {
  it('stands at the top of a phone while a sheet is open that leaves room there, where it covers nothing that is pressed next', () => {
    expect(844 - place({ window: [390, 844], page: 844, within: [400, 844] }) - HEIGHT).toBe(16)
  })

  it('stands at the foot of a sheet that leaves none, off its title, its way out and its footer', () => {
    expect(place({ window: [390, 844], page: 844, within: [40, 844] })).toBe(16)
    expect(place({ window: [390, 844], page: 844, within: [40, 844], footer: [770, 844] })).toBe(74 + 16)
  })

  it('stands above the keys that a phone draws over the page', () => {
    const keys = Object.assign(new EventTarget(), { offsetTop: 0, height: 844 })
    vi.stubGlobal('visualViewport', keys)
    expect(place({ window: [390, 844], page: 844, within: [40, 844] })).toBe(16)
    keys.height = 500
    keys.dispatchEvent(new Event('resize'))
    const region = document.querySelector('div')?.shadowRoot?.querySelector<HTMLElement>('dialog > div')
    expect(region?.style.getPropertyValue('--foot')).toBe('344px')
  })

  it('stands above a composer that has grown in a low window, and covers as little of a higher one as it can', () => {
    expect(390 - place({ window: [390, 390], page: 390, footer: [120, 390] }) - HEIGHT).toBe(4)
    expect(390 - place({ window: [390, 390], page: 390, footer: [90, 390] }) - HEIGHT).toBe(0)
  })

  it('stands at the foot of a wider window over a dialog', () => {
    expect(place({ window: [1440, 900], page: 900, within: [100, 800] })).toBe(16)
  })

  it('stands at the foot of what the element keeps free, though the page is shorter', () => {
    expect(place({ window: [1440, 900], page: 640 })).toBe(16)
  })
})
