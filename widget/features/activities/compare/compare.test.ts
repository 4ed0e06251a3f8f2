import { readActivityDetails, readAvailability, type ActivityDetails, type CancellationPolicy } from '@meander/sdk/contract/activities'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { activity } from '../../../test/activities.ts'
import { desk, type Desk } from '../../../test/desk.ts'
import { failure, fakeServer } from '../../../test/fake-server.ts'
import { waitFor } from '../../../test/queries.ts'
import { day, start, time } from '../../../test/trip.ts'
import { cancelText } from './answers.ts'
import { momentBefore, readCancelling, type Cancelling } from './cancelling.ts'
import { createCompare } from './compare.ts'
import { compared, toggle, type Comparison } from './comparison.ts'
import { freeDays } from './free-starts.ts'
import { tellApart } from './inclusions.ts'
import { partyPrice } from './party.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const bands = [
  { ageBand: 'INFANT', startAge: 0, endAge: 3, price: usd(0) },
  { ageBand: 'CHILD', startAge: 4, endAge: 12, price: usd(20.1) },
  { ageBand: 'ADULT', startAge: 13, endAge: 99, price: usd(40.1) },
]

describe('choosing', () => {
  const among = ['A', 'B', 'C', 'D'].map((code, index) => activity(code, { reviewCount: index * 100 }))
  const none: Comparison = { among, chosen: [], stage: 'choosing' }
  const choose = (...codes: string[]) => codes.reduce(toggle, none)

  it('takes up to three, a fourth not, and lets go of one again [4.85]', () => {
    expect(choose('A', 'B', 'C', 'D').chosen).toEqual(['A', 'B', 'C'])
    expect(choose('A', 'B', 'C', 'B', 'D').chosen).toEqual(['A', 'C', 'D'])
  })

  it('puts the most reviewed first [2.191]', () => {
    expect(compared(choose('A', 'C', 'B')).map(({ productCode }) => productCode)).toEqual(['C', 'B', 'A'])
  })
})

describe('what all of them pay', () => {
  it('is each at the price of their age, to the cent', () => {
    expect(partyPrice({ price: usd(40.1) }, { ageBands: bands }, { adults: 2, children: [8, 2] })).toMatchObject({ state: 'known', total: usd(100.3), each: usd(40.1) })
  })

  it('is the price of the card for each where no ages are told', () => {
    expect(partyPrice({ price: usd(42) }, null, { adults: 2, children: [8] })).toMatchObject({ total: usd(126) })
  })

  it('is none where a child may not come, or no price is told', () => {
    expect(partyPrice({ price: usd(42) }, { ageBands: bands.slice(1) }, { adults: 2, children: [8, 2] })).toEqual({ state: 'barred', age: 2 })
    expect(partyPrice({ price: usd(42) }, { minimumAge: 12 }, { adults: 1, children: [11] })).toEqual({ state: 'barred', age: 11 })
    expect(partyPrice({}, null, { adults: 2, children: [] })).toEqual({ state: 'unknown' })
  })
})

describe('free starts', () => {
  it('are those with room for all, day by day in order', () => {
    const slots = [start('2027-03-15', '14:00'), start('2027-03-15', '09:00'), start('2027-03-14', '09:00', 2), start('2027-03-16', '09:00', 3)]
    expect(freeDays(slots, 3)).toEqual([
      { date: '2027-03-15', times: ['09:00', '14:00'] },
      { date: '2027-03-16', times: ['09:00'] },
    ])
  })
})

