import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'

const VIENNA = 'Vienna 10 to 13 May 2027, two of us, music'
const { tell } = openDesk('no-travel-matter')

describe('what is no travel matter is refused in the middle of a trip, and no card answers it [1.9]', () => {
  it.each([
    'what is your view of the new tax law', 'and what do you think of my brother?', 'which is nicer, Excel or Numbers?', 'is the chancellor popular?', 'how old is the pope?', 'how long does a goldfish live',
    'how much does a helicopter cost', 'can you cancel my phone contract', 'which is better, milk or cream', 'whos the best tennis player', 'when does the champions league begin', 'wie alt ist der papst',
  ])('%s', async (line) => {
    const [shown, told] = await tell(VIENNA, line)
    for (const { title } of shown?.cards ?? []) expect(told?.text).not.toContain(title.slice(0, 14))
    expect(told?.cards).toEqual([])
    expect(told?.text).not.toMatch(/out of 5|€\d|\?$/)
  })

  it.each([
    ['is mozart played in the first', /Mozart/], ['how long is the concert', /minutes|hours/], ['are dogs allowed', /dogs/], ['is the guide any good', /rated|guide|travellers/], ['is the first one dull', /^No\b/], ['how far is the metro', /./],
  ])('is about the cards: %s', async (line, says) => {
    const told = (await tell(VIENNA, line)).at(-1)
    expect(told?.text).toMatch(says)
    expect(told?.text).not.toMatch(/outside what I do|my own trade|journeys|no travel matter|not a travel matter/)
  })

  it('takes a question about food for no wish', async () => {
    expect((await tell(VIENNA, 'is the food spicy')).at(-1)?.cards).toEqual([])
  })

  it('is thanked nine times without saying that it was said', async () => {
    for (const { text, cards } of (await tell(VIENNA, ...Array.from({ length: 9 }, (_, at) => ['thanks', 'cheers', 'thank you'][at % 3] ?? ''))).slice(1)) {
      expect(text).not.toMatch(/[Aa]s (?:said|before)|Once more/)
      expect(cards).toEqual([])
    }
  })
})
