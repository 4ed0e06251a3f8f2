import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'

/** A talk in which something cannot be had, or has to be chosen, or is no wish at all. */
interface Scenario {
  name: string
  lines: string[]
  says: Record<number, RegExp>
  never?: RegExp
  /** Replies that show no card. */
  bare?: number[]
  /** Replies whose cards name nothing that was named before. */
  fresh?: number[]
}

const TRIP = 'Three days in Vienna from 8 June 2027 for the two of us, music and history'

const SCENARIOS: Scenario[] = [
  // What inventory does not tell, or does not have.
  { name: 'says that nobody grades effort', lines: [TRIP, 'we would like something gentler'], says: { 1: /(?:strenuous|[Ee]ffort|tiring)/ }, fresh: [1] },
  { name: 'says that crowds are not told', lines: [TRIP, 'is there anything off the beaten track?'], says: { 1: /(?:[Cc]row|how full|busy)/ }, fresh: [1] },
  { name: 'shows nothing where nobody lists vegetarian food', lines: [TRIP, 'do you have anything vegan?'], says: { 1: /vegan/ }, fresh: [1] },
  { name: 'sells no tables for dinner', lines: [TRIP, 'where could we have dinner?'], says: { 1: /[Rr]estaurants/ }, fresh: [1] },
  { name: 'finds dearer ones, or says that there are none', lines: [TRIP, 'a bit more upscale please, something more expensive'], says: { 1: /more than what I named|more money|Dearer|top of the price list/ }, fresh: [1] },
  { name: 'finds longer ones, or says that there are none', lines: [TRIP, 'something longer'], says: { 1: /longer|more hours|last/ }, fresh: [1] },
  { name: 'does not know where one stays', lines: [TRIP, 'which of them is nearest?'], says: { 1: /(?:where (?:you|that)|Distances|depends on where)/ }, bare: [1] },
  { name: 'takes one out and names what stays', lines: [TRIP, 'please remove the second'], says: { 1: /(?:is out|[Ww]ithout|leave out).*(?:leaves|stays|none is left)/ }, bare: [1] },
  { name: 'puts another in its place', lines: [TRIP, 'can you swap the first one for another?'], says: { 1: /place|[Ii]nstead|is out/ }, fresh: [1] },
  { name: 'says when all was seen, and shows nothing again', lines: ['Only museums in Vienna, 8 to 10 June 2027, two of us', ...Array.from({ length: 7 }, () => 'others please')], says: { 7: /seen all|[Nn]othing new|everything that fits|no more to show/ }, bare: [7] },
  // A choice, with a reason.
  { name: 'chooses among what was shown', lines: [TRIP, 'what would you pick?'], says: { 1: /rated \d\.\d by|asked for|costs the least/ }, bare: [1] },
  { name: 'suggests places to who does not know where to go', lines: ["We have no idea where to go, maybe you can help, it's for two"], says: { 0: /Shall it be .+, .+ or .+\?$/ }, bare: [0] },
  { name: 'suggests by season and wishes', lines: ['Somewhere sunny in January with good food'], says: { 0: /(?:tropics|January is summer)[\s\S]*for food[\s\S]*Shall it be/ }, never: /Reykjavik|Copenhagen|Edinburgh/, bare: [0] },
  { name: 'takes the one of them that is meant by its place', lines: ['Somewhere sunny in January with good food', 'the second sounds good'], says: { 0: /Shall it be/, 1: /[A-Z]/ }, never: /Which place do you have in mind/ },
  { name: 'takes the first where the choice is left to it', lines: ['where could we go in September? we love museums', 'you choose'], says: { 1: /September/ } },
  { name: 'suggests others where none of them pleases', lines: ['Somewhere sunny in January with good food', 'none of these please'], says: { 0: /Shall it be/, 1: /Shall it be/ }, bare: [0, 1] },
  // One day of the trip.
  { name: 'keeps to one day of the trip', lines: [TRIP, 'only for day 2'], says: { 1: /9 June/ }, never: /10 June at|Thursday 10/ },
  { name: 'keeps to a weekday of the trip', lines: [TRIP, 'something for Thursday'], says: { 1: /10 June/ } },
  // Days that are over.
  { name: 'says once that days are over, and offers them a year on', lines: ['Vienna from 8 to 10 June 2023, two of us', 'yes'], says: { 0: /over already\. Did you mean 8 to 10 June 2027\?/, 1: /June/ }, never: /over already[\s\S]*over already/ },
  { name: 'goes on without the days that were over', lines: ['Vienna from 8 to 10 June 2023, two of us', 'something with music'], says: { 0: /over already/, 1: /music/i } },
  { name: 'takes other days', lines: ['Vienna from 8 to 10 June 2023, two of us', 'no, 3 to 5 July 2027'], says: { 1: /July/ } },
  // What is asked of the desk.
  { name: 'says that it is a program', lines: [TRIP, 'am I talking to a real person?'], says: { 1: /program|software/ }, bare: [1] },
  { name: 'has nobody to pass one on to', lines: [TRIP, 'I want to speak to somebody on the phone'], says: { 1: /program|[Nn]o person|nobody here/ }, bare: [1] },
  { name: 'says what is stored', lines: [TRIP, 'what happens with my data?', 'do you store what we write here?'], says: { 1: /\/privacy/ }, bare: [1] },
  { name: 'says who takes the payment', lines: [TRIP, 'can we pay by credit card?'], says: { 1: /operator/ }, bare: [1] },
  { name: 'says how one books', lines: [TRIP, 'could you book all of it for us?'], says: { 1: /Book.*operator|operator.*Book/ }, bare: [1] },
  { name: 'says that it writes English', lines: [TRIP, 'do you also speak Italian?'], says: { 1: /English/ }, bare: [1] },
  { name: 'says that it sells no flights', lines: [TRIP, 'do you have cheap flights too?'], says: { 1: /flights|activities|one does there/ }, bare: [1] },
  { name: 'says that it foresees no weather', lines: [TRIP, 'what will the weather be like?'], says: { 1: /forecast|foresee|weather/i }, bare: [1] },
  { name: 'does not guess what keys at random may mean', lines: ['sdfgh jkljk', TRIP, 'xxvbn mmmm'], says: { 0: /not understand|could not make out|tell me nothing|no wish|cannot read|lost/, 2: /not understand|could not make out|tell me nothing|cannot read|lost/ }, bare: [0, 2] },
  // What stays in force.
  { name: 'keeps to cheaper things', lines: [TRIP, 'that is too expensive', 'and something with food'], says: { 2: /€\d/ } },
  { name: 'names no town as booked where nothing is sold', lines: ['Vienna 3 days from 8 June 2027, then Graz for 2 days, for two'], says: { 0: /^Vienna\b.*8 to 10 June[\s\S]*Graz/ }, never: /Vienna and Graz|First Vienna|Graz\./ },
  { name: 'begins afresh with a place where something is', lines: ['Five days in Coimbra from 8 June 2027 for three', 'then Vienna'], says: { 0: /nearest/, 1: /Vienna[\s\S]*8 to 12 June/ } },
]

