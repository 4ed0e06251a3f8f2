import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'
import { codesOn, daysIn } from '../../../test/read-plan.ts'
import type { Told } from '../../../test/travel-desk.ts'

const { lastTwo: after } = openDesk('plan-stands')

const tagsOn = ({ cards }: Told, day: string): string[] => cards.filter(({ planned }) => planned?.date === day).flatMap(({ tags = [] }) => tags.map((tag) => tag.toLowerCase()))

const SEOUL = 'Plan every day of Seoul, 4 to 9 October 2027, for the two of us: food, palaces and hiking'
const TOKYO = 'Plan every day of Tokyo, 2 to 7 April 2027, two adults and kids of 4 and 7, gardens please'
const ATHENS = 'Plan every day of Athens, 12 to 17 September 2027, two of us, 500 dollars'
const TWO_TOWNS = 'Plan every day: Paris 1 to 4 May 2027, then Amsterdam 5 to 8 May, two adults and a boy of 9'

describe('a day that is not wanted is taken out, and all else stands [1.6]', () => {
  it.each([
    'on the 6th we would rather stay in, take that day out please', 'we need a break on Tuesday, so skip that day', 'on the 6th we rest at the hotel, drop that day', 'Tuesday is for the pool, take that day off the plan',
  ])('%s', async (line) => {
    const [plan, told] = await after(TOKYO, line)
    expect(daysIn(told)).toEqual(daysIn(plan).filter((one) => !one.startsWith('2027-04-06')))
  })
})

describe('something new is put in, and nothing that is there is moved for it [1.6]', () => {
  it.each(['Can you put something in the evening on Tuesday?', 'put a thing on Tuesday evening please', 'could we get something for Tuesday evening?', 'is there anything for Tuesday evening?'])('%s', async (line) => {
    const [plan, told] = await after(SEOUL, line)
    expect(daysIn(told)).toEqual(expect.arrayContaining(daysIn(plan)))
    expect(codesOn(told, '2027-10-05')).toHaveLength(codesOn(plan, '2027-10-05').length + 1)
  })

  it.each(['can you add a boat trip in Amsterdam', 'add a cruise in Amsterdam please', 'could you include a boat ride in Amsterdam', 'please also squeeze in a boat tour in Amsterdam'])('in the town that is named: %s', async (line) => {
    const [plan, told] = await after(TWO_TOWNS, line)
    const fresh = daysIn(told).filter((one) => !daysIn(plan).includes(one))
    expect(fresh.length).toBeGreaterThan(0)
    expect(fresh.every((one) => one >= '2027-05-05')).toBe(true)
    expect(daysIn(plan).filter((one) => one < '2027-05-05').every((one) => daysIn(told).includes(one))).toBe(true)
  })

  it.each(['is there a lot of walking on Thursday?', 'does Thursday have many stairs?', 'how much hiking is there on Thursday?'])('but a question puts nothing in: %s', async (line) => {
    const [plan, told] = await after(SEOUL, line)
    expect(daysIn(told).length === 0 || daysIn(told).join() === daysIn(plan).join()).toBe(true)
  })
})

describe('a thing is known by its kind [1.6]', () => {
  it.each(['Remove the palace tour', 'take out the palace visit', 'we can skip the palace', 'please drop the palace one'])('%s', async (line) => {
    const [plan, told] = await after(SEOUL, line)
    const gone = daysIn(plan).filter((one) => !daysIn(told).includes(one))
    expect(gone).toHaveLength(1)
    expect(daysIn(told)).toHaveLength(daysIn(plan).length - 1)
    expect(told.text).toMatch(/Gyeongbokgung|Changdeokgung|palace/i)
  })
})

describe('what is in the way trades places [1.6]', () => {
  it.each(['Move the hike to Wednesday', 'could the hike go to Wednesday?', 'put the hike on Wednesday instead'])('%s', async (line) => {
    const [plan, told] = await after(SEOUL, line)
    expect(codesOn(told, '2027-10-06')).toEqual(codesOn(plan, '2027-10-07'))
    expect(codesOn(told, '2027-10-07')).toEqual(codesOn(plan, '2027-10-06'))
    expect(told.text).toMatch(/Thursday/)
  })
})

