import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'
import type { Told } from '../../../test/travel-desk.ts'

const { tell, firstAndLast: after } = openDesk('of-what-stands')

const PLAN = 'Plan every day of Vienna, 6 to 9 May 2027, for two of us and a boy of 5'
const LETTER = 'Porto 14 to 17 March 2027, two of us, wine and boats'
const short = (title: string): string => title.split(/[,:;]/)[0] ?? ''
const on = ({ cards }: Told, date: string): string[] => cards.filter(({ planned }) => planned?.date === date).map(({ title }) => short(title))

describe('a thing is meant by its day, and the answer is of that thing [1.4, 1.7]', () => {
  it.each([
    ['is the Friday one all right for a child of 5?', '2027-05-07'],
    ["how long does Saturday's take?", '2027-05-08'],
    ['where do we meet on Sunday', '2027-05-09'],
    ['what is included on day 2', '2027-05-07'],
    ["is the third day's thing outdoors", '2027-05-08'],
    ['can the one on Thursday be cancelled?', '2027-05-06'],
    ['does day 4 suit a vegetarian', '2027-05-09'],
    ['what do we do on Saturday now, and how long is that?', '2027-05-08'],
  ])('%s', async (line, date) => {
    const [plan, told] = await after(PLAN, line)
    const [first = '?'] = on(plan, date)
    expect(told.text).toContain(first)
    for (const other of plan.cards.filter(({ planned }) => planned?.date !== date)) expect(told.text).not.toContain(short(other.title))
    expect(told.cards).toEqual([])
  })

  it('asks and answers both halves, each once', async () => {
    const [plan, told] = await after(PLAN, 'is the Friday one good for the boy, and do we need to book the Saturday one ahead?')
    expect(told.text).toContain(on(plan, '2027-05-07')[0])
    expect(told.text.slice(told.text.indexOf(on(plan, '2027-05-08')[0] ?? '?'))).toMatch(/book|places? (?:is|are) left/)
    expect(told.text).not.toMatch(/yes, both/i)
  })

  it.each(['swap the Friday one for something with music', 'what about something else on Saturday?', 'put the third day first'])('but a change is one: %s', async (line) => {
    const [, told] = await after(PLAN, line)
    expect(told.cards.length).toBeGreaterThan(0)
  })
})

describe('what of the plan has most or least of it [1.6]', () => {
  it.each(['which day is the fullest?', 'what is our busiest day'])('%s', async (line) => {
    const [plan, told] = await after(PLAN, line)
    const days = [...new Set(plan.cards.flatMap(({ planned }) => planned?.date ?? []))]
    expect(days.some((date) => on(plan, date).every((title) => told.text.includes(title)))).toBe(true)
    expect(told.text).toMatch(/busiest/)
  })

  it.each(['what is the dearest thing in the plan?', 'which activity costs the most', "what's the most expensive one in the plan"])('%s', async (line) => {
    const [plan, told] = await after(PLAN, line)
    const dearest = plan.cards.toSorted((left, right) => (right.price?.amount ?? 0) - (left.price?.amount ?? 0))[0]
    expect(told.text.split('.')[0]).toContain(short(dearest?.title ?? '?'))
    expect(told.text).toMatch(/dearest/)
  })

  it('tells on which day one has to get up first', async () => {
    const [plan, told] = await after(PLAN, 'on which morning do we get up earliest?')
    const first = plan.cards.toSorted((left, right) => ((left.planned?.startTime ?? '') < (right.planned?.startTime ?? '') ? -1 : 1))[0]
    expect(told.text).toContain(short(first?.title ?? '?'))
  })
})

describe('what is asked of all of it is answered for all [1.7]', () => {
  it.each(['is every one of these fine in a wheelchair?', 'can all of them be cancelled', 'are any of these in the rain a problem'])('%s', async (line) => {
    const [plan, told] = await after(PLAN, line)
    const named = plan.cards.filter(({ title }) => told.text.includes(short(title))).length
    expect(named === plan.cards.length || /\b(?:all|none|any) (?:of )?(?:the )?(?:four|five|six|seven|eight)\b/.test(told.text)).toBe(true)
  })
})

