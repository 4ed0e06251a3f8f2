import { part, pattern } from '../language/pattern.ts'
import type { Day } from '@meander/sdk/contract/days'
import { yearOf } from './calendar.ts'
import type { CalendarMention, DateReading } from './date-mention.ts'
import { SPOKEN_COUNT } from './numbers.ts'
import type { Span } from './plain-text.ts'
import { MONTH, MONTH_OR_THIS, monthSaid, ORDINAL, ORDINAL_WORD, ordinalNumber, WEEKDAY, weekdayNumber, YEAR, yearSaid } from './date-words.ts'

/** What follows a number that is no day: '10 people', '7 pm', '5 nights', '3 star'. */
const COUNTED_THINGS = part`
  (?:people|persons?|adults?|kids?|child(?:ren)?|infants?|bab(?:y|ies)|seniors?|students?|of us|friends|others|pax|days?|nights?|weeks?|weekends?|
  hours?|hrs?|h\b|minutes?|mins?|months?|years?|yrs?|rooms?|beds?|stars?|bags?|guests|travell?ers|tickets?|seats?|passengers|couples|km|miles|k\b|
  grand|euros?|dollars?|pounds?|bucks|usd|eur|gbp|percent|o'clock|[ap]\.?m\b|(?<=\b12\s*)noon|or so|times?)
`
const NO_COUNT = `(?!\\d)(?!\\s*(?:[:%$€£]|(?:st|nd|rd|th)\\b))(?!\\s*(?:(?:-|to|or)\\s*\\d{1,2}\\s*)?-?\\s*${COUNTED_THINGS})(?![.,]\\d)(?!\\s*-\\s*\\d{1,2}(?::\\d\\d)?\\s*[ap]\\.?m)`
const NO_DAY_AFTER = part`
  (?!['’]|\s+(?:one|ones|option|choice|time|times|class|floor|century|birthday|anniversary|day|days|night|week|weeks|weekend|half|person|stop|city|
  place|thing|part|trip|visit|hotel|activity|street|st\b|avenue|ave\b|arrondissement|district|grade|grader|of all|quarter|qtr|edition|level|leg)|
  \s*(?:or|and|to|-|\/)\s*(?:the\s+)?(?:\d(?:st|nd|rd|th)|second|third|fourth|last)\s+weeks?\b)
`

/** 'In June, 3 sisters': behind a comma a number is a day only where no noun follows. */
const NO_LIST = `(?:(?<!,\\s*)|(?=(?:\\d{1,2}|${SPOKEN_COUNT}\\b)\\s*(?:$|[^\\p{L}\\s]|(?:to|until|till|through|thru|and|or|for|in|at|please|from|with|we|i|is|as|if)\\b)))`
const JOINED = '(?:-|to|until|till|through|thru|and)'

