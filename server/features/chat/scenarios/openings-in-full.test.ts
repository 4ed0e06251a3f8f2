import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hearing, unmarked } from '../../../test/marked.ts'
import { startServer, type TestServer } from '../../../test/start-server.ts'
import { talk } from '../../../test/travel-desk.ts'

/** The second line of an opening is met, or it is said that nobody lists it. */
const OPENINGS: readonly [marked: string, ...says: RegExp[]][] = [
  ["[trip: Rome 1 to 4 October 2027, two of us.] [taste: Ruins and pasta, but I can't stand queues.]", /“can't stand queues”/],
  ['[trip: Copenhagen 3 to 6 September 2027, two of us.] [taste: Design, aber nichts Überlaufenes.]', /“nichts Überlaufenes”/],
  ['[trip: Mexico City 10 to 14 February 2027 for two.] [taste: Mercados, pero mi madre no aguanta mucho picante]', /“no aguanta mucho picante”/],
  ["[trip: Vienna 4 to 8 May 2027, two of us.] [taste: Music and coffee houses, but we can't walk very far.]", /walk/i],
  ['[trip: Edinburgh 20 to 23 May 2027 with my wife.] [taste: Castles.] [trip: It is her birthday on 22, so something in the evening]', /birthday evening, Saturday 22 May/],
  ['[trip: Prague 10 to 13 June 2027, two of us.] [taste: Beer, and cheap please]', /Cheapest of all that fits|The cheapest of all that fits/],
  ["[trip: Barcelona 21 to 23 May 2027, 8 of us.] [taste: Food. One is vegan and one is coeliac]", /vegan or gluten-free food/],
  ['[trip: Kyoto 18 to 21 November 2027,] [taste: both vegetarian, temples and a tea ceremony]', /vegetarian/i, /for the two of you/],
]

let server: TestServer
beforeAll(async () => {
  server = await startServer({ given: { clock: () => new Date('2026-11-22T12:00:00Z'), listener: hearing(OPENINGS.map(([one]) => one)) } })
})
afterAll(() => server.close())

let count = 0
async function opened(text: string): Promise<string> {
  count += 1
  return (await talk(server.as(`mdr_open_${count}`), `open-${count}`, [text])).replies[0]?.text ?? ''
}

describe('an opening is answered in full [1.6]', () => {
  it.each(OPENINGS)('%s', async (marked, ...says) => {
    const text = await opened(unmarked(marked).text)
    for (const one of says) expect(text).toMatch(one)
    expect(text).not.toMatch(/How many of you|Who is coming/)
  })

  it.each(['5 of us, berlin 11-14 june 2027, clubs street food', 'London, 2 to 6 August 2027, two adults with Mia (4) and Tom (8). Tom is mad about boats, Mia too.', 'Vienna 7 to 11 June 2027 for two. Music, quiet places preferred'])('and looks for no word that is no thing: %s', async (text) => {
    expect(await opened(text)).not.toMatch(/No (?:Tom|Mia|clubs street|places)|no (?:Tom|Mia|clubs street|places)/)
  })
})
