import { isDay, type Day } from '@meander/sdk/contract/days'
import { localDate } from './local-days.ts'

// What the chat needs of days stands in a file of its own.
export { dayOf, localDate } from './local-days.ts'

const LETTERS: Record<string, Intl.DateTimeFormatOptions> = {
  EEEE: { weekday: 'long' },
  EEE: { weekday: 'short' },
  MMMM: { month: 'long' },
  MMM: { month: 'short' },
  d: { day: 'numeric' },
  yyyy: { year: 'numeric' },
}

/** A day in the letters of the Unicode standard, such as 'MMM d, yyyy'; each is what the browser says for it. */
export function formatDay(day: Day | string, pattern = 'MMM d, yyyy'): string {
  const date = localDate(day)
  return pattern.replace(/E+|M+|d|y+/g, (letters) => date.toLocaleDateString('en-US', LETTERS[letters]))
}

/** 'May 10, 2027 - May 16, 2027'; one day alone stands alone. */
export function formatDayRange(from: Day | null, to: Day | null): string {
  if (!from) return 'Dates not set'
  if (!isDay(from) || (to && !isDay(to))) return 'Invalid dates'
  return !to || to === from ? formatDay(from) : `${formatDay(from)} - ${formatDay(to)}`
}
