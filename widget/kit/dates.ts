import { isDay, type Day } from '@meander/sdk/contract/days'
import { kept } from '@meander/sdk/contract/kept'
import { dates as texts } from '../i18n/en/dates.ts'
import { localeTag } from '../i18n/index.ts'
import { localDate } from './local-days.ts'

// What the chat needs of days stands in a file of its own.
export { dayOf, daysToCome, localDate } from './local-days.ts'

const LETTERS: Record<string, Intl.DateTimeFormatOptions> = {
  EEEE: { weekday: 'long' },
  EEE: { weekday: 'short' },
  MMMM: { month: 'long' },
  MMM: { month: 'short' },
  d: { day: 'numeric' },
  yyyy: { year: 'numeric' },
}

const PARTS = /E+|M+|d|y+/g

/**
 * A day in the letters of the Unicode standard, such as 'MMM d, yyyy'; each is what the browser says for it. The order and
 * the marks between are those of the United States; elsewhere the region puts the same parts as it is used to.
 */
export function formatDay(day: Day | string, pattern = 'MMM d, yyyy'): string {
  const date = localDate(day)
  const locale = localeTag()
  if (locale === 'en-US') return pattern.replace(PARTS, (letters) => numberOf(letters, date) ?? formatOf(locale, letters).format(date))
  return formatOf(locale, pattern).format(date)
}

/** The date and the year need no format, which takes long to make. */
function numberOf(letters: string, date: Date): string | null {
  return letters === 'd' ? String(date.getDate()) : letters.startsWith('y') ? String(date.getFullYear()) : null
}

/** A month has some forty days, each with its name. */
const formatOf = kept((locale: string, pattern: string) => new Intl.DateTimeFormat(locale, Object.assign({}, ...pattern.split(/\W+/).map((letters) => LETTERS[letters]))))

/** 'May 10, 2027 - May 16, 2027'; one day alone stands alone. */
export function formatDayRange(from: Day | null, to: Day | null): string {
  if (!from) return texts.notSet
  if (!isDay(from) || (to && !isDay(to))) return texts.invalid
  return !to || to === from ? formatDay(from) : `${formatDay(from)} - ${formatDay(to)}`
}
