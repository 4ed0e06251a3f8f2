import type { Activity, AvailabilitySlot, CancellationPolicy } from '@meander/sdk/contract/activities'
import { isDay, type Day, type TimeOfDay } from '@meander/sdk/contract/days'
import { activity as text } from '../../i18n/en/activity.ts'
import { formatDay } from '../../kit/dates.ts'
import { sayTime } from '../../kit/format.ts'
import type { Planned } from '../itineraries/index.ts'
import { isOver, momentBefore, readCancelling } from './compare/cancelling.ts'

const SHORT_DAY = 'EEE, MMM d'

export interface TripDays {
  from: Day
  to: Day
}

interface Start {
  date: Day
  time: TimeOfDay
}

interface When {
  /** Where it stands in an itinerary. */
  planned: Pick<Planned, 'date' | 'time'> | null
  /** The hour that the letter gave it. */
  proposed?: Activity['planned']
  /** Real starts on the days of the trip with room for all, in any order; null where they are not known. */
  free: readonly AvailabilitySlot[] | null
  now: Date
}

/** Whether anybody has to ask for real starts before it can be told until when it is free. */
export function wantsStarts(policy: CancellationPolicy | undefined, { planned, proposed }: Pick<When, 'planned' | 'proposed'>): boolean {
  return readCancelling(policy)?.state === 'until' && !startIn(planned) && !proposed
}

/**
 * Until when all of the money comes back: for its own start once that is planned, for the one that the letter proposed, else
 * for the first real start of the trip that can still be cancelled. Null where nothing is promised, nothing starts, or it is too late.
 */
export function freeUntil(policy: CancellationPolicy | undefined, { planned, proposed, free, now }: When): { main: string; more?: string } | null {
  const cancelling = readCancelling(policy)
  if (cancelling?.state !== 'until') return null
  const { hours } = cancelling
  const own = startIn(planned)
  const starts = own ? [own] : proposed ? [{ date: proposed.date, time: proposed.startTime }] : inOrder(free ?? [])
  const start = starts.find((one) => !isOver(momentBefore(one, hours), now))
  if (!start) return null
  const main = hours === 0 ? text.freeUntilStart : text.freeUntil(sayMoment(momentBefore(start, hours)))
  return own ? { main } : { main, more: text.forStart(sayMoment(start)) }
}

const startIn = (planned: When['planned']): Start | null => (planned?.time && isDay(planned.date) ? { date: planned.date, time: planned.time as TimeOfDay } : null)

const inOrder = (free: readonly AvailabilitySlot[]): Start[] =>
  free.map(({ date, startTime }) => ({ date, time: startTime })).toSorted((one, other) => `${one.date}${one.time}`.localeCompare(`${other.date}${other.time}`))

const sayMoment = ({ date, time }: Start): string => `${formatDay(date, SHORT_DAY)}, ${sayTime(time)}`
