import { part } from '../language/pattern.ts'
import type { Day } from '@meander/sdk/contract/days'
import { addMonths, monthOf, yearOf } from './calendar.ts'
import { readCount } from './numbers.ts'

/** The classes of words that dates are made of: patterns to build longer ones with (no group of their own), and what each word says. */

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
export const MONTH = part`
  (?:jan(?:uary|[a-z]{2,4}ry)?|feb(?:r?uary|[a-z]{2,5}y|r)?|mar(?:ch)?|apr(?:il|ill)?|may|june?|july?|aug(?:u?st|[a-z]{1,2}st)?|
  sep(?:t?e?(?:mb?|b)e?r|temeber|tmeber|t)?|oct(?:o?be?r)?|nov(?:e?(?:mb?|b)e?r)?|dec(?:e?(?:mb?|b)e?r)?)
`

export function monthNumber(name: string): number {
  return MONTHS.indexOf(name.slice(0, 3)) + 1
}

const WEEKDAYS = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa']
/** The first form is sure, the second ('sat', 'sun', 'wed') also an ordinary word. */
export const FULL_WEEKDAY = '(?:(?:mon|tues|wednes|wensd?e?s?|thurs|fri|satur|sun)day|tues?|thu(?:rs?)?|weds|fri)'
export const WEEKDAY = '(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday|s)?|wensday|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)'

const WEEKDAY_FORMS = ['sunday|sun', 'monday|mon', 'tuesday|tues|tue', 'wednesday|weds|wed', 'thursday|thurs|thur|thu', 'friday|fri', 'saturday|sat']

/** How that day of the week is written, for use in an alternation; 0 is Sunday. */
export function formsOfWeekday(number: number): string {
  return WEEKDAY_FORMS[number] ?? ''
}

/** 0 is Sunday. */
export function weekdayNumber(name: string): number {
  return WEEKDAYS.indexOf(name.slice(0, 2))
}

const UNITS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']
const TEENS = ['tenth', 'eleventh', 'twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth', 'nineteenth']
const ORDINALS = new Map<string, number>([
  ...UNITS.map((word, at): [string, number] => [word, at + 1]),
  ...TEENS.map((word, at): [string, number] => [word, at + 10]),
  ['twentieth', 20],
  ...UNITS.map((word, at): [string, number] => [`twenty${word}`, at + 21]),
  ['thirtieth', 30],
  ['thirtyfirst', 31],
])
/** '14th', 'fourteenth', 'twenty-first'. */
export const ORDINAL_WORD = `(?:(?:twenty|thirty)[\\s-]?(?:${UNITS.join('|')})|${[...UNITS, ...TEENS].join('|')}|twentieth|thirtieth)`
export const ORDINAL = `(?:\\d{1,2}\\s?(?:st|nd|rd|th)\\b|${ORDINAL_WORD}\\b)`

/** How that ordinal is written, for use in an alternation: 'second|2nd'. */
export function formsOfOrdinal(number: number): string {
  const word = [...ORDINALS].find(([, value]) => value === number)?.[0]
  return `${word === undefined ? '' : `${word.replace(/^(twenty|thirty)(?=.)/, '$1[\\s-]?')}|`}${number}(?:st|nd|rd|th)`
}

export function ordinalNumber(text: string): number {
  const figures = /^\d+/.exec(text)
  return figures === null ? (ORDINALS.get(text.replace(/[\s-]/g, '')) ?? readCount(text) ?? 0) : Number(figures[0])
}

/** A year as it is written after a date; 'next year' is one too. */
export const YEAR = "(?:(?:19\\d\\d|20[0-4]\\d)(?!\\d|\\s?(?:dollars?|usd|eur|euros?|gbp|pounds?|bucks|cad|aud|people|or less|max|tops|total|altogether|at most|in (?:total|all)|between (?:us|the)|budget|ceiling|limit|each|per|pp|k\\b))|'\\d{2}(?!\\d)|(?:this|next)\\s+year)"

/** '2027', "'27" and 'next year'. */
export function yearSaid(text: string | undefined, today: Day): number | null {
  if (text === undefined || text === '') return null
  if (text.endsWith('year')) return yearOf(today) + (text.startsWith('next') ? 1 : 0)
  const year = Number(text.replace("'", ''))
  return year < 100 ? 2000 + year : year
}

/** A month by its name, or as 'this month', 'next month', 'the month'. */
export const MONTH_OR_THIS = `(?:${MONTH}(?:\\b\\.?|(?=\\d))|(?:this|next|the following)\\s+month|the\\s+month)`

/** Which month a word of that class says; the year too where it is told from today. */
export function monthSaid(text: string, today: Day): { month: number; year: number | null } {
  if (!text.endsWith('month')) return { month: monthNumber(text), year: null }
  const day = addMonths(today, /^(?:next|the following)/.test(text) ? 1 : 0)
  return { month: monthOf(day), year: yearOf(day) }
}
