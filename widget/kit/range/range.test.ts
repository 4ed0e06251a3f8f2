import type { Day } from '@meander/sdk/contract/days'
import { describe, expect, it } from 'vitest'
import { addMonths, dayByKey, mayPick, monthAfterPick, nearestPick, pickDay, weeksOf, type DayPick } from './range.ts'

const day = (text: string) => text as Day
const nothing: DayPick = { from: null, to: null }

describe('picking a range', () => {
  it('sets a start with the first day [4.95]', () => {
    expect(pickDay(nothing, day('2027-05-10'))).toEqual({ from: '2027-05-10', to: null })
  })

  it('makes a range with the second, whichever is the earlier [4.96]', () => {
    const start = pickDay(nothing, day('2027-05-10'))
    expect(pickDay(start, day('2027-05-16'))).toEqual({ from: '2027-05-10', to: '2027-05-16' })
    expect(pickDay(start, day('2027-05-04'))).toEqual({ from: '2027-05-04', to: '2027-05-10' })
    expect(pickDay(start, day('2027-05-10'))).toEqual({ from: '2027-05-10', to: '2027-05-10' })
  })

  it('begins anew with a third', () => {
    expect(pickDay({ from: day('2027-05-10'), to: day('2027-05-16') }, day('2027-06-01'))).toEqual({ from: '2027-06-01', to: null })
  })

  it('moves to the next month when the start is the last day of the one shown [4.97]', () => {
    const may = day('2027-05-01')
    expect(monthAfterPick(may, { from: day('2027-05-31'), to: null })).toBe('2027-06-01')
    expect(monthAfterPick(may, { from: day('2027-05-30'), to: null })).toBe(may)
    expect(monthAfterPick(may, { from: day('2027-05-20'), to: day('2027-05-31') })).toBe(may)
    expect(monthAfterPick(day('2028-02-01'), { from: day('2028-02-29'), to: null })).toBe('2028-03-01')
  })

  it('refuses days that are past, and ends that make the trip too long [5.19]', () => {
    const bounds = { today: day('2027-05-04'), longest: 90 }
    expect(mayPick(day('2027-05-03'), nothing, bounds)).toBe(false)
    expect(mayPick(day('2027-05-04'), nothing, bounds)).toBe(true)
    const start: DayPick = { from: day('2027-05-10'), to: null }
    expect(mayPick(day('2027-08-07'), start, bounds)).toBe(true)
    expect(mayPick(day('2027-08-08'), start, bounds)).toBe(false)
  })
})

describe('a month', () => {
  it('is laid out from Monday to Sunday', () => {
    const weeks = weeksOf(day('2027-05-01'))
    expect(weeks[0]).toEqual([null, null, null, null, null, '2027-05-01', '2027-05-02'])
    expect(weeks.at(-1)).toEqual(['2027-05-31', null, null, null, null, null, null])
    expect(weeks.flat().filter(Boolean)).toHaveLength(31)
  })

  it('follows December with January', () => {
    expect(addMonths(day('2027-12-01'), 1)).toBe('2028-01-01')
    expect(addMonths(day('2027-01-01'), -1)).toBe('2026-12-01')
  })
})

describe('a key', () => {
  it.each([
    ['ArrowLeft', '2027-05-31', '2027-05-30'],
    ['ArrowRight', '2027-05-31', '2027-06-01'],
    ['ArrowUp', '2027-05-05', '2027-04-28'],
    ['ArrowDown', '2027-05-31', '2027-06-07'],
    ['Home', '2027-05-12', '2027-05-10'],
    ['End', '2027-05-12', '2027-05-16'],
    ['End', '2027-05-16', '2027-05-16'],
    ['PageUp', '2027-03-31', '2027-02-28'],
    ['PageDown', '2027-12-31', '2028-01-31'],
  ])('%s leads from %s to %s', (key, from, to) => expect(dayByKey(key, false, day(from))).toBe(to))

  it('leads over years with Shift, and nowhere when it means something else', () => {
    expect(dayByKey('PageDown', true, day('2028-02-29'))).toBe('2029-02-28')
    expect(dayByKey('PageUp', true, day('2028-02-29'))).toBe('2027-02-28')
    expect(dayByKey('Enter', false, day('2028-02-29'))).toBeNull()
  })

  it('stops at the first and at the last day that can be picked', () => {
    const bounds = { today: day('2027-05-04'), longest: 10 }
    expect(nearestPick(day('2027-04-28'), nothing, bounds)).toBe('2027-05-04')
    const start: DayPick = { from: day('2027-05-20'), to: null }
    expect(nearestPick(day('2027-07-01'), start, bounds)).toBe('2027-05-29')
    expect(nearestPick(day('2027-05-05'), start, bounds)).toBe('2027-05-11')
    expect(nearestPick(day('2027-09-01'), { from: day('2027-05-20'), to: day('2027-05-22') }, bounds)).toBe('2027-09-01')
  })
})
