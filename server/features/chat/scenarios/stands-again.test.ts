import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHeardDesk, plannedIn } from '../../../test/heard-desk.ts'
import type { HeardDesk } from '../../../test/heard-desk.ts'
import type { Told } from '../../../test/travel-desk.ts'

/** A plan of four days stands; what went comes back to where it stood, and what nobody names stays. */
const NO_FADO = '[remove: Drop {out:the fado}]'
const NO_YOGA = '[remove: Drop {out:the yoga}]'
const FADO_AGAIN = '[add~: Actually I want {in:the fado} again after all]'
const CLEAR = '[empty: {day:Thursday}: please cancel everything]'
const THURSDAY_BACK = '[trip~: Could you give us {day:Thursday} back as it was?]'
const UNDO = '[back: undo that please]'
const MOVED = '[move: move {item:the fado} to {day:Saturday} evening]'
const IN_PLACE = '[courtesy: Sorry.] [move~: Second: {item:the fado} on {day:Saturday}, in place of {out:the caravels}.]'
const DO_THERE = '[remove: drop {out:the yoga} on {day:thursday}] [move: and do {item:the custard tarts} there]'
const LATER = '[move: Yeah put {item:the tram} on {day:Friday} morning and] [move: {item:the custard tarts} after lunch instead.]'
const PLAN_GERMAN = '[plan: Mach uns einen Plan für alle Tage, morgens nie vor halb zehn.]'
const AQUARIUM = '[add: put {in:the Oceanário} on {day:Friday} afternoon please]'
const NO_TILES = '[remove: drop {out:the tiles}]'
const TAKEN_OUT = '[empty~: On {day:Wednesday} an old friend takes us to dinner so keep {day:that} {part:evening} empty.]'
const NAP_SPANISH = '[hours: La niña duerme la siesta de 2 a 4]'
const LEAVES_SUNDAY = '[empty: please take {out:everything} away on {day:Friday 14 May},] [aside: that is our day for the market.]'
const ONE_OUT = '[lighter: {day:Thursday} is a bit full,] [remove: take one of the two out]'
const SOME_MUSIC = '[replace~: and keep {in:some fado} instead]'
const PLURAL = '[empty~: we want the afternoons free on {day:Thursday} and {day:Friday}]'
const OUT_LATE = '[hours: {day:Thursday} night we are out so nothing before noon on {day:Friday}]'
const SLEEPS = '[hours: Next morning I would love to sleep until 8]'
const NO_SUCH = '[remove~: take {out:the cathedral roof} out on {day:Saturday}]'
const FRIEND = '[add~: We would love {in:the yoga} on Saturday,] [aside: and my sister wants to see the river]'
const VIEW = '[hours: on {day:Saturday} we fly at 8 pm.] [find: Something with {wish:tiles}]'

const all = [NO_FADO, NO_YOGA, FADO_AGAIN, CLEAR, THURSDAY_BACK, UNDO, MOVED, IN_PLACE, DO_THERE, LATER, PLAN_GERMAN, NAP_SPANISH, AQUARIUM, NO_TILES, TAKEN_OUT, LEAVES_SUNDAY, ONE_OUT, SOME_MUSIC, PLURAL, OUT_LATE, SLEEPS, NO_SUCH, FRIEND, VIEW]
let desk: HeardDesk
beforeAll(async () => {
  desk = await openHeardDesk('again', all)
})
afterAll(() => desk.close())

const planned = (told: Told | undefined): string[] => plannedIn(told).map(({ title, date, startTime }) => `${date} ${startTime} ${title}`).toSorted()
const others = (day: string, some: readonly string[]): string[] => some.filter((one) => !one.startsWith(`2027-05-${day}`))

describe('what has gone', () => {
  it.each([
    ['the last, by its name', [NO_FADO, FADO_AGAIN]],
    ['another than the last, by its name', [NO_FADO, NO_YOGA, FADO_AGAIN]],
    ['a whole day', [CLEAR, THURSDAY_BACK]],
    ['by a change that is undone', [NO_YOGA, UNDO]],
    ['elsewhere, by a change that is undone', [MOVED, UNDO]],
  ])('stands again where it stood: %s', async (_, said) => {
    const told = await desk.answered(...said)
    const gone = said.filter((one) => one === NO_YOGA && said.includes(FADO_AGAIN)).length
    const before = planned(told[0]).filter((one) => gone === 0 || !one.includes('yoga'))
    expect(planned(told.at(-2))).not.toEqual(planned(told.at(-1)))
    expect(planned(told.at(-1))).toEqual(before)
  })
})

