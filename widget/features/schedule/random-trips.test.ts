import { describe, expect, it } from 'vitest'
import { gridFor, heightOfMinutes, minutesOfPixels, pixelsOfMinutes, spanInGrid, type Grid, type Span } from './grid-math.ts'
import { placeBlocks } from './lay-starts.ts'
import { layLanes, overlaps } from './overlap.ts'
import { visibleHours } from './visible-hours.ts'
import { timeOfMinutes } from '@meander/sdk/contract/days'

/** The same numbers each time (mulberry32), so that a failure can be seen again. */
function numbers(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return Math.floor((((value ^ (value >>> 14)) >>> 0) / 4294967296) * below)
  }
}

const DAYS = 400
const days = Array.from({ length: DAYS }, (_, seed) => {
  const next = numbers(seed + 1)
  const spans = Array.from({ length: 1 + next(12) }, (): Span => {
    const from = next(1410)
    return { from, to: Math.min(from + 5 + next(480), 1439) }
  })
  return { spans, view: seed % 2 === 0 ? ('week' as const) : ('day' as const) }
})

const gridOf = ({ spans, view }: (typeof days)[number]): Grid =>
  gridFor(view, visibleHours(spans.map(({ from, to }) => ({ startTime: timeOfMinutes(from), endTime: timeOfMinutes(to) }))))

describe(`in ${DAYS} random days`, () => {
  it('no two blocks cover each other on screen', () => {
    for (const day of days) {
      const placed = placeBlocks(gridOf(day), day.spans)
      placed.forEach((one, index) => {
        for (const other of placed.slice(index + 1)) {
          const apart = one.top + one.height <= other.top + 1e-9 || other.top + other.height <= one.top + 1e-9
          const left = (block: typeof one) => [block.lane / block.lanes, (block.lane + 1) / block.lanes] as const
          const [from, to] = left(one)
          const [otherFrom, otherTo] = left(other)
          expect(apart || to <= otherFrom + 1e-9 || otherTo <= from + 1e-9).toBe(true)
        }
      })
    }
  })

  it('a height equals its duration wherever nothing is cut, and is that of a quarter of an hour where that is shorter', () => {
    for (const day of days) {
      const grid = gridOf(day)
      const placed = placeBlocks(grid, day.spans)
      day.spans.forEach((span, index) => {
        const seen = spanInGrid(grid, span)
        if (seen.from !== span.from || seen.to !== span.to) return
        expect(placed[index]?.height).toBeCloseTo((Math.max(span.to - span.from, 15) / 30) * grid.rowHeight)
      })
    }
  })

  it('pixels and minutes lead back to each other', () => {
    for (const day of days) {
      const grid = gridOf(day)
      for (const { from } of day.spans) expect(minutesOfPixels(grid, pixelsOfMinutes(grid, from))).toBeCloseTo(from)
    }
  })

  it('every block is within the column, also when its time is not', () => {
    for (const day of days) {
      const grid = gridOf(day)
      const whole = heightOfMinutes(grid, (grid.hours.last - grid.hours.first) * 60)
      for (const { top, height } of placeBlocks(grid, day.spans)) {
        expect(top).toBeGreaterThanOrEqual(0)
        expect(height).toBeGreaterThan(0)
        expect(top + height).toBeLessThanOrEqual(whole + 1e-9)
      }
    }
  })

  it('what overlaps nothing has the whole width', () => {
    for (const { spans } of days) {
      layLanes(spans).forEach((lane, index) => {
        const span = spans[index]
        const alone = span && !spans.some((other, at) => at !== index && overlaps(span, other))
        if (alone) expect(lane).toEqual({ lane: 0, lanes: 1 })
      })
    }
  })
})
