import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'
import { tripIn } from '../../../test/read-plan.ts'

const LISBON = 'Lisbon for 4 days from 14 March 2027'
const { server, tell } = openDesk('planner-steps')

describe('another trip begins with its first day [4.76]', () => {
  it.each([
    ['another place', 'Actually, let it be 3 days in Rome from 10 June 2027', 'Rome'],
    ['another place for the same days', 'We changed our minds: Porto', 'Porto'],
    ['other days', 'Can we go from 20 to 23 April 2027 instead?', 'Lisbon'],
  ])('%s', async (_name, change, destination) => {
    const replies = await tell(LISBON, 'Continue to day 2', 'Continue to day 3', change, 'Continue to day 2')
    expect(replies.map((reply) => tripIn(reply)?.currentDay)).toEqual([1, 2, 3, 1, 2])
    expect(tripIn(replies[3])?.destination).toBe(destination)
  })

  it('and the same trip goes on where it was, also when it becomes longer or who comes changes', async () => {
    const replies = await tell(LISBON, 'Continue to day 2', 'Continue to day 3', 'Make it 6 days', 'There are three of us')
    expect(replies.map((reply) => tripIn(reply)?.currentDay)).toEqual([1, 2, 3, 3, 3])
    expect(tripIn(replies[4])?.duration).toBe(6)
  })
})

describe('a trip over two places', () => {
  const TWO = 'Lisbon, 3 days from 3 May 2027, then Porto for 2 days'

  it('suggests for each day what is where that day is spent', async () => {
    const replies = await tell(TWO, 'Continue to day 2', 'Continue to day 4')
    expect(tripIn(replies[2])).toMatchObject({ duration: 5, currentDay: 4, startDate: '2027-05-03' })
    expect(tripIn(replies[2])?.days.map(({ destination }) => destination)).toEqual(['Lisbon', 'Lisbon', 'Lisbon', 'Porto', 'Porto'])
    expect(new Set(replies[1]?.cards.map(({ destination }) => destination))).toEqual(new Set(['Lisbon']))
    expect(new Set(replies[2]?.cards.map(({ destination }) => destination))).toEqual(new Set(['Porto']))
    expect(replies[2]?.text).toContain('Thursday 6 May')
    expect(replies[2]?.text).not.toContain('3 to 5 May')
  })
})

describe('the closing words count what there is [4.81, 4.82]', () => {
  const done = async (selected: object[]) => (await tell(LISBON, { say: 'Complete Trip Planning', data: { selected } }))[1]?.text
  const tram = { day: 1, productCode: 'LIS-TRAM-28' }

  it('and neither what nobody knows nor what lies beyond the trip', async () => {
    const one = await done([tram])
    expect(one).toMatch(/^Trip planning complete! You've selected 1 activities with an estimated total cost of \$[1-9]\d*\.\d\d\.$/)
    expect(await done([tram, { day: 2, productCode: 'NO-SUCH-THING' }, { day: 9, productCode: 'LIS-FADO-SUPPER' }])).toBe(one)
  })

  it('in the money of the page and of the prices beside it', async () => {
    const inEuro = (say: string, selected: object[] = []) => ({ say, data: { currency: 'EUR', selected } })
    const [found, closing] = await tell(inEuro(LISBON), inEuro('Complete Trip Planning', [tram]))
    expect(new Set(found?.cards.map(({ price }) => price?.currency))).toEqual(new Set(['EUR']))
    expect(closing?.text).toMatch(/^Trip planning complete! You've selected 1 activities with an estimated total cost of €[1-9]\d*\.\d\d\.$/)
  })

  it('however many there are', async () => {
    const found = await Promise.all(['Lisbon', 'Porto'].map((text) => server().deps.provider.search({ text, limit: 60 })))
    const all = found.flat().map(({ productCode }, at) => ({ day: (at % 4) + 1, productCode }))
    expect(all.length).toBeGreaterThan(40)
    expect(await done(all)).toContain(`selected ${all.length} activities`)
  })
})
