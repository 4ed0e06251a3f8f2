import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Day } from '@meander/sdk/contract/days'
import type { ProductCode } from '@meander/sdk/contract/ids'
import type { DestinationCatalogue } from '../../../../destinations/index.ts'
import { openTestGazetteer } from '../../../../../test/test-gazetteer.ts'
import { startViator } from '../../../../../test/viator/start-viator.ts'
import type { StartedViator } from '../../../../../test/viator/start-viator.ts'
import type { ViatorProductFacts } from '../../../../../test/viator/data/products.ts'

/** A Monday, noon in Lisbon. */
const NOW = new Date('2027-03-01T12:00:00Z')
const CODE = '101P2' as ProductCode

let destinations: DestinationCatalogue
beforeAll(async () => {
  destinations = await openTestGazetteer()
})
let started: StartedViator
beforeEach(async () => {
  started = await startViator({ destinations, now: NOW })
})
afterEach(() => started.stop())

/** What the strict Viator says of the one product, part by part. */
interface Said {
  season?: Record<string, unknown>
  record?: Record<string, unknown>
  product?: Record<string, unknown>
  facts?: Partial<ViatorProductFacts>
  /** More options of the product, each with one season of one record. */
  options?: Record<string, unknown>[]
}

function say({ season = {}, record = {}, product = {}, facts = {}, options = [] }: Said): void {
  const seasonOf = (more: Record<string, unknown>) => ({ startDate: '2026-01-01', pricingRecords: [{ pricingDetails: [], ...more }], ...season })
  const bookableItems = [record, ...options].map((one, index) => ({ productOptionCode: `TG${index}`, seasons: [seasonOf(one)] }))
  const schedule = { productCode: CODE, currency: 'EUR', summary: { fromPrice: 25 }, bookableItems }
  const found = started.viator.products.find(({ code }) => code === CODE)
  Object.assign(found ?? {}, { duration: { fixedDurationInMinutes: 120 }, ...facts, schedule, extra: { bookingConfirmationSettings: undefined, ...product } })
}

const read = async (from: string, to = from) => (await started.provider.readSchedule(CODE, { startDate: from as Day, endDate: to as Day })) ?? []
const timesOf = async (date: string) => (await read(date)).flatMap(({ starts }) => starts.filter(({ closed }) => closed === null).map(({ startTime }) => String(startTime)))
const closedOf = async (date: string) => (await read(date)).flatMap(({ closed, starts }) => (closed === null ? starts.map((start) => `${start.startTime} ${start.closed}`) : [closed]))

describe('dates on which it cannot be booked', () => {
  it('are objects with a reason each, of a start or of all', async () => {
    say({
      record: {
        timedEntries: [{ startTime: '09:30', unavailableDates: [{ date: '2027-03-10', reason: 'SOLD_OUT' }] }, { startTime: '14:00' }],
        unavailableDates: [{ date: '2027-03-11', reason: 'NOT_OPERATING' }, { date: '2027-03-12', reason: 'SOLD_OUT' }],
      },
    })
    expect(await closedOf('2027-03-10')).toEqual(['09:30 sold-out', '14:00 null'])
    expect(await closedOf('2027-03-11')).toEqual(['not-operating'])
    expect(await closedOf('2027-03-12')).toEqual(['09:30 sold-out', '14:00 sold-out'])
    expect(await timesOf('2027-03-13')).toEqual(['09:30', '14:00'])
  })

  it('with a reason that nobody knew, or with none, are closed too', async () => {
    say({ record: { timedEntries: [{ startTime: '09:30', unavailableDates: [{ date: '2027-03-10', reason: 'STRIKE' }, { date: '2027-03-11' }] }] } })
    expect(await closedOf('2027-03-10')).toEqual(['not-operating'])
    expect(await closedOf('2027-03-11')).toEqual(['not-operating'])
  })

  it('have no room, the others have room for as many as one booking takes', async () => {
    say({ record: { timedEntries: [{ startTime: '09:30', unavailableDates: [{ date: '2027-03-10', reason: 'SOLD_OUT' }] }] }, facts: { most: 8 } })
    const spaces = (await read('2027-03-10', '2027-03-11')).flatMap(({ starts }) => starts.map(({ availableSpaces, mostAtOnce }) => [availableSpaces, mostAtOnce]))
    expect(spaces).toEqual([[0, true], [8, true]])
  })
})

