import { DEFAULT_DURATION_MINUTES } from '@meander/sdk/contract/activities'
import type { Activity, AvailabilitySlot } from '@meander/sdk/contract/activities'
import { minutesOf } from '@meander/sdk/contract/days'
import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import { minutesOfDuration } from '@meander/sdk/contract/durations'
import type { Itinerary, TimeSlot } from '@meander/sdk/contract/itineraries'
import type { JudgedStart, Violation } from '@meander/sdk/contract/trip-rules'
import { END_OF_DAY as DAYS_LAST, slotsOn } from './fill-days.ts'
import type { Span } from './grid-math.ts'
import { overlaps } from './overlap.ts'

/** One start of an activity, seen against what is scheduled already. `spaces` is null where nobody sells it, or counts what is left. */
export type Start = { date: Day; time: TimeOfDay; from: number; spaces: number | null } & ({ state: 'open' } | { state: 'soft' | 'closed'; why: Why })
/** The rule that a start breaks: a soft one may be broken by whoever has been asked. */
export type Why = Pick<Violation, 'rule'> & { message?: string; with?: { title: string } | undefined }

const END_OF_DAY = 24 * 60 - 1

/** How long an activity fills the calendar: what it says, else 60 minutes. */
export function lengthOf(activity: Pick<Activity, 'duration'>): number {
  return minutesOfDuration(activity.duration) ?? DEFAULT_DURATION_MINUTES
}

/** A slot without an end, or with one before its start, lasts 60 minutes. */
export function spanOfSlot(slot: { startTime: string; endTime?: string | null }): Span {
  const from = minutesOf(slot.startTime)
  // A day is told to end with its last minute, which is a whole one.
  const to = slot.endTime === DAYS_LAST ? 24 * 60 : slot.endTime ? minutesOf(slot.endTime) : from
  return { from, to: to > from ? to : from + DEFAULT_DURATION_MINUTES }
}

/** How long a slip takes in all: what goes on past midnight is told to end with its first day. */
export function lengthOfSlot(slot: TimeSlot): number {
  if (untilOf(slot) === null) return lengthOf(slot.activity)
  const { from, to } = spanOfSlot(slot)
  return to - from
}

/** Until when something is on the day on which it begins; null where it goes on past midnight. */
export function untilOf({ startTime, endTime, activity }: TimeSlot): string | null {
  if (endTime !== DAYS_LAST) return endTime
  return minutesOf(startTime) + lengthOf(activity) === 24 * 60 ? '00:00' : null
}

/** The stretch that a start would fill; a day ends with its last minute. */
export function spanFrom(from: number, length: number): Span {
  return { from, to: Math.min(from + length, END_OF_DAY) }
}

/** Judges every start that the provider offers: open, or closed and why. `moving` is not in its own way. */
export function judgeStarts(given: {
  offered: readonly AvailabilitySlot[]
  trip: Pick<Itinerary, 'days' | 'groupSize'>
  activity: Pick<Activity, 'duration'>
  moving?: TimeSlot['id'] | null
}): Start[] {
  const party = given.trip.groupSize ?? 1
  const length = lengthOf(given.activity)
  const busy = given.trip.days.flatMap(slotsOn).filter((slot) => slot.id !== given.moving)
  return given.offered
    .map((offer): Start => {
      const from = minutesOf(offer.startTime)
      const start = { date: offer.date, time: offer.startTime, from, spaces: leftOf(offer) }
      const inTheWay = busy.find((slot) => slot.date === offer.date && overlaps(spanOfSlot(slot), spanFrom(from, length)))
      if (offer.availableSpaces < 1) return { ...start, state: 'closed', why: { rule: 'sold-out' } }
      if (offer.availableSpaces < party) return { ...start, state: 'closed', why: { rule: 'too-few-places' } }
      if (inTheWay) return { ...start, state: 'closed', why: { rule: 'overlaps', with: inTheWay.activity } }
      return { ...start, state: 'open' }
    })
    .toSorted((one, other) => one.date.localeCompare(other.date) || one.from - other.from)
}

/** How many places are left, where that is known: the most that one booking takes is none of that. */
export function leftOf({ availableSpaces, mostAtOnce }: Pick<JudgedStart, 'availableSpaces' | 'mostAtOnce'>): number | null {
  return mostAtOnce ? null : availableSpaces
}

export function isOpen(start: Start): boolean {
  return start.state === 'open'
}

/** Whether something can be put there, if only after a question. */
export function isReachable(start: Start): boolean {
  return start.state !== 'closed'
}

/** `2027-03-14T09:30`: what a start is called in the page. */
export function startKey({ date, time }: Pick<Start, 'date' | 'time'>): string {
  return `${date}T${time}`
}
