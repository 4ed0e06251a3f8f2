import { timeOfMinutes } from '@meander/sdk/contract/days'
import { describe, expect, it } from 'vitest'
import { day, time } from '../../test/trip.ts'
import { gridFor, gridHeight } from './grid-math.ts'
import { startsOn, type PlacedStart } from './lay-starts.ts'
import type { Start } from './starts.ts'

const grid = gridFor('week', { first: 7, last: 21 })
const ROW = grid.rowHeight
const monday = day('2027-03-15')

function at(clock: string, state: 'open' | 'closed' = 'closed'): Start {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  const start = { date: monday, time: time(clock), from: hours * 60 + minutes, spaces: 4 }
  return state === 'open' ? { ...start, state } : { ...start, state, why: { rule: 'sold-out' } }
}
const laid = (...starts: Start[]) => startsOn(starts, monday, grid)
const heights = (...starts: Start[]) => laid(...starts).map(({ placed }) => placed.height / ROW)

describe('why a start is closed', () => {
  it('has two rows where nothing begins under it, else as much as there is', () => {
    expect(heights(at('10:00'))).toEqual([2])
    expect(heights(at('10:00'), at('10:30', 'open'))).toEqual([1, 1])
    expect(heights(at('10:00'), at('10:45', 'open'))).toEqual([1.5, 1])
  })

  it('lies over no other reason', () => {
    expect(heights(at('10:00'), at('10:30'), at('11:00'))).toEqual([1, 1, 2])
  })

  it('ends with the hours that are shown', () => {
    expect(heights(at('20:30'))).toEqual([1])
  })
})

it('no two marks of a day lie over each other, whenever its starts are', () => {
  const side = ({ placed: { lane, lanes } }: PlacedStart) => [lane / lanes, (lane + 1) / lanes] as const
  for (let step = 1; step < 60; step += 1) {
    const starts = Array.from({ length: 14 }, (_, index) => at(timeOfMinutes(7 * 60 + ((index * step * 5) % (14 * 60))), index % 3 === 0 ? 'open' : 'closed'))
    const marks = laid(...new Map(starts.map((start) => [start.time, start])).values())
    marks.forEach((one, index) => {
      expect(one.placed.top + one.placed.height).toBeLessThanOrEqual(gridHeight(grid))
      for (const other of marks.slice(index + 1)) {
        const apart = one.placed.top + one.placed.height <= other.placed.top + 1e-9 || other.placed.top + other.placed.height <= one.placed.top + 1e-9
        const [from, to] = side(one)
        const [otherFrom, otherTo] = side(other)
        expect(apart || to <= otherFrom + 1e-9 || otherTo <= from + 1e-9, `${one.key} ${other.key} at ${step}`).toBe(true)
      }
    })
  }
})