const { tell } = openDesk('wishes')

describe('what cannot be had is said, what is asked is answered, and no card comes twice for it [1.4, 1.6, 1.7]', () => {
  it.each(SCENARIOS)('$name', async ({ lines, says, never, bare = [], fresh = [] }) => {
    const replies = await tell(...lines)
    for (const [at, words] of Object.entries(says)) expect(replies[Number(at)]?.text, `reply ${at}`).toMatch(words)
    if (never !== undefined) expect(replies.map(({ text }) => text).join('\n')).not.toMatch(never)
    for (const at of bare) expect(replies[at]?.cards, `cards of ${at}`).toEqual([])
    for (const at of fresh) {
      const before = replies.slice(0, at).map(({ text }) => text).join('\n')
      expect(replies[at]?.cards.filter(({ title }) => before.includes(title)), `cards of ${at}`).toEqual([])
    }
  }, 60_000)
})

it('stays under the price of what was too dear', async () => {
  const replies = await tell(TRIP, 'that is too expensive', 'and something with food')
  const [first, , third] = replies
  const named = (first?.cards ?? []).slice(0, 3).map(({ price }) => price?.amount ?? 0)
  for (const { price } of third?.cards ?? []) expect(price?.amount).toBeLessThan(Math.max(...named))
})

describe('a wish in the words of who has it', () => {
  it.each([
    ['Lisbon 8 to 10 December 2026, two of us, old trams and castles', /tram/i],
    ['Lisbon 8 to 10 December 2026, just me, I would like to hear fado', /fado/i],
    ['Madrid 4 to 6 March 2027, two of us, flamenco please', /flamenco/i],
    ['New York 4 to 7 May 2027, two of us, we want to see whales or a concert', /concert/i],
  ])('lifts what bears that very word: %s', async (asked, word) => {
    const [told] = await tell(asked)
    const at = (told?.cards ?? []).findIndex(({ title }) => word.test(title))
    expect(at, (told?.cards ?? []).map(({ title }) => title).join('\n')).toBeGreaterThanOrEqual(0)
    expect(at).toBeLessThan(3)
    expect(told?.cards[at]?.reason).toMatch(word)
  })

  it.each(['Lisbon 8 to 10 December 2026, two of us, old churches', 'Lisbon 8 to 10 December 2026, two of us, something to eat'])('claims no word that the title does not have: %s', async (asked) => {
    const [told] = await tell(asked)
    for (const { title, reason = '' } of told?.cards ?? []) if (/for the (?:church|eat)/i.test(reason)) expect(title.toLowerCase()).toMatch(/church/)
  })

  it.each([['Lisbon 8 to 10 December 2026, two of us, trams, gardens and fado', /\btrams?\b/i], ['Rome 4 to 6 May 2027, two of us, synagogues and markets', /\bsynagogues?\b/i]])('promises nothing by a word that what is named does not bear: %s', async (asked, word) => {
    const [told] = await tell(asked)
    const [opening = '', ...items] = (told?.text ?? '').split('\n\n')
    if (word.test(opening)) expect(items.join(' ')).toMatch(word)
    expect(opening).not.toBe('')
  })
})
