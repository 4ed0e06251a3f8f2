import { addDays, daysBetween, minutesOf, timeOfMinutes } from '@meander/sdk/contract/days'
import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import { instantIn, offsetIn } from '../../activities/index.ts'

/** When something is: a start, and how long it really takes, past midnight too. */
export interface Stretch {
  date: Day
  start: TimeOfDay
  minutes: number
  /** IANA zone of date and start, where it is known. */
  timeZone?: string | undefined
}

const EPOCH = '1970-01-01' as Day
const DAY = 1440

/** The end as a calendar shows it. A day ends at 23:59: what lasts longer is shown to there. */
export function endOf(stretch: Stretch): TimeOfDay {
  return timeOfMinutes(endMinutes(stretch))
}

/**
 * When something is over, in minutes after the midnight before it, by the clocks of the place: where they change meanwhile, a night
 * walk of two hours that begins at 0:30 ends at 3:30, or at 1:30. What is sold by days ends with its last, whatever they do.
 */
export function endMinutes(stretch: Stretch): number {
  const { date, start, minutes, timeZone } = stretch
  const ends = minutesOf(start) + trueLength(stretch)
  if (timeZone === undefined || minutes >= DAY || (isPlainDay(date, timeZone) && (ends <= DAY || isPlainDay(addDays(date, 1), timeZone)))) return ends
  return clockAt(timeZone, asInstant(stretch) + minutes) - dayCount(date) * DAY
}

/** False of an hour that the clocks of the place leave out in that night. */
export function hasHour(stretch: Stretch): boolean {
  const { date, timeZone } = stretch
  return timeZone === undefined || isPlainDay(date, timeZone) || clockAt(timeZone, asInstant(stretch)) === onClock(stretch)
}

/** What the clocks of a zone show, in minutes as `onClock` counts them. */
function clockAt(timeZone: string, instant: number): number {
  return instant + offsetIn(timeZone, instant * 60_000)
}

/** How many days after its first something is over; what ends in the night still belongs to the evening before. */
export function lastDayCount(stretch: Stretch): number {
  return Math.max(0, Math.ceil((endMinutes(stretch) - NIGHT) / DAY) - 1)
}

/** The days after the first on which something still is, and until when on each; a day ends at 23:59. */
export function laterDays(stretch: Stretch): { date: Day; end: TimeOfDay }[] {
  const ends = endMinutes(stretch)
  return Array.from({ length: Math.max(0, Math.ceil(ends / DAY) - 1) }, (_, at) => ({ date: addDays(stretch.date, at + 1), end: timeOfMinutes(ends - (at + 1) * DAY) }))
}

/** What is sold by days ends with the last of them: '2 days' from 9:00 are over the next evening, not at 9:00 of the third day. */
export function trueLength({ start, minutes }: Stretch): number {
  return minutes < DAY ? minutes : Math.ceil(minutes / DAY) * DAY - minutesOf(start)
}

/** Minutes after midnight up to which a night counts to the day before. */
const NIGHT = 6 * 60
/** No clock is ever changed by more. */
const CLOCK_CHANGE = 3 * 60

/**
 * Minutes from the end of one to the start of the other, whichever is first; negative where they overlap. Compared on the clocks
 * of the place, and as instants where zones differ, or where a change of the clocks could matter.
 */
export function gapBetween(left: Stretch, right: Stretch): number {
  const onClocks = gap(left, right, onClock)
  return isOneZone(left, right) && Math.abs(onClocks) > CLOCK_CHANGE ? onClocks : gap(left, right, hasZones(left, right) ? asInstant : onClock)
}

function gap(left: Stretch, right: Stretch, minuteOf: (stretch: Stretch) => number): number {
  const [from, to] = [minuteOf(left), minuteOf(right)]
  return Math.max(to - (from + trueLength(left)), from - (to + trueLength(right)))
}

/** True where the first begins before the second does. */
export function isBefore(left: Stretch, right: Stretch): boolean {
  return hasZones(left, right) ? asInstant(left) < asInstant(right) : onClock(left) < onClock(right)
}

function isOneZone(left: Stretch, right: Stretch): boolean {
  return left.timeZone === right.timeZone || !hasZones(left, right)
}

function hasZones(left: Stretch, right: Stretch): boolean {
  return left.timeZone !== undefined && right.timeZone !== undefined
}

export function onClock({ date, start }: Stretch): number {
  return dayCount(date) * DAY + minutesOf(start)
}

/** Minutes since 1970. On a day without a change of the clocks every minute is as far from midnight as it says. */
export function asInstant({ date, start, timeZone }: Stretch): number {
  if (timeZone === undefined) return onClock({ date, start, minutes: 0 })
  const { midnight, isPlain } = dayInZone(date, timeZone)
  return isPlain ? midnight + minutesOf(start) : remember(oddInstants, `${date} ${start} ${timeZone}`, () => instantIn(timeZone, date, minutesOf(start)) / 60_000)
}

function isPlainDay(date: Day, timeZone: string): boolean {
  return dayInZone(date, timeZone).isPlain
}

function dayInZone(date: Day, timeZone: string): DayInZone {
  return remember(midnights, `${date} ${timeZone}`, () => readDay(date, timeZone))
}

function readDay(date: Day, timeZone: string): DayInZone {
  const midnight = instantIn(timeZone, date, 0) / 60_000
  return { midnight, isPlain: instantIn(timeZone, addDays(date, 1), 0) / 60_000 - midnight === DAY }
}

interface DayInZone {
  midnight: number
  isPlain: boolean
}

/** A calendar compares the same few days with each other again and again, and reading a zone's clock is dear. */
const dayCounts = new Map<string, number>()
const midnights = new Map<string, DayInZone>()
const oddInstants = new Map<string, number>()
const MOST_REMEMBERED = 5000

export function dayCount(date: Day): number {
  return remember(dayCounts, date, () => daysBetween(EPOCH, date))
}

export function remember<Value>(known: Map<string, Value>, key: string, read: () => Value): Value {
  const value = known.get(key)
  if (value !== undefined) return value
  if (known.size >= MOST_REMEMBERED) known.clear()
  const fresh = read()
  known.set(key, fresh)
  return fresh
}
