import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'
import type { Told } from '../../../test/travel-desk.ts'

const { tell } = openDesk('day-by-day')

const WEEKDAY = /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g

/** The days that a letter speaks of, by their weekdays in its order. */
const daysIn = ({ text }: Told): string[] => [...new Set(text.match(WEEKDAY))]
const titlesIn = ({ text, cards }: Told): string[] => cards.map(({ title }) => title.replace(/[.]$/, '')).filter((title) => text.includes(title))

describe('who asks for all the days gets all of them [1.6, 1.7]', () => {
  it.each([
    ['of a trip that was spoken of', ['Vienna from Monday 7 to 11 June 2027, two of us', 'can you set it out day by day?']],
    ['as a programme', ['Kyoto 5 to 9 April 2027 for the two of us, gardens', 'please write us an itinerary']],
    ['as a question of how to divide them', ['Lisbon from 3 to 7 May 2027, two of us, food', 'how would you split our days?']],
    ['at once', ['A daily schedule for Rome, Monday 10 to Friday 14 May 2027, a couple who like art']],
  ])('%s', async (_name, lines) => {
    const letter = (await tell(...lines)).at(-1) as Told
    expect(daysIn(letter)).toHaveLength(5)
    expect(titlesIn(letter).length).toBeGreaterThanOrEqual(5)
    // In the order of the cards.
    const named = titlesIn(letter).map((title) => letter.text.indexOf(title))
    expect(named).toEqual(named.toSorted((left, right) => left - right))
    expect(letter.text).toMatch(/for the two of you/)
  })

  it('keeps each town to its own days', async () => {
    const letter = (await tell('Florence from 3 to 6 May 2027 and then Rome until 9 May, two of us, art', 'give me the plan for every day')).at(-1) as Told
    const [florence = '', rome = ''] = letter.text.split(/(?=\bRome, 7)/)
    expect(florence).toMatch(/Monday[\s\S]*Tuesday[\s\S]*Wednesday[\s\S]*Thursday/)
    expect(florence).not.toMatch(/Friday|Saturday|Sunday/)
    expect(rome).toMatch(/Friday[\s\S]*Saturday[\s\S]*Sunday/)
    expect(rome).not.toMatch(/Monday|Tuesday/)
  })

  it('stays within what may be spent, and says which days stay free', async () => {
    const letter = (await tell('Cape Town 8 to 15 February 2027, two of us, $300 for everything', 'a plan for each day please')).at(-1) as Told
    expect(letter.text).toMatch(/inside your \$300|within your \$300/)
    expect(letter.text).toMatch(/free/)
  })

  it('asks for the days where none are known', async () => {
    const letter = (await tell('an itinerary for four days in Porto, we are two')).at(-1) as Told
    expect(letter.text).toMatch(/Day 1\b[\s\S]*Day 4\b/)
    expect(letter.text).toMatch(/arrive\?|begin\?/)
  })

  it.each([
    ['a saved trip', 'what is on day 2 of my itinerary?', /saved|empty/],
    ['one day', 'only day 2 please', /8 June/],
  ])('is not what is meant by %s', async (_name, line, says) => {
    const letter = (await tell('Vienna from 7 to 10 June 2027, two of us', line)).at(-1) as Told
    expect(letter.text).toMatch(says)
    expect(daysIn(letter).length).toBeLessThan(3)
  })
})
