import type { CancellationPolicy } from '@meander/sdk/contract/activities'
import { isDay, type Day, type TimeOfDay } from '@meander/sdk/contract/days'
import { activity as text } from '../../i18n/en/activity.ts'
import { dayOf, formatDay } from '../../kit/dates.ts'
import { sayTime } from '../../kit/format.ts'
import type { Planned } from './activities.ts'
import { isOver, momentBefore, readCancelling } from './compare/cancelling.ts'

const SHORT_DAY = 'EEE, MMM d'

export interface TripDays {
  from: Day
  to: Day
}

interface When {
  /** Where it stands in an itinerary. */
  planned: Planned | null
  /** The days of the trip, where they are agreed. */
  trip: TripDays | null
  now: Date
}

/**
 * Until when all of the money comes back: for its own start once that is planned, else for the first day of the trip, on
 * which it ends soonest. Null where nothing is promised, nothing is planned, or that moment is over.
 */
export function freeUntil(policy: CancellationPolicy | undefined, { planned, trip, now }: When): { main: string; more?: string } | null {
  const cancelling = readCancelling(policy)
  if (cancelling?.state !== 'until') return null
  const { hours } = cancelling
  if (planned?.time && isDay(planned.date)) {
    const last = momentBefore({ date: planned.date, time: planned.time as TimeOfDay }, hours)
    return isOver(last, now) ? null : { main: text.freeUntil(`${formatDay(last.date, SHORT_DAY)}, ${sayTime(last.time)}`) }
  }
  if (!trip) return null
  // No hour is known yet: the day at whose beginning it is surely still free.
  const { date } = momentBefore({ date: trip.from, time: '00:00' as TimeOfDay }, hours)
  if (date < dayOf(now)) return null
  return { main: hours === 0 ? text.freeUntilStart : text.freeUntil(formatDay(date, SHORT_DAY)), more: text.onFirstDay(formatDay(trip.from, SHORT_DAY)) }
}
