import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { registerFallbacks, registerFonts } from './fonts.ts'


describe('the fonts of the planner', () => {
  const added = new Set<unknown>()
  let arrive: (() => void)[]

  beforeEach(() => {
    added.clear()
    arrive = []
    class FakeFace {
      load() {
        return new Promise<FakeFace>((resolve) => arrive.push(() => resolve(this)))
      }
    }
    vi.stubGlobal('FontFace', FakeFace)
    Object.defineProperty(document, 'fonts', { configurable: true, value: added })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(document, 'fonts')
  })
  const arriveAll = () => arrive.forEach((one) => one())

  it('come all at once, so that a page that is read changes its letters once', async () => {
    const leave = registerFonts()
    arrive.slice(1).forEach((one) => one())
    await Promise.resolve()
    expect(added.size).toBe(0)
    arriveAll()
    await vi.waitFor(() => expect(added.size).toBe(3), 15_000)
    leave()
    expect(added.size).toBe(0)
  })

  it('are shared by the planners of a page, and go with the last', async () => {
    const [first, second] = [registerFonts(), registerFonts()]
    expect(arrive).toHaveLength(3)
    arriveAll()
    await vi.waitFor(() => expect(added.size).toBe(3), 15_000)
    first()
    expect(added.size).toBe(3)
    second()
    expect(added.size).toBe(0)
  })

  it('leave a face that the page has itself to the page', async () => {
    const own = { family: '"Brygada 1918 Variable"', style: 'italic' }
    const other = { family: 'Instrument Sans', style: 'normal' }
    added.add(own).add(other)
    const leave = registerFonts()
    expect(arrive).toHaveLength(2)
    arriveAll()
    await vi.waitFor(() => expect(added.size).toBe(4), 15_000)
    leave()
    expect([...added]).toEqual([own, other])
  })

  it('stay away from a page that the planner has left before they came', async () => {
    registerFonts()()
    arriveAll()
    await new Promise((resolve) => setTimeout(resolve))
    expect(added.size).toBe(0)
  })
})

it('leaves faces of the device in the place of the fonts, and takes them away again', () => {
  const before = document.adoptedStyleSheets.length
  const leave = registerFallbacks()
  expect(document.adoptedStyleSheets).toHaveLength(before + 1)
  leave()
  expect(document.adoptedStyleSheets).toHaveLength(before)
})
