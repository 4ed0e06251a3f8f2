import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'
import { codesOn, daysIn } from '../../../test/read-plan.ts'

const { lastTwo: after } = openDesk('plan-changed')

const LONDON = 'Plan every day of London, 26 to 29 March 2027, for the two of us'
const LISBON = 'Plan every day of Lisbon, 12 to 16 April 2027, for the two of us, one thing a day'
const BERLIN = 'Plan every day of Berlin, 7 to 9 May 2027, for three of us'

describe('days that are named together are those days [1.6]', () => {
  it.each(['can we swap days 2 and 3', 'switch days two & three please', 'the second and third days should change places', 'exchange days 3 and 2', 'turn days 2 and 3 about'])('%s', async (line) => {
    const [plan, told] = await after(LISBON, line)
    expect(told.text).not.toMatch(/which/i)
    expect(codesOn(told, '2027-04-13')).toEqual(codesOn(plan, '2027-04-14'))
    expect(codesOn(told, '2027-04-14')).toEqual(codesOn(plan, '2027-04-13'))
    expect(codesOn(told, '2027-04-12')).toEqual(codesOn(plan, '2027-04-12'))
  })

  it.each(['swap two of the days', 'switch the days around a bit'])('but where none is named it is asked which: %s', async (line) => {
    const [, told] = await after(LONDON, line)
    expect(told.text).toMatch(/which/)
  })
})

describe('a day is taken out, and the rest stands [1.6]', () => {
  it.each(['take the last day out, we fly home early', 'take Monday off the plan', 'could you take the fourth day away', 'knock the last day off'])('%s', async (line) => {
    const [plan, told] = await after(LONDON, line)
    expect(daysIn(told)).toEqual(daysIn(plan).filter((one) => !one.startsWith('2027-03-29')))
    expect(told.text).toMatch(/Monday/)
  })
})

describe('one thing of a day goes to another day [1.6]', () => {
  it.each(['Friday is full, move one of them to Sunday', 'Friday is too much, shift one thing to Sunday', 'put one of the Friday ones on Sunday', 'could one of the things on Friday be moved to Sunday'])('%s', async (line) => {
    const [plan, told] = await after(BERLIN, line)
    const gone = codesOn(plan, '2027-05-07').filter((code) => !codesOn(told, '2027-05-07').includes(code))
    expect(gone).toHaveLength(1)
    expect(codesOn(told, '2027-05-09')).toEqual(expect.arrayContaining([...codesOn(plan, '2027-05-09'), ...gone]))
    expect(codesOn(told, '2027-05-08')).toEqual(codesOn(plan, '2027-05-08'))
  })

  it('and of a day that has but one, that one', async () => {
    const [plan, told] = await after(LONDON, 'move the one on Sunday to Monday')
    expect(codesOn(plan, '2027-03-28')).toHaveLength(1)
    // It leaves at eight and takes the day: Monday is taken, and it is said that it stays.
    expect(told.text).toMatch(/stays on Sunday/)
    expect(daysIn(told)).toEqual(daysIn(plan))
  })
})

describe('something is wanted in the plan, on whatever day [1.6]', () => {
  it.each(['can you squeeze a market in there', 'we would like something with music in there somewhere', 'could we fit in some jazz somewhere', 'work a garden into the plan', 'is there a way to get some shopping in there'])('%s', async (line) => {
    const [plan, told] = await after(LONDON, line)
    const kept = daysIn(told).filter((one) => daysIn(plan).includes(one))
    expect(kept.length).toBeGreaterThanOrEqual(daysIn(plan).length - 1)
    expect(daysIn(told).length).toBeGreaterThanOrEqual(daysIn(plan).length)
    expect(daysIn(told)).not.toEqual(daysIn(plan))
  })

  it('and what is not there is named, while the plan stands', async () => {
    const [plan, told] = await after(LONDON, 'can you squeeze in some camel riding')
    expect(told.text).toMatch(/camel/)
    expect(daysIn(told)).toEqual(daysIn(plan))
  })
})

describe('parts of several days at once [1.6]', () => {
  it('are looked at both', async () => {
    const [, told] = await after(LISBON, 'something on Monday evening and something on Friday morning')
    expect(codesOn(told, '2027-04-12')).toHaveLength(2)
    expect(codesOn(told, '2027-04-16')).toHaveLength(2)
  })
})

describe('what is asked of a day of the plan is answered of its things [1.6]', () => {
  it('where they meet, with when they begin', async () => {
    const [plan, told] = await after(BERLIN, "what time do we start on Sunday and where's the meeting point?")
    const named = (day: string): string[] => plan.cards.filter(({ planned }) => planned?.date === day).map(({ title }) => title.split(/[,:]/)[0] ?? title)
    expect(named('2027-05-09').some((title) => told.text.includes(title))).toBe(true)
    expect(named('2027-05-07').filter((title) => told.text.includes(title))).toEqual([])
  })
})
