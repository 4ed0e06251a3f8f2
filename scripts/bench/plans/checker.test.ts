import { describe, expect, it } from 'vitest'
import { minutesOf } from '@meander/sdk/contract/days'
import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import type { Activity } from '@meander/sdk/contract/activities'
import type { Thing } from './facts.ts'
import { brokenHard, HARD } from './hard.ts'
import type { Hard } from './hard.ts'
import { strayedOf } from './judge.ts'
import { isNamed } from './named.ts'
import { readRequests } from './requests.ts'
import type { Request } from './requests.ts'
import { detourOf, soft } from './soft.ts'

const REQUEST: Request = {
  id: 'test', kind: 'single', turns: [], place: 'Lisbon', start: '2027-03-14', end: '2027-03-16', adults: 2, childAges: [8], budget: 500, interests: ['Art'],
  must: ['Museum'], never: ['Boat'], wheelchair: true, stroller: true, language: 'French', fixed: [{ date: '2027-03-15', from: '19:00', to: '21:00' }], empty: ['2027-03-16'], edited: null, blocker: null,
}
const BAIXA: readonly [number, number] = [38.71, -9.14]

interface Given {
  code?: string
  date?: string
  start?: string
  minutes?: number
  at?: readonly [number, number]
  tags?: string[]
  title?: string
  starts?: string[]
}

function thing({ code = 'A', date = '2027-03-14', start = '10:00', minutes = 90, at = BAIXA, tags = ['Museum', 'Art'], title = `Thing ${code}`, starts = [start] }: Given = {}, more: Partial<Thing> = {}): Thing {
  const begins = Date.parse(`${date}T${start}:00Z`) / 60_000
  const activity = { id: code, productCode: code, title, destination: 'Lisbon', timeZone: 'Europe/Lisbon', coordinates: { latitude: at[0], longitude: at[1] }, tags, rating: 4.8, reviewCount: 500, cancellationPolicy: 'Free cancellation up to 24 hours before' } as Activity
  return {
    code, date: date as Day, start: start as TimeOfDay, shown: title, title, activity, tags, cost: 60,
    details: { accessibility: ['Wheelchair accessible, without steps'] } as Thing['details'],
    record: { party: 10, cutOffMinutes: 120, ages: [{ ageBand: 'CHILD', startAge: 4, endAge: 12, amount: 5 }, { ageBand: 'ADULT', startAge: 13, endAge: 99, amount: 20 }], at, languages: ['English', 'French'] },
    day: { date: date as Day, closed: null, starts: starts.map((time) => ({ startTime: time as TimeOfDay, kind: 'timed', availableSpaces: 9, closed: null })) },
    from: minutesOf(start as TimeOfDay), to: minutesOf(start as TimeOfDay) + minutes, begins, ends: begins + minutes, ...more,
  }
}

const PLAN = [thing(), thing({ code: 'B', start: '15:00', tags: ['Walk'] }), thing({ code: 'C', date: '2027-03-15', tags: ['Food'] })]
/** The last one spoilt. */
const with_ = (last: Thing): Thing[] => [...PLAN.slice(0, 2), last]
const third = (given: Given = {}, more: Partial<Thing> = {}): Thing[] => with_(thing({ code: 'C', date: '2027-03-15', tags: ['Food'], ...given }, more))
const soldAs = (more: object): Partial<Thing> => ({ day: { date: '2027-03-15' as Day, closed: null, starts: [{ startTime: '10:00' as TimeOfDay, kind: 'timed', availableSpaces: 9, closed: null, ...more }] } })