describe('the plan stays the plan [1.6]', () => {
  it.each(['and if my sister comes along?', 'my brother is joining us', 'what if a friend comes too?'])('for more people: %s', async (line) => {
    const [plan, told] = await after(ATHENS, line)
    expect(daysIn(told)).toEqual(daysIn(plan))
    expect(told.text).toMatch(/three of you/)
  })

  it.each(["mum can't do boats", 'my friend is scared of boats', 'no boats please, I get seasick'])('where nothing of it is unwanted: %s', async (line) => {
    const [plan, told] = await after(SEOUL, line)
    expect(daysIn(told).length === 0 || daysIn(told).join() === daysIn(plan).join()).toBe(true)
    expect(told.text).toMatch(/none of it|nothing of that kind/i)
  })

  it.each(['too many ruins, max one', 'too many ruins, one is enough', 'too many ruins, only one of them please'])('where there is one of a kind: %s', async (line) => {
    const [plan, told] = await after(ATHENS, line)
    expect(daysIn(told)).toEqual(daysIn(plan))
    expect(told.text).toMatch(/Acropolis/)
  })

  it.each(['make tuesday afternoon free', 'keep Tuesday afternoon free please'])('a morning goes on until lunch: %s', async (line) => {
    const [plan, told] = await after(ATHENS, line)
    expect(daysIn(told)).toEqual(daysIn(plan))
  })

  it.each(['we take the train on the 5th so keep that day light', 'the 5th is a travel day, not too much on that day please', 'keep Wednesday light'])('a day with one short thing is light: %s', async (line) => {
    const [plan, told] = await after(TWO_TOWNS, line)
    expect(daysIn(told)).toEqual(daysIn(plan))
    expect(told.text).toMatch(/only|just/)
  })

  it('and is told again with what each day costs', async () => {
    const [plan, told] = await after(SEOUL, 'give me the plan again with prices per day')
    expect(daysIn(told)).toEqual(daysIn(plan))
    expect(told.text.match(/\((?:about )?[$€£₩][\d,.]+\)/g)?.length).toBe(new Set(daysIn(plan).map((one) => one.slice(0, 10))).size)
    expect(plan.cards.every(({ title }) => told.text.includes(title.split(/[,:]/)[0] ?? title))).toBe(true)
  })
})

describe('a plan is asked for in other words [1.6]', () => {
  it.each(['put together Friday to Monday for me', 'make a plan with one special thing on Saturday', 'do a full plan', 'every day something, please', 'create a schedule with gardens'])('%s', async (line) => {
    const [, told] = await after('Porto, Friday 14 to Monday 17 May 2027, two of us', line)
    expect(new Set(daysIn(told).map((one) => one.slice(0, 10))).size).toBeGreaterThan(2)
  })

  it.each(['we want every evening planned, but not the days', 'plan every evening for us', 'do a full plan, evenings only'])('of the evenings alone: %s', async (line) => {
    const [, told] = await after('Vienna 12 to 16 May 2027, two of us, music', line)
    expect(daysIn(told).length).toBeGreaterThan(1)
    expect(told.cards.every(({ planned }) => (planned?.startTime ?? '') >= '17:00')).toBe(true)
  })

  it.each(['put the coats together', 'does every day have a morning tour?', 'we make a plan every year'])('but not in these: %s', async (line) => {
    const [, told] = await after('Porto, Friday 14 to Monday 17 May 2027, two of us', line)
    expect(daysIn(told)).toEqual([])
  })
})

describe('something more of a kind comes in the place of what is there [1.6]', () => {
  it.each(['can we have something more romantic on the second day', 'something a bit more romantic on Tuesday please'])('%s', async (line) => {
    const [plan, told] = await after('Plan every day of Vienna, 12 to 16 April 2027, for our honeymoon, one thing a day', line)
    expect(daysIn(told)).toHaveLength(daysIn(plan).length)
    expect(tagsOn(told, '2027-04-13').some((tag) => /romantic|sunset/.test(tag)) || daysIn(told).join() === daysIn(plan).join()).toBe(true)
  })
})

