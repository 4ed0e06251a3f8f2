import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../../test/open-desk.ts'
import type { Told } from '../../../../test/travel-desk.ts'

const { server, tell } = openDesk('letters')

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length
const titlesIn = ({ text, cards }: Told): string[] => cards.filter(({ title }) => text.includes(title.replace(/[.]$/, ''))).map(({ title }) => title)

const TRIPS = [
  ['Two of us in Porto from 3 to 7 June 2027', 'wine and gardens', 'what about evenings?', 'something else'],
  ['Family of five with children of 4, 8 and 12 going to Copenhagen, 5 to 9 July 2027', 'animals', 'and boats', 'one day more'],
  ['Edinburgh for my parents, both retired, 12 to 15 September 2027', 'history', 'more', '400 pounds in total'],
  ['Only me, Seoul, 2 to 6 October 2027, food', 'markets', 'nothing before noon', 'more'],
  ['Marrakesh', '10 to 12 February 2027', 'three', 'cooking'],
]

describe('a letter is short', () => {
  it.each(TRIPS)('%s', async (...lines) => {
    const replies = await tell(...lines)
    const letters = replies.filter(({ cards }) => cards.length > 0)
    expect(letters.length).toBeGreaterThan(2)
    for (const { text } of letters) expect(wordsIn(text), text).toBeLessThanOrEqual(90)
    const middle = letters.map(({ text }) => wordsIn(text)).toSorted((left, right) => left - right)[Math.floor(letters.length / 2)]
    expect(middle).toBeLessThanOrEqual(80)
  }, 60_000)

  it.each(TRIPS)('names items in the order of their cards, the first ones, two at least: %s', async (...lines) => {
    for (const reply of (await tell(...lines)).filter(({ cards }) => cards.length > 1)) {
      const named = titlesIn(reply)
      const inText = named.toSorted((left, right) => reply.text.indexOf(left) - reply.text.indexOf(right))
      expect(inText).toEqual(named)
    }
  }, 60_000)
})

describe('letters are not cast in one mould', () => {
  const FIRST = ['Porto 3 to 7 June 2027 for two, wine', 'Seoul 2 to 6 October 2027, only me, food', 'Hanoi 10 to 13 March 2027, three of us', 'Madrid 10 to 13 October 2027 for two, art', 'Dublin 7 to 9 May 2027, six of us', 'Vienna 8 to 11 June 2027 for two, music', 'Delhi 3 to 6 February 2027 for two, history', 'Prague 12 to 14 March 2027 for four', 'Cairo 10 to 14 February 2027 for two, ruins', 'Venice 1 to 3 May 2027 for two', 'Kyoto 6 to 9 April 2027 for two, gardens', 'Athens 20 to 24 April 2027, five of us', 'Sydney 3 to 7 March 2027 for two, boats', 'Nairobi 10 to 13 August 2027 for two', 'Marrakesh 10 to 12 March 2027 for three, markets', 'Hong Kong 2 to 5 March 2027, just me, hiking']
  const NAMES = /\b(?:Porto|Seoul|Hanoi|Madrid|Dublin|Vienna|Delhi|Prague|Cairo|Venice|Kyoto|Athens|Sydney|Nairobi|Marrakesh|Hong Kong)\b/g
  const mould = (text: string): string => text.replace(NAMES, 'X').replace(/\d+ to \d+ \w+/g, 'D').replace(/\b(?:on your own|for (?:the \w+ of you|\w+)|food|wine|art|music|history|ruins|gardens|boats|markets|hiking)\b/gi, 'Y')

  it('in how they begin and how they sum', async () => {
    const texts = await Promise.all(FIRST.map(async (line) => (await tell(line))[0]?.text ?? ''))
    const openings = texts.map((text) => mould(text.split('\n\n')[0] ?? ''))
    const sums = texts.map((text) => mould(text.split('\n\n').at(-1)?.split(/(?<=\.) /)[0] ?? '').replace(/[^\w\s]?[A-Z$]{0,3}\s?[\d,.]+/g, 'M'))
    expect(new Set(openings).size).toBeGreaterThanOrEqual(8)
    expect(new Set(sums).size).toBeGreaterThanOrEqual(5)
    // And each item has a fact of its own beside what it is for.
    for (const text of texts) for (const item of text.split('\n\n').slice(1, -1)) expect(item, text).toMatch(/\b(?:it|It|which|Rated|that)\b|^(?:What .+ is known for|Made|In a small|For \d)/)
  }, 60_000)
})