/** Plans with one fault each. */
const FAULTS: [Hard, string, Thing[], Partial<Request>?][] = [
  ['H1 grounded', 'a product that is in no inventory', third({}, { record: null, activity: PLAN[2]?.activity ?? null })],
  ['H1 grounded', 'a title that is not its own', third({}, { shown: 'Louvre by night' })],
  ['H2 in the trip', 'a day too early', third({ date: '2027-03-13' })],
  ['H2 in the trip', 'an end after the last day', third({ start: '21:30', minutes: 27 * 60 })],
  ['H2 in the trip', 'another town', third({}, { activity: { ...(PLAN[2]?.activity as Activity), destination: 'Porto' } })],
  ['H3 real start', 'an hour at which it does not begin', third({ starts: ['11:00'] }, {})],
  ['H3 real start', 'a start that is sold out', third({}, { ...soldAs({ closed: 'sold-out' }) })],
  ['H3 real start', 'a visit that lasts past closing', third({}, { ...soldAs({ kind: 'window' }), details: { openingHours: '09:00–11:00' } as Thing['details'] })],
  ['H4 no overlap', 'two at once', third({ date: '2027-03-14', start: '10:30' })],
  ['H4 no overlap', 'the night before that is not over', [...PLAN.slice(0, 2), thing({ code: 'N', date: '2027-03-14', start: '20:00', minutes: 900 }), ...PLAN.slice(2)]],
  ['H5 reachable', 'half an hour for forty kilometres', third({ date: '2027-03-14', start: '17:00', at: [39.05, -9.14] })],
  ['H6 not too late', 'a start that booking has closed for', third({}, { begins: Date.parse('2026-11-21T13:00:00Z') / 60_000, ends: Date.parse('2026-11-21T14:00:00Z') / 60_000 })],
  ['H7 party', 'too few places', third({}, soldAs({ availableSpaces: 2 }))],
  ['H7 party', 'a group that is too large', third({}, { record: { ...(PLAN[2]?.record as NonNullable<Thing['record']>), party: 2 } })],
  ['H7 party', 'a child in no band', PLAN, { childAges: [2] }],
  ['H7 party', 'children alone', PLAN, { adults: 0 }],
  ['H8 budget', 'more than there is', third({}, { cost: 400 })],
  ['H8 budget', 'a price that nobody tells', third({}, { cost: null })],
  ['H9 must and never', 'no museum', PLAN.slice(1)],
  ['H9 must and never', 'a boat', third({ tags: ['Boat'] })],
  ['H9 must and never', 'steps', third({}, { details: { accessibility: ['By stairs only; not suitable for wheelchairs and pushchairs'] } as Thing['details'] })],
  ['H9 must and never', 'a guide who speaks no French', third({}, { record: { ...(PLAN[2]?.record as NonNullable<Thing['record']>), languages: ['English'] } })],
  ['H10 nothing twice', 'the same product', third({ code: 'A' })],
  ['H10 nothing twice', 'one sight under two products', [thing({ title: 'Inside Belém Tower' }), thing({ code: 'B', date: '2027-03-15', title: 'Belém Tower by boat', tags: ['Food'] })]],
  ['H11 fixed hours', 'a dinner that is fixed', third({ start: '18:30' })],
  ['H11 fixed hours', 'a day that is to be free', third({ date: '2027-03-16' })],
]

describe('the checker of plans', () => {
  it('finds nothing in a plan that is as it should be', () => {
    expect(brokenHard(PLAN, REQUEST)).toEqual([])
  })

  it.each(FAULTS)('finds %s: %s, and nothing else', (name, _, plan, request = {}) => {
    expect(brokenHard(plan.toSorted((left, right) => left.begins - right.begins), { ...REQUEST, ...request })).toEqual([name])
  })

  it('has a fault for each of the eleven', () => {
    expect([...new Set(FAULTS.map(([name]) => name))].toSorted()).toEqual([...HARD].toSorted())
  })

  it('takes no way for short whose places are not known', () => {
    const { activity, ...rest } = PLAN[1] as Thing
    const { coordinates: _, ...nowhere } = activity as Activity
    expect(brokenHard([PLAN[0] as Thing, { ...rest, activity: nowhere as Activity }], REQUEST)).toEqual([])
  })
})

