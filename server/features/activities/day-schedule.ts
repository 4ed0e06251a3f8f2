import type { AvailabilitySlot } from '@meander/sdk/contract/activities'
import type { Day, TimeOfDay } from '@meander/sdk/contract/days'

/**
 * Why a day or a start cannot be booked: nothing is left; it does not run that day of the week or on that holiday; not in
 * that part of the year; booking has closed; it is over; it was sold once, and no longer is.
 */
export type ClosedReason = 'sold-out' | 'not-operating' | 'out-of-season' | 'cut-off' | 'past' | 'not-offered'

/** A start in the product's own time. */
export interface ScheduledStart {
  readonly startTime: TimeOfDay
  /** A fixed start; any moment while a place is open, of which this is one; any moment of the day. */
  readonly kind: 'timed' | 'window' | 'day'
  /** People who can still book; 0 where `closed`. */
  readonly availableSpaces: number
  /** The provider does not count what is left: `availableSpaces` is the most that one booking takes. */
  readonly mostAtOnce?: true
  readonly closed: ClosedReason | null
}

/** One day of a product, in its own zone. */
export interface DaySchedule {
  readonly date: Day
  /** Why there is no start at all; null where there are starts, though they may each be closed. */
  readonly closed: ClosedReason | null
  /** By time. Empty where `closed`. */
  readonly starts: readonly ScheduledStart[]
}

/** The starts that can be booked, by date and time. */
export function openStarts(days: readonly DaySchedule[]): AvailabilitySlot[] {
  return days.flatMap(({ date, starts }) =>
    starts
      .filter(({ closed, availableSpaces }) => closed === null && availableSpaces > 0)
      .map((start) => slotOf(date, start)),
  )
}

export function slotOf(date: Day, { startTime, availableSpaces, mostAtOnce }: Pick<ScheduledStart, 'startTime' | 'availableSpaces' | 'mostAtOnce'>): AvailabilitySlot {
  return { date, startTime, availableSpaces, ...(mostAtOnce && { mostAtOnce }) }
}
