import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../../../test/start-server.ts'
import { talk } from '../../../test/travel-desk.ts'

let server: TestServer
beforeAll(async () => { server = await startServer({ given: { clock: () => new Date('2026-11-22T12:00:00Z') } }) })
afterAll(() => server.close())

let count = 0
async function answered(...lines: string[]): Promise<string[]> {
  count += 1
  return (await talk(server.as(`mdr_inplan_${count}`), `inplan-${count}`, lines)).replies.map(({ text }) => text)
}

const LONDON = ['London 26 to 30 July 2027, two adults and kids of 7 and 11, boats and science', 'plan every day']

describe('whether a thing is in the plan is told by its name [1.6]', () => {
  it.each([
    ['is the narrowboat in there?', /^(?:Yes|It is): Narrowboat from Little Venice/], ['Ist das Narrowboat dabei?', /(?:Yes|It is): Narrowboat/],
    ['is Windsor Castle in the plan?', /[Nn]o(?:t so far|,? ?.*Windsor)/], ['¿está el Narrowboat en el plan?', /(?:Yes|It is): Narrowboat/],
  ])('%s', async (text, says) => {
    const [, , told] = await answered(...LONDON, text)
    expect(told).toMatch(says)
    expect(told).not.toMatch(/rather not guess|no operator writes/i)
  })
})

describe('a thing is pointed at by its day and its place on it [1.6]', () => {
  it.each([['when does the last thing on the 27th end?', /(?:over|ends|finish\w*|done).*[AP]M/], ['is the first one on monday a lot of standing about?', /Blue whale|blue whale|Tower|Narrowboat|nothing|does not|no word/]])('%s', async (text, says) => {
    const [, , told] = await answered(...LONDON, text)
    expect(told).toMatch(says)
    expect(told).not.toMatch(/whether it is on monday/i)
  })
})
