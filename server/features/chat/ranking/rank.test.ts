import type { Activity, AvailabilitySlot } from '@meander/sdk/contract/activities'
import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import type { ProductCode } from '@meander/sdk/contract/ids'
import { describe, expect, it } from 'vitest'
import { kindOf, partyPrice, rank } from './index.ts'
import type { Candidate, ChosenActivity, RankingRequest } from './index.ts'

const DAYS = ['2027-03-14', '2027-03-15', '2027-03-16'] as Day[]
const ANYTHING: RankingRequest = {
  interests: [], words: [], only: false, avoid: [], needs: [], groupSize: 2, ages: [], grownAges: [], withChildren: false, elders: false, days: DAYS, maxPrice: null, maxTogether: null, style: null,
  earliest: null, latest: null, keepFree: [], order: 'fit', near: null, chosen: [], daily: false, named: [],
}
const TITLES = ['Harbour', 'Lantern', 'Cellar', 'Orchard', 'Belfry', 'Quarry', 'Bakery', 'Aqueduct', 'Tannery', 'Rookery', 'Causeway', 'Granary']

function slot(date: string, startTime: string, availableSpaces = 10): AvailabilitySlot {
  return { date: date as Day, startTime: startTime as TimeOfDay, availableSpaces }
}

function activity(code: string, tags: string[], more: Partial<Activity> = {}): Activity {
  const number = Number(/\d+/.exec(code)?.[0] ?? 0)
  return {
    id: code, productCode: code as ProductCode, title: `${TITLES[number % TITLES.length]} ${code}`, tags, rating: 4.6, reviewCount: 200, price: { amount: 40, currency: 'EUR' },
    duration: { fixedDurationInMinutes: 120 }, coordinates: { latitude: 38.7 + number / 100, longitude: -9.1 }, location: `Quarter ${number}`, ...more,
  }
}

function candidate(code: string, tags: string[], more: Partial<Candidate> & { activity?: Activity } = {}): Candidate {
  return { activity: activity(code, tags), position: 0, details: null, starts: DAYS.flatMap((day) => [slot(day, '10:00'), slot(day, '15:00')]), ...more }
}

const codes = (candidates: readonly Candidate[], request: Partial<RankingRequest> = {}) => rank(candidates, { ...ANYTHING, ...request }, 8).ranked.map((one) => one.activity.productCode)

