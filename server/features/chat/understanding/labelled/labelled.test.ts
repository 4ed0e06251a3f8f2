import { describe, expect, it } from 'vitest'
import { isDay } from '@meander/sdk/contract/days'
import { measure } from './measure.ts'
import { readLabelled } from './read-labelled.ts'
import type { Expected, Utterance } from './read-labelled.ts'
import { precision, recall } from './score.ts'

const utterances = [...readLabelled('tuning'), ...readLabelled('held-out')]

const utterance = (expected: Partial<Expected>): Utterance => ({
  topic: 'a test', text: 'as said', context: [], referenceDate: '2027-03-10', expect: { intent: 'travel', ...expected },
})
const lisbon = { name: 'Lisbon', country: 'PT', also: ['Lisboa'] }

async function fieldsOf(answer: object, expected: Partial<Expected>) {
  return (await measure(() => answer, [utterance(expected)])).score.fields
}

describe('the labelled utterances', () => {
  it('are each different, those for tuning no fewer than those held out, a fifth of them with earlier turns', () => {
    const said = utterances.map(({ text, context }) => [...context, text].join('\n').toLowerCase())
    expect(new Set(said).size).toBe(said.length)
    expect(said.length).toBeGreaterThanOrEqual(640)
    expect(readLabelled('tuning').length).toBeGreaterThanOrEqual(readLabelled('held-out').length)
    expect(utterances.filter(({ context }) => context.length > 0).length / said.length).toBeGreaterThanOrEqual(0.2)
  })

  it('expect days that exist, in order, none before today, and lengths that agree with them', () => {
    for (const { text, referenceDate, expect: { startDate, endDate, duration, window } } of utterances) {
      for (const day of [startDate, endDate]) if (day !== undefined) expect(isDay(day) && day >= referenceDate, text).toBe(true)
      if (startDate === undefined || endDate === undefined) continue
      const span = (Date.parse(endDate) - Date.parse(startDate)) / 86_400_000 + 1
      expect(span, text).toBeGreaterThan(1)
      if (duration !== undefined && window !== true) expect(span, text).toBe(duration)
    }
  })

  it('expect no more ages than people, and the first of several places as the destination', () => {
    for (const { text, expect: { ages, groupSize, destination, destinations } } of utterances) {
      if (ages !== undefined && groupSize !== undefined) expect(ages.length, text).toBeLessThanOrEqual(groupSize)
      if (destinations !== undefined) expect(destinations[0], text).toEqual(destination)
    }
  })
})

describe('the score', () => {
  it('takes another name of a place, and its country by name or code', async () => {
    expect((await fieldsOf({ destination: { name: 'Lisboa', country: 'Portugal' } }, { destination: lisbon })).destination).toMatchObject({ right: 1 })
    expect((await fieldsOf({ destination: { name: 'Lisbon', countryCode: 'US' } }, { destination: lisbon })).destination).toMatchObject({ given: 1, right: 0 })
  })

  it('counts what nobody said against precision, what is missing against recall, and nothing that is free', async () => {
    const unsaid = await fieldsOf({ groupSize: 2 }, {})
    expect(unsaid.groupSize).toEqual({ wanted: 0, given: 1, right: 0 })
    const missing = await fieldsOf({}, { duration: 3 })
    expect(missing.duration && [recall(missing.duration), precision(missing.duration)]).toEqual([0, 1])
    expect((await fieldsOf({ duration: 9 }, { free: ['duration'] })).duration).toEqual({ wanted: 0, given: 0, right: 0 })
  })

  it('takes the length that follows from firm dates, not that of a window', async () => {
    const dates = { startDate: '2027-05-01', endDate: '2027-05-31' }
    expect((await fieldsOf({ ...dates, duration: 31 }, dates)).duration).toMatchObject({ given: 0 })
    expect((await fieldsOf({ ...dates, duration: 31 }, { ...dates, window: true })).duration).toMatchObject({ given: 1, right: 0 })
  })

  it('wants both dates right, and lets a single day end on itself', async () => {
    const dates = { startDate: '2027-05-01', endDate: '2027-05-03' }
    expect((await fieldsOf({ ...dates, endDate: '2027-05-04' }, dates)).dates).toEqual({ wanted: 1, given: 1, right: 0 })
    const day = '2027-05-01'
    expect((await fieldsOf({ startDate: day, endDate: day }, { startDate: day })).dates).toEqual({ wanted: 1, given: 1, right: 1 })
  })

  it('reads a level as no budget, and an amount with its currency', async () => {
    expect((await fieldsOf({ budget: { level: 'low' } }, {})).budget).toMatchObject({ given: 0 })
    const wanted = { budget: { amount: 800, currency: 'EUR', per: 'person' as const } }
    expect((await fieldsOf({ budget: { amount: 800, currency: 'USD' } }, wanted)).budget).toMatchObject({ given: 1, right: 0 })
    expect((await fieldsOf({ budget: { amount: 800, currency: 'EUR', per: 'person' } }, wanted)).budgetPer).toMatchObject({ right: 1 })
  })

  it('counts an origin given as a destination, and an understanding that throws', async () => {
    const origin = { name: 'Denver', country: 'US' }
    const taken = await measure(() => ({ destination: { name: 'Denver', country: 'United States' } }), [utterance({ origin, destination: lisbon })])
    expect(taken.score.origins).toEqual({ withOrigin: 1, takenForDestination: 1 })
    const thrown = await measure(() => { throw new Error('lost') }, [utterance({ destination: lisbon })])
    expect(thrown.score).toMatchObject({ throws: 1, fields: { destination: { wanted: 1, given: 0 } } })
  })
})
