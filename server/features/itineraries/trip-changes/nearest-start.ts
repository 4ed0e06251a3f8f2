import { dayRange, daysBetween, minutesOf, timeOfMinutes } from '@meander/sdk/contract/days'
import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import type { Placement } from '@meander/sdk/contract/trip-changes'
import type { Scheduled } from '../board.ts'
import { dayNumberOf, judge } from '../rules/judge.ts'
import type { Beside } from '../rules/judge.ts'
import { endOf } from '../rules/stretch.ts'

interface Start {
  date: Day
  start: TimeOfDay
}

/** What nobody sells may begin at its own hour, or every half hour of the day. */
const OWN_HOURS = { from: 8 * 60, to: 20 * 60, step: 30 }
const DAY = 1440

/** The start nearest to where an item stands at which it breaks no rule; null where there is none. */
export function nearestStart(item: Scheduled, beside: Beside): Placement | null {
  const { trip } = beside
  if (trip.start === null || trip.end === null) return null
  const from = clamp(item.date, trip.start, trip.end)
  const farness = ({ date, start }: Start): number => Math.abs(daysBetween(from, date)) * DAY + Math.abs(minutesOf(start) - minutesOf(item.start))
  const found = startsOf(item, beside)
    .toSorted((left, right) => farness(left) - farness(right))
    .find((start) => judge({ ...item, ...start }, beside).length === 0)
  if (found === undefined) return null
  return { date: found.date, dayNumber: dayNumberOf(trip, found.date), startTime: found.start, endTime: endOf(found.start, item.minutes) }
}

/** All that may be tried: the real starts of what is sold, any half hour of what is not. */
export function startsOf(item: { start?: TimeOfDay }, { trip, offer }: Pick<Beside, 'trip' | 'offer'>): Start[] {
  if (offer !== null) return offer.flatMap(({ date, starts }) => starts.map(({ startTime }) => ({ date, start: startTime })))
  if (trip.start === null || trip.end === null) return []
  const count = (OWN_HOURS.to - OWN_HOURS.from) / OWN_HOURS.step + 1
  const hours = Array.from({ length: count }, (_, step) => timeOfMinutes(OWN_HOURS.from + step * OWN_HOURS.step))
  const own = item.start === undefined ? hours : [item.start, ...hours]
  return dayRange(trip.start, trip.end).flatMap((date) => own.map((start) => ({ date, start })))
}

function clamp(date: Day, first: Day, last: Day): Day {
  return date < first ? first : date > last ? last : date
}