describe('the hours of a place', () => {
  const visit = (date: string) => brokenHard([thing(), thing({ code: 'B', date, start: '15:00', tags: ['Walk'] }, {
    day: { date: date as Day, closed: null, starts: [{ startTime: '15:00' as TimeOfDay, kind: 'window', availableSpaces: 9, closed: null }] },
    details: { openingHours: '09:00–16:00, June to August until 17:00, December to February until 15:00' } as Thing['details'],
  })], { ...REQUEST, start: '2027-03-14', end: '2027-07-30' })
  it('are those of the season', () => {
    expect(visit('2027-03-20')).toEqual(['H3 real start'])
    expect(visit('2027-07-20')).toEqual([])
  })
})

describe('the scores', () => {
  const EAST: readonly [number, number] = [38.71, -9.1]
  it('have a detour where another order of the same starts is shorter, and none where there is no other', () => {
    const there = thing({ start: '10:00', starts: ['10:00', '13:00'] })
    const away = thing({ code: 'B', start: '13:00', starts: ['10:00', '13:00', '16:00'], at: EAST })
    const near = thing({ code: 'C', start: '16:00', starts: ['13:00', '16:00'], at: [38.711, -9.14] })
    expect(detourOf([there, away, near])).toBeLessThan(0.6)
    expect(detourOf([there, thing({ code: 'B', start: '13:00', at: EAST }), near])).toBe(1)
    expect(detourOf([there])).toBeNull()
  })

  it('fit a price only where a sum is to be spent', () => {
    expect(soft(PLAN, REQUEST)['S8 price fit']).toBeNull()
    expect(soft(PLAN, { ...REQUEST, target: 240 })['S8 price fit']).toBeCloseTo(0.75)
    expect(soft(PLAN, { ...REQUEST, target: 90 })['S8 price fit']).toBe(0)
  })

  it('are from 0 to 1', () => {
    for (const score of Object.values(soft(PLAN, REQUEST))) if (score !== null) expect(score >= 0 && score <= 1).toBe(true)
  })
})

describe('what an edit of one day strays to', () => {
  const placed = (code: string, date: string, start = '10:00') => ({ code, date: date as Day, start: start as TimeOfDay, shown: code })
  const before = [placed('A', '2027-03-14'), placed('B', '2027-03-15')]
  const edit = { edited: '2027-03-14', start: '2027-03-14', end: '2027-03-16' }
  it.each([
    ['nothing', [placed('X', '2027-03-14'), placed('B', '2027-03-15')], 0],
    ['a thing that is gone', [placed('X', '2027-03-14')], 0.5],
    ['another hour', [placed('B', '2027-03-15', '11:00')], 1],
    ['something new', [placed('B', '2027-03-15'), placed('N', '2027-03-16')], 0.5],
  ])('is %s', (_, after, share) => {
    expect(strayedOf(edit, before, after)).toBe(share)
  })
})

describe('an answer to what nobody could meet', () => {
  const impossible = readRequests().filter(({ blocker }) => blocker !== null)
  it.each([
    ['place', { place: 'Nuuk' }, 'I have no bookable activities in Nuuk yet. The nearest place is Reykjavik.'],
    ['place', { place: 'Nuuk' }, 'Nobody in Nuuk is on my books so far.'],
    ['budget', { budget: 2 }, '$1 a person is below every price I have in Seoul.'],
    ['past', { start: '2023-07-24' }, 'I looked twice: 24 July 2023 is over already. Did you mean 24 July 2027?'],
    ['horizon', { start: '2031-04-13' }, 'For 13 to 15 April 2031 I find no free start in Rome, because most of it is closed.'],
    ['party', { adults: 400 }, 'A group of 400 is more than anything in Rio de Janeiro takes together.'],
    ['must', { must: ['Bungee jumping'] }, 'Three days in London. No bungee jumping: nobody in London sells that through me.'],
  ] as const)('of %s is known by its sentence', (blocker, given, text) => {
    expect(isNamed({ ...REQUEST, ...given, must: 'must' in given ? [...given.must] : [], blocker }, text)).toBe(true)
  })

  it('names what blocks it, and not just anything', () => {
    for (const request of impossible) {
      expect(isNamed(request, 'Here are three lovely days. Nothing is over yet, and no museum is closed at once.'), request.id).toBe(false)
      expect(isNamed(request, ''), request.id).toBe(false)
    }
  })
})