const FORMS = [
  `(?<iso>(?:19|20)\\d{2}(?<isoMark>[-/.])\\d{1,2}\\k<isoMark>\\d{1,2})(?!\\d)(?:t\\d{2}:\\S*)?`,
  '(?<compact>20\\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01]))(?!\\d)',
  '(?<first>\\d{1,2})\\s?(?<mark>[/.-])\\s?(?<second>\\d{1,2})\\s?\\k<mark>\\s?(?<numberYear>\\d{4}|\\d{2})(?![\\d/%:]|-\\d+(?![\\d./-]))',
  part`
    (?<short>\d{1,2})\s?/\s?(?<shortSecond>\d{1,2})(?![\d/%:]|-\d*(?!st|nd|rd|th)[a-z]|\s*(?:of|stars?|an? |days?|hours?|price|pm|am|scores?|hotels?|rat(?:ed|ings?)|reviews?|
    people|persons?|guests|pax|adults|kids|of (?:us|you|them)|
    restaurants?|mile|memorial|museum|attacks|years?|yrs?|year-old|months?|weeks?|nights?|${MONTH})\b)
  `,
  '(?<dotted>\\d{1,2})\\.(?<dottedSecond>\\d{1,2})\\.(?=\\s*(?:-|to\\b|until\\b|till\\b|bis\\b|\\d|[,;)!?]|$)|\\s+\\p{L})',
  part`
    (?<dayOrdinal>${ORDINAL}|\d{1,2})(?:\s+(?:day\s+)?of|
    [\s-]*)?[\s-]*(?:the\s+)?(?<dayMonth>${MONTH_OR_THIS})(?![\w])(?:[\s,-]*(?:of\s+)?(?<dayYear>${YEAR}|
    (?<=\s)\d{2}(?=\s*(?:$|[.;!?)]|-\s?\d|to\b|until\b|till\b))))?
  `,
  part`
    (?<monthFirst>${MONTH_OR_THIS})[\s,-]*(?:the\s+)?(?<monthDay>${ORDINAL}|
    ${NO_LIST}(?:\d{1,2}|${SPOKEN_COUNT}\b)${NO_COUNT})(?!\w)${NO_DAY_AFTER}(?:[\s,]*(?:of\s+|in\s+)?(?<monthYear>${YEAR}))?
  `,
  part`
    (?<ordinal>\d{1,2}\s?(?:st|nd|rd|th)\b|(?:(?<=\b(?:on|until|till|by|from|through|and|to|return(?:ing)?|back|home|leav(?:e|ing)|depart(?:ing)?|
    arriv(?:e|ing))\s+the\s+|\b(?:sun|mon|tues|wednes|thurs|fri|satur)day,?\s+(?:the\s+)?)${ORDINAL_WORD}\b(?!\s+(?:early\s+|late\s+)?(?:morning|afternoon|evening)))|
    (?<=${MONTH}\.?\s+(?:the\s+)?${ORDINAL_WORD}\s*${JOINED}\s*(?:the\s+)?)${ORDINAL_WORD}\b|
    ${ORDINAL_WORD}(?=\s*(?:-|to|until|till|through|thru|and)\s*(?:the\s+)?(?:${ORDINAL_WORD}|
    \d{1,2}(?:st|nd|rd|th)?)\s+(?:of\s+)?${MONTH}\b))${NO_DAY_AFTER}(?:,\s(?<ordinalYear>20\d{2})(?!\d))?
  `,
  `(?<plain>\\d{1,2})${NO_COUNT}(?![\\w])(?:,?\\s(?<plainYear>20\\d{2})(?![\\w,.]\\d|\\s?(?:euros?|dollars?|pounds?|usd|eur|gbp|people)))?`,
]
const CALENDAR = pattern('gu')`
  (?:(?<weekday>${WEEKDAY})\b(?:\s+(?:early\s+|late\s+)?(?:morning|afternoon|evening|night)\b)?[.,]?\s*(?:the\s+|
  ,\s*)?)?(?:${FORMS.map((form) => `(?:${form})`).join('|')})(?<weekdayAfter>\s*(?:\(\s*|,\s+)${WEEKDAY}\b\)?)?
`
/** 'Booking ref 12/05', 'order no. 4-11-2027': what a number is of. */
const NUMBERED = /\b(?:ref(?:erence)?|pnr|invoice|code|id|(?:order|booking|reservation|confirmation|ticket|case|policy|passport|phone|tel|customer|account)(?:\s+(?:no|number|nr|code|ref(?:erence)?|id))|(?:no|nr)\.)\W{0,3}(?:is\s+)?(?:#\s?)?$/
const RATED = /\b(?:rat(?:ed|ing|e)|scores?|scored|give (?:it|them)|review(?:ed|s)?)\b[^.;]{0,20}$/

const DAY_BEFORE = /\b(?:from|on|until|till|to|by|between|and|starting|arriv\w+|leav\w+|depart\w*|return\w*|back|check(?:ing)?[- ]?(?:in|out)|the|dates?:?)\s+$|-\s?$/
const DAY_AFTER = /^\s*(?:-|to|until|till|through|and|bis|au|al)\s*\d/

/** 'We arrive at 6, Sunday we leave', 'he is 2 1/2', and a bar that is open 24/7, which beside another day is the 24th of July. */
function isOfAnother(text: string, { 0: words, index, groups = {} }: RegExpExecArray): boolean {
  const before = text.slice(Math.max(0, index - 8), index)
  if (groups.short === '24' && groups.shortSecond === '7') return !DAY_BEFORE.test(text.slice(Math.max(0, index - 14), index)) && !DAY_AFTER.test(text.slice(index + words.trimEnd().length))
  return groups.plain !== undefined ? /\bat\s+$/.test(before) : groups.short === '1' && /^[2-4]$/.test(groups.shortSecond ?? '') && /\d\s+$/.test(before)
}

type Groups = Record<string, string | undefined>
type Written = Pick<CalendarMention, 'day' | 'month' | 'year' | 'bare'>

/** Days of the calendar in the order in which they stand: ISO, '14 March 2027', 'May the 10th', '8/10', '10.8.', 'the 3rd'. */
export function findCalendarDays(text: string, reading: DateReading): CalendarMention[] {
  const dayFirst = orderOfFigures(text) ?? reading.dayFirst
  return [...text.matchAll(CALENDAR)].flatMap((match) => {
    const { groups = {}, index } = match
    const weekday = groups.weekday ?? groups.weekdayAfter?.replace(/[^a-z]/g, '')
    const from = index
    // A number inside another ('$600', 'v1.2', '2027') is no day; the second half of '10-16' is.
    if (isInsideANumber(text, from, groups.dayMonth !== undefined) || RATED.test(text.slice(Math.max(0, from - 30), from)) || (groups.dayMonth === undefined && groups.monthFirst === undefined && NUMBERED.test(text.slice(Math.max(0, from - 40), from))) || isOfAnother(text, match)) return []
    const written = readWritten(groups, dayFirst, reading.today)
    if (written === null || written.day < 1 || written.day > (groups.dayMonth === undefined ? 31 : 39)) return []
    const mention = { kind: 'calendar' as const, ...written, weekday: weekday === undefined ? null : weekdayNumber(weekday) }
    return [{ ...mention, bare: written.bare && weekday === undefined && !isDayAlone(text, { from, to: from + match[0].trimEnd().length }), from, to: from + match[0].trimEnd().length }]
  })
}

/** 'On 15' and nothing more: a number that only a day can be. */
function isDayAlone(text: string, { from, to }: Span): boolean {
  return /\b(?:on|arriv(?:e|ing)|leav(?:e|ing)|return(?:ing)?|back(?: on)?)\s+$/.test(text.slice(Math.max(0, from - 12), from)) && /^\s*(?:$|[.,;!?)]|please\b|for \w+ (?:days|nights|weeks)\b)/.test(text.slice(to))
}

