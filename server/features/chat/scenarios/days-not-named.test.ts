import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'
import type { Told } from '../../../test/travel-desk.ts'

const { tell, last } = openDesk('not-named')

interface Planned {
  date: string
  startTime: string
  title: string
  productCode: string
}

const planOf = (reply: Told | undefined): Planned[] => (reply?.cards ?? []).flatMap(({ planned, title, productCode }) => (planned === undefined ? [] : [{ ...planned, title, productCode }]))
const daysOf = (reply: Told | undefined): string[] => [...new Set(planOf(reply).map(({ date }) => date))].toSorted()

const MID_MAY = 'Three days in Rome in the middle of May 2027 for the two of us, food and art'

describe('a plan of days that nobody has named stands on days, which are said, and is changed like any other [5.1]', () => {
  it.each([
    ['an own month', '4 days in Prague in June 2027, just me, history', 'plan it please', 4, /1 to 4 June/],
    ['a part of a month', MID_MAY, 'make us a plan', 3, /11 to 13 May/],
    ['German', 'Wien, 3 Tage Mitte Mai 2027 zu zweit', 'plan', 3, /11 to 13 May/],
  ])('%s', async (_name, trip, wish, count, days) => {
    const reply = await last(trip, wish)
    expect(daysOf(reply)).toHaveLength(count)
    expect(reply.text).toMatch(days)
    expect(reply.text).toMatch(/open still|named no days/)
  })

  it('is planned in one breath with its opening', async () => {
    const reply = await last('plan us three days in Rome mid May 2027, two of us, food and art')
    expect(daysOf(reply)).toEqual(['2027-05-11', '2027-05-12', '2027-05-13'])
  })

  it('loses one thing and keeps the rest', async () => {
    const [, before, after] = await tell(MID_MAY, 'make us a plan', 'leave the second day empty please')
    expect(planOf(before).filter(({ date }) => date !== '2027-05-12')).toEqual(planOf(after))
    expect(daysOf(before)).toContain('2027-05-12')
  })

  it('keeps an hour free for lunch', async () => {
    const [, , after] = await tell(MID_MAY, 'make us a plan', 'a proper lunch hour every day, one to two')
    expect(planOf(after).length).toBeGreaterThan(2)
    expect(after?.text).not.toMatch(/lunch hour nothing|stays? as it (?:is|was)$/)
  })

  it('is told with its sum', async () => {
    const [, before, after] = await tell(MID_MAY, 'make us a plan', 'what does all that cost?')
    const sum = /€\d+/.exec(before?.text.split('Together').at(-1) ?? '')?.[0] ?? /€\d+/.exec(before?.text ?? '')?.[0]
    expect(after?.text).toContain(sum ?? '-')
  })

  it('goes to the days that are named at last', async () => {
    const [, , after] = await tell(MID_MAY, 'make us a plan', 'we will come from the 14th to the 16th of May 2027')
    expect(daysOf(after)).toEqual(['2027-05-14', '2027-05-15', '2027-05-16'])
    expect(after?.text).not.toMatch(/open still|named no days/)
  })
})
