import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../../../test/start-server.ts'
import { talk } from '../../../test/travel-desk.ts'

let server: TestServer
beforeAll(async () => { server = await startServer({ given: { clock: () => new Date('2026-11-22T12:00:00Z') } }) })
afterAll(() => server.close())

const VIENNA = ['Vienna 4 to 8 May 2027, my husband and I (both 71), classical music and coffee houses', 'plan every day']

let count = 0
async function answered(...lines: string[]): Promise<{ text: string; codes: string[] }[]> {
  count += 1
  const { replies } = await talk(server.as(`mdr_less_${count}`), `less-${count}`, lines)
  return replies.map(({ text, cards }) => ({ text, codes: cards.map(({ productCode }) => productCode) }))
}

describe('what is taken off for the old is asked, and nothing is changed by it [1.6]', () => {
  it.each(['Do we get anything off the prices as pensioners?', 'is there a reduction at our age?', 'Gibt es für Senioren eine Ermäßigung?', 'y a-t-il un tarif réduit à notre âge ?'])('%s', async (text) => {
    const [, plan, told, after] = await answered(...VIENNA, text, 'show me the plan again')
    expect(told?.text).toMatch(/Mozart in the Golden Hall costs €59 from 65, against €69/)
    expect(after?.codes).toEqual(plan?.codes)
  })

  it('and of one thing by its name that is told alone', async () => {
    const [, , told] = await answered(...VIENNA, "Is there a pensioner's price on the Mozart concert?")
    expect(told?.text).toMatch(/€59/)
    expect(told?.text).not.toMatch(/no price for seniors/)
  })

  it('what is thought better of in the same breath is not answered', async () => {
    const [, , told] = await answered(...VIENNA, 'how far apart are the coffee houses and the - oh never mind, when does the Mozart concert end?')
    expect(told?.text).toMatch(/10:05 PM/)
    expect(told?.text).not.toMatch(/ km/)
  })
})
