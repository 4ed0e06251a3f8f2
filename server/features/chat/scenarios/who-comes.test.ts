import { describe, expect, it } from 'vitest'
import type { Activity } from '@meander/sdk/contract/activities'
import type { Place } from '../../destinations/index.ts'
import { openDesk } from '../../../test/open-desk.ts'
import { isStepFree } from '../ranking/index.ts'

const { server, tell } = openDesk('who-comes')

const tagsOf = ({ tags = [] }: Activity): string[] => tags.map((tag) => tag.toLowerCase())
const isFor = (wish: RegExp) => (activity: Activity) => tagsOf(activity).some((tag) => wish.test(tag))
const place = (name: string) => server().deps.destinations.find(name)[0] as Place

/** What the provider says can be reached without steps, and has a start on the days. */
async function stepFree(name: string, days: { startDate: string; endDate: string }): Promise<string[]> {
  const all = await server().deps.provider.search({ destination: place(name), ...(days as object), groupSize: 2, limit: 50 })
  const read = await Promise.all(all.map(async ({ productCode, title }) => ((await server().deps.provider.readDetails(productCode))?.accessibility ?? []).some((words) => isStepFree([words])) ? [title] : []))
  return read.flat()
}

describe('who cannot take steps is shown first what is listed as without any [1.6]', () => {
  it.each(['Athens', 'Berlin', 'Lisbon', 'Vienna', 'Barcelona', 'Amsterdam'])('%s', async (name) => {
    const known = await stepFree(name, { startDate: '2027-04-20', endDate: '2027-04-23' })
    expect(known.length).toBeGreaterThan(0)
    const [reply] = await tell(`${name} from 20 to 23 April 2027 for two, one of us in a wheelchair`)
    const titles = (reply?.cards ?? []).map(({ title }) => title)
    const at = Math.max(...titles.map((title, index) => (known.includes(title) ? index : -1)))
    expect(at, titles.join('\n')).toBe(Math.min(known.length, titles.filter((title) => known.includes(title)).length) - 1)
    expect(known).toContain(titles[0])
  }, 30_000)
})

describe('what answers the wish stands before what does not [1.6]', () => {
  it.each([['Athens', 'museums', /^museum$/], ['Dublin', 'sport', /^(?:sport|cycling|adventure)$/], ['Vienna', 'coffee', /^(?:coffee|tea)$/], ['Cape Town', 'wine', /^wine$/]])('%s, %s', async (name, wish, tag) => {
    const all = await server().deps.provider.search({ destination: place(name), ...({ startDate: '2027-05-04', endDate: '2027-05-08' } as object), groupSize: 2, limit: 50 })
    // Of one kind no more than two stand among the first.
    const there = Math.min(2, all.filter(isFor(tag)).length)
    const [reply] = await tell(`${name}, 4 to 8 May 2027 for two, ${wish}`)
    expect(there).toBeGreaterThan(0)
    expect((reply?.cards ?? []).slice(0, there).every(isFor(tag)), (reply?.cards ?? []).map(({ title }) => title).join('\n')).toBe(true)
  }, 30_000)
})

describe('what is made for children is not put before those who bring none [1.6]', () => {
  it.each([
    ['Paris from 3 to 5 June 2027, me and my boyfriend', 8],
    ['Dublin 7 to 9 May 2027, eight friends, a stag weekend', 8],
    ['Barcelona 14 to 16 April 2027, we are two and both over 60', 8],
    ['our ship calls at Barcelona on 14 April 2027, two of us over 65, boats', 8],
    // A boy of fifteen is no child for a puppet show.
    ['Copenhagen 10 to 12 June 2027, two adults and a boy of 15', 4],
  ])('%s', async (trip, first) => {
    const [reply, more] = await tell(trip, 'more')
    for (const card of [...(reply?.cards ?? []), ...(more?.cards ?? [])].slice(0, first)) expect(tagsOf(card), card.title).not.toContain('kids')
  })

  it('but before those who do', async () => {
    const [reply] = await tell('Copenhagen 10 to 12 June 2027, two adults and a girl of 5')
    expect((reply?.cards ?? []).slice(0, 4).some(isFor(/^(?:kids|family)$/))).toBe(true)
  })
})

