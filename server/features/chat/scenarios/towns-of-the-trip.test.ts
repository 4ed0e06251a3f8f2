import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'
import { planIn } from '../../../test/read-plan.ts'
import type { Told } from '../../../test/travel-desk.ts'

const { lastTwo: after } = openDesk('trip-towns')


describe('towns of a trip [1.2]', () => {
  const ITALY = 'Rome, Florence and Venice from 4 June 2027: 4 nights in Rome, 3 in Florence, 3 in Venice, the two of us'
  const placesOf = (told: Told): string[] => [...new Set(planIn(told).map((one) => one.slice(17, 20)))]

  it.each(['in Florence only food please', 'for Florence we just want food things', 'only food in Florence'])('%s keeps the others', async (line) => {
    const [plan, told] = await after(ITALY, 'plan each day', line)
    expect(placesOf(plan)).toEqual(['ROM', 'FLR', 'VCE'])
    expect(placesOf(told)).toEqual(['ROM', 'FLR', 'VCE'])
  })

  it.each(['leave out Venice', 'skip Venice, more of Rome instead', 'we will leave Venice out', 'without Venice please'])('%s drops it', async (line) => {
    const [, told] = await after(ITALY, 'plan each day', line)
    expect(placesOf(told)).toEqual(['ROM', 'FLR'])
  })

  it.each(['put Tivoli on the last day', 'move Tivoli to day 2', 'can Tivoli go on the second day'])('%s is a thing of the town', async (line) => {
    const [, told] = await after('Copenhagen day by day, 3 to 6 April 2027, two of us and a child of 9', line)
    expect(told.text).not.toMatch(/Rome|not on my books/)
    expect(planIn(told).some((one) => one.includes('TIVOLI'))).toBe(true)
  })

  it.each(['let us go to Malmö instead', 'could we do Rome instead'])('but %s moves the trip', async (line) => {
    const [, told] = await after('Copenhagen day by day, 3 to 6 April 2027, two of us', line)
    expect(told.text).toMatch(/Malmö|Rome/)
  })
})