describe('a season', () => {
  it('without an end goes on for 384 days from today', async () => {
    say({ record: { timedEntries: [{ startTime: '09:30' }] } })
    expect(await timesOf('2028-03-19')).toEqual(['09:30'])
    expect(await closedOf('2028-03-20')).toEqual(['out-of-season'])
  })

  it('with an end ends on that day, and those before it begins are none', async () => {
    say({ record: { timedEntries: [{ startTime: '09:30' }] }, season: { startDate: '2027-03-05', endDate: '2027-03-06' } })
    expect((await read('2027-03-04', '2027-03-07')).map(({ closed }) => closed)).toEqual(['out-of-season', null, null, 'out-of-season'])
  })

  it('runs on its weekdays, and on all of them where it names none', async () => {
    say({ record: { daysOfWeek: ['SATURDAY'], timedEntries: [{ startTime: '09:30' }] } })
    expect((await read('2027-03-05', '2027-03-07')).map(({ closed }) => closed)).toEqual(['not-operating', null, 'not-operating'])
    started.time.pass(3_600_000)
    say({ record: { daysOfWeek: [], timedEntries: [{ startTime: '09:30' }] } })
    expect((await read('2027-03-05', '2027-03-07')).map(({ closed }) => closed)).toEqual([null, null, null])
  })

  it('of days that are over is past', async () => {
    say({ record: { timedEntries: [{ startTime: '09:30' }] } })
    expect((await read('2027-02-27', '2027-02-28')).map(({ closed }) => closed)).toEqual(['past', 'past'])
  })
})

describe('the three kinds of starts', () => {
  it('have fixed times', async () => {
    say({ record: { timedEntries: [{ startTime: '14:00' }, { startTime: '09:30:00' }] } })
    expect((await read('2027-03-10'))[0]?.starts.map(({ startTime, kind }) => [startTime, kind])).toEqual([['09:30', 'timed'], ['14:00', 'timed']])
  })

  it('are moments within opening hours, which are written with seconds, and leave time before closing', async () => {
    const hours = [{ dayOfWeek: 'WEDNESDAY', operatingHours: [{ opensAt: '09:30:00', closesAt: '13:00:00' }, { opensAt: '15:00:00', closesAt: '18:00:00' }] }]
    say({ season: { operatingHours: hours } })
    const [wednesday, thursday] = await read('2027-03-10', '2027-03-11')
    expect(wednesday?.starts.map(({ startTime, kind }) => [startTime, kind])).toEqual([['09:30', 'window'], ['10:30', 'window'], ['15:00', 'window'], ['16:00', 'window']])
    expect(thursday?.closed).toBe('not-operating')
  })

  it('read the hours under the name of the schema as well', async () => {
    say({ season: { operatingHours: [{ dayOfWeek: 'WEDNESDAY', openTimes: [{ opensAt: '20:00', closesAt: '02:00' }] }] } })
    expect(await timesOf('2027-03-10')).toEqual(['20:00', '21:00', '22:00'])
  })

  it('are any moment of the day where there is neither', async () => {
    say({})
    const [wednesday] = await read('2027-03-10')
    expect(new Set(wednesday?.starts.map(({ kind }) => kind))).toEqual(new Set(['day']))
    expect(wednesday?.starts[0]?.startTime).toBe('09:00')
  })

  it('of several options at one time are one start, open when one of them is', async () => {
    const soldOut = [{ date: '2027-03-10', reason: 'SOLD_OUT' }]
    say({ record: { timedEntries: [{ startTime: '09:30', unavailableDates: soldOut }] }, options: [{ timedEntries: [{ startTime: '09:30' }, { startTime: '11:00', unavailableDates: soldOut }] }] })
    expect(await closedOf('2027-03-10')).toEqual(['09:30 null', '11:00 sold-out'])
  })
})

