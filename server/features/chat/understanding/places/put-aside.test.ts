import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../../test/test-gazetteer.ts'
import { createUnderstand } from '../index.ts'

const understand = createUnderstand(await openTestGazetteer())
const placesOf = (text: string) => {
  const { origin, destinations = [] } = understand({ text, referenceDate: '2027-03-10' })
  return [origin?.name ?? '-', destinations.map(({ name }) => name).join(' + ') || '-'].join(' > ')
}

describe('a place that is told of beside the one wished for', () => {
  it.each([
    ['we love Barcelona but this time Zaragoza', '- > Zaragoza'],
    ['bored of Brighton, thinking of Margate', '- > Margate'],
    ["I'm allergic to Paris, so Marseille", '- > Marseille'],
    ['we flew over Greenland on the way, but want the Azores', '- > Azores'],
    ['my flight to Bangkok got cancelled so now Hanoi', '- > Hanoi'],
    ['the Manchester derby is on, so not that weekend; York instead', '- > York'],
    ['a place like Amalfi but in Croatia', '- > Croatia'],
    ['London Bridge in Lake Havasu City', '- > Lake Havasu City'],
    ['I have a cousin in Cork, shall we do Galway', '- > Galway'],
    ['I left my heart in San Francisco, and I want to go to Oakland', '- > Oakland'],
    ["Ottawa here. We'd like Quebec City in February.", 'Ottawa > Quebec City'],
    ['After Vienna (where we live) everything feels small, but Bratislava for a day?', 'Vienna > Bratislava'],
  ])('is no part of the trip: %s [1.3]', (text, said) => {
    expect(placesOf(text)).toBe(said)
  })

  it.each([
    ['we love Rome and Florence, three days in each', '- > Rome + Florence'],
    ['a week in Rome, but also two days in Naples', '- > Rome + Naples'],
    ['Malta, or maybe Gozo', '- > Malta + Gozo'],
    ['flying over Greenland', '- > Greenland'],
  ])('stays where it is wished for as well: %s [1.3]', (text, said) => {
    expect(placesOf(text)).toBe(said)
  })
})

describe('names that other words stand in', () => {
  it.each([
    ["flights to St. John's", "- > St. John's"],
    ["trip to King's Lynn", "- > King's Lynn"],
    ['a week in Kerry', '- > County Kerry'],
    ['trip to Gent', '- > Ghent'],
    ['a hotel in Hull', '- > Kingston upon Hull'],
    ['from the 8th May to the 12th, Matera', '- > Matera'],
    ['Gdansk but not before 20 June', '- > Gdańsk'],
    ['Party size: 5. City: Fes.', '- > Fez'],
    ['DO YOU HAVE ANYTHING IN NICE FOR NEXT WEEKEND FOR TWO', '- > Nice'],
    ['Kerry and I fly to Rome', '- > Rome'],
    ["a trip to my sister's place in Rome", '- > Rome'],
  ])('%s [1.3]', (text, said) => {
    expect(placesOf(text)).toBe(said)
  })
})
