import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hearing, unmarked } from '../../../test/marked.ts'
import { startServer, type TestServer } from '../../../test/start-server.ts'
import { talk } from '../../../test/travel-desk.ts'
import type { Told } from '../../../test/travel-desk.ts'

/** Things of a plan that go by other words than their titles, in messages whose clauses are known. */
const PRAGUE = ['Prague 10 to 13 June 2027, two of us, beer, history and music', 'plan every day']
const AMSTERDAM = ['Amsterdam 20 to 23 May 2027, four friends, art, boats, beer', 'plan every day']
const ATHENS = ['Athens 1 to 5 October 2027, my mother and I, ancient history and food', 'plan every day']
const PARIS = ['Paris 5 to 8 September 2027, couple, art, wine, pastry', 'plan every day']

const GONE: readonly [setup: readonly string[], marked: string, gone: string][] = [
  [PRAGUE, '[remove: {out:the opera} is too posh for us, take {out:that one} out please]', 'Don Giovanni'],
  [PRAGUE, '[remove: no need of {out:the library with} {out:the globes}]', 'Monks, globes'],
  [PRAGUE, '[remove: {out:the spa thing} is not for us]', 'Oak tub'],
  [AMSTERDAM, '[aside: we did the night watch one last time], [remove: drop {out:it}]', 'The Rijksmuseum'],
  [AMSTERDAM, '[remove: can you take away {out:the botanical thing}]', 'Palm house'],
  [AMSTERDAM, '[remove: {item:The fish tasting}... spare us {out:it}]', 'Herring'],
  [PARIS, '[remove: {out:the street art} we can do without]', 'Up Belleville'],
  [ATHENS, '[remove: {out:the pottery} hurts her hands]', 'Throw a cup'],
]

const MOVED: readonly [setup: readonly string[], marked: string, when: Readonly<Record<string, string>>][] = [
  [PARIS, '[add: {in:the wine one} on {day:Tuesday} and {in:the food market} on {day:Wednesday}]', { 'Five regions': '2027-09-07', Marché: '2027-09-08' }],
  [ATHENS, '[move: {item:the clay thing} goes to {day:Tuesday}], [move: {item:the fortune} {item:telling} to {day:Monday}]', { 'Throw a cup': '2027-10-05', Coffee: '2027-10-04' }],
]

const TRADED: readonly [setup: readonly string[], marked: string, out: string, comes: RegExp, date: string][] = [
  [PRAGUE, '[remove: {out:the beer bath thing}, not our thing]. [replace: got {in:a boat} instead?]', 'Oak tub', /Troja|river|boat/i, '2027-06-11'],
  [PARIS, "[remove: No {out:street art} please], [add: we'd prefer {in:the Orsay} on {day:that} {part:morning}]", 'Up Belleville', /^Orsay/, '2027-09-05'],
  [ATHENS, "[aside: My mother can't do the clay thing with her hands]. [replace: Swap {out:it} for {in:a museum}?]", 'Throw a cup', /museum/i, '2027-10-04'],
]

let server: TestServer
beforeAll(async () => {
  server = await startServer({ given: { clock: () => new Date('2026-11-22T12:00:00Z'), listener: hearing([...GONE, ...MOVED, ...TRADED].map(([, marked]) => marked)) } })
})
afterAll(() => server.close())

let count = 0
async function changed(setup: readonly string[], marked: string): Promise<[before: Map<string, string>, after: Map<string, string>, told: Told]> {
  count += 1
  const { replies } = await talk(server.as(`mdr_meant_${count}`), `meant-${count}`, [...setup, unmarked(marked).text])
  return [planned(replies.at(-2)), planned(replies.at(-1)), replies.at(-1) as Told]
}

/** The day of each thing of the plan, by its title. */
function planned(told: Told | undefined): Map<string, string> {
  return new Map((told?.cards ?? []).flatMap(({ title, planned: when }) => (when === undefined ? [] : [[title, when.date] as const])))
}

function find(plan: Map<string, string>, begin: string): string | undefined {
  return [...plan].find(([title]) => title.startsWith(begin))?.[1]
}

describe('a thing that goes by other words than its title', () => {
  it.each(GONE)('is taken out, and nothing beside it: %s %s', async (setup, marked, gone) => {
    const [before, after] = await changed(setup, marked)
    expect(find(before, gone)).toBeDefined()
    expect([...after.keys()]).toEqual([...before.keys()].filter((title) => !title.startsWith(gone)))
  })

  it.each(MOVED)('goes where it was wanted, each of several: %s %s', async (setup, marked, when) => {
    const [before, after] = await changed(setup, marked)
    expect(after.size).toBeGreaterThanOrEqual(before.size - 1)
    for (const [begin, date] of Object.entries(when)) expect(find(after, begin)).toBe(date)
  })

  it.each(TRADED)('makes room for what comes instead: %s %s', async (setup, marked, out, comes, date) => {
    const [before, after] = await changed(setup, marked)
    expect(find(after, out)).toBeUndefined()
    expect(after.size).toBe(before.size)
    expect([...after].filter(([title]) => !before.has(title)).map(([title, day]) => [comes.test(title), day])).toEqual([[true, date]])
  })
})
