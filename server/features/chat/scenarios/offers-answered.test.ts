import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hearing, unmarked } from '../../../test/marked.ts'
import { startServer, type TestServer } from '../../../test/start-server.ts'
import { talk } from '../../../test/travel-desk.ts'
import type { Told } from '../../../test/travel-desk.ts'

/** What the desk offered or asked is carried out as it was offered, in whatever words it is taken. */
const EDINBURGH = ['Edinburgh 3 to 6 May 2027 with my wife and our son of 9, castles, outdoors', 'plan the days please']
const AMSTERDAM = ['Amsterdam 20 to 23 May 2027, four friends, art, boats, beer', 'plan every day']
/** It would overlap there: it is offered in the place of what stands in its way. */
const ZOO = '[move: move {item:the zoo} to {day:Wednesday}]'
const ISLAND = '[move: {item:the island} on {day:Sunday} please]'
/** It is asked which of two goes. */
const WHICH = '[remove: {out:the museum} can go]'

const TAKEN: readonly [setup: readonly string[], offer: string, marked: string, when: Readonly<Record<string, string | undefined>>][] = [
  [EDINBURGH, ZOO, 'yes, fine', { 'A brigadier': '2027-05-05' }],
  [EDINBURGH, ZOO, '[accept: go on then, I can live with that]', { 'A brigadier': '2027-05-05' }],
  [EDINBURGH, ZOO, '[accept: that works], [remove: and {out:the concert} out too]', { 'A brigadier': '2027-05-05', Chamber: undefined }],
  [EDINBURGH, ZOO, '[add: Good, {in:that one}]. [remove: And take {out:the concert} out]', { 'A brigadier': '2027-05-05', Chamber: undefined }],
  [EDINBURGH, ZOO, '[decline: nah, leave it as it was]', { 'A brigadier': undefined }],
  [AMSTERDAM, ISLAND, '[decline: no], [remove: but drop {out:the palm house}]', { 'To the fort': '2027-05-21', 'The Rijks': '2027-05-23', 'Palm house': undefined }],
  [AMSTERDAM, ISLAND, 'ok do that', { 'To the fort': '2027-05-23', 'The Rijks': undefined, 'The canal': undefined }],
]

const PICKED: readonly [marked: string, gone: string, stays: string][] = [
  ['the van gogh one', 'Van Gogh', 'The Rijks'],
  ['[remove: {out:the night watch}]', 'The Rijks', 'Van Gogh'],
  ['the first', 'Van Gogh', 'The Rijks'],
  ['the one on sunday', 'The Rijks', 'Van Gogh'],
  ['Oh, I meant the sauna', 'Wood-fired', 'Van Gogh'],
]

let server: TestServer
beforeAll(async () => {
  server = await startServer({ given: { clock: () => new Date('2026-11-22T12:00:00Z'), listener: hearing([ZOO, ISLAND, WHICH, ...TAKEN.map(([, , marked]) => marked), ...PICKED.map(([marked]) => marked)]) } })
})
afterAll(() => server.close())

let count = 0
async function after(setup: readonly string[], ...marked: string[]): Promise<Told[]> {
  count += 1
  const { replies } = await talk(server.as(`mdr_offers_${count}`), `offers-${count}`, [...setup, ...marked.map((one) => unmarked(one).text), 'show me the plan again'])
  return replies.slice(setup.length - 1)
}

function find(told: Told | undefined, begin: string): string | undefined {
  return told?.cards.find(({ title }) => title.startsWith(begin))?.planned?.date
}

describe('what the desk offered', () => {
  it.each(TAKEN)('is carried out or left, and a further wish is done as well: %s %s %s', async (setup, offer, marked, when) => {
    const [, offered, ...rest] = await after(setup, offer, marked)
    expect(offered?.text).toMatch(/Shall I put .+\?/)
    for (const [begin, date] of Object.entries(when)) expect([begin, find(rest.at(-1), begin)]).toEqual([begin, date])
  })

  it.each(PICKED)('which of several goes is answered by its name, its place or its day: %s', async (marked, gone, stays) => {
    const [, asked, , again] = await after(AMSTERDAM, WHICH, marked)
    expect(asked?.text).toMatch(/Which of them shall go|That may be several/)
    expect(find(again, gone)).toBeUndefined()
    expect(find(again, stays)).toBeDefined()
  })
})
