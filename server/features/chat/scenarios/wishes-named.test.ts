import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'
import type { Told } from '../../../test/travel-desk.ts'

const { tell, lastTwo: after } = openDesk('wishes-named')

const codesOf = ({ cards }: Told): string[] => cards.map(({ productCode }) => productCode)

describe('a wish in the middle of the talk is looked for [1.6]', () => {
  it.each(['And a quiet evening with music?', 'and maybe some music at night', 'plus an evening of music?', 'what about some live music'])('%s', async (line) => {
    const [plan, told] = await after('Plan every day of Lisbon, 13 to 14 April 2027, two adults, tiles and pastry, one thing a day', line)
    expect(told.text).not.toMatch(/nothing said|groups of|told nowhere/)
    const fresh = told.cards.filter(({ productCode }) => !codesOf(plan).includes(productCode))
    expect(fresh.map(({ title }) => title).join()).toMatch(/Fado/)
  })

  it.each(['and a discount for students?', 'and a taxi to the first one?', 'and some of it is included, right?'])('but what asks is no wish: %s', async (line) => {
    const [plan, told] = await after('Plan every day of Lisbon, 13 to 15 April 2027, two adults, tiles and pastry', line)
    expect(codesOf(told).every((code) => codesOf(plan).includes(code))).toBe(true)
    expect(told.text).not.toMatch(/more room|there is room/i)
  })
})

describe('what comes in the place of what nobody wants [1.6]', () => {
  it.each(['no boats after all, rather something with history', 'we get seasick, so no boat, but something with history instead', 'please no boat trips, something on history would be better'])('%s', async (line) => {
    const [plan, told] = await after('Plan every day of Lisbon, 12 to 16 April 2027, for the two of us, boats and food', line)
    const titles = (one: Told): string => one.cards.map(({ title }) => title).join('; ')
    expect(titles(plan)).toMatch(/Sailing|dolphins|ferry/)
    expect(titles(told)).not.toMatch(/Sailing|dolphins|ferry/)
    const fresh = told.cards.filter(({ productCode }) => !codesOf(plan).includes(productCode)).map(({ title }) => title)
    expect(fresh.length).toBeGreaterThan(0)
    for (const title of fresh) expect(title).toMatch(/Alfama|Belém|Évora|tiles|Mafra|castle|aqueduct|earthquake/i)
  })
})

describe('a plan says what of the wishes it has not [1.6]', () => {
  it('by its name', async () => {
    const [told] = (await tell('Plan every day of Vienna, 12 to 14 May 2027, two of us, beaches and music')) as [Told]
    expect(told.text).toMatch(/beach/)
  })
})
