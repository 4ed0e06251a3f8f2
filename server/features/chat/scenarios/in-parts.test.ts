import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../../../test/start-server.ts'
import { talk } from '../../../test/travel-desk.ts'
import type { Told } from '../../../test/travel-desk.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ given: { clock: () => new Date('2026-11-22T12:00:00Z') } })
})
afterAll(() => server.close())

let count = 0
/** A plan of four days in Lisbon, and what is said to it next. */
async function answered(...says: string[]): Promise<Told[]> {
  count += 1
  const { replies } = await talk(server.as(`mdr_parts_${count}`), `parts-${count}`, ['Lisbon 12 to 15 May 2027 for two of us, food and history, 600 euros', 'plan every day', ...says])
  return replies.slice(2)
}
const planned = ({ cards }: Told): string[] => cards.flatMap(({ title, planned: at }) => (at === undefined ? [] : [title]))

describe('a message that wants several things of a plan', () => {
  it('is answered part by part: a change, and then a question', async () => {
    const [reply] = await answered('Drop the yoga. What is the weather like in May?')
    expect(reply?.text).toMatch(/yoga[^.]*\bis out|Without An hour of yoga/i)
    expect(reply?.text).toMatch(/spring in Lisbon/)
  })

  it('sums up after what it changed, and once', async () => {
    const [reply, after] = await answered('Drop the yoga. And what does it all cost now?', 'what does it all cost?')
    const sum = /€\d+ for the two of you/
    expect(reply?.text.match(new RegExp(sum, 'g'))).toHaveLength(1)
    expect(sum.exec(reply?.text ?? '')?.[0]).toBe(sum.exec(after?.text ?? '')?.[0])
  })

  it('shows the plan as it stands after the last part', async () => {
    const [reply, after] = await answered('Take the yoga out. What do we do on Friday?', 'show me the plan again')
    expect(planned(after as Told)).not.toContain('An hour of yoga under the Estrela trees')
    expect(planned(reply as Told).toSorted()).toEqual(planned(after as Told).toSorted())
  })

  it('names in its own words what it did nothing about', async () => {
    const [reply] = await answered('Drop the yoga. Please keep the wobbly frobnicator as it was yesterday.')
    expect(reply?.text).toMatch(/yoga/i)
    expect(reply?.text).toContain('“Please keep the wobbly frobnicator as it was yesterday”')
  })

  it('is no change where it only asks, however it begins', async () => {
    const [reply, after] = await answered('two quick questions: is there much walking on the tram walk, and do we need to pay extra for lunch at Belém?', 'show me the plan again')
    expect(reply?.text).not.toMatch(/takes the place|instead of|is out|stands on/)
    expect(planned(after as Told)).toHaveLength(7)
  })

  it.each([
    'Swap the yoga for a museum, and put the museum on Friday',
    'Is the yoga outdoors? And how long is the fado?',
    'Drop the yoga, it looks boring.',
  ])('is left whole where one half needs the other: %s', async (says) => {
    const [reply] = await answered(says)
    expect(reply?.text).not.toContain('I have done nothing about')
  })
})
