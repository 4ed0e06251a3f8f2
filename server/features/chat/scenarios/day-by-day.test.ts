import { describe, expect, it } from 'vitest'
import { minutesOf } from '@meander/sdk/contract/days'
import { openDesk } from '../../../test/open-desk.ts'
import { onDay, planIn } from '../../../test/read-plan.ts'
import type { Told } from '../../../test/travel-desk.ts'

const { tell } = openDesk('day-by-day')

const WEEKDAY = /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g

/** The days that a letter speaks of, by their weekdays in its order. */
const daysIn = ({ text }: Told): string[] => [...new Set(text.match(WEEKDAY))]
const titlesIn = ({ text, cards }: Told): string[] => cards.map(({ title }) => title.replace(/[.]$/, '')).filter((title) => text.includes(title))
const spentIn = ({ cards }: Told, people: number): number => cards.reduce((sum, { price }) => sum + (price?.amount ?? 0) * people, 0)

describe('who asks for all the days gets all of them [1.6, 1.7]', () => {
  it.each([
    ['of a trip that was spoken of', ['Vienna from Monday 7 to 11 June 2027, two of us', 'can you set it out day by day?']],
    ['as a programme', ['Kyoto 5 to 9 April 2027 for the two of us, gardens', 'please write us an itinerary']],
    ['as a question of how to divide them', ['Lisbon from 3 to 7 May 2027, two of us, food', 'how would you split our days?']],
    ['at once', ['A daily schedule for Rome, Monday 10 to Friday 14 May 2027, a couple who like art']],
    ['in a word', ['Prague 7 to 11 June 2027, we are two', 'ok, plan it for us']],
    ['before the days were known', ['an itinerary please', 'Porto', '7 to 11 June 2027, two adults']],
  ])('%s', async (_name, lines) => {
    const letter = (await tell(...lines)).at(-1) as Told
    expect(daysIn(letter)).toHaveLength(5)
    expect(titlesIn(letter).length).toBeGreaterThanOrEqual(5)
    // In the order of the cards.
    const named = titlesIn(letter).map((title) => letter.text.indexOf(title))
    expect(named).toEqual(named.toSorted((left, right) => left - right))
    expect(planIn(letter)).toHaveLength(letter.cards.length)
    expect(letter.text).toMatch(/for the two of you/)
    expect(letter.text.split(/\s+/).length).toBeLessThan(145)
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
    expect(spentIn(letter, 2)).toBeLessThanOrEqual(300)
  })

  it('tells all days of a trip of two weeks, and the first of a longer one', async () => {
    const [, whole] = (await tell('Tokyo 1 to 14 May 2027, just me', 'plan every day')) as [Told, Told]
    expect(whole.text).not.toMatch(/Shall I go on/)
    expect(titlesIn(whole).filter((title) => !whole.text.includes(title.split(/[,:;]/)[0] ?? title))).toEqual([])
    // Each day by its date.
    expect(new Set(whole.text.match(/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day \d+ May\b/g)).size).toBeGreaterThan(10)
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

const AMSTERDAM = 'Plan 5 to 7 March 2027 in Amsterdam day by day, the two of us, art and bicycles'

describe('what is wanted of the plan changes that and nothing else [1.6]', () => {
  it('takes a day down to one thing', async () => {
    const [before, after] = (await tell(AMSTERDAM, 'day 1 is too full, just one thing please')) as [Told, Told]
    expect(onDay(before, '2027-03-05').length).toBeGreaterThan(1)
    expect(onDay(after, '2027-03-05')).toHaveLength(1)
    expect(onDay(after, '2027-03-06')).toEqual(onDay(before, '2027-03-06'))
    expect(onDay(after, '2027-03-07')).toEqual(onDay(before, '2027-03-07'))
  })

  it('moves a thing to another day, or says why it stays', async () => {
    const [before, after] = (await tell(AMSTERDAM, 'shift the bicycle ride to Friday')) as [Told, Told]
    const ride = before.cards.find(({ tags = [] }) => tags.includes('Cycling'))
    expect(ride).toBeDefined()
    const isMoved = onDay(after, '2027-03-05').some((one) => one.endsWith(ride?.productCode ?? '-'))
    expect(isMoved || /stays on/.test(after.text)).toBe(true)
    expect(after.cards.map(({ productCode }) => productCode).toSorted()).toEqual(before.cards.map(({ productCode }) => productCode).toSorted())
  })

  it('lets two days change about', async () => {
    const [before, after] = (await tell(AMSTERDAM, 'swap Saturday and Sunday')) as [Told, Told]
    expect(onDay(after, '2027-03-05')).toEqual(onDay(before, '2027-03-05'))
    expect(planIn(after).map((one) => one.slice(17)).toSorted()).toEqual(planIn(before).map((one) => one.slice(17)).toSorted())
  })

  it('puts something with what is wished for on the day, in the town of that day', async () => {
    const [, before, after] = (await tell('Florence from 3 to 6 May 2027 and then Rome until 9 May, the two of us, art', 'an itinerary please', 'swap the second day for something with wine')) as [Told, Told, Told]
    expect(onDay(after, '2027-05-04')).toHaveLength(1)
    const fresh = after.cards.filter(({ productCode }) => !before.cards.some((card) => card.productCode === productCode))
    expect(fresh).toHaveLength(1)
    expect(fresh[0]).toMatchObject({ destination: 'Florence' })
    expect(fresh[0]?.tags).toContain('Wine')
    expect(planIn(after).filter((one) => !one.startsWith('2027-05-04'))).toEqual(planIn(before).filter((one) => !one.startsWith('2027-05-04')))
  })

  it('takes out what is named, and puts nothing in its place', async () => {
    const [before, after] = (await tell('Plan 5 to 7 March 2027 in Amsterdam day by day, the two of us, museums and boats', 'leave out the boat')) as [Told, Told]
    expect(after.cards).toHaveLength(before.cards.length - 1)
    expect(planIn(before)).toEqual(expect.arrayContaining(planIn(after)))
    expect(after.text).toMatch(/without|out\b/i)
  })

  it('keeps hours free that are not to be used', async () => {
    const [, , after] = (await tell('Marrakesh, Friday 12 to Monday 15 March 2027, two of us', 'plan each day', 'we pray at midday on Friday, so please keep that clear')) as [Told, Told, Told]
    for (const card of after.cards.filter(({ planned }) => planned?.date === '2027-03-12')) {
      const minutes = typeof card.duration === 'object' && 'fixedDurationInMinutes' in card.duration ? card.duration.fixedDurationInMinutes : 60
      const start = Number(card.planned?.startTime.slice(0, 2)) * 60 + Number(card.planned?.startTime.slice(3))
      expect(start >= 14 * 60 || start + minutes <= 11.5 * 60).toBe(true)
    }
  })

  it('remembers them before there is a plan', async () => {
    const [, kept, plan] = (await tell('Marrakesh, Friday 12 to Monday 15 March 2027, two of us', 'we pray on Friday at midday so keep that free', 'ok plan it')) as [Told, Told, Told]
    expect(kept.text).toMatch(/Friday midday/)
    expect(kept.cards).toEqual([])
    expect(onDay(plan, '2027-03-12').every((one) => one.slice(11, 16) >= '14:00' || one.slice(11, 16) < '10:30')).toBe(true)
  })

  it('puts nothing before one lands', async () => {
    const [before, after] = (await tell(AMSTERDAM, 'our plane lands at 2pm on Friday')) as [Told, Told]
    expect(onDay(after, '2027-03-05').every((one) => one.slice(11, 16) >= '15:30')).toBe(true)
    expect(onDay(after, '2027-03-06')).toEqual(onDay(before, '2027-03-06'))
  })

  it('begins later on the day that is named, and on no other', async () => {
    const [before, after] = (await tell(AMSTERDAM, 'nothing before noon on Sunday, please')) as [Told, Told]
    expect(onDay(after, '2027-03-07').every((one) => one.slice(11, 16) >= '12:00')).toBe(true)
    expect(onDay(after, '2027-03-05')).toEqual(onDay(before, '2027-03-05'))
    expect(onDay(after, '2027-03-06')).toEqual(onDay(before, '2027-03-06'))
  })

  it('puts something else where what is there does not please', async () => {
    const [before, after] = (await tell(AMSTERDAM, 'something else on day 2 please')) as [Told, Told]
    const then = onDay(before, '2027-03-06').map((one) => one.slice(17))
    expect(onDay(after, '2027-03-06').length).toBeGreaterThan(0)
    expect(onDay(after, '2027-03-06').map((one) => one.slice(17)).filter((code) => then.includes(code))).toEqual([])
    expect(onDay(after, '2027-03-05')).toEqual(onDay(before, '2027-03-05'))
  })

  it('lasts longer with the trip', async () => {
    const [before, after] = (await tell('an itinerary for Porto please, 10 to 12 June 2027, two adults', 'make it four days')) as [Told, Told]
    expect(planIn(after)).toEqual(expect.arrayContaining(planIn(before)))
    expect(onDay(after, '2027-06-13').length).toBeGreaterThan(0)
  })
})

describe('questions about the plan are answered from it [1.6]', () => {
  it('sums all of it', async () => {
    const [plan, total] = (await tell(AMSTERDAM, 'what does the whole thing come to?')) as [Told, Told]
    expect(total.text).toContain(`€${spentIn(plan, 2).toLocaleString('en')}`)
    expect(planIn(total)).toEqual(planIn(plan))
  })

  it('says whether there is time to eat, and whether it is too much', async () => {
    const [, lunch, full] = (await tell(AMSTERDAM, 'do we have time for lunch?', 'is it too packed?')) as [Told, Told, Told]
    expect(lunch.text).toMatch(/^(?:Yes|There is):[^.]*Friday[^.]*Saturday[^.]*Sunday/)
    expect(full.text).toMatch(/fullest|No day has more/)
  })

  it('sums the hours', async () => {
    const [plan, hours] = (await tell(AMSTERDAM, 'how long does everything take altogether?')) as [Told, Told]
    expect(hours.text).toMatch(/\d½? hours (?:in all)?/)
    expect(daysIn(hours)).toEqual(daysIn(plan))
  })

  it('asks what is to be moved where nothing bears that name', async () => {
    const [plan, which] = (await tell(AMSTERDAM, 'shift the ballet to Sunday')) as [Told, Told]
    expect(which.text).toMatch(/Sunday: .* or .*\?$/)
    expect(which.cards).toEqual([])
    expect(plan.cards.length).toBeGreaterThan(0)
  })

  it('takes back that a day was to stay free', async () => {
    const [, free, filled] = (await tell(AMSTERDAM, 'leave day 3 free', 'surprise us on day 3 after all')) as [Told, Told, Told]
    expect(onDay(free, '2027-03-07')).toEqual([])
    expect(onDay(filled, '2027-03-07').length).toBeGreaterThan(0)
  })

  it('goes from day to day and repeats nothing', async () => {
    const [, first, second, third, total] = (await tell('Copenhagen 10 to 12 June 2027, two adults and a boy of 15 who loves science', 'what might a first day look like?', 'and day 2?', 'and the third?', 'how much is all of it so far?')) as Told[] as [Told, Told, Told, Told, Told]
    expect(daysIn(first)).toEqual(['Thursday'])
    expect(daysIn(second)).toEqual(['Friday'])
    expect(daysIn(third)).toEqual(['Saturday'])
    expect(new Set(planIn(third).map((one) => one.slice(17))).size).toBe(planIn(third).length)
    expect(third.cards.length).toBeGreaterThanOrEqual(4)
    expect(third.cards.filter(({ tags = [] }) => tags.includes('Kids') && !tags.includes('Science'))).toEqual([])
    expect(daysIn(total)).toEqual(['Thursday', 'Friday', 'Saturday'])
  })

  it('gives each part of a day that is asked for its own, on the days of the trip', async () => {
    const [, both, friday] = (await tell('Lisbon 12 to 15 March 2027 for two', 'what could we do on Saturday morning and on Saturday evening?', "what's on friday?")) as [Told, Told, Told]
    const [morning = '', evening = '', ...more] = onDay(both, '2027-03-13')
    expect(more).toEqual([])
    expect(morning.slice(11, 16) < '12:00' && evening.slice(11, 16) >= '17:00').toBe(true)
    expect(onDay(friday, '2027-03-12').length).toBeGreaterThan(0)
    expect(planIn(friday).every((one) => one.slice(0, 10) >= '2027-03-12' && one.slice(0, 10) <= '2027-03-15')).toBe(true)
  })

  it('fills the only evening that is free, and no other', async () => {
    const [first, plan] = (await tell("I'll be in Tokyo for a fair from Monday to Thursday next week, by myself. Just one evening is free: Wednesday.", 'plan it')) as [Told, Told]
    expect(daysIn(first)).toEqual(['Wednesday'])
    expect(planIn(plan).every((one) => one.startsWith('2026-11-25') && one.slice(11, 16) >= '17:00')).toBe(true)
    expect(planIn(plan).length).toBeGreaterThan(0)
  })

  it('keeps a day between two flights within them', async () => {
    const [plan] = (await tell('A layover of 9 hours in Singapore tomorrow, we land at 10am, two of us. Plan the day')).slice(-1) as [Told]
    expect(planIn(plan).length).toBeGreaterThan(0)
    expect(planIn(plan).every((one) => one.slice(11, 16) >= '11:30' && one.slice(11, 16) < '16:00')).toBe(true)
  })

  it.each(['do we have a Friday?', 'is the 13th a Monday?', 'can we cancel on the first day?', 'something for Saturday', 'only for day 2', 'does the first run on Sunday?'])('is not what is meant by %s', async (line) => {
    const letter = (await tell('Lisbon 12 to 15 March 2027 for two', line)).at(-1) as Told
    expect(daysIn(letter).length).toBeLessThan(4)
    expect(planIn(letter)).toEqual([])
  })

  it('leaves questions about one of its things to that thing', async () => {
    const [plan, terms] = (await tell(AMSTERDAM, 'can we cancel the bicycle ride?')) as [Told, Told]
    expect(plan.cards.length).toBeGreaterThan(3)
    expect(terms.cards).toEqual([])
    expect(terms.text).toMatch(/back|refund|free|cancel/)
  })
})

const minutesOfStay = (duration: Told['cards'][number]['duration']): number => (typeof duration === 'object' && 'fixedDurationInMinutes' in duration ? duration.fixedDurationInMinutes : 60)

describe('a plan that is changed [1.6, 1.7]', () => {
  const ROME = 'Rome 8 to 11 February 2027, two of us, food and art. Plan each day'
  const change = async (wish: string): Promise<[Told, Told]> => (await tell(ROME, wish)) as [Told, Told]

  it('never lets two days that change places overlap, even where one thing has to stay', async () => {
    const [, after] = await change('swap day 2 and day 3')
    const hours = after.cards.flatMap(({ planned, duration }) => (planned === undefined ? [] : [{ date: planned.date, from: minutesOf(planned.startTime), to: minutesOf(planned.startTime) + minutesOfStay(duration) }]))
    for (const one of hours) expect(hours.filter((other) => other !== one && other.date === one.date && other.from < one.to && one.from < other.to)).toEqual([])
  })

  it('takes the first of the day that was named', async () => {
    const [before, after] = await change('remove the first one on day 2')
    expect(onDay(after, '2027-02-08')).toEqual(onDay(before, '2027-02-08'))
    expect(onDay(after, '2027-02-09')).toEqual(onDay(before, '2027-02-09').slice(1))
  })

  it('keeps the day that is to be kept and changes the others', async () => {
    const [before, after] = await change('keep day 1 but change the rest')
    expect(onDay(after, '2027-02-08')).toEqual(onDay(before, '2027-02-08'))
    for (const day of ['2027-02-09', '2027-02-10', '2027-02-11']) expect(onDay(after, day)).not.toEqual(onDay(before, day))
  })

  it.each(['What does the trip come to?', 'how much does our plan cost', 'total please'])('is summed up: %s', async (wish) => {
    const [before, after] = await change(wish)
    expect(after.text).toContain(`€${spentIn(before, 2)}`)
  })
})

describe('where only a month or a season is known [1.4]', () => {
  it.each([
    ['A week in Kyoto in spring, plan every day with gardens, temples, food and tea', 7],
    ['Plan every day of five days in Rome in May for two', 5],
    ['Plan every day of six days in Rome and Florence in May for two', 6],
  ])('%s', async (line, days) => {
    const [told, fixed] = await tell(line, 'from the 10th of May')
    const numbers = [...(told?.text ?? '').matchAll(/^Day (\d+)\b/gm)].map(([, number]) => Number(number))
    expect(numbers).toEqual(Array.from({ length: days }, (_, at) => at + 1))
    expect(told?.text).toMatch(/\bhours\b/)
    expect(told?.text).not.toMatch(/days I leave free|stay free/)
    expect(fixed?.text).toMatch(/Monday 10 May/)
  })
})
