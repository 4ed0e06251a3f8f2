import { minutesOf } from '@meander/sdk/contract/days'
import type { ItineraryDay } from '@meander/sdk/contract/itineraries'
import { END_OF_DAY } from './fill-days.ts'

/** Whole hours after midnight: the grid begins at `first` and ends at `last`. */
export interface HourWindow {
  first: number
  last: number
}

export const DEFAULT_HOURS: HourWindow = { first: 7, last: 21 }
const EARLIEST = 5
const LATEST = 23

/** What is shown: one hour either side of the scheduled times, never before 5 nor after 23; 7 to 21 with nothing scheduled. */
export function visibleHours(spans: readonly { startTime: string; endTime: string }[]): HourWindow {
  if (spans.length === 0) return DEFAULT_HOURS
  const starts = spans.map((span) => minutesOf(span.startTime))
  const ends = spans.map((span) => Math.max(minutesOf(span.endTime), minutesOf(span.startTime)))
  const first = hold(Math.floor(Math.min(...starts) / 60) - 1)
  const last = hold(Math.ceil(Math.max(...ends) / 60) + 1)
  return { first: Math.min(first, LATEST - 1), last: Math.max(last, first + 1) }
}

/** What of a day its hours must show: what begins on it whole, of what goes on from a day before its end. */
export function timesToShow({ timeSlots, continued = [] }: Pick<ItineraryDay, 'timeSlots' | 'continued'>): { startTime: string; endTime: string }[] {
  const ends = continued.flatMap(({ endTime }) => (endTime === END_OF_DAY ? [] : [{ startTime: endTime, endTime }]))
  return [...timeSlots, ...ends]
}

/** The smallest window that holds both. */
export function widerHours(one: HourWindow, other: HourWindow): HourWindow {
  return { first: Math.min(one.first, other.first), last: Math.max(one.last, other.last) }
}

function hold(hour: number): number {
  return Math.min(Math.max(hour, EARLIEST), LATEST)
}
