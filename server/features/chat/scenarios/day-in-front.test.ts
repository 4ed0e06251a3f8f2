import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'
import { onDay, planIn } from '../../../test/read-plan.ts'
import type { Told } from '../../../test/travel-desk.ts'

const { tell } = openDesk('day-in-front')

/** The plan of four days before and after a message. */
async function around(...lines: string[]): Promise<[Told, Told]> {
  const replies = await tell('Lisbon 12 to 15 May 2027, 2 adults, food and history', 'put the days together', ...lines)
  const [before, after] = [replies[1], replies.at(-1)]
  if (before === undefined || after === undefined) throw new Error('No answer came.')
  expect(planIn(before).length).toBeGreaterThan(6)
  return [before, after]
}

const others = (told: Told, day: string): string[] => planIn(told).filter((one) => !one.startsWith(day))

describe('a day that is named in front of a change is the day of that change [1.6]', () => {
  it.each([
    'On Friday 14 May: please take everything away, that is our day for the market', 'Friday: nothing at all please', 'Day 3 - clear it, we are at a wedding',
  ])('%s', async (line) => {
    const [before, after] = await around(line)
    expect(onDay(after, '2027-05-14')).toEqual([])
    expect(others(after, '2027-05-14')).toEqual(others(before, '2027-05-14'))
  })

  it('keeps hours of that day free, and those of no other', async () => {
    const [before, after] = await around('Thursday, my wife has a dentist’s appointment at 11')
    expect(after.text).toMatch(/Thursday/)
    expect(after.text).not.toMatch(/every day/i)
    for (const one of onDay(before, '2027-05-15')) expect(planIn(after)).toContain(one)
  })

  it('shows the plan as it stands where it is asked for, whatever was changed', async () => {
    const replies = await tell('Lisbon 12 to 15 May 2027, 2 adults, food and history', 'put the days together', 'Friday: nothing at all please', 'show me the plan')
    expect(planIn(replies[3] as Told)).toEqual(planIn(replies[2] as Told))
  })
})
