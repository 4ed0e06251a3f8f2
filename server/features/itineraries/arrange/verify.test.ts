import { describe, expect, it } from 'vitest'
import { addDays, dayRange, timeOfMinutes } from '@meander/sdk/contract/days'
import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import type { TimeSlotId } from '@meander/sdk/contract/ids'
import { judge } from '../rules/judge.ts'
import { arrange } from './arrange.ts'
import type { Arranging } from './arrange.ts'
import { plainTimes } from './plain-times.ts'
import { randomFrom } from './random.ts'
import { randomTrip } from './random-trips.ts'
import { verify } from './verify.ts'
import type { Proposed } from './verify.ts'

const SIZE = { waiting: 8, scheduled: 2, days: 5, starts: 3 }
const at = (time: string) => time as TimeOfDay
const on = (date: string) => date as Day
const faultsOf = ({ trip, scheduled, waiting, now }: Arranging, proposed: readonly Proposed[]) => verify(proposed, { trip, scheduled, known: waiting, now })

/** One fault of a kind, put into a plan that has none; null where the plan has nothing to spoil so. */
type Seed = (given: Arranging, plan: readonly Proposed[]) => { given: Arranging; plan: Proposed[]; wrong: Proposed } | null
const changed = (given: Arranging, plan: readonly Proposed[], from: Proposed, to: Partial<Proposed>) => {
  const wrong = { ...from, ...to }
  return { given, plan: plan.map((one) => (one === from ? wrong : one)), wrong }
}
/** The same with another answer of the provider for what is placed first. */
const sold = (given: Arranging, plan: readonly Proposed[], make: (start: { startTime: TimeOfDay; kind: 'timed'; availableSpaces: number; closed: null }) => object) => {
  const wrong = plan.find(({ activityId }) => given.waiting.find(({ id }) => id === activityId)?.offer !== null)
  if (wrong === undefined) return null
  const offer = [{ date: wrong.date, closed: null, starts: [], ...make({ startTime: wrong.start, kind: 'timed', availableSpaces: 9, closed: null }) }]
  return { given: { ...given, waiting: given.waiting.map((item) => (item.id === wrong.activityId ? { ...item, offer } : item)) }, plan: [...plan], wrong }
}
const SEEDS: Record<string, Seed> = {
  'outside-trip-dates': (given, plan) => (plan[0] ? changed(given, plan, plan[0], { date: addDays(given.trip.end, 1) }) : null),
  'no-such-start': (given, plan) => sold(given, plan, (start) => ({ starts: [{ ...start, startTime: at('03:33') }] })),
  'not-operating': (given, plan) => sold(given, plan, () => ({})),
  'out-of-season': (given, plan) => sold(given, plan, () => ({ closed: 'out-of-season' })),
  'sold-out': (given, plan) => sold(given, plan, (start) => ({ starts: [{ ...start, availableSpaces: 0 }] })),
  'cut-off': (given, plan) => sold(given, plan, (start) => ({ starts: [{ ...start, closed: 'cut-off' }] })),
  'too-few-places': (given, plan) => (given.trip.party < 2 ? null : sold(given, plan, (start) => ({ starts: [{ ...start, availableSpaces: given.trip.party - 1 }] }))),
  overlaps: (given, plan) => {
    const zoneOf = (one: Proposed | undefined) => given.waiting.find(({ id }) => id === one?.activityId)?.timeZone
    const [first, second] = [plan[0], plan.find((one) => one !== plan[0] && zoneOf(one) === zoneOf(plan[0]))]
    return first && second ? changed(given, plan, second, { date: first.date, start: first.start }) : null
  },
  past: (given, plan) => {
    const own = plan.find(({ activityId }) => given.waiting.find(({ id }) => id === activityId)?.offer === null)
    return own ? { given: { ...given, now: new Date(`${addDays(own.date, 2)}T12:00:00Z`) }, plan: [...plan], wrong: own } : null
  },
  'too-far': (given, plan) => {
    const far = { latitude: 41.15, longitude: -8.61 }
    const wrong = plan.find((one) => plan.some((other) => other !== one && other.date === one.date && given.waiting.find(({ id }) => id === other.activityId)?.position !== undefined))
    return wrong ? { given: { ...given, waiting: given.waiting.map((item) => (item.id === wrong.activityId ? { ...item, position: far } : item)) }, plan: [...plan], wrong } : null
  },
  twice: (given, plan) => (plan[0] ? { given, plan: [...plan, plan[0]], wrong: plan[0] } : null),
  unknown: (given, plan) => (plan[0] ? changed(given, plan, plan[0], { activityId: 'entry-nowhere' as never }) : null),
}

