import { beforeAll, describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../test/test-gazetteer.ts'
import { createUnderstand } from './index.ts'
import type { TripFacts, Understand } from './index.ts'

let understand: Understand
beforeAll(async () => {
  understand = createUnderstand(await openTestGazetteer())
})

const after = (...turns: string[]): TripFacts => understand({ text: turns.at(-1) ?? '', context: turns.slice(0, -1), referenceDate: '2026-11-24' })
const days = (...turns: string[]): string => {
  const { startDate = '', endDate = '' } = after(...turns)
  return `${startDate} ${endDate}`.trim()
}

describe('openings of a few words [1.4]', () => {
  it.each<[string, object]>([
    ['Lisbon, 4d, 2 ppl, 1500', { duration: 4, groupSize: 2, budget: { amount: 1500 } }],
    ['Porto 5 nights 3 pax 1200', { duration: 6, groupSize: 3, budget: { amount: 1200 } }],
    ['dubai 24-29jan fam of 5 £3500', { groupSize: 5, budget: { amount: 3500, currency: 'GBP' } }],
    ['paris x4 18-21 dec', { groupSize: 4, startDate: '2026-12-18', endDate: '2026-12-21' }],
    ['a plan for a duo, three days in Orlando', { groupSize: 2, duration: 3 }],
  ])('%s', (said, known) => {
    expect(after(said)).toMatchObject(known)
  })

  it.each<[string, object]>([
    ["I've got twelve hundred dollars saved up", { budget: { amount: 1200, currency: 'USD' } }],
    ['my cap is ¥200,000', { budget: { amount: 200_000, currency: 'JPY' } }],
    ['two families, 4 adults and 5 kids between 3 and 11', { groupSize: 9 }],
    ['Friday night to Monday morning, this week', { startDate: '2026-11-27', endDate: '2026-11-30' }],
  ])('and one thing that a desk asks is of a trip: %s', (said, known) => {
    expect(after(said)).toMatchObject({ intent: 'travel', ...known })
  })

  it('take no year and no number of rooms for a sum or people', () => {
    expect(after('Lisbon, 4 days, May, 2027').budget).toBeUndefined()
    expect(after('Lisbon, rooms x 2, 4 days').groupSize).toBeUndefined()
  })
})

describe('days in few words [1.4]', () => {
  it.each([
    ['1st to 2nd week of Feb', '2027-02-01 2027-02-14'],
    ['the 2nd or 3rd week of June', '2027-06-08 2027-06-21'],
    ['week and a half from May 3', '2027-05-03 2027-05-12'],
    ['tomorrow and the day after', '2026-11-25 2026-11-26'],
    ["between Christmas and New Year's Eve", '2026-12-24 2026-12-31'],
    ['Christmas and New Year', '2026-12-24 2027-01-01'],
    ['July 3 (arrive late) - July 10 (leave early)', '2027-07-03 2027-07-10'],
  ])('%s', (said, expected) => {
    expect(days(said)).toBe(expected)
  })

  it.each([
    ['Rio from 26 December to 3 January', 'no, keep the 26th, but come back the 5th', '2026-12-26 2027-01-05'],
    ['Krakow 10 to 16 April 2028', 'I meant 2027 not 2028', '2027-04-10 2027-04-16'],
    ['Krakow 10 to 16 April 2028', 'not 2028 but 2027', '2027-04-10 2027-04-16'],
    ['Porto May 3-8 for two', 'same but in June', '2027-06-03 2027-06-08'],
    ['Krakow 4 days from 9 April', 'the 10th suits us better', '2027-04-10 2027-04-13'],
    ['Krakow from Mon 12 April to Fri 16 April', "we'd rather fly home on the Saturday", '2027-04-12 2027-04-17'],
  ])('%s / %s', (before, said, expected) => {
    expect(days(before, said)).toBe(expected)
  })
})

describe('sums that change [1.4]', () => {
  it.each([
    ['another 200 on top is fine', { amount: 900, currency: 'EUR' }],
    ["that's per person btw", { amount: 700, currency: 'EUR', per: 'person' }],
  ])('%s', (said, budget) => {
    expect(after('Ghent for 2, 3 days, 700 euros', said)).toMatchObject({ intent: 'travel', budget })
  })
})

describe('where one sets out [1.4]', () => {
  it.each([
    ['I live in London and dream of Patagonia', 'London', 'Patagonia'],
    ['list round trips between Oakland and Salt Lake City', 'Oakland', 'Salt Lake City'],
    ['five days starting in Ontario and ending in Honolulu', 'Ontario', 'Honolulu'],
    ['I want to see the northern lights, coming from Madrid', 'Madrid', undefined],
  ])('%s', (said, origin, destination) => {
    const known = after(said)
    expect([known.intent, known.origin?.name, known.destination?.name]).toEqual(['travel', origin, destination])
  })

  it('tells a state from the country of its name', () => {
    expect(after('a solo trip from Myrtle Beach to Georgia').destination).toMatchObject({ countryCode: 'US' })
    expect(after('a solo trip from Myrtle Beach to Georgia, the country').destination).toMatchObject({ countryCode: 'GE' })
    expect(after('Georgia and Armenia from New York').destination).toMatchObject({ countryCode: 'GE' })
  })
})

describe('errands in a town are no trip [1.4]', () => {
  it.each(['find me a dentist in Santa Rosa who offers cosmetic services'])('%s', (said) => {
    expect(after(said).intent).toBe('other')
  })

  it.each(['a good spa around San Ramon?', 'I need a car in Dallas from Friday to Sunday', 'where should we get tapas in Phoenix'])('but this is: %s', (said) => {
    expect(after(said).intent).toBe('travel')
  })
})
