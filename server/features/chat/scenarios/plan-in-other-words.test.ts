import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'
import { onDay, planIn } from '../../../test/read-plan.ts'
import type { Told } from '../../../test/travel-desk.ts'

const { tell, lastTwo } = openDesk('plan-words')

const PORTO = 'Plan Porto day by day from 10 to 13 May 2027, two of us, wine and history, 900 euros in all'
const sumOf = (cards: Told['cards']): number => cards.reduce((sum, { price }) => sum + (price?.amount ?? 0) * 2, 0)
const euros = (amount: number): string => `€${amount.toLocaleString('en')}`
const after = (...lines: string[]) => lastTwo(PORTO, ...lines)

describe('what the plan costs is summed in any words [1.6]', () => {
  it.each(['what does all of it cost us', 'how much will we be spending', 'and the bill for the whole trip?', 'what do the four days cost', 'how much is everything', 'what are we paying altogether', 'the grand total please', 'so what does it all come to', 'total for our stay?', 'how much would the entire itinerary set us back'])('%s', async (line) => {
    const [plan, told] = await after(line)
    expect(told.text).toContain(euros(sumOf(plan.cards)))
  })

  it.each([['how much is day 2', '2027-05-11'], ['what does Wednesday cost', '2027-05-12'], ['price of the last day?', '2027-05-13'], ['the cost for the 10th', '2027-05-10'], ['what will we pay on 12 May', '2027-05-12']])('%s', async (line, day) => {
    const [plan, told] = await after(line)
    const some = plan.cards.filter(({ planned }) => planned?.date === day)
    expect(told.text).toContain(some.length === 0 ? 'othing' : euros(sumOf(some)))
  })

  it.each(["what's left of our budget", 'how much money do we have left', 'how much of the 900 remains', 'what remains of our cash then', 'do we still have money to spend?'])('%s', async (line) => {
    const [plan, told] = await after(line)
    expect(told.text).toContain(`${euros(900 - sumOf(plan.cards))}`)
    expect(told.text).toMatch(/left/)
  })

  it('and of no budget nothing is left', async () => {
    const [, told] = (await tell('Plan Porto day by day from 10 to 12 May 2027, the two of us', 'how much of our budget is left?')) as [Told, Told]
    expect(told.text).toMatch(/no budget/i)
  })

  it.each(['how much time is left on Tuesday?', 'are there tickets left for Wednesday?', 'something for less money on Tuesday'])('but not where that is not asked: %s', async (line) => {
    const [, told] = await after(line)
    expect(told.text).not.toMatch(/of your €900|for the whole plan/)
  })
})

