import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hearing, unmarked } from '../../../test/marked.ts'
import { startServer, type TestServer } from '../../../test/start-server.ts'
import { talk } from '../../../test/travel-desk.ts'
import type { Told } from '../../../test/travel-desk.ts'

/** Wordings that no rule knows, by what they were heard to do. */
const ASKED = [
  '[plan: let me see how it all hangs together]', '[plan: could it be laid out for us?]', '[courtesy: brilliant] [plan: knock it into shape for us then]',
]
const ELSEWHERE = ['Ja, zeigen Sie uns bitte die Tage.', 'vale, monta el plan', 'oui, montrez-nous le programme', 'oui, faites-nous voir les journées', 'Können Sie die Tage für uns ordnen?', 'dale, muéstranos cómo quedarían los días']
const SUMS: readonly [opening: string, marked: string, text: RegExp][] = [
  ['Prague 10 to 13 June 2027, two of us, beer', '[ask-total: the lot for {person:the pair of us}?]', /CZK.[\d,]+ for the two of you/],
  ['Kyoto 18 to 21 November 2027 for us three, temples', '[ask-total: ce que ça fait pour {person:nous}]', /¥[\d,]+ for the three of you/],
  ['I am travelling to Tokyo on business from 8 to 11 March 2027. I like gardens.', '[ask-total: what is that for {person:me} all told]', /¥[\d,]+ for you/],
  ['Tokyo 8 to 11 March 2027, gardens', '[ask-total: what is that for {person:me} all told]', /¥[\d,]+ (?:for one person|in all)/],
]

let server: TestServer
beforeAll(async () => {
  server = await startServer({ given: { clock: () => new Date('2026-11-22T12:00:00Z'), listener: hearing([...ASKED, ...SUMS.map(([, one]) => one)]) } })
})
afterAll(() => server.close())

let count = 0
async function answered(...lines: string[]): Promise<Told[]> {
  count += 1
  return (await talk(server.as(`mdr_heard_${count}`), `heard-${count}`, lines)).replies
}

describe('the days are set out in whatever words that is asked', () => {
  it.each(ASKED)('%s', async (marked) => {
    const [, plan] = await answered('Edinburgh 20 to 22 May 2027, two of us, castles', unmarked(marked).text)
    expect(plan?.cards.filter(({ planned }) => planned !== undefined).length).toBeGreaterThan(2)
  })

  it.each(ELSEWHERE)('%s', async (text) => {
    const [, plan] = await answered('Porto 3 to 5 May 2027, two of us, wine', text)
    expect(plan?.cards.filter(({ planned }) => planned !== undefined).length).toBeGreaterThan(2)
    expect(plan?.text).not.toMatch(/journées|Tage|días|oui|montrez|books/)
  })

  it.each(['nos gusta el plan de mañana? no', 'die Tage sind uns zu voll', '¿cuántos días hacen falta?'])('and not for what is no wish for them: %s', async (text) => {
    const [, told] = await answered('Porto 3 to 5 May 2027, two of us, wine', text)
    expect(told?.text).not.toMatch(/one after the other|set out Porto|Day by day, then/)
  })
})

describe('a sum is for all who come, by the plan that stands', () => {
  it.each(SUMS)('%s', async (opening, marked, text) => {
    const [, plan, sum] = await answered(opening, 'plan every day', unmarked(marked).text)
    expect(plan?.cards.filter(({ planned }) => planned !== undefined).length).toBeGreaterThan(2)
    expect(sum?.text).toMatch(text)
  })
})
