import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../test/test-gazetteer.ts'
import { createUnderstand } from './index.ts'

const understand = createUnderstand(await openTestGazetteer(['lisbon-pt', 'porto-pt', 'barcelona-es', 'florence-it']))
const after = (...turns: string[]) => understand({ text: turns.at(-1) ?? '', context: turns.slice(0, -1), referenceDate: '2026-11-22', locale: 'en-GB' })
const trip = 'Lisbon 12-15 May 2027 for two'

describe('a trip elsewhere that is asked for', () => {
  it.each([
    'could you try Barcelona for us?',
    'can we have a look at Barcelona please',
    'would there be anything cheaper to Barcelona',
    'how about from Leeds to Barcelona',
    'how about Leeds to Barcelona',
    'what packages do you have to Barcelona for those dates',
    'I would take a package to Barcelona if it costs less than this one',
    'so what can you offer us in Barcelona',
  ])('%s stands in the place of the one before [1.3]', (text) => {
    const facts = after(trip, text)
    expect(facts.destinations?.map(({ name }) => name)).toEqual(['Barcelona'])
    expect(facts).toMatchObject({ startDate: '2027-05-12', endDate: '2027-05-15', groupSize: 2 })
  })

  it.each([
    'is there anything to do in Florence that is like this',
    'how far is it to Barcelona from there',
    'can we look at the photos from Florence again',
    'which packages did the museum in Florence sell',
    'what about the cathedral of Florence, is that older',
  ])('%s is not [1.3]', (text) => expect(after(trip, text).destinations?.map(({ name }) => name)).toEqual(['Lisbon']))
})

describe('a route that is asked about', () => {
  it.each(['how about Leeds to Barcelona', 'What about Leeds to Barcelona in May?'])('%s starts in the first town [1.3]', (text) => {
    const facts = after(text)
    expect(facts).toMatchObject({ destination: { name: 'Barcelona' }, origin: { name: 'Leeds' } })
  })
})

describe('a town named twice, or beside its country', () => {
  it('is where one starts, when it is said again [1.3]', () => {
    const facts = after('we will leave from Leeds I think, yes Leeds')
    expect([facts.destination, facts.origin?.name]).toEqual([undefined, 'Leeds'])
  })
  it('is told from where the country says that one goes [1.3]', () => {
    expect(after('a Portugal trip, Leeds to Porto, 5 days')).toMatchObject({ destinations: [{ name: 'Porto' }], origin: { name: 'Leeds' } })
  })
  it('is gone to on the days that stand [1.3]', () => {
    expect(after(trip, 'do you have anything in Barcelona during those dates').destinations?.map(({ name }) => name)).toEqual(['Barcelona'])
  })
})

describe('a town that is dreamt of', () => {
  it.each(["one day I'd love to see Florence in the snow", 'some time in my life I will look at Florence from above'])('%s changes nothing [1.3]', (text) => {
    expect(after(trip, text).destinations?.map(({ name }) => name)).toEqual(['Lisbon'])
  })
})
