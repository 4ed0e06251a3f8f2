import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'
import { planIn } from '../../../test/read-plan.ts'
import type { Told } from '../../../test/travel-desk.ts'

const { tell, lastTwo } = openDesk('plan-kinds')

const ROME = 'Rome day by day please, Monday 10 to Thursday 13 May 2027, two of us, food and art'
const days = (told: Told): string[] => planIn(told).map((one) => one.slice(0, 10))
const ofKind = ({ cards }: Told, kind: RegExp): number => cards.filter(({ tags = [], title }) => [...tags, title].some((word) => kind.test(word))).length
const after = (...lines: string[]) => lastTwo(ROME, ...lines)
const MUSEUM = /museum/i

describe('kinds that are not wanted go, and the plan stays [1.6]', () => {
  it.each(['No museums', 'no museums please', 'without museums', 'sans musée', 'ohne Museen bitte', 'leave out the museums', 'can we do it without museums', 'we hate museums', 'my son says no museums', 'skip all museums'])('%s', async (line) => {
    const [plan, told] = await after(line)
    expect(ofKind(plan, MUSEUM)).toBeGreaterThan(0)
    expect(ofKind(told, MUSEUM)).toBe(0)
    const kept = plan.cards.filter(({ tags = [], title }) => !MUSEUM.test([...tags, title].join())).map(({ productCode }) => productCode)
    expect(told.cards.map(({ productCode }) => productCode)).toEqual(expect.arrayContaining(kept))
    expect(planIn(told)).toHaveLength(told.cards.length)
    expect(new Set(days(told)).size).toBeGreaterThanOrEqual(new Set(days(plan)).size - 1)
  })

  it.each(['fewer museums', 'too many museums for me', 'less museums please'])('or some of them: %s', async (line) => {
    const [plan, told] = await after(line)
    expect(ofKind(told, MUSEUM)).toBeLessThan(ofKind(plan, MUSEUM))
    expect(planIn(told).length).toBeGreaterThanOrEqual(planIn(plan).length - 1)
  })

  it('stays as it is where nothing is of the kind', async () => {
    const [plan, told] = await after('no boats please')
    expect(planIn(told)).toEqual(planIn(plan))
  })

  it.each(['is there no museum in it?', 'skip the museum on day 9'])('but not by %s', async (line) => {
    const [, told] = await after(line)
    expect(told.text).not.toMatch(/make way|Without .* then/)
  })
})

describe('kinds of which more is wanted come in, and the plan stays [1.6]', () => {
  it.each(['more museums', 'we would like more museums', 'can you add more museums', 'some more museums please', 'one more museum would be nice', 'put in an extra museum'])('%s', async (line) => {
    const [without, told] = (await tell(ROME, 'no museums', line)).slice(-2) as [Told, Told]
    expect(ofKind(told, MUSEUM)).toBeGreaterThan(ofKind(without, MUSEUM))
    expect(planIn(told).length).toBeGreaterThanOrEqual(planIn(without).length)
  })

  it.each(['more food', 'a bit more food please', 'another food tour'])('of what was wished for before: %s', async (line) => {
    const [plan, told] = await after(line)
    expect(planIn(told).filter((one) => !planIn(plan).includes(one)).length).toBeGreaterThan(0)
    expect(planIn(told).length).toBeGreaterThanOrEqual(planIn(plan).length)
  })

  it.each(['more time on day 2', 'more ideas', 'tell me more about the first', 'one more night'])('but not by %s', async (line) => {
    const [, told] = await after(line)
    expect(told.text).not.toMatch(/gets more room|More for/)
  })
})

describe('a day of rest [1.6]', () => {
  it.each(['add a rest day', 'we need a rest day', 'give us a day off', 'a lazy day would be good', 'can we have a free day somewhere', 'put in a pool day', 'we want a day to relax'])('that nobody named lies in the middle: %s', async (line) => {
    const [plan, told] = await after(line)
    expect(days(plan)).toContain('2027-05-12')
    expect(days(told)).not.toContain('2027-05-12')
    expect(planIn(told)).toEqual(planIn(plan).filter((one) => !one.startsWith('2027-05-12')))
    expect(told.text).toMatch(/Wednesday/)
  })

  it('holds on when more people come', async () => {
    const [, told] = (await tell(ROME, 'add a rest day', 'we are three now')).slice(-2) as [Told, Told]
    expect(days(told)).not.toContain('2027-05-12')
  })

  it.each(['not the Tuesday, he works that day', 'my wife works on Tuesday', 'not on Tuesday please', 'but not the 11th', 'I am busy on Tuesday', 'we have a wedding on Tuesday'])('is the one on which somebody works: %s', async (line) => {
    const [plan, told] = await after(line)
    expect(days(plan)).toContain('2027-05-11')
    expect(days(told)).not.toContain('2027-05-11')
    expect(planIn(told)).toEqual(planIn(plan).filter((one) => !one.startsWith('2027-05-11')))
  })
})

describe('a thing goes by its kind, or by what its text says [1.6]', () => {
  it.each(['skip the pasta class', 'leave out the cooking lesson', 'drop the one with the tiramisù'])('%s', async (line) => {
    const [plan, told] = await after(line)
    expect(planIn(plan).join()).toContain('ROM-PASTA-MONTI')
    expect(planIn(told)).toEqual(planIn(plan).filter((one) => !one.endsWith('ROM-PASTA-MONTI')))
  })
})

describe('hours beside work are the hours of the plan [1.6]', () => {
  const planned = async (line: string): Promise<string[]> => planIn((await tell(`Berlin, 3 to 7 May 2027, just me. ${line}`, 'plan it')).at(-1) as Told)

  it.each(['I am free in the evenings and on Friday until 3', 'Only the evenings are free, and Friday until 3 pm', "I work all week, I'm free every evening and Friday until 15:00"])('%s', async (line) => {
    const plan = await planned(line)
    expect(plan.filter((one) => !one.startsWith('2027-05-07')).length).toBeGreaterThan(1)
    for (const one of plan) expect(one.startsWith('2027-05-07') ? one.slice(11, 16) < '15:00' || one.slice(11, 16) >= '17:00' : one.slice(11, 16) >= '17:00', one).toBe(true)
  })

  it.each(['a free day would be nice', 'I am free of all plans', 'free things are best'])('are none in: %s', async (line) => {
    const plan = await planned(line)
    expect(plan.some((one) => one.slice(11, 16) < '12:00')).toBe(true)
  })
})