describe('the verifier', () => {
  const plans = Array.from({ length: 60 }, (_, seed) => {
    const given = randomTrip(seed + 1, SIZE)
    return { given, plan: arrange(given).proposed }
  })

  it('finds nothing where nothing is wrong', () => {
    for (const { given, plan } of plans) expect(faultsOf(given, plan)).toEqual([])
  })

  it.each(Object.keys(SEEDS))('finds the fault %s wherever it is put in', (kind) => {
    let count = 0
    for (const { given, plan } of plans) {
      const seeded = SEEDS[kind]?.(given, plan)
      if (!seeded) continue
      const found = faultsOf(seeded.given, seeded.plan).filter(({ activityId }) => activityId === seeded.wrong.activityId)
      const isFound = found.some(({ why }) => why.includes(kind as never))
      // A day's way may be long enough for the farthest.
      if (kind === 'too-far' && !isFound) continue
      expect(isFound, kind).toBe(true)
      count += 1
    }
    expect(count).toBeGreaterThan(9)
  })

  it('leaves what stands alone', () => {
    const { given, plan } = plans[0] as (typeof plans)[number]
    const [first] = plan as [Proposed]
    const item = given.waiting.find(({ id }) => id === first.activityId)
    const standing = { ...given, scheduled: [{ ...(item as (typeof given.waiting)[number]), slotId: 'slot' as TimeSlotId, date: first.date, start: first.start }] }
    expect(faultsOf(standing, [first])).toEqual([{ activityId: first.activityId, why: ['scheduled'] }])
  })

  it('agrees with the rules of the calendar on 6,000 places that nobody chose, though it shares nothing with them', () => {
    const random = randomFrom(99)
    const below = (limit: number): number => Math.floor(random() * limit)
    let [broken, whole] = [0, 0]
    for (let seed = 1; seed <= 120; seed += 1) {
      const given = randomTrip(seed, { ...SIZE, waiting: 10, scheduled: 6 })
      const dates = dayRange(addDays(given.trip.start, -1), addDays(given.trip.end, 1))
      for (let count = 0; count < 50; count += 1) {
        const item = given.waiting[below(10)]
        if (item === undefined) continue
        const day = item.offer?.[below(item.offer.length)]
        // Half of them where it is sold.
        const start = below(2) === 0 ? day?.starts[0]?.startTime : undefined
        const place = { date: start && day ? day.date : (dates[below(dates.length)] ?? given.trip.start), start: start ?? timeOfMinutes(below(48) * 30) }
        const said = judge({ ...item, ...place }, { ...given, offer: item.offer }).map(({ rule }) => rule)
        const found = faultsOf(given, [{ activityId: item.id, ...place }]).flatMap(({ why }) => why)
        // Of days outside the trip the calendar asks nobody.
        if (said.includes('outside-trip-dates')) expect(found).toContain('outside-trip-dates')
        else expect([...new Set(said)].toSorted(), `${seed} ${item.id} ${place.date} ${place.start}`).toEqual(found.toSorted())
        if (said.length > 0) broken += 1
        else whole += 1
      }
    }
    expect(Math.min(broken, whole)).toBeGreaterThan(1000)
  })
})

describe('plain times', () => {
  const lisbon = { date: on('2027-03-28'), timeZone: 'Europe/Lisbon' }
  it('are instants on both sides of the change to summer time', () => {
    const hour = (start: string, minutes = 60) => plainTimes({ ...lisbon, start: at(start), minutes })
    expect(hour('00:30').to - hour('00:30').from).toBe(60)
    expect(hour('02:30').from - hour('00:30').from).toBe(60)
    expect(hour('00:30', 120).clockTo - hour('00:30').clockFrom).toBe(180)
    expect(['00:30', '01:00', '01:30', '02:00'].map((start) => hour(start).isShown)).toEqual([true, false, false, true])
    expect(hour('09:00', 2 * 1440).to - hour('09:00').from).toBe(15 * 60 + 1440)
    expect(plainTimes({ ...lisbon, date: on('2027-03-27'), start: at('09:00'), minutes: 2 * 1440 }).to - plainTimes({ ...lisbon, date: on('2027-03-27'), start: at('09:00'), minutes: 60 }).from).toBe(38 * 60)
  })
})
