import { describe, expect, it } from 'vitest'
import { sayMoney } from '@meander/sdk/contract/money'
import { openDesk } from '../../../test/open-desk.ts'
import type { Told } from '../../../test/travel-desk.ts'

const { lastTwo: after } = openDesk('plan-sums')

const VIENNA = 'Plan every day of Vienna, 12 to 15 May 2027, five adults'
const PEOPLE = 5
const euros = (amount: number): string => sayMoney({ amount, currency: 'EUR' })
const sumOf = (cards: Told['cards'], people: number): number => Math.round(cards.reduce((sum, { price }) => sum + (price?.amount ?? 0) * people, 0) * 100) / 100
const daySums = ({ cards }: Told): [string, number][] => {
  const days = [...new Set(cards.flatMap(({ planned }) => planned?.date ?? []))]
  return days.map((day) => [day, sumOf(cards.filter(({ planned }) => planned?.date === day), PEOPLE)])
}
const weekday = (day: string): string => new Date(`${day}T12:00:00Z`).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })

describe('the sum of a plan for one of those who come [1.6]', () => {
  it.each(['what is the total per person', 'how much is that each', 'the price per head for all of it?', 'what does each of us pay', 'how much a head for the whole plan', 'what do we pay apiece'])('%s', async (line) => {
    const [plan, told] = await after(VIENNA, line)
    expect(told.text).toContain(euros(sumOf(plan.cards, 1)))
  })

  it.each(['total, and per person?', 'per head and for all five of us', 'the whole sum and what it is each'])('and for all, where both are asked: %s', async (line) => {
    const [plan, told] = await after(VIENNA, line)
    expect(told.text).toContain(euros(sumOf(plan.cards, 1)))
    expect(told.text).toContain(euros(sumOf(plan.cards, PEOPLE)))
  })
})

describe('the dearest day and the cheapest [1.6]', () => {
  it.each([['what is the dearest day', 'most'], ['which day is the most expensive?', 'most'], ['what is our priciest day', 'most'], ['which of the days costs most', 'most'], ['which day is cheapest', 'least'], ['on which day do we spend the least', 'least']])('%s', async (line, end) => {
    const [plan, told] = await after(VIENNA, line)
    const sums = daySums(plan).toSorted(([, left], [, right]) => (end === 'most' ? right - left : left - right))
    const [day, sum] = sums[0] ?? ['', 0]
    expect(told.text.split('.')[0]).toContain(weekday(day))
    expect(told.text.split('.')[0]).toContain(euros(sum))
  })
})

describe('what it would be without a thing of it [1.6]', () => {
  it.each(['and if we skip the dearest one?', 'if we drop the most expensive thing, how much then', 'what would it cost without the dearest one', 'how much do we pay if we leave out the priciest one'])('%s', async (line) => {
    const [plan, told] = await after(VIENNA, line)
    const dearest = Math.max(...plan.cards.map(({ price }) => price?.amount ?? 0))
    expect(told.text).toContain(euros(sumOf(plan.cards, PEOPLE) - dearest * PEOPLE))
    expect(told.cards.map(({ productCode }) => productCode)).toEqual(plan.cards.map(({ productCode }) => productCode))
  })

  it('but a thing without lunch is that thing', async () => {
    const [, told] = await after(VIENNA, 'how much is the first one without lunch?')
    expect(told.text).not.toMatch(/less|instead/)
  })

  it('and the thing is out where that is no question', async () => {
    const [plan, told] = await after(VIENNA, 'drop the dearest one')
    expect(told.cards).toHaveLength(plan.cards.length - 1)
  })
})

describe('the sum in other money [1.6]', () => {
  it.each([['what is the total for all of us in pounds', 'about £'], ['how much altogether in US dollars?', 'about $'], ['the whole sum in yen please', 'about ¥']])('%s', async (line, sign) => {
    const [, told] = await after(VIENNA, line)
    expect(told.text).toContain(sign)
    expect(told.text).toMatch(/rate/)
  })

  it('and no rate is made up', async () => {
    const [plan, told] = await after(VIENNA, 'what is the total in Kazakh KZT')
    expect(told.text).toMatch(/no rate/)
    expect(told.text).toContain(euros(sumOf(plan.cards, PEOPLE)))
  })
})

describe('the sum of each of several towns [1.6]', () => {
  it.each(['how much is it per city', 'and for each town?', 'the costs by city please'])('%s', async (line) => {
    const [plan, told] = await after('Plan every day: Rome 4 to 6 June 2027, then Florence 7 to 9 June, five adults', line)
    const at = (from: string, to: string): number => sumOf(plan.cards.filter(({ planned }) => planned !== undefined && planned.date >= from && planned.date <= to), PEOPLE)
    expect(told.text).toMatch(new RegExp(`Rome\\D{1,20}${euros(at('2027-06-04', '2027-06-06'))}`))
    expect(told.text).toMatch(new RegExp(`Florence\\D{1,20}${euros(at('2027-06-07', '2027-06-09'))}`))
  })
})
