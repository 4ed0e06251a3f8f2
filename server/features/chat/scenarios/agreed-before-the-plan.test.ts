import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hearing, unmarked } from '../../../test/marked.ts'
import { startServer, type TestServer } from '../../../test/start-server.ts'
import { talk } from '../../../test/travel-desk.ts'
import type { Told } from '../../../test/travel-desk.ts'

/** What is taken of the cards, with its day and hour: the plan that is asked for later has it then, or says why not. */
const TAKEN: readonly [opening: string, marked: string, noted: RegExp, title: string, when: string, told?: RegExp][] = [
  ['Barcelona 21 to 23 May 2027, 8 of us, tapas and a boat', '[add: ooh {in:the two masts one}, {day:sat} {time:2.30}] [aside: pls]', /Two masts off Barceloneta on Saturday at 2:30 PM has room/, 'Two masts', '2027-05-22 14:30'],
  ['Berlin 2 to 5 July 2027, four of us, beer and bunkers', "[add: {in:the bunker} for us on {day:sunday} at {time:11.30}]", /Behind a green door at Gesundbrunnen on Sunday at 11:30 AM/, 'Behind a green door', '2027-07-04 11:30'],
  ['Berlin 2 to 5 July 2027, four of us, beer and bunkers', '[add: {in:the bunker one} {day:saturday} at {time:2}]', /no start at 2:00 PM on Saturday, only at/, 'Behind a green door', '2027-07-03 15:00', /no free start at 2:00 PM that fits; it stands on Saturday at 3:00 PM/],
  ['Edinburgh 20 to 22 May 2027, two of us, whisky', '[add: nous prenons {in:the four drams} {day:vendredi} {part:soir}]', /Four drams in four snugs on Friday at/, 'Four drams', '2027-05-21'],
]
const PLAN = '[plan: now knock it all into shape]'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ given: { clock: () => new Date('2026-11-22T12:00:00Z'), listener: hearing([PLAN, ...TAKEN.map(([, one]) => one)]) } })
})
afterAll(() => server.close())

let count = 0
async function answered(...lines: string[]): Promise<Told[]> {
  count += 1
  return (await talk(server.as(`mdr_agreed_${count}`), `agreed-${count}`, lines)).replies
}

describe('what was agreed before the plan is in the plan', () => {
  it.each(TAKEN)('%s: %s', async (opening, marked, noted, title, when, told) => {
    const [, taken, plan] = await answered(opening, unmarked(marked).text, unmarked(PLAN).text)
    expect(taken?.text).toMatch(noted)
    const planned = plan?.cards.find((card) => card.title.startsWith(title))?.planned
    expect(`${planned?.date ?? ''} ${planned?.startTime ?? ''}`).toContain(when)
    expect(plan?.text).toMatch(told ?? /^(?!.*no free start at)/s)
  })
})