describe('the order of recommendations', () => {
  it('puts what answers a wish before what does not', () => {
    expect(codes([candidate('A1', ['museum']), candidate('A2', ['food'])], { interests: ['food'], days: [] })[0]).toBe('A2')
  })

  it('names what answers the newest wish among the first two, whatever else fits better', () => {
    const loved = ['A1', 'A2', 'A3'].map((code) => candidate(code, ['family'], { activity: activity(code, ['family', 'food'], { rating: 4.9, reviewCount: 5000 }) }))
    const dull = candidate('A9', ['cycling'], { activity: activity('A9', ['cycling'], { rating: 4.1, reviewCount: 30 }) })
    expect(codes([...loved, dull], { interests: ['cycling', 'food', 'family'], withChildren: true, days: [] }).slice(0, 2)).toContain('A9')
  })

  it('trusts many travellers more than a few', () => {
    const few = candidate('A1', ['food'], { activity: activity('A1', ['food'], { rating: 5, reviewCount: 2 }) })
    const many = candidate('A2', ['art'], { activity: activity('A2', ['art'], { rating: 4.8, reviewCount: 3000 }) })
    expect(codes([few, many], { order: 'rating' })).toEqual(['A2', 'A1'])
  })

  it('has no more than two of a kind among the first six, as long as there are others', () => {
    const all = [...['A1', 'A2', 'A3', 'A4', 'A5'].map((code) => candidate(code, ['food'], { activity: activity(code, ['food'], { rating: 4.9, reviewCount: 5000 }) })), ...['B6', 'B7', 'B8', 'B9'].map((code, at) => candidate(code, [['art', 'boat', 'hiking', 'music'][at] ?? '']))]
    const { ranked } = rank(all, ANYTHING, 6)
    const kinds = ranked.map((one) => kindOf(one.activity))
    for (const kind of kinds) expect(kinds.filter((other) => other === kind).length).toBeLessThanOrEqual(2)
  })

  it('leaves out the second of two that nobody would do both', () => {
    const one = candidate('A1', ['boat'], { activity: activity('A1', ['boat'], { title: 'Sailing the river at sunset' }) })
    const twin = candidate('A2', ['boat'], { activity: activity('A2', ['boat'], { title: 'Sailing the river by sunset', rating: 4.2 }) })
    expect(codes([one, twin], { days: [] })).toEqual(['A1'])
  })

  it('keeps out what is not wanted, who is too young, and what no wheelchair reaches', () => {
    const details = { description: '', images: [], additionalImages: [], inclusions: [], exclusions: [], meetingPoint: '', cancellationPolicy: '', itinerary: [] }
    const adults = candidate('A1', ['art'], { details: { ...details, minimumAge: 12, accessibility: ['Wheelchair accessible'] } })
    const stairs = candidate('A2', ['food'], { details: { ...details, accessibility: ['Stairs; part of it can be reached by wheelchair'] } })
    const open = candidate('A3', ['music'], { details: { ...details, minimumAge: 4, accessibility: ['Wheelchair accessible'] } })
    expect(codes([adults, stairs, open], { ages: [6], withChildren: true })).not.toContain('A1')
    expect(codes([adults, stairs, open], { needs: ['wheelchair'] }).sort()).toEqual(['A1', 'A3'])
    expect(codes([adults, stairs, open], { avoid: ['food'] })).not.toContain('A2')
  })

  it('puts cellars and late hours last where children come along', () => {
    const wine = candidate('A1', ['wine'], { activity: activity('A1', ['wine'], { rating: 4.9, reviewCount: 4000 }) })
    expect(codes([wine, candidate('A2', ['family'])], { withChildren: true, days: [] })).toEqual(['A2', 'A1'])
  })

  it('goes by price, length or rating where that was asked for', () => {
    const cheap = candidate('A1', ['art'], { activity: activity('A1', ['art'], { price: { amount: 10, currency: 'EUR' }, duration: { fixedDurationInMinutes: 300 } }) })
    const short = candidate('A2', ['food'], { activity: activity('A2', ['food'], { duration: { fixedDurationInMinutes: 45 } }) })
    expect(codes([short, cheap], { order: 'cheapest' })[0]).toBe('A1')
    expect(codes([cheap, short], { order: 'shortest' })[0]).toBe('A2')
  })

  it('is the same for the same, and another where other starts are open', () => {
    const all = [candidate('A1', ['food']), candidate('A2', ['art']), candidate('A3', ['boat'])]
    const later = all.map((one) => ({ ...one, starts: [slot('2027-03-16', '16:00')] }))
    expect(rank(all, ANYTHING, 8)).toEqual(rank(all, ANYTHING, 8))
    expect(rank(later, ANYTHING, 8).ranked[0]?.proposed).not.toEqual(rank(all, ANYTHING, 8).ranked[0]?.proposed)
  })
})

describe('the starts that are proposed', () => {
  it('are on different days, in their order, and leave time for each other', () => {
    const { ranked } = rank([candidate('A1', ['food']), candidate('A2', ['art']), candidate('A3', ['boat'])], ANYTHING, 8)
    expect(ranked.map(({ proposed }) => proposed?.date)).toEqual(DAYS)
  })

  it('leave the way between two on one day', () => {
    const far = activity('A9', ['art'], { coordinates: { latitude: 39.4, longitude: -9.1 } })
    const one = candidate('A1', ['food'], { starts: [slot('2027-03-14', '10:00')] })
    const two = candidate('A9', ['art'], { activity: far, starts: [slot('2027-03-14', '12:15'), slot('2027-03-14', '17:00')] })
    const { ranked } = rank([one, two], { ...ANYTHING, days: [DAYS[0] ?? ('2027-03-14' as Day)] }, 8)
    expect(ranked.map(({ proposed }) => proposed?.startTime)).toEqual(['10:00', '17:00'])
  })

  it('keep to the hours that were set, to the end', () => {
    const { ranked } = rank([candidate('A1', ['food'])], { ...ANYTHING, earliest: 11 * 60, latest: 17 * 60 }, 8)
    expect(ranked[0]?.starts.map(({ startTime }) => startTime)).toEqual(['15:00', '15:00', '15:00'])
    expect(rank([candidate('A1', ['food'])], { ...ANYTHING, latest: 11 * 60 }, 8)).toEqual({ ranked: [], kept: ['time'], fitting: [] })
  })
})