describe('a plan that stands is changed, and stays [1.6]', () => {
  it.each(['cheaper please', 'can we spend less', 'could you bring the total down', 'that is too expensive', 'we would rather spend less money'])('for less money: %s', async (line) => {
    const [plan, told] = await after(line)
    expect(sumOf(told.cards)).toBeLessThan(sumOf(plan.cards))
    expect(planIn(told).filter((one) => planIn(plan).includes(one)).length).toBeGreaterThanOrEqual(planIn(plan).length - 2)
    expect(planIn(told)).toHaveLength(planIn(plan).length)
  })

  it.each(['what if it rains?', 'and in bad weather?', 'what do we do if it pours on Tuesday'])('%s is answered of the plan, and then it is changed', async (line) => {
    const [plan, told, changed] = (await tell(PORTO, line, 'yes please')) as [Told, Told, Told]
    expect(told.text).toMatch(/rain|wet/)
    expect(planIn(changed).length).toBeGreaterThanOrEqual(planIn(plan).length - 2)
    expect(planIn(changed)).not.toEqual(planIn(plan))
  })

  it.each(['my husband is not keen on day 2', "we don't like Tuesday much, anything else?", 'the second day looks boring to us'])('a day that nobody likes becomes another: %s', async (line) => {
    const [plan, told] = await after(line)
    const before = onDay(plan, '2027-05-11')
    expect(onDay(told, '2027-05-11').some((one) => before.includes(one))).toBe(false)
    expect(planIn(told).filter((one) => !one.startsWith('2027-05-11'))).toEqual(planIn(plan).filter((one) => !one.startsWith('2027-05-11')))
  })

  it.each(['make day 2 lazier', 'a quieter Tuesday please', 'could Tuesday be more restful', 'slow Tuesday down a bit'])('%s leaves less on it', async (line) => {
    const [plan, told] = await after(line)
    expect(onDay(told, '2027-05-11').length).toBeLessThanOrEqual(Math.max(1, onDay(plan, '2027-05-11').length - 1))
  })

  it.each([['swap the days around', '1 and 3'], ['can we switch two days?', 'day 1 and 3'], ['exchange some of our days', 'the first day and the third day']])('%s', async (line, which) => {
    const [, asked, told] = (await tell(PORTO, line, which)) as [Told, Told, Told]
    expect(asked.text).toMatch(/\?$/)
    expect(told.text).toMatch(/change places|changed about|stays on|does not go/)
  })

  it.each(['take out everything on the 12th, we are seeing friends', 'please leave Wednesday empty', 'nothing on day 3', 'keep 12 May free'])('%s', async (line) => {
    const [plan, told] = await after(line)
    expect(planIn(told)).toEqual(planIn(plan).filter((one) => !one.startsWith('2027-05-12')))
  })

  it.each(['we land at 15:00 on day 1', 'our plane only gets in at 3 pm on Monday', 'the train comes in at 2.30 pm on the first day', 'nothing before 3pm on Monday please'])('hours that were told are kept clear: %s', async (line) => {
    const [plan, told] = await after(line)
    expect(onDay(told, '2027-05-10').every((one) => one.slice(11, 16) >= '14:30')).toBe(true)
    // What has no hour left on that day may come to another; what stands on the others stays.
    expect(planIn(told)).toEqual(expect.arrayContaining(planIn(plan).filter((one) => !one.startsWith('2027-05-10'))))
  })

  it.each(['so what are we doing when?', 'show me the plan again', 'can you recap', "what's the plan now?", 'put it all together in a plan'])('and is told as it stands: %s', async (line) => {
    const [, changed, told] = (await tell(PORTO, 'leave day 3 free', line)) as [Told, Told, Told]
    expect(planIn(told)).toEqual(planIn(changed))
    expect(told.text).toMatch(/Monday[\s\S]*Tuesday[\s\S]*Thursday/)
  })
})

describe('a plan is made as it was asked for [1.6]', () => {
  const trip = 'Edinburgh 10 to 13 May 2027, two of us'
  it.each(['plan it day by day, no more than one thing each day', 'a plan for all days please, just one activity a day', 'set out the days, only one thing per day'])('%s', async (line) => {
    const [, plan] = (await tell(trip, line)) as [Told, Told]
    expect(planIn(plan).map((one) => one.slice(0, 10))).toEqual(['2027-05-10', '2027-05-11', '2027-05-12', '2027-05-13'])
  })

  it.each(['make a plan', 'build the whole trip', 'organise our days', 'put it all together', 'could you arrange everything', 'draw up an itinerary', 'work out the whole trip for us'])('%s', async (line) => {
    const [, plan] = (await tell(trip, line)) as [Told, Told]
    expect(new Set(planIn(plan).map((one) => one.slice(0, 10))).size).toBe(4)
  })

  it('with a thing in each part of the day that is named', async () => {
    const [, plan] = (await tell(trip, 'make a plan: one thing in the morning and one in the afternoon')) as [Told, Told]
    expect(planIn(plan).some((one) => one.slice(11, 16) < '12:00')).toBe(true)
    expect(planIn(plan).every((one) => one.slice(11, 16) < '17:30')).toBe(true)
  })
})
