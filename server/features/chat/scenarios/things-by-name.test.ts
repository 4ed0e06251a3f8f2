import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'

const { tell } = openDesk('things-by-name')

/** What a letter speaks of: those of its cards that its words name. */
const named = ({ text, cards }: { text: string; cards: { title: string }[] }): string => cards.filter(({ title }) => text.includes(title.replace(/\.$/, ''))).map(({ title }) => title).join('; ')

describe('what is called by its own name and is there, is in the letter [1.6, 1.7]', () => {
  it.each([
    ['Reykjavik 4 to 8 March 2027, two adults and a boy of 15, above all the aurora', /northern lights/],
    ['Istanbul 3 to 6 May 2027, just me, and I would love a turkish bath', /hamm?am/i],
    ['Mexico City 3 to 6 May 2027, two of us, museums and mezcal', /[Mm]ezcal/],
    ['Cape Town 2 to 7 December 2026 with my brother: vineyards, penguins', /penguins/],
    ['Buenos Aires 8 to 12 March 2027 for the two of us: wine, steak and tango', /asado|milonga/],
    ['Lisbon 10 to 13 May 2027, two of us, gardens and a tram', /[Tt]ram/],
  ])('%s', async (line, title) => {
    const [told] = await tell(line)
    expect(named(told ?? { text: '', cards: [] })).toMatch(title)
  })

  it.each(['how about some mezcal?', 'what about mezcal and tacos, if the money allows?', 'could we taste mezcal somewhere'])('and when it is asked for later: %s', async (line) => {
    const [, told] = await tell('Mexico City 3 to 6 May 2027, two of us, museums, $900 in all', line)
    expect(told?.text).toMatch(/[Mm]ezcal/)
    expect(told?.text).toMatch(/\$\d/)
  })
})

describe('what is called by its own name and is nowhere, is said before all else [1.6]', () => {
  it.each([
    ['muay thai in Bangkok', /No muay thai|no muay thai/],
    ['floating markets in Bangkok, 3 to 6 May 2027, two of us', /no floating markets/i],
    ['a concert in Lisbon, 20 to 25 May 2027, two of us', /no concert/i],
    ['Lisbon 10 to 13 May 2027, two of us, food and a bullet train ride and skiing', /no (?:bullet train ride or )?skiing/i],
  ])('%s', async (line, words) => {
    const [told] = await tell(line)
    expect(told?.text.split('\n')[0]).toMatch(words)
  })

  it('once, and not in every letter', async () => {
    const [first, second] = await tell('a ballet in Lisbon, 10 to 13 May 2027, two of us', 'more ideas please')
    expect(first?.text).toMatch(/no ballet/i)
    expect(second?.text).not.toMatch(/ballet/)
  })
})

describe('what is only spoken of is no wish [1.6]', () => {
  it.each([
    'Lisbon 10 to 13 May 2027, two of us, no sushi please',
    'Lisbon 10 to 13 May 2027, two of us, my husband is a baseball fan',
    'Lisbon 10 to 13 May 2027, two of us, I hate skiing',
    'Lisbon 10 to 13 May 2027, two of us, she is allergic to seafood',
    'Lisbon 10 to 13 May 2027, anything but a casino, two of us',
  ])('%s', async (line) => {
    const [told] = await tell(line)
    expect(told?.text).not.toMatch(/\b(?:[Nn]o|nothing for) (?:sushi|baseball|skiing|seafood|casino)/)
  })
})

it('lets a wish lead, and what a place is known for follow', async () => {
  const [told] = await tell('Tokyo 5 to 9 April 2027, two adults and a child of 5, gardens, not too dear')
  expect(told?.cards[0]?.tags?.join() ?? '').toMatch(/garden/i)
})

it('takes no pass for what is behind its doors', async () => {
  const [told] = await tell('Amsterdam 11 to 13 June 2027, six women, boats')
  expect(named(told ?? { text: '', cards: [] })).not.toMatch(/card/i)
})

describe('nobody is sent out in the dark of the morning unasked [1.6, 1.7]', () => {
  it.each(['Berlin 3 to 6 May 2027, just me, street art', 'Kyoto 3 to 6 April 2027, for two'])('%s', async (line) => {
    const [told] = await tell(line)
    expect(told?.text).not.toMatch(/\b[1-5]:\d\d AM/)
  })
})

it('asks nothing of the cards where something else is wished for', async () => {
  const [, told] = await tell('Rome, 5 to 7 June 2027, two adults and kids of 6 and 9, ruins', 'And an evening with music?')
  expect(told?.text).not.toMatch(/groups of|told nowhere|do not know/)
  expect(told?.text).toMatch(/music/)
})

it('hears what is left out as no wish', async () => {
  const [told] = await tell('Lisbon 10 to 13 May 2027, two of us, anything good that is not fado')
  expect(told?.text).not.toMatch(/[Ff]or (?:the )?(?:fado|music)/)
})

it('takes what a title leaves out for no such thing', async () => {
  const [told] = await tell('Cairo 3 to 6 May 2027, two of us, camels')
  expect(told?.text).not.toMatch(/[Ff]or the camels/)
})

it('says of what is asked for later, and is nowhere, that alone', async () => {
  const [, told] = await tell('New York 12 to 15 March 2027, two of us, jazz', 'what about karaoke?')
  expect(told?.text.split('\n')[0]).toMatch(/no karaoke/i)
  expect(told?.text).not.toMatch(/[Nn]ightlife: that|As for/)
})

it('plans a late night for who is fifteen', async () => {
  const [told] = await tell('Plan every day of Reykjavik, 4 to 8 March 2027, two adults and a boy of 15, northern lights and horses')
  expect(told?.text).toMatch(/northern lights/)
  expect(told?.text).not.toMatch(/nothing.*northern lights|[Nn]orthern lights I found/)
})
