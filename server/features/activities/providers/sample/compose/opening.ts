import { minutesOf, timeOfMinutes } from '@meander/sdk/contract/days'
import type { TimeOfDay } from '@meander/sdk/contract/days'
import { isSunStart, readSunStart } from '../day-starts.ts'
import type { Experience } from '../product.ts'
import type { SunStart } from '../sample-product.ts'
import { sayLength } from './say-length.ts'

const A_DAY = 1440
const WINDOW_STEP = 30

/** Minutes after midnight; closing after midnight is beyond 1440. */
export interface Opening {
  readonly opens: number
  readonly closes: number
}

/** '09:00-17:30', '18:00-02:00' or '00:00-24:00'; anything else is an error in the data. */
export function readOpening(hours: string): Opening {
  if (!/^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/.test(hours)) throw new Error(`Opening hours are written as 09:00-17:30, not '${hours}'.`)
  const opens = minutesOf(hours.slice(0, 5))
  const closes = minutesOf(hours.slice(6))
  return { opens, closes: closes > opens ? closes : closes + A_DAY }
}

/** A start every half hour while a visit still ends in time, all on the day of opening. */
export function windowStarts({ opens, closes }: Opening, minutes: number): TimeOfDay[] {
  const last = Math.min(closes - minutes, A_DAY - 1)
  const count = Math.max(0, Math.floor((last - opens) / WINDOW_STEP)) + 1
  return Array.from({ length: count }, (_, index) => timeOfMinutes(opens + index * WINDOW_STEP))
}

/** The usual starts that lie within the hours, ends counted; where none does, the first that can be, and a later one if the day is long. */
export function startsWithin({ opens, closes }: Opening, minutes: number, usual: readonly string[]): TimeOfDay[] {
  const last = Math.max(opens, closes - minutes)
  const fitting = usual.map(minutesOf).filter((start) => start >= opens && start <= last)
  if (fitting.length > 0) return fitting.map(timeOfMinutes)
  const first = Math.min(Math.ceil(opens / WINDOW_STEP) * WINDOW_STEP, last)
  const later = Math.floor(last / WINDOW_STEP) * WINDOW_STEP
  return (later - first >= 180 && later < A_DAY ? [first, later] : [first]).map(timeOfMinutes)
}

const WEEKDAYS = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays']
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

/** 'An hour and a half before sunset', 'at sunrise'. */
export function describeSunStart(start: SunStart): string {
  const { event, minutes } = readSunStart(start)
  return minutes === 0 ? `at ${event}` : `${sayLength(Math.abs(minutes))} ${minutes < 0 ? 'before' : 'after'} ${event}`
}

/** '09:00–17:30, closed on Mondays, April to October', 'Not on Mondays'; null where it runs on all days and no hours are known. */
export function describeOpening({ hours, starts, days, months, seasonal }: Pick<Experience, 'hours' | 'starts' | 'months'> & { days: string; seasonal?: string | undefined }): string | null {
  const bySun = starts?.filter(isSunStart).map(describeSunStart) ?? []
  const parts = [
    hours?.replace('-', '–'),
    bySun.length > 0 ? `starts ${listed(bySun, 'or')}` : undefined,
    describeDays(days, hours === undefined ? 'not' : 'closed'),
    months && describeMonths(months),
    seasonal,
  ].filter((part) => part !== undefined)
  const text = parts.join(', ')
  return text === '' ? null : text.charAt(0).toUpperCase() + text.slice(1)
}

function describeDays(days: string, closedWord: string): string | undefined {
  const [open, closed] = [WEEKDAYS.filter((_, index) => days.includes(String(index + 1))), WEEKDAYS.filter((_, index) => !days.includes(String(index + 1)))]
  if (closed.length === 0) return undefined
  return closed.length <= 3 ? `${closedWord} on ${listed(closed)}` : `on ${listed(open)}`
}

export function describeMonths([first, last]: readonly [number, number]): string {
  return first === last ? `in ${monthName(first)}` : `${monthName(first)} to ${monthName(last)}`
}

function monthName(month: number): string {
  return MONTHS[month - 1] ?? ''
}

/** 'a', 'a and b', 'a, b and c'. */
export function listed(words: readonly string[], last = 'and'): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`
}