describe('what nobody can or wants to do is looked for in the plan [1.6]', () => {
  const KYOTO = 'Plan every day of Kyoto, 5 to 9 April 2027, two of us, temples, castles and gardens, one thing a day'

  it.each([
    'please take out anything with stairs or hills', 'remove everything that has steps in it', 'drop whatever involves stairs', "my husband's knee is bad, take out all things with stairs",
    'my mother uses a wheelchair', 'my wife has a bad hip now',
  ])('%s', async (line) => {
    const [plan, told] = await after(KYOTO, line)
    expect(daysIn(told).every((one) => daysIn(plan).includes(one))).toBe(true)
    expect(daysIn(told).length).toBeGreaterThan(0)
    expect(told.text).toMatch(/stairs|hills|steps/)
    expect(told.text).toMatch(/out|Nothing|none/)
  })

  it('what is eaten, too', async () => {
    const [plan, told] = await after('Plan every evening of Buenos Aires, 10 to 16 February 2027, two of us, steak and wine', 'my wife does not eat meat')
    expect(daysIn(told).length).toBeGreaterThan(0)
    expect(daysIn(told).every((one) => daysIn(plan).includes(one))).toBe(true)
    expect(told.text).toMatch(/meat/)
  })

  it.each(['does any of it have stairs?', 'are there any steps on Thursday?'])('but who asks takes nothing out: %s', async (line) => {
    const [plan, told] = await after(KYOTO, line)
    expect(daysIn(told).length === 0 || daysIn(told).join() === daysIn(plan).join()).toBe(true)
  })
})

describe('the next day has something else [1.6]', () => {
  it.each(['cool, and what about Sunday', 'great, how about Sunday?'])('%s', async (line) => {
    const [first, told] = await after('something with my girlfriend this Saturday in New York', line)
    const named = first.cards.filter(({ title }) => first.text.includes(title.split(/[,:]/)[0] ?? title)).map(({ productCode }) => productCode as string)
    expect(codesOn(told, '2026-11-29').length).toBeGreaterThan(0)
    expect(codesOn(told, '2026-11-29').filter((code) => named.includes(code))).toEqual([])
  })
})

describe('who takes it slowly has breakfast first [1.6]', () => {
  it('in a plan of old people', async () => {
    const [, told] = await after('Kyoto, 5 to 9 April 2027, a couple of 68 and 71, temples', 'plan every day, one thing a day')
    expect(daysIn(told).length).toBeGreaterThan(0)
    expect(told.cards.filter(({ planned }) => planned !== undefined).every(({ planned }) => (planned?.startTime ?? '') >= '08:30')).toBe(true)
  })
})

describe('so many things are put on each day as were said [1.6]', () => {
  const PORTO = 'Porto, Friday 14 to Monday 17 May 2027, two of us'

  it.each([
    'Can you put together the weekend: one thing Friday evening, two on Saturday, brunch on Sunday', 'one on Friday evening, two things on Saturday and something on Sunday',
    'plan one thing for Friday evening, two for Saturday and one for Sunday',
  ])('%s', async (line) => {
    const [, told] = await after(PORTO, line)
    expect(codesOn(told, '2027-05-14').length).toBeLessThanOrEqual(1)
    expect(told.cards.every(({ planned }) => planned?.date !== '2027-05-14' || planned.startTime >= '17:00')).toBe(true)
    expect(codesOn(told, '2027-05-15')).toHaveLength(2)
    expect(codesOn(told, '2027-05-16')).toHaveLength(1)
    expect(codesOn(told, '2027-05-17')).toEqual([])
  })

  it.each(['is there one on Saturday and one on Sunday?', 'something for Saturday', 'we arrive on Friday and leave on Monday'])('but not for %s', async (line) => {
    const [, told] = await after(PORTO, line)
    expect(daysIn(told)).toEqual([])
  })
})

describe('two parties have each a thing of their own on a day [1.6]', () => {
  const FLORENCE = 'Plan every day of Florence, 25 to 30 March 2027, 4 adults and 2 kids of 4 and 9'

  it.each([
    "We'll split on Sunday: my parents would like a quiet museum, and we take the kids somewhere fun", "let's split up on Sunday, some go to a museum and the others do something with the children",
    'On Sunday we separate: a museum for my parents, fun for the kids',
  ])('%s', async (line) => {
    const [plan, told] = await after(FLORENCE, line)
    expect(tagsOn(told, '2027-03-28')).toEqual(expect.arrayContaining(['museum', 'family']))
    expect(daysIn(told).filter((one) => !one.startsWith('2027-03-28'))).toEqual(daysIn(plan).filter((one) => !one.startsWith('2027-03-28')))
  })

  it.each(['can we split the bill on Sunday?', 'we split the cost on Sunday'])('but not in these: %s', async (line) => {
    const [plan, told] = await after(FLORENCE, line)
    expect(daysIn(told).length === 0 || daysIn(told).join() === daysIn(plan).join()).toBe(true)
  })
})