describe('what a message does not name', () => {
  it('stays on all days but the one that is cleared, whatever else is told of that', async () => {
    const [before, after] = await desk.answered(LEAVES_SUNDAY)
    expect(planned(after)).toEqual(others('14', planned(before)))
  })

  it('stays where one of two is to go', async () => {
    const [before, after] = await desk.answered(ONE_OUT)
    expect(planned(after)).toHaveLength(planned(before).length - 1)
    expect(others('13', planned(after))).toEqual(others('13', planned(before)))
  })

  it('stays where it is to be kept', async () => {
    const [before, , after] = await desk.answered(SOME_MUSIC, 'show me the plan again')
    expect(planned(after)).toEqual(planned(before))
  })

  it('stays beside afternoons that are to be free on two days', async () => {
    const [before, after] = await desk.answered(PLURAL)
    const isOut = (one: string): boolean => /-1[34] 1[2-6]:/.test(one)
    for (const one of planned(before).filter((some) => !isOut(some))) expect(planned(after)).toContain(one)
    expect(planned(after).filter(isOut)).toEqual([])
  })

  it.each([[OUT_LATE, '14', '12:00'], [SLEEPS, '99', '00:00']])('stays on days of which no hour is told: %s', async (said, day, from) => {
    const [before, , after] = await desk.answered(said, 'show me the plan again')
    for (const one of others(day, planned(before))) expect(planned(after)).toContain(one)
    expect(planned(after).filter((one) => one.startsWith(`2027-05-${day}`) && (one.split(' ')[1] ?? '') < from)).toEqual([])
  })

  it('stays on a day of which one thing is to go that is not there', async () => {
    const [before, , after] = await desk.answered(NO_SUCH, 'show me the plan again')
    expect(planned(after)).toEqual(planned(before))
  })

  it('stays where hours are told and something is looked for', async () => {
    const [before, , after] = await desk.answered(VIEW, 'show me the plan again')
    for (const one of others('15', planned(before))) expect(planned(after)).toContain(one)
  })
})

describe('who comes', () => {
  it('is no more by a word of one who comes already', async () => {
    const told = await desk.talked('Me and my sister want Lisbon 12 to 15 May 2027, food and history', 'plan every day', FRIEND, 'what does it cost in all?')
    expect(told.at(-1)?.text).toMatch(/two of you/)
  })
})

describe('one thing in the place of another', () => {
  it('comes where the other goes, whatever the clause was read for', async () => {
    const [before, after] = await desk.answered(IN_PLACE)
    expect(planned(after).join()).not.toContain('caravels')
    expect(planned(after).filter((one) => one.includes('Fado')).join()).toContain('2027-05-15')
    expect(planned(after)).toHaveLength(planned(before).length - 1)
  })

  it('comes there where the one stood that is dropped', async () => {
    const [before, after] = await desk.answered(DO_THERE)
    expect(planned(after).join()).not.toContain('yoga')
    expect(planned(after).filter((one) => one.includes('tarts')).join()).toContain('2027-05-13')
    expect(planned(after)).toHaveLength(planned(before).length - 1)
  })

  it('takes its slot where that leaves it by the same message', async () => {
    const [, after] = await desk.answered(LATER)
    expect(planned(after).find((one) => one.includes('Tram 28'))).toContain('2027-05-14')
    expect(planned(after).find((one) => one.includes('tarts'))).toMatch(/^2027-05-14 1[2-6]/)
  })
})

describe('hours told once', () => {
  it.each([
    ['Wir sind zu zweit vom 12. bis 15. Mai 2027 in Lissabon und mögen Essen und Geschichte', PLAN_GERMAN, '00:00', '09:30'],
    ['Somos dos y vamos a Lisboa del 12 al 15 de mayo de 2027, comida e historia', NAP_SPANISH, '14:00', '16:00'],
  ])('are kept free of starts by the plan: %s', async (opening, said, from, to) => {
    const told = await desk.talked(opening, said, ...(said === NAP_SPANISH ? ['Hazme un plan de todos los días'] : []))
    const starts = plannedIn(told.at(-1)).map(({ startTime }) => startTime)
    expect(starts.length).toBeGreaterThan(3)
    expect(starts.filter((at) => at >= from && at < to)).toEqual([])
  })
})

describe('an evening that is to be kept', () => {
  it('has nothing in it, once it is told that somebody is taken out then', async () => {
    const [before, told] = await desk.answered(TAKEN_OUT)
    const isThen = (one: string): boolean => one.startsWith('2027-05-12') && (one.split(' ')[1] ?? '') >= '17:30'
    expect(planned(before).filter(isThen)).toHaveLength(1)
    expect(planned(told).filter(isThen)).toEqual([])
  })
})

describe('what is made for the small', () => {
  it('stays in a plan that has it, for whomever else it is changed', async () => {
    const told = await desk.talked('Lisbon 12 to 15 May 2027 for two, my wife uses a wheelchair. Tiles and food', 'plan every day', AQUARIUM, NO_TILES)
    expect(planned(told[2]).join()).toContain('Oceanário')
    expect(planned(told[3]).join()).toContain('Oceanário')
  })
})
