import type { ActivityDetails } from '@meander/sdk/contract/activities'
import type { ProductCode } from '@meander/sdk/contract/ids'
import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'
import type { Told } from '../../../test/travel-desk.ts'

const { tell, server } = openDesk('pays')

/** What somebody of each age pays for it, in the currency of the place. */
async function sumOf({ cards }: Told, title: string, ages: readonly number[]): Promise<number> {
  const card = cards.find((one) => one.title.startsWith(title))
  const details: ActivityDetails | null = card === undefined ? null : await server().deps.provider.readDetails(card.productCode as ProductCode)
  return ages.reduce((sum, age) => sum + (details?.ageBands?.find(({ startAge, endAge }) => age >= startAge && age <= endAge)?.price?.amount ?? card?.price?.amount ?? NaN), 0)
}

describe('what all who come pay', () => {
  it.each([
    ['Madrid 3 to 5 May 2027, my wife and me, both 70, theatre', [70, 70]],
    ['Athens 3 to 5 May 2027, my husband is 68 and I am 66, we like museums', [68, 66]],
    ['Barcelona 3 to 5 May 2027, two of us in our seventies, architecture', [70, 70]],
  ] as const)('takes the price for the old where there is one: %s', async (asked, ages) => {
    const [first, total] = await tell(asked, 'What do both of those come to for us?')
    const named = (first?.cards ?? []).slice(0, 2)
    const sums = await Promise.all(named.map(({ title }) => sumOf(first as Told, title, ages)))
    const sum = sums.reduce((all, one) => all + one, 0)
    expect(sum).toBeLessThan(named.reduce((all, { price }) => all + 2 * (price?.amount ?? 0), 0))
    expect(first?.text).toContain(`€${sum}`)
    expect(first?.text).toMatch(/price of their age/)
    expect(total?.text).toContain(`€${sum}`)
  })

  it('holds a purse against what a family pays, children as children', async () => {
    const [told] = await tell('London 12 to 14 February 2027, 60 pounds in total, me, my sister and our children of 4 and 8')
    const [first] = told?.cards ?? []
    expect(told?.text).not.toMatch(/nothing in london|below every price/i)
    expect(await sumOf(told as Told, first?.title ?? '', [40, 40, 4, 8])).toBeLessThanOrEqual(60)
  })

  it('says what there was for all of them where it is too little', async () => {
    const [told] = await tell('London 12 to 14 February 2027, 20 pounds in total, me, my sister and our children of 4 and 8')
    expect(told?.text).toMatch(/£20/)
    expect(told?.text).toMatch(/for the four of you/)
  })

  it('asks for the ages of children where only those of grown-ups are known', async () => {
    const [told] = await tell('Lisbon 3 to 5 May 2027, I am 40, my wife is 38, and two children, animals')
    expect(told?.text).toMatch(/How old are the children\?|What ages are the children\?/)
  })
})
