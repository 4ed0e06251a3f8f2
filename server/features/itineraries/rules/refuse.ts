import { sayTime } from '@meander/sdk/contract/clock'
import { addDays, dayRange } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import type { ErrorCode } from '@meander/sdk/contract/errors'
import type { RuleCode, Violation } from '@meander/sdk/contract/trip-rules'
import { ApiError } from '../../../http/errors.ts'
import { openStarts } from '../../activities/index.ts'
import type { DaySchedule } from '../../activities/index.ts'
import type { Trip } from '../board.ts'
import * as say from './say.ts'

/** Refuses what breaks a hard rule, or a soft one that the traveller has not taken upon themselves. */
export function assertAllowed(violations: readonly Violation[], accepted: readonly RuleCode[] = [], hint = ''): void {
  const left = violations.filter(({ severity, rule }) => severity === 'hard' || !accepted.includes(rule))
  const [first] = left
  if (first === undefined) return
  throw new ApiError(codeOf(first.rule), `${first.message}${hint}`, { details: { violations: left } })
}

/** The other starts of the day, for whoever asked for one that cannot be had. */
export function hintOf([first]: readonly Violation[], { offer, date, party }: { offer: readonly DaySchedule[] | null; date: Day; party: number }): string {
  if (first === undefined || codeOf(first.rule) !== 'time-not-offered') return ''
  const day = offer?.find((one) => one.date === date)
  if (day === undefined || day.starts.length === 0) return ''
  const roomy = openStarts([day]).filter(({ availableSpaces }) => availableSpaces >= party)
  return roomy.length === 0
    ? ` No other start on ${say.sayDay(date)} has enough places.`
    : ` Starts: ${roomy.map(({ startTime }) => sayTime(startTime)).join(', ')}.`
}

export function codeOf(rule: RuleCode): ErrorCode {
  switch (rule) {
    case 'outside-trip-dates':
      return 'outside-trip-dates'
    case 'overlaps':
      return 'time-overlaps'
    case 'too-far':
      return 'needs-consent'
    default:
      return 'time-not-offered'
  }
}

/** The date of a day of the trip, counted from 1. */
export function dateOfDay(trip: Trip, dayNumber: number): Day {
  if (trip.start === null || trip.end === null) throw new ApiError('outside-trip-dates', say.NO_DATES)
  const length = dayRange(trip.start, trip.end).length
  if (dayNumber <= length) return addDays(trip.start, dayNumber - 1)
  const days = length === 1 ? 'one day' : `${length} days`
  throw new ApiError('outside-trip-dates', `Day ${dayNumber} is outside this trip: it has ${days}, ${say.sayDay(trip.start)} to ${say.sayDay(trip.end)}.`)
}
