import { minutesOf } from '@meander/sdk/contract/days'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LISBON_PLAN, openHeardDesk, plannedIn } from '../../../test/heard-desk.ts'
import type { HeardDesk } from '../../../test/heard-desk.ts'
import type { Told } from '../../../test/travel-desk.ts'

/** Hours that somebody has for themselves, told in words that no rule knows: nothing of the plan lies in them. */
const REHEARSAL = '[hours: On Thursday we have rehearsal from 10 to 12, please block that.]'
const BREAKFAST = '[aside: Thursday morning I have breakfast with a friend.]'
const DINNER = '[move~: Dinner is booked for 7.30] [aside~: on Wednesday.]'
const TRAIN = '[hours: Our train reaches Oriente at 11 on the first day] [move~: so please shift accordingly.]'
const NAP = '[hours: Grandpa naps between 2 and 4.]'
const MELTS = '[aside: the little one melts down after 3.]'
const ASKED = '[ask-times: Is the fado open at 9 on Thursday?]'
const SITE = '[hours: on Friday we are with the architect from 9 to 1]'
const NO_FULL_DAY = '[lighter: The second day seems a bit much, could you thin it out?]'

let desk: HeardDesk
beforeAll(async () => {
  desk = await openHeardDesk('notfree', [REHEARSAL, BREAKFAST, DINNER, TRAIN, NAP, MELTS, ASKED, SITE, NO_FULL_DAY])
})
afterAll(() => desk.close())

/** What begins on a day between two hours. */
function within(told: Told | undefined, day: string | null, from: string, to: string): string[] {
  return plannedIn(told).filter(({ date, startTime }) => (day === null || date.endsWith(day)) && minutesOf(startTime) >= minutesOf(from) && minutesOf(startTime) < minutesOf(to)).map(({ title }) => title)
}
const titles = (told: Told | undefined): string[] => plannedIn(told).map(({ title }) => title).toSorted()

describe('hours that somebody has for themselves', () => {
  it('are kept clear and said over, whatever it is that they have then', async () => {
    const [before, after] = await desk.answered(REHEARSAL)
    expect(within(before, '-13', '09:00', '12:00')).not.toEqual([])
    expect(within(after, '-13', '09:00', '12:00')).toEqual([])
    expect(after?.text).toMatch(/Thursday from 10 AM to noon/)
  })

  it('are heard in what was read for a story, and whom one meets then does not come along', async () => {
    const [before, after] = await desk.answered(BREAKFAST)
    expect(within(after, '-13', '00:00', '12:00')).toEqual([])
    expect(after?.text).not.toMatch(/three of you/)
    expect(titles(after).length).toBeGreaterThanOrEqual(titles(before).length - 1)
  })

  it('are of the day that is told beside them', async () => {
    const [before, after] = await desk.answered(DINNER)
    expect(within(after, '-12', '18:00', '22:30')).toEqual([])
    expect(plannedIn(after).filter(({ date }) => !date.endsWith('-12'))).toEqual(expect.arrayContaining(plannedIn(before).filter(({ date }) => !date.endsWith('-12'))))
  })

  it('are those before a train comes in, and what has no other hour is told to be out', async () => {
    const [before, after] = await desk.answered(TRAIN)
    expect(within(before, '-12', '00:00', '12:30')).not.toEqual([])
    expect(within(after, '-12', '00:00', '12:30')).toEqual([])
    const gone = titles(before).filter((title) => !titles(after).includes(title))
    for (const title of gone) expect(after?.text).toContain(title.split(',')[0])
  })

  it('are of every day, where that is usual of them', async () => {
    const [, nap] = await desk.answered(NAP)
    expect(within(nap, null, '14:00', '16:00')).toEqual([])
    const [, melts] = await desk.answered(MELTS)
    expect(within(melts, null, '15:00', '24:00')).toEqual([])
    expect(within(melts, null, '00:00', '15:00')).not.toEqual([])
  })

  it('hold for a plan that is made after they were told, and for what is changed later', async () => {
    const [opening, plan] = LISBON_PLAN
    const [, , made, again] = await desk.talked(opening ?? '', SITE, plan ?? '', 'another thing on Friday please')
    expect(within(made, '-14', '09:00', '13:00')).toEqual([])
    expect(within(again, '-14', '09:00', '13:00')).toEqual([])
  })

  it('are none where an hour is asked of a thing', async () => {
    const [before, after, shown] = await desk.answered(ASKED, 'show me the plan again')
    expect(after?.text).not.toMatch(/free, then|I keep/)
    expect(plannedIn(shown)).toEqual(plannedIn(before))
  })
})

describe('a day that is too much', () => {
  it('has one thing less, where that is asked for and not only wondered', async () => {
    const [before, after] = await desk.answered(NO_FULL_DAY)
    expect(within(after, '-13', '00:00', '24:00').length).toBe(within(before, '-13', '00:00', '24:00').length - 1)
  })
})
