import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'
import type { Told } from '../../../test/travel-desk.ts'

const { server, tell, last } = openDesk('most')

interface Stand {
  code: string
  date: string
  price: number
  minutes: number
}

function planOf(reply: Told | undefined): Stand[] {
  return (reply?.cards ?? []).flatMap(({ planned, productCode, price, duration }) => {
    const { fixedDurationInMinutes = 0, variableDurationToMinutes = 0 } = (duration ?? {}) as { fixedDurationInMinutes?: number; variableDurationToMinutes?: number }
    return planned === undefined ? [] : [{ code: productCode, date: planned.date, price: price?.amount ?? 0, minutes: fixedDurationInMinutes || variableDurationToMinutes }]
  })
}

const by = (plan: Stand[], key: 'price' | 'minutes', end: 'most' | 'least'): Stand => plan.toSorted((left, right) => (end === 'most' ? right[key] - left[key] : left[key] - right[key]))[0] as Stand
const gone = (before: Stand[], after: Stand[]): string[] => before.filter(({ code }) => !after.some((one) => one.code === code)).map(({ code }) => code)

const VIENNA = 'Plan every day of Vienna, 3 to 6 June 2027, for the two of us, music and food, two things a day'

describe('the dearest and the longest of a plan are things of that plan [5.1]', () => {
  it.each([
    ['drop the most expensive one', 'price', 'most'], ['take out the one that costs most', 'price', 'most'], ['remove the longest one please', 'minutes', 'most'],
  ] as const)('%s', async (line, key, end) => {
    const [before, after] = (await tell(VIENNA, line)).map(planOf) as [Stand[], Stand[]]
    expect(gone(before, after)).toEqual([by(before, key, end).code])
    expect(after).toHaveLength(before.length - 1)
  })

  it('the most tiring is the longest on foot or by bicycle', async () => {
    const [before, reply] = await tell(VIENNA, 'please take out whatever is the most tiring thing')
    expect(gone(planOf(before), planOf(reply))).toHaveLength(1)
    expect(reply?.text).not.toMatch(/is listed with/)
  })

  it.each([['swap the longest one for something shorter', 'minutes'], ['swap the most expensive one for something cheaper', 'price']] as const)('%s', async (line, key) => {
    const [before, after] = (await tell(VIENNA, line)).map(planOf) as [Stand[], Stand[]]
    const out = by(before, key, 'most')
    expect(gone(before, after)).toEqual([out.code])
    const come = after.filter(({ code }) => !before.some((one) => one.code === code))
    expect(come).toHaveLength(1)
    expect(come[0]?.[key]).toBeLessThan(out[key])
  })

  it('asked for, it is told', async () => {
    const [before, reply] = await tell(VIENNA, "what's the cheapest thing in it?")
    expect(reply?.text.toLowerCase()).toContain('cheapest')
    expect(planOf(before).length).toBeGreaterThan(4)
  })
})

describe('what is not known to be step-free can be taken out [5.1]', () => {
  it.each(["swap out anything that isn't step-free", 'take out everything that is not wheelchair accessible'])('%s', async (line) => {
    const reply = await last('I use a wheelchair. Amsterdam, 20 to 23 May 2027, two of us, art and boats', 'plan it for us', line)
    const access = await Promise.all(planOf(reply).map(async ({ code }) => ((await server().deps.provider.readDetails(code as never))?.accessibility ?? []).join(' ')))
    expect(access.length).toBeGreaterThan(0)
    expect(access.every((words) => /wheelchair|step-free/i.test(words))).toBe(true)
  })
})

describe('of two of a kind the one is moved that is on that day at another hour [5.1]', () => {
  it('and nobody is asked which', async () => {
    const reply = await last('I use a wheelchair. Amsterdam, 20 to 23 May 2027, two of us, art and boats', 'plan it for us, nothing before 10', 'move the museum to the morning of day 1')
    expect(reply.text).not.toMatch(/Which of them|What would you like on/)
  })
})

describe('what is free is asked of things to do [5.1]', () => {
  it.each(["what's free?", 'is there anything free?', 'what can we do for free'])('%s', async (line) => {
    expect((await last('Prague, 1 to 4 June 2027, just me', line)).text).toMatch(/free of charge|[Ff]ree things|costs nothing|begins at/)
  })
})

describe('a plan that is only cut down says what it lost [5.1]', () => {
  it('by its names', async () => {
    const [plan, reply] = (await tell('Barcelona from 5 to 8 July 2027, my husband and me with kids who are 4 and 9, at least one Gaudí thing', 'a plan for all four days, not more than two things a day', "that's steep, can you trim it to under 500 euros")).slice(1)
    const out = gone(planOf(plan), planOf(reply))
    expect(out.length).toBeGreaterThan(0)
    const titles = (plan?.cards ?? []).filter(({ productCode }) => out.includes(productCode)).map(({ title }) => title.split(/[,:;]/)[0] ?? title)
    expect(planOf(reply).every(({ code }) => planOf(plan).some((one) => one.code === code))).toBe(true)
    expect(titles.filter((title) => reply?.text.includes(title))).toEqual(titles)
  })
})

describe('a kind is looked for in the plan where that is asked [5.1]', () => {
  it('and told with its day', async () => {
    const reply = await last('Plan every day of Rome, 11 to 13 May 2027, for the two of us, romance and food', 'is there anything romantic in it?')
    expect(reply.text).toMatch(/^(?:Yes|There is): .* on (?:Tues|Wednes|Thurs)day at/)
    expect(reply.cards).toEqual([])
  })
})

describe('who drinks no alcohol drinks tea [1.7]', () => {
  it('which nobody is warned of', async () => {
    const reply = await last("Six of us, New Orleans, 15 to 18 October 2027, music, two don't drink", 'plan it', "is the slow morning with herbs ok for the two who don't drink?")
    expect(reply.text).not.toMatch(/Take care/)
  })
})