describe('what was chosen already', () => {
  const chosen: ChosenActivity[] = [{ activity: activity('A1', ['food']), date: DAYS[0] ?? null, startTime: '10:00' }]

  it('is not recommended again, and its hours are kept free', () => {
    const { ranked } = rank([candidate('A1', ['food']), candidate('A2', ['art'])], { ...ANYTHING, days: DAYS.slice(0, 1), chosen }, 8)
    expect(ranked.map((one) => one.activity.productCode)).toEqual(['A2'])
    expect(ranked[0]?.starts.filter(({ date }) => date === DAYS[0]).map(({ startTime }) => startTime)).toEqual(['15:00'])
  })

  it('is followed by another kind', () => {
    expect(codes([candidate('A2', ['food']), candidate('A3', ['boat'])], { chosen, days: [] })[0]).toBe('A3')
  })

  it('fills a day: what does not fit the hours left is out', () => {
    const allDay = [{ activity: activity('A5', ['day trip'], { duration: { fixedDurationInMinutes: 600 } }), date: DAYS[0] ?? null, startTime: null }]
    const { ranked } = rank([candidate('A2', ['art'])], { ...ANYTHING, chosen: allDay }, 8)
    expect(ranked[0]?.starts.some(({ date }) => date === DAYS[0])).toBe(false)
  })
})

describe('reasons', () => {
  it('come with each, the wish before the rest', () => {
    const { ranked } = rank([candidate('A1', ['food']), candidate('A2', ['art'])], { ...ANYTHING, interests: ['food'], maxPrice: 50 }, 8)
    expect(ranked.every(({ reasons }) => reasons.length > 0)).toBe(true)
    const food = ranked.find((one) => one.activity.productCode === 'A1')
    expect(food?.reasons.map(({ kind }) => kind)).toEqual(['wish', 'rating', 'free', 'under-limit'])
  })

  it('say nothing that is not so: few reviews, no budget, no children', () => {
    const bare = candidate('A1', ['art'], { activity: activity('A1', ['art'], { rating: 5, reviewCount: 3 }), starts: null })
    expect(rank([bare], { ...ANYTHING, days: [] }, 8).ranked[0]?.reasons).toEqual([{ kind: 'tag', tag: 'art' }])
  })

  it('name the wish by the word that the activity itself bears, and no walk to who needs step-free ways', () => {
    const music = candidate('A1', ['jazz'], { activity: activity('A1', ['jazz', 'walking']) })
    const wishesOf = (needs: string[]) => rank([music], { ...ANYTHING, interests: ['nightlife', 'walking'], needs }, 8).ranked[0]?.reasons.flatMap((reason) => (reason.kind === 'wish' ? [reason.word] : []))
    expect(wishesOf([])).toEqual(['jazz', 'walking'])
    expect(wishesOf(['wheelchair'])).toEqual(['jazz'])
  })

  it('take no mention in a text for an answer to a wish that has a tag', () => {
    const zoo = candidate('A1', ['wildlife'], { activity: activity('A1', ['wildlife'], { description: 'Past the boats to the elephants, with ramen at noon.' }) })
    const kindsOf = (wish: string) => rank([zoo], { ...ANYTHING, interests: [wish] }, 8).ranked[0]?.reasons.map(({ kind }) => kind)
    expect(kindsOf('boats')).not.toContain('wish')
    expect(kindsOf('boats')).not.toContain('mention')
    expect(kindsOf('ramen')).toContain('mention')
  })

  it('warn who keeps a diet where one eats and nothing is said of it', () => {
    const reasonsOf = (tags: string[]) => rank([candidate('A1', tags, { activity: activity('A1', tags) })], { ...ANYTHING, needs: ['vegetarian'] }, 8).ranked[0]?.reasons[0]
    expect(reasonsOf(['food'])).toEqual({ kind: 'ask-diet', diet: 'vegetarian' })
    expect(reasonsOf(['food', 'vegetarian'])).toEqual({ kind: 'vegetarian' })
    expect(reasonsOf(['museum'])?.kind).not.toBe('ask-diet')
  })
})

