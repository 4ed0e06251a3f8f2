import { describe, expect, it } from 'vitest'
import { kept } from './kept.ts'

describe('kept', () => {
  it('makes each thing once, told apart by all its words', () => {
    let made = 0
    const of = kept((first: string, second: string | undefined) => ({ first, second, number: (made += 1) }))

    expect([of('a', 'b'), of('a', 'b'), of('ab', ''), of('a', undefined)].map(({ number }) => number)).toEqual([1, 1, 2, 3])
  })

  it('keeps no more than so many, and nothing that could not be made', () => {
    let made = 0
    const of = kept((zone: string) => {
      made += 1
      if (zone === 'Nowhere') throw new RangeError(zone)
      return { zone, number: made }
    }, 1)

    expect(of('Lisbon').number).toBe(1)
    expect([of('Porto').number, of('Porto').number]).toEqual([2, 3])
    expect(of('Lisbon').number).toBe(1)
    expect(() => of('Nowhere')).toThrow(RangeError)
    expect(() => of('Nowhere')).toThrow(RangeError)
    expect(made).toBe(5)
  })
})
