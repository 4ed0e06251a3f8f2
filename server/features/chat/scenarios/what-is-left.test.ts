import { describe, expect, it } from 'vitest'
import { sayMoney } from '@meander/sdk/contract/money'
import { openDesk } from '../../../test/open-desk.ts'
import type { Told } from '../../../test/travel-desk.ts'

const { tell, firstAndLast: after } = openDesk('what-is-left')

const PLAN = 'Plan every day of Vienna, 12 to 15 May 2027, four adults'
const PEOPLE = 4
const euros = (amount: number): string => sayMoney({ amount: Math.round(amount * 100) / 100, currency: 'EUR' })
const sumOf = ({ cards }: Told): number => cards.reduce((sum, { price }) => sum + (price?.amount ?? 0) * PEOPLE, 0)

describe('a budget that is told with the question counts [1.6]', () => {
  it.each(['our budget is 2000 euros, how much is left?', 'we said 2000 euros at most, how much of it is left', 'what is the total and how much of our €2000 remains?', 'of our €2000, what is left over?'])('%s', async (line) => {
    const [plan, told] = await after(PLAN, line)
    expect(told.text).toContain(euros(2000 - sumOf(plan)))
    expect(told.text).not.toMatch(/no budget/i)
  })

  it('in another currency by a dated rate', async () => {
    const [, told] = await after(PLAN, 'our budget is 3000 dollars, how much is left?')
    expect(told.text).toMatch(/about \$[\d,]+ of your \$3,000|of your \$3,000 there is about \$/i)
  })
})

describe('what is left is the budget less what stands [1.6]', () => {
  it.each(["and what's left?", 'so total and left?', 'whats left of the 2000?', 'how much have we got left now', 'does it still fit?', 'are we still within budget'])('%s', async (line) => {
    const [plan, told] = await after(`${PLAN}, 2000 euros for all of us`, line)
    expect(told.text).toContain(euros(2000 - sumOf(plan)))
    expect(told.text).not.toMatch(/places are left/)
  })

  it('for each of them, where that is asked', async () => {
    const [plan, told] = await after(PLAN, 'we have 500 euros each, how much is left per person?')
    expect(told.text).toContain(`${euros(500 - sumOf(plan) / PEOPLE)} each`)
  })

  it.each(['we wanted to stay under 400 euros. Are we?', 'our budget is 400 euros, does it still fit?'])('says no first, by how much, and without what it would do: %s', async (line) => {
    const [plan, told] = await after(PLAN, line)
    expect(told.text).toMatch(/^No\b/)
    expect(told.text).toContain(euros(sumOf(plan) - 400))
  })

  it('counts cheaper things in the place of those before', async () => {
    const all = await tell('Lisbon 10 to 16 January 2027, on my own, budget 300 euros', 'something cheaper', 'how much have I left now?')
    const cheap = (all[1]?.cards ?? []).filter(({ title }) => all[1]?.text.includes(title))
    expect(all[2]?.text).toContain(euros(300 - cheap.reduce((sum, { price }) => sum + (price?.amount ?? 0), 0)))
  })

  it.each(['what is left to see on Thursday?', 'are any places left on the first?', 'how much time is left on Friday'])('is about no money: %s', async (line) => {
    const [, told] = await after(`${PLAN}, 2000 euros for all of us`, line)
    expect(told.text).not.toMatch(/of your €2,000/)
  })
})

describe('a price for all is a sum [1.6]', () => {
  it.each(['price for three', 'and for the three of us?', 'how much is that for all three of us'])('with a child of unknown age it is the most it can be: %s', async (line) => {
    const [shown, told] = await after('Reykjavik 12 to 16 March 2027, two adults and a teenager', line)
    const sum = (shown?.cards ?? []).filter(({ title }) => shown?.text.includes(title)).reduce((all, { price }) => all + (price?.amount ?? 0) * 3, 0)
    expect(told.text).toContain(sum.toLocaleString('en-US'))
    expect(told.text).toMatch(/at most|adult price/)
  })

  it('and who pays nothing is told for each', async () => {
    const [, told] = await after('Vienna 6 to 9 May 2027, two of us and a girl of 2', 'how much for the three of us, and does she pay?')
    expect(told.text).toMatch(/€\d+ for the three of you/)
    expect(told.text).toMatch(/child of two|up to the age|costs nothing|free/)
  })
})
