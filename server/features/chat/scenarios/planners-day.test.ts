import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../../../test/start-server.ts'
import { talk } from '../../../test/travel-desk.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ given: { clock: () => new Date('2026-11-22T12:00:00Z') } })
})
afterAll(() => server.close())

describe('what is said while the day planner stands at a day', () => {
  it.each(['Show me something else for this day', 'something with food for this day', 'anything in the evening?', 'what about a museum instead'])('is of that day: %s', async (says) => {
    const { replies } = await talk(server.as(`mdr_day_${says.length}`), `day-${says.length}`, ['Lisbon 5 to 8 May 2027 for two, food', 'Continue to day 2', says])
    expect(replies[2]?.text).toMatch(/Thursday 6 May|at \d|\d:\d\d/)
    expect(replies[2]?.text).not.toMatch(/Wednesday|Friday|Saturday/)
  })

  it('is of another day where that is named, and of all once the trip is planned', async () => {
    const { replies } = await talk(server.as('mdr_day_other'), 'day-other', ['Lisbon 5 to 8 May 2027 for two, food', 'Continue to day 2', 'something with music on Saturday', 'Complete trip planning', 'show me more'])
    expect(replies[2]?.text).toMatch(/Saturday/)
    expect(replies[4]?.text).toMatch(/Wednesday|Friday|Saturday/)
  })

  it('proposes a single thing as no first of several', async () => {
    const { replies } = await talk(server.as('mdr_day_one'), 'day-one', ['Lisbon 5 to 8 May 2027 for two, food', 'anything on Thursday morning?'])
    expect(replies[1]?.text).not.toMatch(/these|\bFirst,|\bEither,/)
  })
})
