import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LISBON_PLAN, openHeardDesk, plannedIn } from '../../../test/heard-desk.ts'
import type { HeardDesk } from '../../../test/heard-desk.ts'
import type { Told } from '../../../test/travel-desk.ts'

/** What is done about a message of which only a part is surely known, and about what is said beside: a plan of four days in Lisbon stands. */
const FADO = 'Fado in Alfama'
const YOGA = 'An hour of yoga'
const TARTS = 'Custard tarts'

const DOUBTFUL = '[remove: drop {out:the yoga}]. [move~: maybe {item:the tarts} some other time]'
const REASON = '[remove: leave {out:the yoga} out], [taste: we care little for such things]'
const MEMORIAL = '[move: could {item:the Wall Memorial} come on {day:thursday}]'
const STILL = '[ask-included: is {item:the fado} still in]'
const TWO_OUT = '[remove: drop {out:the yoga}] [remove: and {out:the tarts} as well]'
const MORNING = '[move: can {item:the tram} be only in the {part:morning}]'
const TOO_EARLY = '[move: {day:friday} {part:2:30 pm} is too early, later please]'
const NIGHT = '[fill: anything for {day:saturday} {part:night}], [find: like {wish:a concert}]'
const ELEVEN = '[move: could {item:the yoga} begin at {time:eleven} or so]'
const BOTH = '[back: put both back]'
const INSTEAD = '[add: put {in:a boat trip} in instead of {item:the yoga}]'
const DONE = '[remove: drop {out:the yoga}], [courtesy: thanks and goodbye]'
const BYE = '[aside: well, it is fine so]. [courtesy: Auf Wiedersehen]'
const IF_LONG = '[remove: if {out:the fado} takes over an hour skip it]'
const IF_DEAR = '[remove: throw out {out:the yoga} if it is more than 500 euros]'
const GO = '[accept: yes, show me]'

let desk: HeardDesk
beforeAll(async () => {
  desk = await openHeardDesk('partly', [DOUBTFUL, REASON, MEMORIAL, STILL, TWO_OUT, MORNING, TOO_EARLY, NIGHT, ELEVEN, BOTH, INSTEAD, DONE, BYE, GO, IF_LONG, IF_DEAR])
})
afterAll(() => desk.close())

function planned(told: Told | undefined): string[] {
  return plannedIn(told).map(({ title, date, startTime }) => `${title} ${date} ${startTime}`).toSorted()
}

/** What stands after the answer and stood before it, and the other way round. */
function difference(before: Told | undefined, after: Told | undefined): { gone: string[]; come: string[] } {
  const [stood, stands] = [planned(before), planned(after)]
  return { gone: stood.filter((one) => !stands.includes(one)), come: stands.filter((one) => !stood.includes(one)) }
}

describe('a message that is surely known in part', () => {
  it('is done as far as it is known, and the rest is told', async () => {
    const [before, after] = await desk.answered(DOUBTFUL)
    expect(difference(before, after)).toEqual({ gone: [expect.stringContaining(YOGA)], come: [] })
    expect(after?.text).toContain('I have done nothing about “maybe the tarts some other time”')
  })

  it.each([REASON, DONE])('is one change, with its reasons and courtesies: %s', async (marked) => {
    const [before, after] = await desk.answered(marked)
    expect(difference(before, after)).toEqual({ gone: [expect.stringContaining(YOGA)], come: [] })
    expect(after?.text).not.toContain('I have done nothing')
  })

  it('changes nothing beside the thing that it names', async () => {
    const [before, after] = await desk.answered(MORNING)
    expect(difference(before, after).gone.every((one) => one.startsWith('Tram 28'))).toBe(true)
    expect(planned(after).join()).toContain(FADO)
  })
})

describe('what is meant by a message', () => {
  it('is no other thing than the one with that name', async () => {
    const [, told, after] = await desk.answered(MEMORIAL, 'show me the plan again')
    expect(told?.text).toMatch(/Memorial|memorial/)
    expect(planned(after)).toHaveLength(7)
  })

  it('is the thing that begins at the hour', async () => {
    const [, told] = await desk.answered(TOO_EARLY)
    expect(told?.text).toContain(TARTS)
  })

  it('is an hour in words', async () => {
    const [, told] = await desk.answered(ELEVEN)
    expect(told?.text).toMatch(/11:00 AM/)
  })

  it('is whether it still stands', async () => {
    const [, told] = await desk.answered(STILL)
    expect(told?.text).toMatch(/Wednesday 12 May at 7:30 PM/)
  })

  it('is what goes, behind "instead of"', async () => {
    const [before, after] = await desk.answered(INSTEAD)
    const { gone, come } = difference(before, after)
    expect(gone.join()).toContain(YOGA)
    expect(come).toHaveLength(1)
  })

  it('is what went together, by "both"', async () => {
    const [before, , after] = await desk.answered(TWO_OUT, BOTH)
    expect(planned(after)).toEqual(planned(before))
  })

  it('is what there is for an evening, and nothing to put in', async () => {
    const [before, told, after] = await desk.answered(NIGHT, 'show me the plan again')
    expect(told?.text).toContain('Saturday')
    expect(planned(after)).toEqual(planned(before))
  })

  it('is the plan, by a yes that goes on', async () => {
    const [, plan] = await desk.talked(LISBON_PLAN[0] ?? '', GO)
    expect(planned(plan).length).toBeGreaterThan(4)
  })
})

describe('a condition', () => {
  it('holds by what the card says, and the change is made', async () => {
    const [before, after] = await desk.answered(IF_LONG)
    expect(after?.text).toMatch(/^Fado in Alfama takes 2 hours\. /)
    expect(difference(before, after)).toEqual({ gone: [expect.stringContaining(FADO)], come: [] })
  })

  it('does not hold, and all stands', async () => {
    const [before, told, after] = await desk.answered(IF_DEAR, 'show me the plan again')
    expect(told?.text).toMatch(/costs from €\d+ a person, so it stays as it is\.$/)
    expect(planned(after)).toEqual(planned(before))
  })
})

describe('a goodbye', () => {
  it.each([DONE, BYE])('is returned: %s', async (marked) => {
    const [, told] = await desk.answered(marked)
    expect(told?.text).toMatch(/Travel well|Goodbye|Until next time|Have a good trip/)
  })

  it('leaves the plan as it stands', async () => {
    const [before, told, after] = await desk.answered(BYE, 'show me the plan again')
    expect(told?.text.length).toBeLessThan(120)
    expect(planned(after)).toEqual(planned(before))
  })
})