describe('money is the money of those who come', () => {
  it('counts children at the price of their age', async () => {
    const [reply] = await tell('Two adults with children of 4 and 9 in Rome, 10 to 13 May 2027')
    const sum = Number(/€([\d,]+) for the four of you/.exec(reply?.text ?? '')?.[1]?.replaceAll(',', ''))
    const named = (reply?.cards ?? []).filter(({ title }) => reply?.text.includes(title.replace(/[.]$/, '')))
    const prices = await Promise.all(named.map(async ({ productCode, price }) => {
      const { ageBands = [] } = (await server().deps.provider.readDetails(productCode)) ?? {}
      const at = (age: number): number => ageBands.find(({ startAge, endAge }) => age >= startAge && age <= endAge)?.price?.amount ?? price?.amount ?? 0
      return 2 * (price?.amount ?? 0) + at(4) + at(9)
    }))
    expect(named.length).toBeGreaterThanOrEqual(2)
    expect(sum).toBe(prices.reduce((all, one) => all + one, 0))
    expect(sum).toBeLessThan(named.reduce((all, { price }) => all + 4 * (price?.amount ?? 0), 0))
  })

  it('says that it counts children as adults, and asks how old they are, where nobody has said', async () => {
    const [reply] = await tell('Two adults and two children in Rome, 10 to 13 May 2027')
    expect(reply?.text).toMatch(/at the adult price/)
    expect(reply?.text).toMatch(/how old are|what ages/i)
  })

  it('rounds what was converted, and says so', async () => {
    const [reply] = await tell('Prague for two, 4 to 6 June 2027, 500 euros in all')
    expect(reply?.text).toMatch(/about €\d+ for the two of you/)
    expect(reply?.text).not.toMatch(/€\d+\.\d/)
  })

  it('says what one pays where nobody has said how many come', async () => {
    const [reply] = await tell('Athens, 4 to 6 June 2027')
    expect(reply?.text).toMatch(/€\d+ (?:to €\d+ )?(?:a person|each)|€\d+ and €\d+ a person/)
  })
})

describe('nothing reads like a form', () => {
  it('speaks of room, not of things that are free, and of inclusions as one speaks', async () => {
    const replies = await tell(...(TRIPS[0] ?? []))
    for (const { text, cards } of replies) {
      expect(text).not.toMatch(/\bfree on\b|\bincluded:/i)
      for (const { reason } of cards) expect(reason).not.toMatch(/\bfree on\b|\bincluded:|your wish/i)
    }
  })

  it('does not write two items of a letter in one pattern', async () => {
    const shape = (paragraph: string, titles: readonly string[]): string => titles.reduce((text, title) => text.replace(title.replace(/[.]$/, ''), 'T'), paragraph).replace(/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day(?: \d+ \w+)? at \d+:\d\d [AP]M/, 'W').replace(/\d[\d.,]*/g, 'N')
    for (const reply of (await Promise.all(TRIPS.map((lines) => tell(...lines)))).flat()) {
      const shapes = reply.text.split('\n\n').filter((paragraph) => reply.cards.some(({ title }) => paragraph.includes(title.replace(/[.]$/, '')))).map((paragraph) => shape(paragraph, reply.cards.map(({ title }) => title)))
      expect(shapes.filter((one, at) => shapes.indexOf(one) !== at), reply.text).toEqual([])
    }
  }, 60_000)

  it('suggests what somebody would send', async () => {
    const suggestions = (await Promise.all(TRIPS.map((lines) => tell(...lines)))).flat().flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'data' ? part.data : [])) as { kind: string; suggestions?: string[] }[]).flatMap(({ suggestions: some = [] }) => some)
    expect(suggestions.length).toBeGreaterThan(10)
    expect(suggestions.filter((one) => /^Only |\bfamily in\b|please$/i.test(one) || wordsIn(one) > 7)).toEqual([])
  }, 60_000)
})