describe('what no field grades is told by what comes near it', () => {
  it.each(['my friend is pregnant, which of these can she do without drinking?', 'which of them need no alcohol'])('%s', async (line) => {
    const [, told] = await after(LETTER, line)
    expect(told.text).toMatch(/alcohol|wine|leave/)
  })

  it.each(['which of them would be more romantic?', 'which is nicer for our anniversary'])('%s', async (line) => {
    const [, told] = await after(LETTER, line)
    expect(told.text).toMatch(/romantic/)
    expect(told.text).not.toMatch(/rated/)
  })

  it('is no yes or no of hours where safety is asked', async () => {
    const [, told] = await after(LETTER, 'is the first one safe for me alone in the dark?')
    expect(told.text).toMatch(/safe/)
    expect(told.text).not.toMatch(/^(?:Yes|No)\b/)
  })

  it.each(['which has the shorter queue?', 'is there a long wait for the first'])('knows nothing of queues: %s', async (line) => {
    const [, told] = await after(LETTER, line)
    expect(told.text).toMatch(/queue|wait/)
    expect(told.text).not.toMatch(/\b(?:hours|minutes)\b/)
  })

  it('knows of no least number', async () => {
    const [, told] = await after(LETTER, 'must we be a minimum number of people for the second?')
    expect(told.text).toMatch(/least number/)
  })
})

describe('what has no field is named as it was asked, with what is told [1.7]', () => {
  it.each<[string, RegExp]>([
    ['will we get to know people?', /whether you will get to know people/],
    ['does the host sing?', /whether the host sings/],
  ])('%s', async (line, says) => {
    const [, told] = await after(LETTER, line)
    expect(told.text).toMatch(says)
  })

  it('of the thing that is meant', async () => {
    const [letter, told] = await after(LETTER, 'will the second one make us sneeze?')
    expect(told.text).toContain(short(letter.cards[1]?.title ?? '?'))
  })
})

describe('the day of a thing that is asked for by its name [1.4]', () => {
  it('is told by the plan', async () => {
    const [plan, told] = await after(PLAN, 'when do we see the white stallions?')
    const [card] = plan.cards.filter(({ title }) => /stallions/.test(title))
    expect(told.text).toMatch(card === undefined ? /stallions/ : /begins on \w+ \d+ May at/)
  })

  it.each(['which day is the submarine?', 'when are we going to the submarine hall?'])('and what the plan has not is said to be missing: %s', async (line) => {
    const [, told] = await after(PLAN, line)
    expect(told.text).toMatch(/not in the plan|Nothing in the plan/)
  })
})

it('tells what stands on a day that is asked to be free', async () => {
  const [plan, told] = await after(PLAN, 'is Friday free?')
  for (const title of on(plan, '2027-05-07')) expect(told.text).toContain(title)
})

describe('from the middle of the town, by the map [1.7]', () => {
  it.each(['which of them is nearest to the centre?', 'is any of it far from the city centre?', 'which is the most central'])('%s', async (line) => {
    const [, told] = await after(LETTER, line)
    expect(told.text).toMatch(/(?:\d km|metres).*(?:crow|straight line)|(?:crow|straight line)/)
  })

  it('does not know where a place lies that it has no entry for', async () => {
    const [, told] = await after(LETTER, 'which one is closest to the zeppelin hangar?')
    expect(told.text).toMatch(/no entry|cannot measure/)
  })
})

it.each(['could you give us 20% off?', 'will you make us a better price', 'can we haggle?'])('sets no prices: %s', async (line) => {
  const [, told] = await after(LETTER, line)
  expect(told.text).toMatch(/operator/)
  expect(told.cards).toEqual([])
})

it.each([['is there a discount for students on the first?', /student|price/], ['do kids get a discount?', /child|age|price|pay/]])('but a price by age is known: %s', async (line, says) => {
  const [, told] = await after(LETTER, line)
  expect(told.text).toMatch(says)
})

it('takes the month from the question about the weather', async () => {
  const told = (await tell('Reykjavik for the two of us', 'how cold is it there in March?')).at(-1)
  expect(told?.text).toMatch(/March is winter/)
  expect(told?.text).not.toContain('?')
})
