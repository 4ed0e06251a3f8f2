import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'
import type { Told } from '../../../test/travel-desk.ts'

const { server, tell } = openDesk('cheaper')

/** What a letter names, with its price. */
const named = ({ text, cards }: Told) => cards.filter(({ title }) => text.includes(title.replace(/[.]$/, ''))).map(({ title, price }) => ({ title, amount: price?.amount ?? 0 }))

const TRIPS = [
  ['Copenhagen, 6 to 9 September 2027, two adults and a boy of 7', 'something cheaper', 'cheaper still please', 'and something cheaper than that'],
  ['Three of us in Prague from 2 to 5 April 2027, history', "that's too dear", 'cheaper', 'less expensive ones'],
  ['Kyoto for two, 3 to 8 November 2027, gardens and food', 'more', 'anything more affordable?', 'lower priced please', 'cheaper'],
  ['Rome 10 to 14 May 2027, we are five', 'can you find cheaper ones?', 'still too expensive', 'too expensive'],
]

describe('cheaper is less than all that was named for the wish [1.6, 1.7]', () => {
  it.each(TRIPS)('%s', async (...lines) => {
    const replies = await tell(...lines)
    let least = Infinity
    const before = new Set<string>()
    for (const reply of replies) {
      const some = named(reply)
      if (/cheap|dear|expensive|afford|lower/.test(reply.said)) {
        for (const { title, amount } of some) {
          expect(amount, `${title} after ${reply.said}`).toBeLessThan(least)
          expect(before.has(title), `${title} again`).toBe(false)
        }
        if (some.length === 0) expect(reply.text).toMatch(/[Nn]othing|Cheaper than that there is/)
        if (some.length === 0) expect(reply.cards).toEqual([])
      }
      for (const { title, amount } of some) {
        before.add(title)
        least = Math.min(least, amount)
      }
    }
    // In the end nothing is cheaper: then the cheapest is named, by its price.
    const last = replies.at(-1)
    if (last !== undefined && named(last).length === 0) expect(last.text).toContain(String(least))
  }, 60_000)

  it('begins anew for another wish, and leans to little money there', async () => {
    const [, , , third] = await tell('Vienna 8 to 11 June 2027 for two, music', 'something cheaper', 'cheaper', 'and coffee houses')
    expect(third?.cards.length).toBeGreaterThan(0)
  })

  it('says that nothing is free of charge, with the least that is asked', async () => {
    const [, reply] = await tell('Vienna 8 to 11 June 2027 for two, music', 'is there anything free of charge?')
    expect(reply?.text).toMatch(/free of charge|costs nothing/)
    expect(reply?.text).toMatch(/[Nn]othing|Free things/)
    expect(reply?.text).toMatch(/€\d/)
  })
})

it('knows the cheapest of all that there is, wherever the provider lists it', async () => {
  const [, cheapest, free] = await tell('New York with my daughter (15), 2 to 6 August 2027', 'find us the cheapest thing you have', 'anything free of charge?')
  const least = Math.min(...(cheapest?.cards ?? []).map(({ price }) => price?.amount ?? Infinity))
  const open = await server().deps.provider.search({ destination: server().deps.destinations.find('New York')[0] as never, startDate: '2027-08-02' as never, endDate: '2027-08-06' as never, groupSize: 2, limit: 50 })
  expect(least).toBe(Math.min(...open.map(({ price }) => price?.amount ?? Infinity)))
  expect(Math.min(...(free?.cards ?? []).map(({ price }) => price?.amount ?? Infinity))).toBe(least)
})

describe('what is added to a trip is filled [1.6]', () => {
  const grown = ['Vienna 8 to 11 June 2027 for two, 250 euros in all', 'something cheaper', 'cheaper', 'cheaper', 'make it six days']

  it('brings things for the days that came with it, whatever was asked before', async () => {
    const last = (await tell(...grown)).at(-1)
    expect(last?.text).toMatch(/Six days/)
    expect(last?.text).toMatch(/Saturday|Sunday/)
    expect(named(last as Told).length).toBeGreaterThan(0)
  })

  it('is bound by no price any more once it is taken back', async () => {
    const replies = await tell('Porto 3 to 7 June 2027 for two, wine', 'cheaper', 'never mind the price', 'something else')
    expect(Math.max(...(replies[3]?.cards ?? []).map(({ price }) => price?.amount ?? 0))).toBeGreaterThan(Math.max(...(replies[1]?.cards ?? []).map(({ price }) => price?.amount ?? 0)))
  })
})

describe('one that is exchanged [1.6]', () => {
  it('has alternatives, which are not summed', async () => {
    const [first, reply] = await tell('Porto 3 to 7 June 2027 for two, wine', 'could you swap the second one?')
    const gone = named(first as Told)[1]?.title.split(/[,:]/)[0] ?? ''
    expect(reply?.text).toContain(gone)
    expect(reply?.text).toMatch(/[Ii]nstead of|[Ii]n place of/)
    expect(reply?.text).not.toMatch(/Both come|Together|In all|All (?:two|three) come/)
  })
})
