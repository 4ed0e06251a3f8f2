import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../../../test/start-server.ts'
import { talk } from '../../../test/travel-desk.ts'
import type { Told } from '../../../test/travel-desk.ts'

let server: TestServer
beforeAll(async () => { server = await startServer({ given: { clock: () => new Date('2026-11-22T12:00:00Z') } }) })
afterAll(() => server.close())

let count = 0
async function answered(...lines: string[]): Promise<Told[]> {
  count += 1
  return (await talk(server.as(`mdr_towns_${count}`), `towns-${count}`, lines)).replies
}

describe('a word that is a wish, or a part of the town, is no town to go to [1.4]', () => {
  it.each([
    ['Istanbul 5 to 9 October 2027, two of us, history, hamam also', 'on second day we want go to hamam in evening', 'Istanbul'],
    ['Istanbul 5 to 9 October 2027, two of us, history', 'and maybe a boat on Bosphorus', 'Istanbul'],
    ['Prague 10 to 13 June 2027, two of us, beer', 'could we go out to Troja on saturday?', 'Prague'],
  ])('%s: %s', async (opening, text, town) => {
    const [, told] = await answered(opening, text)
    expect(told?.text).not.toMatch(/on any map|nearest|not on my books yet|no bookable/)
    expect(told?.cards.every(({ destination }) => destination === undefined || destination === town)).toBe(true)
  })

  it('a quarter among the wishes of an opening takes no days from the town', async () => {
    const [told] = await answered('5 of us berlin 2-5 july 2027, kreuzberg, beer, bunkers')
    expect(told?.text).toMatch(/2 to 5 July/)
    expect(told?.text).not.toMatch(/Kreuzberg I leave open|For Kreuzberg, /)
  })

  it('who goes elsewhere goes elsewhere', async () => {
    const [, told] = await answered('Amsterdam 14 to 18 April 2027, two of us, canals', 'Actually, let us go to Ghent instead')
    expect(told?.text).toContain('Ghent')
  })
})
