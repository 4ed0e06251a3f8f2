import type { CancellationPolicy } from '@meander/sdk/contract/activities'
import type { Day } from '@meander/sdk/contract/days'
import { describe, expect, it } from 'vitest'
import { freeUntil } from './free-until.ts'

const trip = { from: '2027-03-14' as Day, to: '2027-03-17' as Day }
const now = new Date('2027-01-05T10:00')
const free = (policy: CancellationPolicy | undefined, when: Partial<Parameters<typeof freeUntil>[1]> = {}) => {
  const said = freeUntil(policy, { planned: null, trip, now, ...when })
  return said && [said.main, said.more].filter(Boolean).join(' ')
}

describe('until when it is free to cancel', () => {
  it.each<[CancellationPolicy, string]>([
    ['Free cancellation up to 24 hours before the start.', 'Free until Sat, Mar 13 for a start on Sun, Mar 14, your first day'],
    ['Full refund up to 3 days before.', 'Free until Thu, Mar 11 for a start on Sun, Mar 14, your first day'],
    [{ refundEligibility: [{ percentageRefundable: 100, dayRangeMin: 7 }] }, 'Free until Sun, Mar 7 for a start on Sun, Mar 14, your first day'],
    ['Free cancellation until the start.', 'Free until it begins for a start on Sun, Mar 14, your first day'],
  ])('is dated by the first day of the trip: %j', (policy, said) => expect(free(policy)).toBe(said))

  it('is dated to the minute for a start that is planned', () => {
    expect(free('Free cancellation up to 24 hours before.', { planned: { date: '2027-03-16', time: '09:30' } })).toBe('Free until Mon, Mar 15, 9:30 AM')
    expect(free('Free cancellation up to 12 hours before.', { planned: { date: '2027-03-16', time: '09:30' } })).toBe('Free until Mon, Mar 15, 9:30 PM')
  })

  it.each<[string, CancellationPolicy | undefined, object]>([
    ['nothing is told', undefined, {}],
    ['nothing comes back', 'All sales are final.', {}],
    ['it is told otherwise', 'Ask the guide.', {}],
    ['no day is agreed', 'Free cancellation up to 24 hours before.', { trip: null }],
    ['it is too late', 'Free cancellation up to 24 hours before.', { now: new Date('2027-03-14T08:00') }],
    ['the hour of the day is over', 'Free cancellation up to 24 hours before.', { now: new Date('2027-03-13T10:01'), planned: { date: '2027-03-14', time: '10:00' } }],
    ['it is too late for the planned start', 'Free cancellation up to 24 hours before.', { now: new Date('2027-03-14T08:00'), planned: { date: '2027-03-14', time: '10:00' } }],
  ])('is not said where %s', (_, policy, when) => expect(free(policy, when)).toBeNull())
})
