import type { Day } from '@meander/sdk/contract/days'
import { isValid } from 'date-fns/isValid'
import { lightFormat } from 'date-fns/lightFormat'
import { localDate } from './local-days.ts'

// What needs no date-fns stands in a file of its own, so that the chat does without it.
export { dayOf, localDate } from './local-days.ts'

/**
 * A day in date-fns' letters, such as 'MMM d, yyyy'. The names of days and months come from the browser: with them
 * date-fns' light formatter does what its full one needs a fifth of the chat's weight for.
 */
export function formatDay(day: Day | string, pattern = 'MMM d, yyyy'): string {
  const date = localDate(day)
  return lightFormat(date, pattern.replace(/E{3,4}|M{3,4}/g, (letters) => `'${nameIn(date, letters)}'`))
}

/** 'May 10, 2027 - May 16, 2027'; one day alone stands alone. */
export function formatDayRange(from: Day | null, to: Day | null): string {
  if (!from) return 'Dates not set'
  if (!isValid(localDate(from)) || (to && !isValid(localDate(to)))) return 'Invalid dates'
  return !to || to === from ? formatDay(from) : `${formatDay(from)} - ${formatDay(to)}`
}

function nameIn(date: Date, letters: string): string {
  const width = letters.length === 4 ? 'long' : 'short'
  return date.toLocaleDateString('en-US', letters.startsWith('E') ? { weekday: width } : { month: width })
}
