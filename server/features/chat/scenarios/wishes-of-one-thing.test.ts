import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHeardDesk, plannedIn } from '../../../test/heard-desk.ts'
import type { HeardDesk } from '../../../test/heard-desk.ts'

/** A plan of four days stands, and single things of it are wanted otherwise, in words of every day. */
const LAST_EVENING = '[move: Could {item:the fado} be on {day:our last} {part:evening}?]'
const FIRST_EVENING = '[add: we want {in:the fado} on the {day:first} {part:evening}]'
const AT_MOST = "[shorter~: the 4 yr old can't do long tours,] [shorter: max 2 hours pls]"
const EARLIER = '[ask-about~: can you put {item:the fado} earlier]'
const ALL_THREE = '[remove: Just take away {out:the yoga} and] [keep~: {in:the} {item:fado}]'

let desk: HeardDesk
beforeAll(async () => {
  desk = await openHeardDesk('onething', [LAST_EVENING, FIRST_EVENING, AT_MOST, EARLIER, ALL_THREE])
})
afterAll(() => desk.close())

const days = (told: Parameters<typeof plannedIn>[0]): string[] => [...new Set(plannedIn(told).map(({ date }) => date))].toSorted()

const minutesOf = (duration: unknown): number => (typeof duration === 'object' && duration !== null && 'fixedDurationInMinutes' in duration ? Number(duration.fixedDurationInMinutes) : 0)

describe('a thing of the plan', () => {
  it('goes to the last evening, or is told why it cannot', async () => {
    const [, after] = await desk.answered(LAST_EVENING)
    expect(after?.text).toMatch(/Saturday/)
    expect(after?.text).not.toMatch(/stands on \w+ at [^.]* as it is/)
  })

  it('that is wanted on the first evening makes no other trip of this one', async () => {
    const [before, after] = await desk.answered(FIRST_EVENING)
    expect(days(after)).toEqual(days(before))
    expect(days(after)).toHaveLength(4)
  })

  it('that takes too long makes way for a shorter one', async () => {
    const [before, after] = await desk.answered(AT_MOST)
    expect(after?.text).not.toMatch(/“?"?long"? is in none|nothing is "long"/i)
    expect(plannedIn(after)).not.toEqual(plannedIn(before))
    expect((after?.cards ?? []).filter(({ planned, duration }) => planned !== undefined && minutesOf(duration) > 120)).toEqual([])
  })

  it('is put earlier by whoever asks whether it can be', async () => {
    const [, after] = await desk.answered(EARLIER)
    expect(after?.text).not.toMatch(/operators|in writing/)
    expect(after?.text).toMatch(/Fado[^.]*(?:\d+:\d\d|earlier)/i)
  })

  it('goes with the others of its list, where the list was cut in two', async () => {
    const [, after] = await desk.answered(ALL_THREE)
    expect(plannedIn(after).filter(({ title }) => /yoga|fado/i.test(title))).toEqual([])
  })
})
