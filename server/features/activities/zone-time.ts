import { TZDate } from '@date-fns/tz'
import type { Day } from '@meander/sdk/contract/days'

/** The calendar day of an instant in a zone. */
export function dayIn(timeZone: string, instant: Date): Day {
  return new TZDate(instant.getTime(), timeZone).toISOString().slice(0, 10) as Day
}

/** The instant, in epoch milliseconds, of so many minutes after a day's midnight in a zone. */
export function instantIn(timeZone: string, day: Day, minutes: number): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new TZDate(year, month - 1, date, 0, minutes, timeZone).getTime()
}

/** How far the clocks of a zone are ahead of UTC at an instant, in minutes. */
export function offsetIn(timeZone: string, instant: number): number {
  return -new TZDate(instant, timeZone).getTimezoneOffset()
}

export function isTimeZone(name: string | undefined): name is string {
  if (name === undefined || name === '') return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
