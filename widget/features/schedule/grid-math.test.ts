import { describe, expect, it } from 'vitest'
import { gridFor, gridHeight, heightOfMinutes, pixelsOfMinutes, rowCount, ROW_HEIGHT, ROW_MINUTES, spanInGrid } from './grid-math.ts'

const hours = { first: 7, last: 21 }

describe('the grid', () => {
  it('has rows of 30 minutes [9.89]', () => {
    expect(ROW_MINUTES).toBe(30)
    expect(rowCount(gridFor('week', hours))).toBe(28)
  })

  it('gives a row 45 px in the week [9.90]', () => {
    expect(ROW_HEIGHT.week).toBe(45)
    expect(heightOfMinutes(gridFor('week', hours), 30)).toBe(45)
    expect(gridHeight(gridFor('week', hours))).toBe(28 * 45)
  })

  it('gives a row 60 px in the day [9.91]', () => {
    expect(ROW_HEIGHT.day).toBe(60)
    expect(heightOfMinutes(gridFor('day', hours), 30)).toBe(60)
  })

  it('counts pixels from the first visible hour', () => {
    expect(pixelsOfMinutes(gridFor('week', hours), 7 * 60)).toBe(0)
    expect(pixelsOfMinutes(gridFor('week', hours), 8 * 60 + 15)).toBe(45 * 2.5)
  })

  it('keeps what lies outside the hours at the nearer edge, one row high', () => {
    const grid = gridFor('week', hours)
    expect(spanInGrid(grid, { from: 120, to: 180 })).toEqual({ from: 420, to: 450 })
    expect(spanInGrid(grid, { from: 1320, to: 1400 })).toEqual({ from: 1230, to: 1260 })
    expect(spanInGrid(grid, { from: 360, to: 480 })).toEqual({ from: 420, to: 480 })
  })
})