describe('how late it can be booked', () => {
  const cutOff = (bookingCutoffType: string, bookingCutoffInMinutes: number, more = {}) => ({ bookingConfirmationSettings: { bookingCutoffType, bookingCutoffInMinutes, ...more } })
  const at = (instant: string) => started.time.pass(Date.parse(instant) - started.time.clock().getTime())
  const opening = { operatingHours: [{ dayOfWeek: 'WEDNESDAY', operatingHours: [{ opensAt: '09:00:00', closesAt: '18:00:00' }] }] }

  it('counts from the start', async () => {
    say({ record: { timedEntries: [{ startTime: '09:30' }, { startTime: '14:00' }] }, product: cutOff('START_TIME', 120) })
    at('2027-03-10T07:29:00Z')
    expect(await closedOf('2027-03-10')).toEqual(['09:30 null', '14:00 null'])
    at('2027-03-10T07:30:00Z')
    expect(await closedOf('2027-03-10')).toEqual(['09:30 cut-off', '14:00 null'])
    at('2027-03-10T09:30:00Z')
    expect(await closedOf('2027-03-10')).toEqual(['09:30 past', '14:00 null'])
  })

  it('counts from the opening, for the whole day', async () => {
    say({ season: opening, product: cutOff('OPENING_TIME', 60) })
    at('2027-03-10T07:59:00Z')
    expect(await timesOf('2027-03-10')).toHaveLength(8)
    at('2027-03-10T08:00:00Z')
    expect(await timesOf('2027-03-10')).toEqual([])
    expect(await closedOf('2027-03-10')).toContain('16:00 cut-off')
  })

  it('counts from the closing, so that one can come in while it is open', async () => {
    say({ season: opening, product: cutOff('CLOSING_TIME', 120) })
    at('2027-03-10T14:30:00Z')
    expect(await timesOf('2027-03-10')).toEqual(['15:00', '16:00'])
    at('2027-03-10T16:00:00Z')
    expect(await timesOf('2027-03-10')).toEqual([])
  })

  it('counts from a fixed time of the day, perhaps of the day before', async () => {
    say({ record: { timedEntries: [{ startTime: '09:30' }] }, product: cutOff('FIXED_TIME', 1440, { bookingCutoffFixedTime: '20:00' }) })
    at('2027-03-09T19:59:00Z')
    expect(await timesOf('2027-03-10')).toEqual(['09:30'])
    at('2027-03-09T20:00:00Z')
    expect(await closedOf('2027-03-10')).toEqual(['09:30 cut-off'])
  })

  it("is told in the product's own zone, wherever the server and the traveller are", async () => {
    say({ record: { timedEntries: [{ startTime: '09:30' }] }, product: { timeZone: 'Pacific/Auckland', ...cutOff('START_TIME', 0) } })
    // 10:00 of the 10th in Auckland is 21:00 of the 9th in UTC.
    at('2027-03-09T21:00:00Z')
    expect(await closedOf('2027-03-10')).toEqual(['09:30 past'])
    expect(await timesOf('2027-03-11')).toEqual(['09:30'])
    say({ record: { timedEntries: [{ startTime: '09:30' }] }, product: { timeZone: 'Pacific/Honolulu', ...cutOff('START_TIME', 0) } })
    started.time.pass(3_600_000)
    expect(await timesOf('2027-03-10')).toEqual(['09:30'])
  })

  it('holds on the night when the clocks change', async () => {
    say({ record: { timedEntries: [{ startTime: '09:30' }] }, product: { timeZone: 'Europe/Lisbon', ...cutOff('START_TIME', 600) } })
    // Summer time begins at 01:00 of the 28th: 09:30 is 08:30 UTC, ten hours before it 22:30 UTC.
    at('2027-03-27T22:29:00Z')
    expect(await timesOf('2027-03-28')).toEqual(['09:30'])
    at('2027-03-27T22:30:00Z')
    expect(await closedOf('2027-03-28')).toEqual(['09:30 cut-off'])
  })

  it('is the start itself where nothing is said', async () => {
    say({ record: { timedEntries: [{ startTime: '14:00' }] } })
    at('2027-03-10T13:59:00Z')
    expect(await timesOf('2027-03-10')).toEqual(['14:00'])
  })
})

describe('prices of a schedule', () => {
  const detail = (ageBand: string, amount: number, special?: Record<string, unknown>) => ({
    pricingPackageType: 'PER_PERSON',
    ageBand,
    price: { original: { recommendedRetailPrice: amount }, ...(special === undefined ? {} : { special: { recommendedRetailPrice: amount / 2, ...special } }) },
  })
  const ages = async () => (await started.provider.readDetails(CODE, { currency: 'EUR' }))?.ageBands?.map(({ ageBand, price }) => [ageBand, price?.amount])

  it('are the least of each age band, special ones while they are offered and for the days that one can travel', async () => {
    const holds = { offerStartDate: '2027-02-01', offerEndDate: '2027-03-31', travelStartDate: '2027-03-10', travelEndDate: '2027-03-20' }
    say({ record: { pricingDetails: [detail('ADULT', 40, holds), detail('CHILD', 20, { ...holds, offerEndDate: '2027-02-28' }), detail('INFANT', 8, { ...holds, travelEndDate: '2027-02-20', travelStartDate: '2027-02-10' })] } })
    expect(await ages()).toEqual([['ADULT', 20], ['CHILD', 20], ['INFANT', 8]])
  })

  it('for a whole group are the price of nobody', async () => {
    say({ record: { pricingDetails: [{ ...detail('ADULT', 300), pricingPackageType: 'UNIT' }] } })
    expect(await ages()).toEqual([['ADULT', undefined], ['CHILD', undefined], ['INFANT', undefined]])
  })
})

describe('opening hours in words', () => {
  const hours = (opensAt: string, closesAt: string, ...days: string[]) => days.map((dayOfWeek) => ({ dayOfWeek, operatingHours: [{ opensAt, closesAt }] }))
  const inWords = async (operatingHours: unknown[]) => {
    say({ season: { operatingHours } })
    return (await started.provider.readDetails(CODE))?.openingHours
  }

  it.each([
    [hours('09:30:00', '17:30:00', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'), '09:30–17:30, closed on Mondays'],
    [[...hours('09:00', '17:00', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'), ...hours('10:00', '14:00', 'SATURDAY', 'SUNDAY')], 'Mon–Fri 09:00–17:00, Sat–Sun 10:00–14:00'],
    [hours('10:00', '12:00', 'MONDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'), '10:00–12:00, closed on Tuesdays and Sundays'],
    [[], undefined],
  ])('%#', async (operatingHours, words) => {
    expect(await inWords(operatingHours)).toBe(words)
  })
})
