import { describe, expect, it } from 'vitest'
import { keepSame } from './keep-same.ts'

const tram = { id: 'T28', title: 'Tram 28', at: { from: '10:00', to: '13:00' } }
const fado = { id: 'F', title: 'Fado', at: { from: '20:00', to: '22:00' } }
const copy = <Value>(value: Value) => JSON.parse(JSON.stringify(value)) as Value

describe('a fresh copy of what is known', () => {
  it('is the known one where it says the same', () => {
    const before = { version: 1, days: [{ date: '2027-05-10', slots: [tram, fado] }], note: null }
    expect(keepSame(before, copy(before))).toBe(before)
  })

  it('is new where it says something else, and the known one in all other parts', () => {
    const before = { version: 1, slots: [tram, fado], places: [1, 2] }
    const after = copy({ ...before, version: 2, slots: [tram, { ...fado, at: { from: '21:00', to: '23:00' } }] })
    const kept = keepSame(before, after)
    expect(kept).toEqual(after)
    expect([kept.slots[0], kept.slots[1], kept.places].map((part, index) => part === [tram, fado, before.places][index])).toEqual([true, false, true])
  })

  it('knows the items of a list by their id, wherever they stand by now', () => {
    const before = [tram, fado]
    const kept = keepSame(before, copy([fado, { ...fado, id: 'new' }, tram]))
    expect([kept === before, kept[0] === fado, kept[2] === tram, kept[1]]).toEqual([false, true, true, { ...fado, id: 'new' }])
  })

  it.each([
    ['a key that is gone', { a: 1, b: undefined }, { a: 1 }],
    ['a key that has come', { a: 1 }, { a: 1, b: 2 }],
    ['a key of another name', { a: undefined }, { b: undefined }],
    ['an item less', [tram, fado], [tram]],
    ['a list in place of nothing', { a: null }, { a: [] }],
    ['a record in place of a list', { a: [] }, { a: {} }],
  ])('is new for %s', (_, before, after) => {
    expect(keepSame(before, after)).toStrictEqual(after)
  })
})