describe('a diet is a matter of food, and empties no town [1.6]', () => {
  it.each([
    ['Hanoi 4 to 8 February 2027, two of us, we do not eat meat or fish, vegetarians', 'more'],
    ['Buenos Aires 4 to 8 February 2027 for three, dancing', 'by the way, all three of us are vegan'],
    ['Kyoto 6 to 9 April 2027 for two, gluten-free', 'more'],
  ])('%s', async (trip, then) => {
    for (const reply of await tell(trip, then)) {
      expect(reply.cards.length, reply.said).toBeGreaterThan(2)
      expect(reply.cards.some((card) => !isFor(/^(?:food|cooking|market)$/)(card))).toBe(true)
    }
  })

  it('and sends nobody who keeps it to a steak', async () => {
    const replies = await tell('Buenos Aires 4 to 8 February 2027, two vegetarians', 'more', 'more')
    for (const { text } of replies) expect(text).not.toMatch(/\b(?:steak|asado|meat|grill)/i)
  })
})

it('keeps clubs and long marches from parents in their seventies', async () => {
  const replies = await tell('Vienna 8 to 11 June 2027 for my parents, who are in their seventies, music', 'more')
  const named = replies.flatMap(({ text, cards }) => cards.filter(({ title }) => text.includes(title.replace(/[.]$/, ''))))
  for (const card of named) expect(tagsOf(card), card.title).not.toContain('nightlife')
})

describe('what may take no longer than was said takes no longer [1.6]', () => {
  it.each(['ok but nothing longer than 2 hours', 'we only have 90 minutes', 'under two hours please', 'they do not like long days, nothing over two hours'])('%s', async (line) => {
    const [, reply, more] = await tell('Vienna 8 to 11 June 2027 for two, music', line, 'and something with food')
    const cards = [...(reply?.cards ?? []), ...(more?.cards ?? [])]
    expect(reply?.cards.length).toBeGreaterThan(0)
    for (const { duration, title } of cards) if (typeof duration === 'object' && 'fixedDurationInMinutes' in duration) expect(duration.fixedDurationInMinutes, title).toBeLessThanOrEqual(line.includes('90') ? 90 : 120)
  })
})

it('looks at the night that is asked for', async () => {
  const [, reply] = await tell('Dublin 7 to 9 May 2027, eight friends', 'and something for Saturday night?')
  for (const [, hour] of (reply?.text ?? '').matchAll(/\b(\d{1,2}):\d\d AM/g)) expect(hour).toBe('')
  expect(reply?.text).toMatch(/PM/)
})

describe('hours that were ruled out stay out [1.6]', () => {
  const hours = (text: string): number[] => [...text.matchAll(/\b(\d{1,2}):(\d\d) ([AP])M/g)].map(([, hour, minute, half]) => (Number(hour) % 12) + (half === 'P' ? 12 : 0) + Number(minute) / 60)
  it.each([
    ['nothing at night please', 0, 18.5],
    ["I don't want to be out in the evening", 0, 18.5],
    ['nothing in the mornings, we sleep in', 11, 24],
    ['not in the afternoon either', 0, 24],
  ])('%s', async (line, from, to) => {
    const [, reply, more] = await tell('Mexico City 9 to 12 January 2027, only me', line, 'more')
    for (const { text } of [reply, more].filter((one) => one !== undefined)) {
      for (const hour of hours(text)) {
        expect(hour, text).toBeGreaterThanOrEqual(from)
        expect(hour, text).toBeLessThanOrEqual(to)
        if (line.includes('afternoon')) expect(hour < 12 || hour >= 17, text).toBe(true)
      }
    }
    expect(reply?.text).not.toMatch(/For the (?:night|evening|morning)|(?:night|evening|mornings?) in Mexico City, these/)
    expect(reply?.cards.length).toBeGreaterThan(0)
  })
})

describe('how many come [1.4]', () => {
  it('is nobody in no trip, and no reason for an outage', async () => {
    const [reply] = await tell('Lisbon for 0 people in June')
    expect(reply?.cards.length).toBeGreaterThan(0)
    expect(reply?.text).not.toMatch(/booking desk|\b0\b/)
  })

  it('is told in groups where all find no room at once', async () => {
    const [reply] = await tell('Lisbon 3 to 5 June 2027 for 500 people')
    const [, most = 0, groups = 0] = /for 500 at once\. Up to (\d+) can go together: in (\d+) groups/.exec(reply?.text ?? '') ?? []
    expect(Number(most) * Number(groups)).toBeGreaterThanOrEqual(500)
    expect(reply?.text).not.toMatch(/How many/)
  })
})
