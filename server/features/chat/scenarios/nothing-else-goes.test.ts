import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHeardDesk, plannedIn } from '../../../test/heard-desk.ts'
import type { HeardDesk } from '../../../test/heard-desk.ts'
import type { Told } from '../../../test/travel-desk.ts'

/** A plan of four days stands: what was not asked for stays where it is, and what goes is told. */
const THANKS = '[courtesy: Thank you so much ji,] [courtesy~: we will discuss it in a lighter hour and come back.]'
const HUNG_OVER = '[aside: on {day:thursday} we are going to be hung over.] [hours: nothing before noon.]'
const ONLY = '[empty: leave {day:saturday} with only {item:the caravels}]'
const ONLY_OF_TWO = '[empty: leave {day:thursday} with only {item:the yoga}]'
const INSTEAD = '[move: move {item:the fado} to {day:saturday} instead of {out:the caravels}]'
const LIGHTER = '[lighter: {day:thursday} makes me tired]'
const DROPPED = '[add~: Drop {in:the yoga} on Thursday morning]'
const HERAUS = '[add: Nehmen Sie bitte {in:Fado} heraus]'
const OFF = '[move: take {item:the fado} off {day:Wednesday} {part:evening}]'
const CAN_GO = '[keep: {item:the yoga} can go]'
const ALL_OF_IT = '[remove: Drop {out:the fado}, {in:the yoga} thing and] [keep~: {item:the caravels}]'
const COMPLAINT = '[complaint: I never said we leave on Saturday at 3.]'
const OHIO = "[courtesy: Hi there,] [aside: I teach 8th grade history in Ohio and my wife uses a wheelchair.] [trip: We'll be in London July 19–22, 2027.] [add: Churchill, Tower of London, a West End show, and a proper afternoon tea.] [taste: Step-free is essential.]"
const TILES = '[trip: My husband and I are thinking of Lisbon, 9 to 12 March 2027.] [taste: We like tiles, old trams, a nice sit-down lunch and no great hills.]'
const MEETING = '[trip: Copenhagen, 7–9 July 2027, the two of us;] [hours: we have a site meeting on the 8th from 09:00 to 12:30.] [taste: Contemporary architecture, design shops.]'

let desk: HeardDesk
beforeAll(async () => {
  desk = await openHeardDesk('stays', [THANKS, HUNG_OVER, ONLY, ONLY_OF_TWO, INSTEAD, LIGHTER, DROPPED, HERAUS, OFF, CAN_GO, ALL_OF_IT, COMPLAINT, OHIO, TILES, MEETING])
})
afterAll(() => desk.close())

/** Each thing with its day and hour. */
const planned = (told: Told | undefined): string[] => plannedIn(told).map(({ title, date, startTime }) => `${date} ${startTime} ${title}`).toSorted()
const on = (day: string, some: readonly string[]): string[] => some.filter((one) => one.startsWith(`2027-05-${day}`))

describe('what was not asked for', () => {
  it('stays by thanks, whatever else their words may be read for', async () => {
    const [before, , after] = await desk.answered(THANKS, 'show me the plan again')
    expect(planned(after)).toEqual(planned(before))
  })

  it('stays on all other days, where hours are told of one that was named before them', async () => {
    const [before, after] = await desk.answered(HUNG_OVER)
    for (const day of ['12', '14', '15']) expect(on(day, planned(after))).toEqual(on(day, planned(before)))
    expect(on('13', planned(after)).every((one) => (one.split(' ')[1] ?? '') >= '12:00')).toBe(true)
  })

  it('stays where a day shall have only what it has', async () => {
    const [before, told, after] = await desk.answered(ONLY, 'show me the plan again')
    expect(planned(after)).toEqual(planned(before))
    expect(told?.text).toContain('Belém')
  })

  it('goes from a day that shall have only one of its things, and from no other', async () => {
    const [before, after] = await desk.answered(ONLY_OF_TWO)
    expect(on('13', planned(after))).toHaveLength(1)
    expect(on('13', planned(after)).join()).toContain('yoga')
    for (const day of ['12', '14', '15']) expect(on(day, planned(after))).toEqual(on(day, planned(before)))
  })

  it('makes room for what is moved in its place, on the day that was named', async () => {
    const [before, after] = await desk.answered(INSTEAD)
    expect(on('15', planned(after)).join()).toContain('Fado')
    expect(planned(after).join()).not.toContain('Belém')
    expect(planned(after)).toHaveLength(planned(before).length - 1)
  })

  it('is named where it goes', async () => {
    const [before, told] = await desk.answered(LIGHTER)
    const after = planned(told).map((one) => one.slice(17))
    const gone = planned(before).map((one) => one.slice(17)).filter((title) => !after.includes(title))
    expect(gone).toHaveLength(1)
    expect(told?.text).toContain((gone[0] ?? '').split(/[,:]/)[0])
    expect(told?.text).toMatch(/ is out\./)
  })

  it.each([[DROPPED, 'yoga'], [HERAUS, 'Fado'], [OFF, 'Fado'], [CAN_GO, 'yoga']])('is all that stays, where something is taken out, whatever that was read for: %s', async (marked, out) => {
    const [before, after] = await desk.answered(marked)
    expect(planned(after)).toEqual(planned(before).filter((one) => !one.includes(out)))
    expect(planned(after)).toHaveLength(planned(before).length - 1)
  })

  it('is all that stays, where three are dropped in one breath', async () => {
    const [before, after] = await desk.answered(ALL_OF_IT)
    expect(planned(after)).toEqual(planned(before).filter((one) => !/Fado|yoga|caravels/.test(one)))
    expect(planned(after)).toHaveLength(planned(before).length - 3)
  })

  it('stays by a complaint of what was never said', async () => {
    const [before, , after] = await desk.answered(COMPLAINT, 'show me the plan again')
    expect(planned(after)).toEqual(planned(before))
  })
})

describe('an opening', () => {
  it('goes to no place that it only tells of, and takes step-free for no free time', async () => {
    const [told] = await desk.talked(OHIO)
    expect(told?.text).toContain('London, 19 to 22 July')
    expect(told?.text).not.toMatch(/Ohio|stays yours|my shelves are empty/)
  })

  it('looks for all of its wishes at all hours, whatever one of them is for', async () => {
    const [told] = await desk.talked(TILES)
    expect(told?.text).toContain('Five centuries of tiles')
    expect(told?.text).not.toContain('full or closed')
  })

  it('is answered with what there is, beside the hours that it tells', async () => {
    const [told] = await desk.talked(MEETING)
    expect(told?.cards.length).toBeGreaterThan(1)
    expect(told?.text).not.toContain('whatever else there is')
  })

  it.each([
    ['Good evening. We are thinking of Lisbon, 9 to 12 March 2027. We like tiles and old trams.', /^For the tiles: Five centuries of tiles/m, /full or closed/],
    ['we r doing Barcelona June 24-27 2027!! we want beach, Gaudi obvs, tapas and at least 1 night out', /Sagrada|Pedrera|Güell/, /obvs|full or closed/],
    ['Rome w/ my kids (6 and 9), 3 days, May 14-16 2027. gelato, somewhere they can run around', /Villa Borghese/, /rome w/i],
    ['Istanbul 18-21 april 2027, alone. I want the good light: sunset, the ferries, old streets. Museums not so much.', /sunset/i, /“not so much”/],
  ])('is read by what it says, however that is written: %s', async (text, has, hasNot) => {
    const [told] = await desk.talked(text)
    expect(told?.text).toMatch(has)
    expect(told?.text).not.toMatch(hasNot)
  })
})
