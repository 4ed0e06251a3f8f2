import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'
import { onDay, planIn } from '../../../test/read-plan.ts'
import type { Told } from '../../../test/travel-desk.ts'

const { tell } = openDesk('guests-of-a-day')

const LISBON = ['Lisbon 12 to 15 May 2027, 2 adults, food and history', 'put the days together']

/** What a message of a sum says of it: the first amount. */
const amountIn = ({ text }: Told): number => Number(/€([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '') ?? NaN)

describe('guests of one day are counted on that day alone [1.6]', () => {
  it('tells what has room for them, what it adds, and leaves the plan as it is', async () => {
    const [, plan, guest, total] = await tell(...LISBON, 'my brother joins us on Friday', 'what does the whole plan cost?') as [Told, Told, Told, Told]
    const friday = onDay(plan, '2027-05-14').map((one) => one.slice(17))
    const beside = plan.cards.filter(({ productCode }) => friday.includes(productCode)).reduce((sum, { price }) => sum + (price?.amount ?? 0), 0)
    expect(guest.text).toMatch(/Friday 14 May/)
    expect(guest.text).toMatch(/three/)
    expect(planIn(total).length === 0 || planIn(total).join() === planIn(plan).join()).toBe(true)
    const usual = plan.cards.filter(({ planned }) => planned !== undefined).reduce((sum, { price }) => sum + 2 * (price?.amount ?? 0), 0)
    expect(amountIn(total)).toBe(usual + beside)
    expect(total.text).toMatch(/three on Friday/)
  })

  it('is kept for a plan that is made later', async () => {
    const [, noted, plan] = await tell(LISBON[0] ?? '', 'my parents come along on the 14th', LISBON[1] ?? '') as [Told, Told, Told]
    expect(noted.text).toMatch(/four/)
    expect(plan.text).toMatch(/four on Friday/)
  })

  it('leaves an afternoon to them that is meant for a place of their own', async () => {
    const [, plan, free] = await tell(...LISBON, 'leave Saturday afternoon for the beach, nothing booked') as [Told, Told, Told]
    expect(onDay(plan, '2027-05-15').length).toBeGreaterThan(0)
    for (const one of onDay(free, '2027-05-15')) expect(one.slice(11, 16) < '13:00' || one.slice(11, 16) >= '17:30').toBe(true)
  })
})
