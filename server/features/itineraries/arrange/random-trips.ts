import type { Pace } from '@meander/sdk/contract/arranging'
import { addDays, timeOfMinutes } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import type { ProductCode, SavedActivityId, TimeSlotId } from '@meander/sdk/contract/ids'
import type { DaySchedule } from '../../activities/index.ts'
import type { Scheduled } from '../board.ts'
import { judge } from '../rules/judge.ts'
import type { Arranging } from './arrange.ts'
import type { Waiting } from './pose.ts'
import { randomFrom } from './random.ts'

/** How large a made-up trip is. */
export interface Size {
  waiting: number
  scheduled: number
  days: number
  /** Starts of a product on a day, at the most. */
  starts: number
  /** Also several zones, tours of several days and things of the traveller's own. Default true. */
  isVaried?: boolean
}

const FIRST = '2027-03-26' as Day
const NOW = new Date('2027-03-01T12:00:00Z')
const TOWN = { latitude: 38.72, longitude: -9.14 }
const PACES: readonly Pace[] = ['relaxed', 'normal', 'full']
const TITLES = ['Walk', 'Tapas evening', 'Museum', 'Boat', 'Dinner', 'Tower', 'Lunch with a view']

/** A trip over the change to summer time, the same for the same numbers (for tests and measures). */
export function randomTrip(seed: number, size: Size): Arranging {
  const random = randomFrom(seed)
  const below = (limit: number): number => Math.floor(random() * limit)
  const trip = { start: FIRST, end: addDays(FIRST, size.days - 1), party: 1 + below(5) }
  const make = (at: number): Waiting => item(at, { size, random, party: trip.party })
  const waiting = Array.from({ length: size.waiting }, (_, at) => make(at))
  const scheduled: (Scheduled & { tags: readonly string[] })[] = []
  for (let at = 0; at < size.scheduled; at += 1) {
    const one = make(size.waiting + at)
    const date = addDays(FIRST, below(size.days))
    const start = one.offer === null ? timeOfMinutes(480 + below(22) * 30) : one.offer.find((day) => day.date === date)?.starts[0]?.startTime
    if (start === undefined || judge({ ...one, date, start }, { trip, scheduled, offer: one.offer, now: NOW }).length > 0) continue
    scheduled.push({ ...one, date, start, slotId: `slot-${at}` as TimeSlotId })
  }
  return { trip, waiting, scheduled, pace: PACES[below(3)] ?? 'normal', now: NOW }
}

function item(at: number, { size, random, party }: { size: Size; random: () => number; party: number }): Waiting {
  const below = (limit: number): number => Math.floor(random() * limit)
  const isVaried = size.isVaried ?? true
  const isOwn = isVaried && below(8) === 0
  const isTour = isVaried && below(25) === 0 && size.days > 3
  return {
    id: `entry-${at}` as SavedActivityId,
    productCode: `P${at}` as ProductCode,
    title: `${TITLES[below(TITLES.length)]} ${at}`,
    minutes: isTour ? 2 * 1440 : 30 + below(16) * 30,
    position: below(6) === 0 ? undefined : { latitude: TOWN.latitude + (random() - 0.5) * 0.2, longitude: TOWN.longitude + (random() - 0.5) * 0.2 },
    timeZone: isVaried && below(20) === 0 ? 'Europe/Madrid' : 'Europe/Lisbon',
    priority: ['must-do', 'want-to-do', 'want-to-do', 'maybe'][below(4)] ?? '',
    tags: [],
    offer: isOwn ? null : offer(size, { random, party }),
  }
}

function offer({ days, starts }: Size, { random, party }: { random: () => number; party: number }): DaySchedule[] {
  const below = (limit: number): number => Math.floor(random() * limit)
  const times = [...new Set(Array.from({ length: 1 + below(starts) }, () => 7 * 60 + below(28) * 30))].toSorted((left, right) => left - right)
  return Array.from({ length: days }, (_, step): DaySchedule => {
    const date = addDays(FIRST, step)
    if (below(5) === 0) return { date, closed: 'not-operating', starts: [] }
    const start = (time: number) => {
      const availableSpaces = below(7) === 0 ? 0 : party - 1 + below(8)
      return { startTime: timeOfMinutes(time), kind: 'timed' as const, availableSpaces, closed: availableSpaces === 0 ? ('sold-out' as const) : null }
    }
    return { date, closed: null, starts: times.map(start) }
  })
}