describe('a letter promises only what its items bear', () => {
  it('says so where what a place has for a wish fits nobody who comes', async () => {
    const [, reply] = await tell('Two adults with kids of 4 and 9, Copenhagen, 5 to 9 July 2027', 'animals')
    const answers = (reply?.cards ?? []).some(({ tags = [], reason = '' }) => tags.some((tag) => /wildlife/i.test(tag)) && /animals/.test(reason))
    expect(answers).toBe(false)
    expect(reply?.text).toMatch(/nothing/i)
    expect(reply?.text).not.toMatch(/(?:for|gladly).{0,12}wildlife[^.]*these\./i)
  })

  it('counts how many of them are for a wish that is new', async () => {
    const [, reply] = await tell('Two of us in Lisbon, 14 to 17 March 2027, history', 'boats please')
    const named = (reply?.cards ?? []).filter(({ title }) => reply?.text.includes(title))
    const forBoats = named.filter(({ tags = [] }) => tags.some((tag) => /boat/i.test(tag))).length
    expect(forBoats).toBeGreaterThan(0)
    if (forBoats < named.length) expect(reply?.text).toMatch(/\bone\b|something else/i)
  })

  it('tells who uses a wheelchair which of them says nothing of it', async () => {
    const [reply] = await tell('I use a wheelchair. Two of us, Barcelona, 10 to 12 June 2027')
    const silent = (reply?.cards ?? []).filter(({ title, reason = '' }) => reply?.text.includes(title) && /ask about wheelchair/i.test(reason))
    expect(silent.length > 0).toBe(/wheelchairs/.test(reply?.text ?? ''))
  })
})

describe('names that several places bear', () => {
  it.each([['Springfield', /Springfield in \w+[\s\S]*Springfield in \w+/], ['a weekend in Valencia', /Valencia in Spain[\s\S]*Valencia in Venezuela/], ['Portland', /Portland in Oregon/]])('says which %s was taken', async (said, words) => {
    const [reply, again] = await tell(said, '4 to 6 June 2027')
    expect(reply?.text).toMatch(words)
    expect(again?.text).not.toMatch(words)
  })

  it('does not bother about names that only one great place bears', async () => {
    const [reply] = await tell('Lisbon, 4 to 6 June 2027')
    expect(reply?.text).not.toMatch(/\bin Portugal\b/)
  })
})

describe('who writes in another language', () => {
  it.each([
    ['Wir suchen etwas für zwei Personen in Wien, 4. bis 6. Juni 2027', /schreibe aber Englisch/, /Vienna/],
    ['Bonjour, nous sommes deux et nous cherchons un musée à Paris', /j’écris en anglais/, /Paris/],
    ['Buscamos museos en Madrid para dos personas', /escribo en inglés/, /Madrid/],
  ])('is answered, and told once that it is in English: %s', async (said, note, place) => {
    const replies = await tell(said, `${said} `, 'more')
    expect(replies[0]?.text).toMatch(note)
    expect(replies[0]?.text).toMatch(place)
    for (const { text } of replies.slice(1)) expect(text).not.toMatch(note)
  })

  it.each(['Playa del Carmen in May', 'a table in El Born, Barcelona', 'La Boca in Buenos Aires for two'])('is not whoever names a place in it: %s', async (said) => {
    const [reply] = await tell(said)
    expect(reply?.text).not.toMatch(/inglés|inglese|anglais|Englisch|inglês|Engels/)
  })
})
