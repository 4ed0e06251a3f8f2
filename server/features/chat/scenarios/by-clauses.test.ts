import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHeardDesk, plannedIn } from '../../../test/heard-desk.ts'
import type { HeardDesk } from '../../../test/heard-desk.ts'
import type { Told } from '../../../test/travel-desk.ts'

/** What is done about a message whose clauses are known, whatever its words are: a plan of four days in Lisbon stands. */
const TRAM = 'Tram 28'
const FADO = 'Fado in Alfama'
const YOGA = 'An hour of yoga'
const AQUEDUCT = 'On top of the aqueduct'
const TARTS = 'Custard tarts'
const BELEM = 'Belém and the age'

const CHANGES: readonly [marked: string, ...checks: ((titles: Map<string, string>) => void)[]][] = [
  ['[remove: {out:the tart thing} is not for us], [aside: my husband is diabetic]', without(TARTS), alike(5 + 1)],
  ['[replace: rather than {out:the tram} maybe {in:a boat}]', without(TRAM), alike(7)],
  ['[replace: {out:the aqueduct} sounds dull, got anything better?]', without(AQUEDUCT), alike(7)],
  ['[move: would {item:the caravels} work on {day:friday} too]', on(BELEM, '2027-05-14')],
  ['[move: {item:the fado} rather on {day:saturday}]', on(FADO, '2027-05-15')],
  ['[move: {item:tarts} at {time:3} if we can]', at(TARTS, '2027-05-14 14:30')],
  ['[exchange: {item:yoga} and {item:the caravels} the other way round]', on(YOGA, '2027-05-15'), on(BELEM, '2027-05-13')],
  ['[exchange: do {day:thursday} before {day:friday}... I mean swap those]', on(TARTS, '2027-05-13'), on(YOGA, '2027-05-14')],
  ["[empty: I'd like {day:saturday} to ourselves]", without(BELEM), alike(6)],
  ['[lighter: {day:thursday} makes me tired]', alike(6)],
  ['[more-of: we could do with more {wish:food}]', (titles) => expect([...titles.keys()].join()).toContain('A tasting walk')],
  ['[less-of: way too many {out:walks} for my taste]', without(TRAM)],
  ['[cheaper: {item:the fado} is steep]', without(FADO), alike(7)],
  ['[remove: away with {out:the yoga}] [add: and let us have {in:a boat trip} there]', without(YOGA), alike(7)],
  ['[add: a {in:tile workshop} would be grand]', alike(8), (titles) => expect([...titles.keys()].join()).toContain('Five centuries of tiles')],
  ['[shorter: {item:the tram walk} is too long for gran]', without(TRAM), alike(7)],
]

const TELLS: readonly [marked: string, text: RegExp][] = [
  ['[keep: hands off {item:the fado}]', /^(?:I leave )?Fado in Alfama (?:stays|as it is)/],
  ['[remove: I can do without {out:the abseiling}]', /no abseiling in/],
  ['[replace: swap {out:it} for {in:something with animals}]', /which you mean|do you mean|nothing for wildlife/],
  ['[fill: what about {day:saturday} {part:evening}, it is bare]', /Saturday/],
  ['[ask-plan: when were we at {item:the fado} again]', /Wednesday 12 May at 7:30 PM/],
  ['[ask-plan: remind me of {day:friday}]', /Custard tarts[^]*Mouraria/],
  ['[ask-total: damage all in?]', /€564 for the two of you/],
  ['[ask-left: anything left in the kitty]', /€36 of your €600/],
  ['[ask-between: would we get a bite between {item:the yoga} and {item:the aqueduct}]', /Thursday midday is free/],
  ['[compare: {item:the fado} against {item:mouraria}]', /Fado in Alfama: 2 hours/],
  ['[ask-diet: {item:the tarts}, any good without gluten]', /Custard tarts[^]*gluten-free/],
  ['[aside: my cousin was there in June with her four kids and 2000 euros]', /Noted|Good to know|I hear you|Thank you for telling me/],
  ["[complaint: that's not what I asked for]", /sorry|my mistake/i],
  ['[decline: no, leave it]', /stays as it is|leave the plan|Nothing changes/],
  ['[save: send it to my wife]', /Save to Itinerary|Save the cards/],
  ['[courtesy: bless you, you have been lovely]', /pleasure|welcome|gladly|glad/i],
]

let desk: HeardDesk
beforeAll(async () => {
  desk = await openHeardDesk('clauses', [...CHANGES, ...TELLS].map(([one]) => one))
})
afterAll(() => desk.close())

/** When each thing of the plan stands, by its title. */
function planned(told: Told): Map<string, string> {
  return new Map(plannedIn(told).map(({ title, date, startTime }) => [title, `${date} ${startTime}`]))
}

function find(titles: Map<string, string>, begin: string): string | undefined {
  return [...titles].find(([title]) => title.startsWith(begin))?.[1]
}
function without(begin: string) { return (titles: Map<string, string>): void => expect(find(titles, begin)).toBeUndefined() }
function on(begin: string, date: string) { return (titles: Map<string, string>): void => expect(find(titles, begin)?.slice(0, 10)).toBe(date) }
function at(begin: string, when: string) { return (titles: Map<string, string>): void => expect(find(titles, begin)).toBe(when) }
function alike(size: number) { return (titles: Map<string, string>): void => expect(titles.size).toBe(size) }

describe('a message whose clauses are known', () => {
  it.each(CHANGES)('changes the plan: %s', async (marked, ...checks) => {
    const [, changed] = await desk.answered(marked)
    for (const check of checks) check(planned(changed as Told))
  })

  it.each(TELLS)('is answered, and the plan stands: %s', async (marked, text) => {
    const [before, told, after] = await desk.answered(marked, 'show me the plan again')
    expect(told?.text).toMatch(text)
    expect(planned(after as Told)).toEqual(planned(before as Told))
  })
})
