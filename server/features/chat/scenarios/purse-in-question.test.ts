import { describe, expect, it } from 'vitest'
import { sayMoney } from '@meander/sdk/contract/money'
import { openDesk } from '../../../test/open-desk.ts'
import type { Told } from '../../../test/travel-desk.ts'

const { tell } = openDesk('purse-in-question')
const PEOPLE = 8
const PLAN = ['Barcelona June 11-13 2027, eight friends, boats, food and architecture', 'plan every day please']
const euros = (amount: number): string => sayMoney({ amount: Math.round(amount * 100) / 100, currency: 'EUR' })
const sumOf = ({ cards }: Told): number => cards.reduce((sum, { price }) => sum + (price?.amount ?? 0) * PEOPLE, 0)
const after = async (...lines: string[]): Promise<{ sum: number; text: string }> => { const all = await tell(...PLAN, ...lines); return { sum: sumOf(all[1] as Told), text: all.at(-1)?.text ?? '' } }

describe('what there is to spend is heard in the question itself', () => {
  it.each([
    'how much is it all, and what is left of 3000 euros?',
    'our limit was 3000, how much is left?',
    'what does everything cost and how much of our €3000 remains?',
    'was kostet alles zusammen, und wie viel bleibt von 3000 Euro übrig?',
    'combien cela coûte-t-il en tout et que reste-t-il de nos 3000 euros ?',
    'cuánto cuesta todo y cuánto queda de 3000 euros?',
  ])('for all: %s', async (line) => {
    const { sum, text } = await after(line)
    expect(text).toContain(euros(sum))
    expect(text).toContain(euros(3000 - sum))
    expect(text).not.toMatch(/no budget|no sum was/i)
  })

  it.each([
    'what does all of it come to per head, and how much is left if each of us has 350 euros?',
    'how much is it all per person and what is left if we each have 350 euros?',
    'what is left if we each have 350 euros',
    'was kostet das pro Person und reicht das mit 350 Euro pro Person?',
  ])('for each: %s', async (line) => {
    const { sum, text } = await after(line)
    expect(text).toContain(euros(sum / PEOPLE))
    expect(text).toContain(`${euros(350 - sum / PEOPLE)} each`)
    expect(text).toContain(euros(sum))
  })

  it.each([
    ['our limit was 450, are we over?', /^Yes\b/, 450],
    ['our limit was 2500, are we over?', /^No\b/, 2500],
    ['our limit was 450 each, are we over?', /No: /, 3600],
    ['how much is it per person, and are we under 2000 euros?', /No: /, 2000],
  ] as const)('yes or no, and by how much: %s', async (line, says, limit) => {
    const { sum, text } = await after(line)
    expect(text).toMatch(says)
    expect(text).toContain(euros(Math.abs(limit - sum)))
  })

  it('takes the place of what was told before, and is kept', async () => {
    const { sum, text } = await after('our budget is 9000 euros', 'our limit was 3000 euros, are we over?', 'and what is left?')
    expect(text).toContain(euros(3000 - sum))
  })

  it.each(['if we had 350 each, would that do?', 'what is the damage for the lot, and how much of the 2800 stays in our pocket?'])('in words from the street: %s', async (line) => {
    const { sum, text } = await after(line)
    expect(text).toContain(euros(2800 - sum))
  })

  it('a change that comes first is made, and what is left then is told', async () => {
    const all = await tell(...PLAN, 'swap the two masts for a museum, and what do we have left of the 3000 euros?')
    const told = all.at(-1) as Told
    expect(told.cards.map(({ title }) => title).join()).not.toContain('Two masts')
    expect(told.text).toContain(euros(3000 - sumOf(told)))
  })

  it('what one pays is told beside other money', async () => {
    const { text } = await after('and in dollars, and per person?')
    expect(text).toMatch(/about \$[\d,]+ for the eight of you; about \$[\d,]+ each/)
  })

  it.each(['how many places are left on the boat?', 'what is left to see on Saturday?', 'is the boat under 60 euros?'])('is about no purse: %s', async (line) => {
    const { text } = await after(line)
    expect(text).not.toMatch(/of your €/)
  })
})