describe('what there is for all of them', () => {
  const details = { description: '', images: [], additionalImages: [], inclusions: [], exclusions: [], meetingPoint: '', cancellationPolicy: '', itinerary: [], ageBands: [{ ageBand: 'CHILD', startAge: 3, endAge: 12, price: { amount: 10, currency: 'EUR' } }] }
  const family = { groupSize: 4, ages: [5, 8], withChildren: true, days: [] }

  it('is held against what each pays at their age', () => {
    const tram = candidate('A1', ['train'], { details })
    expect(codes([tram], { ...family, maxTogether: 100 })).toEqual(['A1'])
    expect(rank([tram], { ...ANYTHING, ...family, maxTogether: 99 }, 8)).toEqual({ ranked: [], kept: ['price'], fitting: [] })
  })
})

describe('what the party pays', () => {
  const price = { amount: 40, currency: 'EUR' }
  const bands = [{ ageBand: 'INFANT', startAge: 0, endAge: 4, price: { amount: 0, currency: 'EUR' } }, { ageBand: 'CHILD', startAge: 5, endAge: 12, price: { amount: 24, currency: 'EUR' } }]
  const pays = (groupSize: number | null, ages: number[], withChildren = ages.length > 0, ageBands = bands, grownAges: number[] = []) => partyPrice({ price }, ageBands, { groupSize, ages, grownAges, withChildren })

  it.each([
    ['two adults', 2, [], { amount: 80, currency: 'EUR', by: 'adults' }],
    ['a family with children of 3 and 9', 4, [3, 9], { amount: 104, currency: 'EUR', by: 'ages' }],
    ['a family with a child of 14, who pays like an adult', 3, [14], { amount: 120, currency: 'EUR', by: 'adults' }],
  ] as const)('is the sum of what each pays: %s', (_, groupSize, ages, sum) => expect(pays(groupSize, [...ages])).toEqual(sum))

  it('is less for old people, where they pay less', () => {
    const withSeniors = [...bands, { ageBand: 'SENIOR', startAge: 65, endAge: 99, price: { amount: 30, currency: 'EUR' } }]
    expect(pays(2, [], false, withSeniors, [70, 66])).toEqual({ amount: 60, currency: 'EUR', by: 'grown' })
    expect(pays(4, [7], true, withSeniors, [70])).toEqual({ amount: 134, currency: 'EUR', by: 'all-ages' })
    expect(pays(2, [], false, bands, [70, 66])).toEqual({ amount: 80, currency: 'EUR', by: 'adults' })
    expect(pays(1, [], false, withSeniors, [70, 66])).toEqual({ amount: 30, currency: 'EUR', by: 'grown' })
  })

  it('counts children as adults where nobody knows their ages, and says so', () => expect(pays(3, [], true)).toEqual({ amount: 120, currency: 'EUR', by: 'at-most' }))

  it('is not guessed for who has not said how many they are, and not mixed of two currencies', () => {
    expect(pays(null, [])).toBeNull()
    expect(pays(2, [9], true, [{ ageBand: 'CHILD', startAge: 5, endAge: 12, price: { amount: 600, currency: 'CZK' } }])).toEqual({ amount: 80, currency: 'EUR', by: 'adults' })
  })
})
