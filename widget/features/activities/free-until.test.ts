import type { AvailabilitySlot, CancellationPolicy } from '@meander/sdk/contract/activities'
import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import { describe, expect, it } from 'vitest'
import { freeUntil, wantsStarts } from './free-until.ts'

const start = (date: string, time: string): AvailabilitySlot => ({ date: date as Day, startTime: time as TimeOfDay, availableSpaces: 8 })
/** Nothing starts on the first day of the trip, March 14. */
const free = [start('2027-03-16', '14:00'), start('2027-03-15', '15:00'), start('2027-03-15', '09:30')]
const now = new Date('2027-01-05T10:00')
const DAY_BEFORE = 'Free cancellation up to 24 hours before.'
const said = (policy: CancellationPolicy | undefined, when: Partial<Parameters<typeof freeUntil>[1]> = {}) => {
  const told = freeUntil(policy, { planned: null, free, now, ...when })
  return told && [told.main, told.more].filter(Boolean).join(' ')
}

describe('until when it is free to cancel', () => {
  it.each<[CancellationPolicy, string]>([
    [DAY_BEFORE, 'Free until Sun, Mar 14, 9:30 AM for a start on Mon, Mar 15, 9:30 AM'],
    ['Full refund up to 3 days before.', 'Free until Fri, Mar 12, 9:30 AM for a start on Mon, Mar 15, 9:30 AM'],
    [{ refundEligibility: [{ percentageRefundable: 100, dayRangeMin: 7 }] }, 'Free until Mon, Mar 8, 9:30 AM for a start on Mon, Mar 15, 9:30 AM'],
    ['Free cancellation until the start.', 'Free until it begins for a start on Mon, Mar 15, 9:30 AM'],
  ])('is reckoned from the first real start of the trip: %j', (policy, told) => expect(said(policy)).toBe(told))

  it('is reckoned from the first start for which it is not too late', () => {
    expect(said(DAY_BEFORE, { now: new Date('2027-03-14T12:00') })).toBe('Free until Sun, Mar 14, 3:00 PM for a start on Mon, Mar 15, 3:00 PM')
  })

  it('is reckoned from the start that the letter gave it', () => {
    expect(said(DAY_BEFORE, { proposed: { date: '2027-03-16' as Day, startTime: '14:00' as TimeOfDay } })).toBe('Free until Mon, Mar 15, 2:00 PM for a start on Tue, Mar 16, 2:00 PM')
  })

  it('is dated to the minute for a start that is planned', () => {
    expect(said(DAY_BEFORE, { planned: { date: '2027-03-16', time: '09:30' } })).toBe('Free until Mon, Mar 15, 9:30 AM')
    expect(said('Free cancellation up to 12 hours before.', { planned: { date: '2027-03-16', time: '09:30' } })).toBe('Free until Mon, Mar 15, 9:30 PM')
  })

  it.each<[string, CancellationPolicy | undefined, object]>([
    ['nothing is told', undefined, {}],
    ['nothing comes back', 'All sales are final.', {}],
    ['it is told otherwise', 'Ask the guide.', {}],
    ['no start is known', DAY_BEFORE, { free: null }],
    ['nothing starts on the days of the trip', DAY_BEFORE, { free: [] }],
    ['it is too late for all', DAY_BEFORE, { now: new Date('2027-03-16T08:00') }],
    ['it is too late for the planned start', DAY_BEFORE, { now: new Date('2027-03-14T08:00'), planned: { date: '2027-03-14', time: '10:00' } }],
  ])('is not said where %s', (_, policy, when) => expect(said(policy, when)).toBeNull())

  it('asks for real starts only where they decide', () => {
    expect(wantsStarts(DAY_BEFORE, { planned: { date: null, time: null } })).toBe(true)
    expect(wantsStarts(DAY_BEFORE, { planned: { date: '2027-03-16', time: '09:30' } })).toBe(false)
    expect(wantsStarts('All sales are final.', { planned: null })).toBe(false)
  })
})
