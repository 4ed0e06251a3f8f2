import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import { kept } from '@meander/sdk/contract/kept'

/** When something is, in minutes since 1970. */
export interface PlainTimes {
  /** As the clocks of its place show it, as if those were at Greenwich. */
  clockFrom: number
  clockTo: number
  /** As instants, where its zone is known; else the same. */
  from: number
  to: number
  /** False of an hour that the clocks leave out that night. */
  isShown: boolean
}

const MINUTES = 60_000
const DAY = 1440

/** Start and end, reckoned from the calendar alone. What lasts whole days ends with the last of them. */
export function plainTimes({ date, start, minutes, timeZone }: { date: Day; start: TimeOfDay; minutes: number; timeZone: string | undefined }): PlainTimes {
  const clockFrom = Date.parse(`${date}T${start}:00Z`) / MINUTES
  const clockTo = minutes < DAY ? clockFrom + minutes : Date.parse(`${date}T00:00:00Z`) / MINUTES + Math.ceil(minutes / DAY) * DAY
  if (timeZone === undefined) return { clockFrom, clockTo, from: clockFrom, to: clockTo, isShown: true }
  const from = instantAt(clockFrom, timeZone)
  const isShown = from + aheadAt(from, timeZone) === clockFrom
  if (minutes >= DAY) return { clockFrom, clockTo, from, to: instantAt(clockTo, timeZone), isShown }
  const to = from + minutes
  return { clockFrom, clockTo: to + aheadAt(to, timeZone), from, to, isShown }
}

/** The day that it is in a zone. */
export function dayAt(now: Date, timeZone: string): string {
  return clockOf(timeZone).format(now).slice(0, 10)
}

/** The instant at which the clocks of a zone show that; tried with the zone's offset before and after it. */
function instantAt(clock: number, timeZone: string): number {
  const first = clock - aheadAt(clock, timeZone)
  return clock - aheadAt(first, timeZone)
}

/** By how many minutes a zone's clocks are ahead of Greenwich at an instant. */
function aheadAt(instant: number, timeZone: string): number {
  const shown = clockOf(timeZone).format(instant * MINUTES)
  return Date.parse(`${shown.replace(' ', 'T')}Z`) / MINUTES - instant
}

const clockOf = kept((timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }))
