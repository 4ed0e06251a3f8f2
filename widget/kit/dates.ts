import type { Day } from '@meander/sdk/contract/days'
import { format } from 'date-fns/format'
import { isValid } from 'date-fns/isValid'
import { localDate } from './local-days.ts'

// What needs no date-fns stands in a file of its own, so that the chat does without it.
export { dayOf, localDate } from './local-days.ts'

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
