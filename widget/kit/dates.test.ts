import { describe, expect, it } from 'vitest'
import type { Day } from '@meander/sdk/contract/days'
import { dayOf, formatDay, formatDayRange, localDate } from './dates.ts'
import { sayTime } from './format.ts'

describe('what people read', () => {
  it.each([
    ['2027-05-10', '2027-05-16', 'May 10, 2027 - May 16, 2027'],
    ['2027-05-10', '2027-05-10', 'May 10, 2027'],
    ['2027-05-10', null, 'May 10, 2027'],
    [null, null, 'Dates not set'],
    ['soon', null, 'Invalid dates'],
    ['2027-05-10', 'later', 'Invalid dates'],
  ])('writes %s to %s as %s [5.18, 5.20, 5.21, 5.22]', (from, to, words) => expect(formatDayRange(from as Day | null, to as Day | null)).toBe(words))

  it('keeps a day the same day', () => {
    for (const day of ['2027-03-28', '2027-10-31', '2028-02-29']) expect(dayOf(localDate(day))).toBe(day)
  })

  it.each([
    ['EEEE', 'Sunday'],
    ['EEE MMM d', 'Sun Mar 14'],
    ['EEEE, MMMM d, yyyy', 'Sunday, March 14, 2027'],
    ['MMMM yyyy', 'March 2027'],
    ['MMM d', 'Mar 14'],
  ])('writes a day in the letters %j', (pattern, words) => expect(formatDay('2027-03-14', pattern)).toBe(words))

  it.each([
    ['00:05', '12:05 AM'],
    ['09:30', '9:30 AM'],
    ['12:00', '12:00 PM'],
    ['18:45', '6:45 PM'],
  ])('writes %s as %s [9.37]', (time, words) => expect(sayTime(time)).toBe(words))
})
