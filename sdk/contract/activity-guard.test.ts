import { describe, expect, it } from 'vitest'
import { Activity, ActivityOrWrapped } from './activities.ts'
import { readActivity } from './activity-guard.ts'

const bare = { id: 'a1', productCode: 'LIS-TRAM-28', title: 'Tram 28 and Alfama on foot' }
const money = { amount: 42.5, currency: 'EUR' }

/** Values of every shape, some of them right for some field. */
const VALUES: unknown[] = [
  undefined,
  null,
  '',
  'text',
  7,
  true,
  [],
  {},
  ['text'],
  [7],
  [null],
  [{ url: 'https://media.example/1.jpg' }],
  ['text', { url: 'https://media.example/1.jpg' }],
  [{ url: 7 }],
  [{ title: 'Graça', description: 'Coffee' }],
  [{ title: 'Graça' }],
  { fixedDurationInMinutes: 180 },
  { fixedDurationInMinutes: '180' },
  { variableDurationFromMinutes: 120, variableDurationToMinutes: 180 },
  { variableDurationFromMinutes: 120 },
  money,
  { ...money, amount: '42.5' },
  { amount: 42.5 },
  { from: money, asOf: '2026-11-02' },
  { from: money, asOf: '2026-02-30' },
  { from: 42.5, asOf: '2026-11-02' },
  { latitude: 38.7, longitude: -9.1 },
  { latitude: 38.7 },
  { description: 'Free', type: 'STANDARD', refundEligibility: [{ percentageRefundable: 100, dayRangeMin: 1 }] },
  { refundEligibility: [{ percentageRefundable: 100 }] },
  { refundEligibility: 'all' },
  { description: 7 },
  { date: '2027-03-14', startTime: '09:30' },
  { date: '2027-03-14', startTime: '9:30' },
  { date: '2027-02-30', startTime: '09:30' },
]
const FIELDS = Object.keys(Activity.shape)

describe('the guard of an activity', () => {
  it.each(FIELDS)('judges %s as the schema does', (field) => {
    for (const value of VALUES) {
      const activity = { ...bare, [field]: value }
      expect(readActivity(activity) !== null, JSON.stringify(value)).toBe(ActivityOrWrapped.safeParse(activity).success)
    }
  })

  it('reads the same wrapped and as it is [3.57]', () => {
    expect(readActivity(bare)).toEqual(bare)
    expect(readActivity({ activityData: bare, notes: 'Sit left' })).toEqual(bare)
    expect(readActivity({ activityData: { title: 'Tram' } })).toBeNull()
    expect(readActivity({ ...bare, activityData: { title: 'Tram' } })).toEqual({ ...bare, activityData: { title: 'Tram' } })
  })

  it('keeps what a newer sender adds', () => {
    expect(readActivity({ ...bare, carbonKg: 4 })).toEqual({ ...bare, carbonKg: 4 })
  })

  it('takes nothing for an activity that is none', () => {
    for (const value of [...VALUES, [bare], JSON.stringify(bare)]) expect(readActivity(value)).toBeNull()
  })
})