describe('cancelling', () => {
  it.each<[CancellationPolicy | undefined, Cancelling | null]>([
    ['Free cancellation up to 24 hours before the experience starts', { state: 'until', hours: 24 }],
    ['Full refund if you cancel 3 days before the start.', { state: 'until', hours: 72 }],
    ['Free cancellation until the start', { state: 'until', hours: 0 }],
    ['All sales are final.', { state: 'never' }],
    ['This experience is non-refundable.', { state: 'never' }],
    ['Ask at the desk', { state: 'other', words: 'Ask at the desk' }],
    ['Cancel up to 24 hours in advance for a full refund.', { state: 'until', hours: 24 }],
    ['For a full refund, cancel at least 24 hours before the scheduled departure time.', { state: 'until', hours: 24 }],
    ['Free cancellation up to 2 days before, no refund after that', { state: 'until', hours: 48 }],
    ['All money is refunded in full until 36h before', { state: 'until', hours: 36 }],
    ['Reschedule free of charge up to 2 days before; no refund', { state: 'never' }],
    ['Free hotel pickup within 2 hours; not refundable', { state: 'never' }],
    ...[
      'Free cancellation is not offered; tickets can be changed up to 24 hours before',
      'Free cancellation within 24 hours of booking',
      'Free coffee; cancel 2 hours before',
      'Half of the price back up to 24 hours before',
    ].map((words): [string, Cancelling] => [words, { state: 'other', words }]),
    [{ type: 'ALL_SALES_FINAL' }, { state: 'never' }],
    [{ refundEligibility: [{ percentageRefundable: 50, dayRangeMin: 1 }, { percentageRefundable: 100, dayRangeMin: 2 }] }, { state: 'until', hours: 48 }],
    [{ refundEligibility: [{ percentageRefundable: 0, dayRangeMin: 0 }] }, { state: 'never' }],
  ])('reads %j', (policy, read) => expect(readCancelling(policy)).toEqual(read))

  it('counts back over midnight and the ends of months', () => {
    expect(momentBefore({ date: day('2027-03-01'), time: time('09:30') }, 48)).toEqual({ date: '2027-02-27', time: '09:30' })
    expect(momentBefore({ date: day('2027-03-01'), time: time('09:30') }, 12)).toEqual({ date: '2027-02-28', time: '21:30' })
  })

  it('names the day and the hour where there is a start, else the rule: a day on which nothing starts would be a false date', () => {
    const policy = 'Free cancellation up to 24 hours before the experience starts'
    expect(cancelText(policy, [{ date: day('2027-03-15'), times: [time('09:00')] }])).toEqual({ words: 'Free until Sun, Mar 14, 9:00\u00a0AM', more: '24 hours before the first free start' })
    expect(cancelText(policy, [])).toEqual({ words: 'Free up to 24 hours before' })
    expect(cancelText('All sales are final.', [])).toEqual({ words: 'Not refundable' })
  })

  it('names the rule alone once it is too late for the first free start', () => {
    const starts = [{ date: day('2027-03-15'), times: [time('09:00')] }]
    expect(cancelText('Free cancellation up to 24 hours before', starts, new Date('2027-03-14T09:00'))).toEqual({ words: 'Free up to 24 hours before' })
  })
})

it('tells what all include from what only some do, whatever the capitals', () => {
  const lists = [['Local guide', 'Lunch', 'Wine'], ['local guide.', 'Train fares'], ['Local Guide']]
  expect(tellApart(lists)).toEqual({ common: ['Local guide'], own: [['Lunch', 'Wine'], ['Train fares'], []] })
})

describe('looking up', () => {
  let at: Desk
  const details: ActivityDetails = { description: '', images: [], additionalImages: [], inclusions: [], exclusions: [], meetingPoint: '', cancellationPolicy: '', itinerary: [] }
  const server = fakeServer()
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    at = desk(server)
  })
  afterEach(() => at.destroy())

  it('asks for each in the currency of its card, for the dates, and says what did not come', async () => {
    server
      .on(readActivityDetails, ({ params }) => (params.productCode === 'A' ? details : failure('provider-failed')))
      .on(readAvailability, ({ params }) => (params.productCode === 'A' ? { slots: [start('2027-03-14', '09:00')] } : failure('provider-failed')))
    const compare = createCompare({ api: at.api, currency: 'USD', activities: [activity('A', { price: { amount: 39, currency: 'EUR' } }), activity('B')] })
    compare.lookUp()
    compare.lookAt({ from: day('2027-03-14'), to: day('2027-03-15') })
    await waitFor(() =>
      expect(compare.$found.get()).toEqual({
        A: { details: { state: 'ready', found: details }, starts: { state: 'ready', found: [start('2027-03-14', '09:00')] } },
        B: { details: { state: 'failed' }, starts: { state: 'failed' } },
      }),
    )
    expect(server.callsOf(readActivityDetails).map(({ query }) => query.currency)).toEqual(['EUR', 'USD'])
    expect(server.callsOf(readAvailability)[0]?.query).toMatchObject({ startDate: '2027-03-14', endDate: '2027-03-15' })
    compare.destroy()
  })
})
