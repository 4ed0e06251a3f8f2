import { describe, expect, it } from 'vitest'
import { contrast, inkOn, parseColour, toHex } from './index.ts'

describe('colours of a host', () => {
  it.each([
    ['#F6B92C', [246, 185, 44]],
    ['#f00', [255, 0, 0]],
    ['#ff0000ff', [255, 0, 0]],
    ['rgb(10, 20, 30)', [10, 20, 30]],
    ['rgb(10 20 30 / 1)', [10, 20, 30]],
    ['rgba(100%, 0%, 50%, 1)', [255, 0, 128]],
    ['hsl(120, 100%, 25%)', [0, 128, 0]],
    ['hsl(-240deg 100% 25%)', [0, 128, 0]],
    ['  hsl(0 0% 100%)  ', [255, 255, 255]],
  ])('reads %s', (text, colour) => {
    expect(parseColour(text)).toEqual(colour)
  })

  it.each(['', 'rot', '#12', '#12345', 'rgb(1, 2)', 'rgb(1 2 3 / .5)', '#ff000080', 'rgb(a b c)', 'hsl(1 2% 3% 4% 5%)', 'url(x)', 'red;}*{color:red'])(
    'refuses %s',
    text => {
      expect(parseColour(text)).toBeNull()
    },
  )
})

describe('ink on an accent', () => {
  it('measures contrast as WCAG does', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
    expect(contrast([0x76, 0x76, 0x76], [255, 255, 255])).toBeCloseTo(4.54, 2)
  })

  it('picks an ink of at least 4.5 : 1 for every hue and lightness', () => {
    for (let hue = 0; hue < 360; hue += 5) {
      for (let light = 0; light <= 100; light += 2) {
        const colour = parseColour(`hsl(${hue} 90% ${light}%)`)
        if (!colour) throw new Error('a test colour was not read')
        expect(contrast(colour, inkOn(colour))).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

  it.each([
    ['#F6B92C', '#12222a'],
    ['#FF8F75', '#12222a'],
    ['#c2341d', '#ffffff'],
    ['#000', '#ffffff'],
  ])('on %s writes %s', (accent, ink) => {
    expect(toHex(inkOn(parseColour(accent) ?? [0, 0, 0]))).toBe(ink)
  })
})
