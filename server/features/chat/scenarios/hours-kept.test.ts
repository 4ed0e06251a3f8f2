import { describe, expect, it } from 'vitest'
import { minutesOf } from '@meander/sdk/contract/days'
import { openDesk } from '../../../test/open-desk.ts'
import type { Told } from '../../../test/travel-desk.ts'

const { tell, last } = openDesk('hours-kept')

interface Stand {
  from: number
  to: number
}

function standsOf({ cards }: Told): Stand[] {
  return cards.flatMap(({ planned, duration }) => {
    if (planned === undefined) return []
    const { fixedDurationInMinutes = 0, variableDurationToMinutes = 0 } = (duration ?? {}) as { fixedDurationInMinutes?: number; variableDurationToMinutes?: number }
    const from = minutesOf(planned.startTime)
    return [{ from, to: from + (fixedDurationInMinutes || variableDurationToMinutes) }]
  })
}

const clash = (reply: Told, from: string, to: string): Stand[] => standsOf(reply).filter((one) => one.from < minutesOf(to) && one.to > minutesOf(from))

const VIENNA = 'Vienna, 3 to 6 June 2027, two of us, music'
const PLAN = 'Plan every day of Lisbon, 13 to 16 May 2027, for the two of us, history'

describe('hours kept for a meal or a rest hold, whenever they are said [5.1, 1.6]', () => {
  it.each([
    ['the little one naps from one to three every day so nothing then please', '13:00', '15:00'],
    ['a proper lunch hour every day, one to two', '13:00', '14:00'],
    ['we need time for a proper lunch every day', '12:30', '14:00'],
    ['jeden Tag bitte eine Mittagspause von eins bis zwei', '13:00', '14:00'],
  ])('before the plan: %s', async (line, from, to) => {
    const [, noted, plan] = await tell(VIENNA, line, 'a plan for all days please') as [Told, Told, Told]
    expect(noted.text).toMatch(new RegExp(`${Number(from.slice(0, 2)) - 12}:${from.slice(3)} PM|12:30 PM`))
    expect(noted.text).toMatch(/set (?:them|out the days)/)
    expect(standsOf(plan).length).toBeGreaterThan(4)
    expect(clash(plan, from, to)).toEqual([])
  })

  it.each([
    ['a plan please, dinner free each evening', '18:30', '21:00'],
    ['make us a plan for all days and keep lunch free', '12:30', '14:00'],
  ])('with the plan: %s', async (line, from, to) => {
    const plan = await last(VIENNA, line)
    expect(standsOf(plan).length).toBeGreaterThan(4)
    expect(clash(plan, from, to)).toEqual([])
    expect(standsOf(plan).some((one) => one.from < minutesOf('12:00'))).toBe(true)
  })
})

describe('what is not to be early begins at ten, in whatever words [5.1, 1.6]', () => {
  it.each(['nothing too early', 'we are not early birds', 'nicht zu früh bitte', 'nada muy temprano, por favor'])('of a plan that stands: %s', async (line) => {
    const [before, after] = await tell(PLAN, line) as [Told, Told]
    expect(standsOf(before).some((one) => one.from < minutesOf('10:00'))).toBe(true)
    expect(standsOf(after).length).toBeGreaterThan(5)
    expect(standsOf(after).every((one) => one.from >= minutesOf('10:00'))).toBe(true)
  })

  it.each(['nothing too early', 'bitte nichts allzu Frühes', 'nada muy temprano'])('before it: %s', async (line) => {
    const [, noted, plan] = await tell(VIENNA, line, 'a plan for all days please') as [Told, Told, Told]
    expect(noted.text).not.toMatch(/on my books|I find no|nothing by that name/)
    expect(standsOf(plan).every((one) => one.from >= minutesOf('10:00'))).toBe(true)
  })
})
