import type { Day } from '@meander/sdk/contract/days'
import { format } from 'date-fns/format'
import { isValid } from 'date-fns/isValid'
import { parse } from 'date-fns/parse'

/** The day as a local date at noon, which no zone and no change of clocks moves to another day. */
export function localDate(day: Day | string): Date {
  return parse(`${day} 12`, 'yyyy-MM-dd HH', new Date(0))
}

/** The local calendar day of a moment. */
export function dayOf(date: Date): Day {
  return format(date, 'yyyy-MM-dd') as Day
}

/** A day in date-fns' letters, such as 'MMM d, yyyy'. */
export function formatDay(day: Day | string, pattern = 'MMM d, yyyy'): string {
  return format(localDate(day), pattern)
}

/** 'May 10, 2027 - May 16, 2027'; one day alone stands alone. */
export function formatDayRange(from: Day | null, to: Day | null): string {
  if (!from) return 'Dates not set'
  if (!isValid(localDate(from)) || (to && !isValid(localDate(to)))) return 'Invalid dates'
  return !to || to === from ? formatDay(from) : `${formatDay(from)} - ${formatDay(to)}`
}
