import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'

const { lastTwo: after } = openDesk('later-starts')

const LISBON = 'Plan every day of Lisbon, 13 to 16 May 2027, for the two of us, history'
const BERLIN = 'Plan every day of Berlin, 7 to 9 May 2027, for the two of us'

type Reply = Awaited<ReturnType<typeof after>>[number]
const startsOf = ({ cards }: Reply, date?: string): string[] => cards.flatMap(({ planned }) => (planned === undefined || planned === null || (date !== undefined && planned.date !== date) ? [] : [planned.startTime]))

describe('a day of the plan begins later [1.6]', () => {
  it.each(['a bit later in the morning on Thursday', 'can we start a bit later on Thursday?'])('%s', async (line) => {
    const [plan, told] = await after(LISBON, line)
    expect(startsOf(plan, '2027-05-13').some((time) => time < '11:00')).toBe(true)
    expect(startsOf(told, '2027-05-13').every((time) => time >= '11:00')).toBe(true)
    expect(startsOf(told, '2027-05-16')).toEqual(startsOf(plan, '2027-05-16'))
  })

  it.each([[LISBON, 'could we have a later start every day?'], [BERLIN, 'Morgens bitte etwas später anfangen']])('and so do all of them: %s / %s', async (opening, line) => {
    const [plan, told] = await after(opening, line)
    expect(startsOf(plan).some((time) => time < '11:00')).toBe(true)
    expect(startsOf(told).length).toBeGreaterThan(0)
    expect(startsOf(told).every((time) => time >= '11:00')).toBe(true)
  })
})

describe('hours for a meal are kept free [1.6]', () => {
  it('of the day that is named', async () => {
    const [plan, told] = await after(LISBON, 'on Friday we want a long lunch, 2 to 5')
    expect(startsOf(plan, '2027-05-14').some((time) => time >= '14:00' && time < '17:00')).toBe(true)
    expect(startsOf(told, '2027-05-14').some((time) => time >= '14:00' && time < '17:00')).toBe(false)
  })
})