function isInsideANumber(text: string, from: number, hasMonth: boolean): boolean {
  const before = text.slice(Math.max(0, from - 1), from)
  if (!/[\p{L}\d$€£¥₹#.,/'-]$/u.test(before)) return false
  const left = text.slice(Math.max(0, from - 16), from)
  if (before === ',' || before === '.') return /\d.$/.test(left) && !/\d\.\d{1,2}\.$/.test(left)
  // '5/6 May' are two days.
  if (before === '/' && hasMonth && /(?:^|[^\d/.])\d{1,2}.$/.test(left)) return false
  return !(before === '-' && /(?:\d(?:st|nd|rd|th)?|[a-z]{3}\.?|[\s#]|^)-+$/.test(left))
}

/** '15/10' can only be the day first, and then '8/10' beside it is too. */
function orderOfFigures(text: string): boolean | null {
  for (const [, first, second] of text.matchAll(/(?<![\d/.-])(\d{1,2})[/.-](\d{1,2})(?:[/.-]\d{2,4})?(?![\d/])/g)) {
    if (Number(first) > 12 && Number(first) <= 31 && Number(second) <= 12) return true
    if (Number(second) > 12 && Number(second) <= 31 && Number(first) <= 12) return false
  }
  return null
}

function readWritten(groups: Groups, dayFirst: boolean, today: Day): Written | null {
  const whole = groups.iso ?? groups.compact?.replace(/(....)(..)(..)/, '$1-$2-$3')
  if (whole !== undefined) {
    const [year = 0, month = 0, day = 0] = whole.split(/[-/.]/).map(Number)
    return { year, month, day, bare: false }
  }
  const month = groups.dayMonth ?? groups.monthFirst
  if (month !== undefined) {
    const said = monthSaid(month, today)
    const day = ordinalNumber(groups.dayOrdinal ?? groups.monthDay ?? '')
    return { day, month: said.month, year: yearSaid(nearYear(groups.dayYear, today) ?? groups.monthYear, today) ?? said.year, bare: false }
  }
  if (groups.first !== undefined) return readFigures([groups.first, groups.second], { dayFirst: dayFirst || groups.mark === '.', year: yearSaid(groups.numberYear, today) })
  if (groups.short !== undefined) return readFigures([groups.short, groups.shortSecond], { dayFirst, year: null })
  if (groups.dotted !== undefined) return readFigures([groups.dotted, groups.dottedSecond], { dayFirst: true, year: null })
  return { day: ordinalNumber(groups.ordinal ?? groups.plain ?? ''), month: null, year: yearSaid(groups.plainYear ?? groups.ordinalYear, today), bare: groups.ordinal === undefined }
}

/** '14th April 27' says the year, where it is one that people plan for. */
function nearYear(said: string | undefined, today: Day): string | undefined {
  if (said === undefined || said.length !== 2) return said
  const ahead = 2000 + Number(said) - yearOf(today)
  return ahead >= 0 && ahead <= 3 ? said : undefined
}

function readFigures(figures: (string | undefined)[], { dayFirst, year }: { dayFirst: boolean; year: number | null }): Written | null {
  const [first = 0, second = 0] = figures.map(Number)
  const leadingDay = first > 12 || (second <= 12 && dayFirst)
  const month = leadingDay ? second : first
  return month < 1 || month > 12 ? null : { day: leadingDay ? first : second, month, year, bare: false }
}
