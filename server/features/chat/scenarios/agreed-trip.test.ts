import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'
import type { Told } from '../../../test/travel-desk.ts'

const { last } = openDesk('agreed-trip')

const daysIn = ({ cards }: Told): string[] => [...new Set(cards.flatMap(({ planned }) => (planned === undefined ? [] : [planned.date])))].sort()
const townsIn = ({ cards }: Told): string[] => [...new Set(cards.map(({ productCode }) => productCode.slice(0, 3)))]

describe('a trip that is agreed on stays [1.4]', () => {
  it.each([
    ['Barcelona 11-13 June 2027 for 8 friends', 'can you plan the three days? we land friday at 2pm and fly out sunday at 7pm'],
    ['Barcelona 11-13 June 2027 for 8 friends', 'a plan for June 11, 12 and 13 please, day by day, with Gràcia on Saturday night'],
    ['Barcelona 11-13 June 2027 for 8 friends', 'plan each day please, we are free from 6.30'],
  ])('%s: %s', async (trip, line) => {
    const told = await last(trip, line)
    expect(daysIn(told).every((day) => day >= '2027-06-11' && day <= '2027-06-13')).toBe(true)
    expect(daysIn(told).length).toBeGreaterThan(1)
    expect(townsIn(told)).toEqual(['BCN'])
  })

  it('in both of its towns, which change on the day of the train', async () => {
    const told = await last("We're a couple going to Lisbon and Porto 5-11 September 2027", 'Plan day by day please. We take the train to Porto on the 9th so leave that one light.')
    const inPorto = told.cards.filter(({ productCode }) => productCode.startsWith('OPO') || productCode.startsWith('POR'))
    expect(townsIn(told)).toHaveLength(2)
    expect(inPorto.length).toBeGreaterThan(0)
    expect(inPorto.every(({ planned }) => (planned?.date ?? '') >= '2027-09-09')).toBe(true)
  })

  it('where one of its things bears the name of a land', async () => {
    const told = await last('Florence du 20 au 23 avril 2027, ma mère et moi', 'Maman préfère voir le David plutôt que Galilée, pouvez-vous échanger ?')
    expect(told.text).not.toMatch(/not on my books|Cairo/)
  })

  it.each(["how much is it all per person and what's left if we each have 300 dollars?", 'What is the cost of all, and how much is left of 700 singapore dollars?'])('and hears the sum in "%s"', async (line) => {
    const told = await last('Barcelona 11-13 June 2027 for two', 'plan each day', line)
    expect(told.text).not.toMatch(/[Nn]o (?:budget|sum)|named no budget/)
    expect(told.text).toMatch(/left|more than|over/)
  })
})
