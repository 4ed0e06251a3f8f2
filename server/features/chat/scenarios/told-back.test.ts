import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'

const LISBON = 'Lisbon 5 to 8 May 2027, two of us, 600 euros, food and music'
const { tell } = openDesk('told-back')

describe('what the desk was told it tells back, in any words [1.4]', () => {
  it.each<[line: string, says: RegExp]>([
    ['what are my dates?', /5 to 8 May 2027/], ['when are we travelling again?', /5 to 8 May/], ['where am I going?', /Lisbon/], ['which city did we agree on?', /Lisbon/],
    ['what is my budget?', /€600/], ['how much did I say we could spend?', /€600/], ['how many of us are going?', /two of you/i], ['how long are we staying?', /four days/i],
    ['what did I ask for?', /food and music/], ['summarise my trip', /Lisbon.*5 to 8 May.*two of you.*€600.*food and music/], ['what have you suggested so far?', /Fado in Alfama.*Mouraria/],
    ['what did we pick for day 1?', /[Nn]othing.*Wednesday 5 May/], ['what are my dates and my budget?', /5 to 8 May.*€600/],
    ['Wie hoch ist mein Budget?', /€600/], ['Quelles sont mes dates ?', /5 to 8 May/], ['¿Cuántos somos?', /two of you/i], ['Fasse meine Reise zusammen', /Lisbon.*€600/],
  ])('%s', async (line, says) => {
    const [, told] = await tell(LISBON, line)
    expect(told?.text).toMatch(says)
    expect(told?.cards).toEqual([])
  })

  it.each([
    'is it in my budget?', 'what are the dates of the fado?', 'what can we do on day 1?', 'how many people can join?', 'how long does it take?',
  ])('is of the things, and not of the trip: %s', async (line) => {
    expect((await tell(LISBON, line))[1]?.text).not.toMatch(/^(?:Your|You asked|It is|What I keep|We have|I count|Two of you)/)
  })

  it('tells the day of a plan, and all of it with the trip before it', async () => {
    const [, , day, all] = await tell('Rome 3 to 5 June 2027, 3 adults and a child of 6, 900 euros', 'plan every day please', 'what did we pick for day 1?', 'summarise the trip')
    expect(day?.text).toMatch(/^.*Thursday 3 June.* at \d/)
    expect(all?.text).toMatch(/Rome, 3 to 5 June.*three adults and a child of six.*€900[\s\S]*Saturday/)
  })
})

describe('booking is done with the operators, and the desk says so [1.4]', () => {
  it.each<[line: string, says: RegExp]>([
    ['book both for us please', /Fado in Alfama.*Mouraria/], ['book the first one', /Fado in Alfama/], ['can you book it for me?', /Book/], ['what about booking it for me?', /Book/],
    ['go ahead and reserve the second', /Mouraria/],
    ["I'd like to book them", /Fado in Alfama.*Mouraria/], ['is it booked?', /[Nn]o(?:t|thing)\b/],
    ['could you make the reservations', /Fado in Alfama.*Mouraria/], ['kannst du beide buchen?', /Fado in Alfama.*Mouraria/],
  ])('%s', async (line, says) => {
    const [, told] = await tell(LISBON, line)
    expect(told?.text).toMatch(says)
    expect(told?.text).toMatch(/operator/)
    expect(told?.text).toMatch(/\bBook\b/)
    expect(told?.text).not.toMatch(/\bI (?:can |will |have )book/)
  })

  it.each([
    'which would you book first?', 'do we need to book in advance?', 'book me a boat trip', 'we need to book a hotel', 'is the first one fully booked?',
  ])('is no wish to have cards booked: %s', async (line) => {
    expect((await tell(LISBON, line))[1]?.text).not.toMatch(/press Book|Book on each card|card by card|Which of the cards/)
  })

  it('names no card where none was shown, and does what is asked beside', async () => {
    expect((await tell('book the first one'))[0]?.text).toMatch(/operator/)
    expect((await tell(LISBON, 'book everything and add a museum on Friday'))[1]?.text).toMatch(/Fado in Alfama.*Mouraria[\s\S]*Friday 7 May/)
  })
})

describe('what is asked of towns is answered of towns, and a fact that changes takes no card away [1.4]', () => {
  it('holds towns against each other by their names, and by what was spoken of', async () => {
    const replies = await tell('Barcelona 5 to 8 May 2027, two of us with a kid of 5', 'ok then Madrid instead', 'which of the two cities is better for kids?', 'compare Madrid and Barcelona')
    for (const { text } of replies.slice(2)) expect(text).toMatch(/(?=.*Madrid has \d+ )(?=.*Barcelona has \d+ )/)
  })

  it.each(['what is the best time of year to visit?', 'when is the best time to go?', 'which month is best?'])('tells the season: %s', async (line) => {
    expect((await tell(LISBON, line))[1]?.text).toMatch(/March to May/)
  })

  it.each(['How do we get from the airport to the centre?', 'is there a train from the airport to the city?'])('speaks of no flights: %s', async (line) => {
    expect((await tell(LISBON, line))[1]?.text).toMatch(/route planner/)
  })

  it.each<[line: string, says: RegExp]>([
    ['What is the meeting point of LIS-TRAM-28?', /Praça Martim Moniz/], ['tell me about LIS-FADO-SUPPER', /2 hours/], ['how much is XYZ-NOPE-11?', /XYZ-NOPE-11/],
  ])('knows a thing by its code: %s', async (line, says) => {
    expect((await tell(LISBON, line))[1]?.text).toMatch(says)
  })

  it.each<[line: string, says: RegExp]>([
    ['change the budget to 800 euros', /€800/], ['change the dates to 10 to 14 May', /14 May/],
    ['change the number of people to four', /four of you/i], ['switch the dates', /5 to 8 May.*\?/], ['change my budget', /€600.*\?/],
  ])('%s', async (line, says) => {
    const [, told] = await tell(LISBON, line)
    expect(told?.text).toMatch(says)
    expect(told?.text).not.toMatch(/[Ii]nstead of that|In its place|by your choice/)
  })
})
