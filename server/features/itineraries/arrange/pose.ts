import type { Pace } from '@meander/sdk/contract/arranging'
import { daysBetween } from '@meander/sdk/contract/days'
import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import { travelMinutes } from '@meander/sdk/contract/travel'
import type { Item, Scheduled, Trip } from '../board.ts'
import { judge } from '../rules/judge.ts'
import type { Beside } from '../rules/judge.ts'
import { isNear } from '../rules/near.ts'
import { asInstant, lastDayCount, onClock, trueLength } from '../rules/stretch.ts'
import type { Stretch } from '../rules/stretch.ts'
import { hoursFor } from './own-hours.ts'
import type { Candidate, Problem } from './problem.ts'
import { finish } from './steps.ts'
import type { Steps } from './steps.ts'

/** An item that is to be placed. */
export interface Waiting extends Item {
  priority: string
  /** What it is about, in the provider's words. */
  tags: readonly string[]
  offer: Beside['offer']
}

interface Posed {
  trip: Trip & { start: Day; end: Day }
  waiting: readonly Waiting[]
  scheduled: readonly (Scheduled & { tags: readonly string[] })[]
  pace: Pace
  /** The first day on which something of the traveller's own may be put; left out, the trip's. */
  first?: Day
  now: Date
}

/** Points; a thing that is placed brings a hundred, and one that must be done stands before two others. */
const VALUE: Record<string, number> = { 'must-do': 220, 'want-to-do': 100 }
const LESSER = 60
const MEALS = /\b(food|dining|dinner|supper|lunch|brunch|breakfast|restaurant|tapas|cooking|picnic)\b/i

/** Puts a trip into numbers. Only starts that break no rule beside what is scheduled become candidates. */
export const pose = (given: Posed): Problem => finish(posing(given))

/** The same in small steps. */
export function* posing({ trip, waiting, scheduled, pace, now, first = trip.start }: Posed): Steps<Problem> {
  const all = [...waiting, ...scheduled]
  // Clocks of one zone are compared as they are; of several, as instants.
  const zones = new Set(all.map(({ timeZone }) => timeZone).filter((zone) => zone !== undefined))
  const [zone] = zones
  const minuteOf = zone === undefined || zones.size === 1 ? onClockFrom(trip.start) : asInstantFrom(trip.start, zone)
  let count = 0
  const candidate = (thing: number, item: Item, { date, start }: { date: Day; start: TimeOfDay }): Candidate => {
    const day = daysBetween(trip.start, date)
    const stretch = { date, start, minutes: item.minutes, timeZone: item.timeZone }
    const from = minuteOf(stretch)
    return { index: count++, thing, day, lastDay: day + lastDayCount(stretch), from, to: from + trueLength(stretch), date, start }
  }
  const candidates: Candidate[][] = []
  for (const [thing, item] of waiting.entries()) {
    candidates.push(freeStarts(item, { trip, scheduled, first, now }).map((start) => candidate(thing, item, start)))
    yield
  }
  return {
    dayCount: daysBetween(trip.start, trip.end) + 1,
    things: all.map((item) => ({ value: 'priority' in item ? (VALUE[item.priority] ?? LESSER) : 0, isMeal: MEALS.test(`${item.title} ${item.tags.join(' ')}`) })),
    candidates,
    standing: scheduled.flatMap((item, at) => (item.date < trip.start || item.date > trip.end ? [] : [candidate(waiting.length + at, item, item)])),
    ways: all.map((left) => all.map((right) => travelMinutes(left.position, right.position))),
    pace,
  }
}

function freeStarts(item: Waiting, { trip, scheduled, first, now }: Pick<Posed, 'trip' | 'scheduled' | 'now'> & { first: Day }): { date: Day; start: TimeOfDay }[] {
  const near = new Map<Day, Posed['scheduled']>()
  return hoursFor(item, { first, end: trip.end }).filter(({ date, start }) => {
    const beside = near.get(date) ?? scheduled.filter((other) => isNear(other, { ...item, date }))
    near.set(date, beside)
    return judge({ ...item, date, start }, { trip, scheduled: beside, offer: item.offer, now }).length === 0
  })
}

type MinuteOf = (at: Stretch) => number

function onClockFrom(first: Day): MinuteOf {
  const midnight = onClock({ date: first, start: MIDNIGHT, minutes: 0 })
  return (at) => onClock(at) - midnight
}

/** As on the clocks of one of the zones; what names none is taken to be in it. */
function asInstantFrom(first: Day, zone: string): MinuteOf {
  const midnight = asInstant({ date: first, start: MIDNIGHT, minutes: 0, timeZone: zone })
  return (at) => asInstant({ ...at, timeZone: at.timeZone ?? zone }) - midnight
}

const MIDNIGHT = '00:00' as TimeOfDay
