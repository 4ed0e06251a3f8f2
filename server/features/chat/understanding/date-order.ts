import { MONTH, WEEKDAY, weekdayNumber } from './date-words.ts'
import { readCount } from './numbers.ts'
import type { Rewriting } from './rewritten-text.ts'

const MONTH_NAMES = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december']
const TENS = '(?:twenty|thirty)(?:[\\s-](?:one|two|three|four|five|six|seven|eight|nine))?'
const JOINT = '(?:-|to|until|till|thru|through|and|&)'
const ORDINAL_DAY = '\\d{1,2}(?:st|nd|rd|th)?'

/** A month told by its number, as in '3/2027'. */
function named(month: string | undefined): string | null {
  return MONTH_NAMES[Number(month) - 1] ?? null
}

/** Dates in an order of their own, put into the usual one: '2027, November', '3/2027', 'next week Friday', 'June from the 3rd to the 9th'. */
export const REORDERED: readonly Rewriting[] = [
  [new RegExp(`\\b(?:two thousand(?: and)? |twenty[\\s-])(?<tens>${TENS})\\b(?!\\s+(?:people|euros|dollars|pounds))`, 'g'), ({ groups }) => `20${readCount(groups?.tens) ?? ''}`],
  [new RegExp(`(?<![\\d/.-])(?<!${MONTH}\\.?\\s\\d{1,2}(?:st|nd|rd|th)?,?\\s)(?<year>20\\d{2})(?:[-/.]|,?\\s)(?<month>${MONTH})(?:\\.?[-/.]|\\.?,?\\s)(?<day>\\d{1,2})(?![\\d:])`, 'g'), ({ groups }) => `${groups?.day ?? ''} ${groups?.month ?? ''} ${groups?.year ?? ''}`],
  [new RegExp(`(?<![\\d/.,$€£-])(?<!${MONTH}\\.?,?\\s)(?<!${MONTH}\\.?\\s\\d{1,2}(?:st|nd|rd|th)?,?\\s)(?<year>20\\d{2})\\s?,?\\s(?<month>(?!may\\b|mar\\b|march\\s+[a-z])${MONTH})\\b(?!\\s*\\d)`, 'g'), ({ groups }) => `${groups?.month ?? ''} ${groups?.year ?? ''}`],
  [new RegExp(`(?<=\\b${MONTH})\\s+,\\s*(?=20\\d{2}\\b)`, 'g'), () => ' '],
  [/(?<![\d/.,$€£-])(?<month>0?[1-9]|1[0-2])\s?[/.-]\s?(?<year>20\d{2})(?![\d/.:-]|\s?(?:euros?|dollars?|pounds?|€|\$|£))/g, ({ groups }) => `${named(groups?.month) ?? ''} ${groups?.year ?? ''}`],
  [/(?<![\d/.,$€£-])(?<year>20\d{2})\s?[/-]\s?(?<month>0[1-9]|1[0-2])(?![\d/.:-]|\s?(?:-|to|euros?|dollars?|pounds?|€|\$|£))/g, ({ groups }) => `${named(groups?.month) ?? ''} ${groups?.year ?? ''}`],
  // '06.05 - 09.05.2027' and '2027-05-06/2027-05-09'.
  [/(?<=(?<![\d.,])\d{1,2}\.\d{1,2})(?=\s*(?:-|to|bis|until|till)\s*\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})?(?!\d))/g, () => '.'],
  [/(?<=\d{4}-\d{2}-\d{2})\s*\/\s*(?=\d{4}-\d{2}-\d{2})/g, () => ' to '],
  // 'May.5.2027' and '5 5 2027'.
  [new RegExp(`\\b(?<month>${MONTH})\\.(?<day>\\d{1,2})\\.(?=20\\d{2}\\b)`, 'g'), ({ groups }) => `${groups?.month ?? ''} ${groups?.day ?? ''} `],
  [/(?<![\d.,/-]|\d\s)(?<first>\d{1,2}) (?<second>\d{1,2}) (?<year>20\d{2})(?![\d.,/-]|\s?\d)/g, ({ groups }) => (isDayAndMonth(groups) ? `${groups?.first ?? ''}/${groups?.second ?? ''}/${groups?.year ?? ''}` : null)],
  // 'Late 2027', 'mid-2027', 'end of year', 'in half a year'.
  [/\b(?<part>early|mid|late)[\s-]+(?<year>20\d{2})\b(?![-/]\d)/g, ({ groups }) => `${groups?.part ?? ''} of ${groups?.year ?? ''}`],
  [/\b(?:end of (?=(?:year|month)\b)|(?:year|month)[\s-]end\b|eo[ym]\b)/g, ([words]) => (words.startsWith('end') ? 'end of the ' : `end of the ${/y/.test(words) ? 'year' : 'month'}`)],
  [/\bhalf a year\b/g, () => 'six months'],
  // 'Jan/1'.
  [new RegExp(`(?<=\\b${MONTH})/(?=\\d{1,2}\\b(?!/))`, 'g'), () => ' '],
  // 'On 4.22', 'the 22.4': only a day can stand there.
  [/(?<=\b(?:on|dates?:?|day:?)\s+)(?<first>\d{1,2})[.-](?<second>\d{1,2})(?![\d.:/%-]|\s*(?:[ap]\.?m|stars?|days?|nights?|people|euros?|million|km|miles))/g, ({ groups }) => (isDayAndMonth(groups) ? `${groups?.first ?? ''}/${groups?.second ?? ''}` : null)],
  // 'Dec2027'.
  [new RegExp(`(?<=(?<![a-z])${MONTH})(?=20\\d{2}\\b)`, 'g'), () => ' '],
  // '5/Mar/2027'.
  [new RegExp(`(?<![\\w/])(?<day>\\d{1,2})[/.](?<month>${MONTH})[/.](?<year>20\\d{2}|\\d{2})\\b`, 'g'), ({ groups }) => `${groups?.day ?? ''} ${groups?.month ?? ''} ${Number(groups?.year) < 100 ? '20' : ''}${groups?.year ?? ''}`],
  // 'Fri to Mon, 3rd to 6th April' says one stretch twice.
  [new RegExp(`\\b${WEEKDAY}\\s*${JOINT}\\s*${WEEKDAY}\\s*[,(:]?\\s*(?:the\\s+)?(?=(?:${MONTH}\\s+)?${ORDINAL_DAY}\\s*${JOINT})`, 'g'), () => 'from '],
  [new RegExp(`(?<=\\b(?:${MONTH}\\s+${ORDINAL_DAY}|${ORDINAL_DAY}\\s+(?:of\\s+)?${MONTH})\\s*)[,(]\\s*${WEEKDAY}\\s*${JOINT}\\s*${WEEKDAY}\\b\\)?`, 'g'), () => ' '],
  // 'June from the 3rd to the 9th', 'in June, 3rd to 9th'.
  [new RegExp(`\\b(?<month>${MONTH})\\b(?<year>\\s+20\\d{2})?\\s*[,:;(]?\\s*(?:(?:from|between)\\s+(?:the\\s+)?(?<left>${ORDINAL_DAY})|(?:the\\s+)?(?<bare>\\d{1,2}(?:st|nd|rd|th)|(?<=\\()\\d{1,2}))\\s*(?<joint>${JOINT})\\s*(?:the\\s+)?(?<right>${ORDINAL_DAY})(?![\\w:]|\\s*(?:of\\b|[ap]\\.?m\\b|${MONTH}\\b))`, 'g'), ({ groups }) =>
    `from ${groups?.left ?? groups?.bare ?? ''} ${groups?.month ?? ''}${groups?.year ?? ''} to ${groups?.right ?? ''} ${groups?.month ?? ''}${groups?.year ?? ''}`],
  // '3, 4 and 5 June', 'June 3, 4 and 5': the days between are part of the stretch.
  [new RegExp(`(?<!\\d)(?<first>${ORDINAL_DAY})(?:\\s*[,/]\\s*${ORDINAL_DAY})*\\s*(?:,|/|,?\\s*(?:and|&))\\s*(?<last>${ORDINAL_DAY})\\s+(?:of\\s+)?(?<month>${MONTH})\\b`, 'g'), ([run]) => runOf(run, (first, last, month) => `${first} - ${last} ${month}`)],
  [new RegExp(`\\b(?<month>${MONTH})\\s+(?:the\\s+)?(?<first>${ORDINAL_DAY})(?:\\s*[,/]\\s*${ORDINAL_DAY})*(?:\\s*[,/]\\s*|,?\\s*(?:and|&)\\s*)(?:the\\s+)?(?<last>${ORDINAL_DAY})(?![\\w:/.]|\\s*(?:[ap]\\.?m\\b|${MONTH}|of\\b|adults|people|kids|nights|days|children))`, 'g'), ([run]) => runOf(run, (first, last, month) => `${month} ${first} - ${last}`)],
  [new RegExp(`\\b(?<left>${WEEKDAY})\\s*,\\s*(?:${WEEKDAY}\\s*,\\s*)*(?:${WEEKDAY}\\s*,?\\s*)?(?:and|&)\\s*(?<right>${WEEKDAY})\\b`, 'g'), ([run]) => runOfWeekdays(run)],
  // 'Next week Friday', 'next week from Wednesday to Friday', 'Wednesday to Friday next week'.
  [new RegExp(`\\b(?<which>next|this|(?:the\\s+)?following|(?:the\\s+)?coming)\\s+week,?\\s+(?:(?:on|from|between)\\s+)?(?<left>${WEEKDAY})(?:\\s*(?<joint>${JOINT})\\s*(?<right>${WEEKDAY}))?\\b`, 'g'), ({ groups }) => weekdaysOf(groups)],
  [new RegExp(`\\b(?<left>${WEEKDAY})\\s*(?<joint>${JOINT})\\s*(?<right>${WEEKDAY})\\s+(?:of\\s+|the\\s+)*(?<which>next|this|following|coming)\\s+week\\b`, 'g'), ({ groups }) => weekdaysOf(groups)],
]

type Groups = Record<string, string | undefined> | undefined

function isDayAndMonth(groups: Groups): boolean {
  const [first = 0, second = 0] = [Number(groups?.first), Number(groups?.second)]
  return first >= 1 && second >= 1 && Math.min(first, second) <= 12 && Math.max(first, second) <= 31
}

/** Only days that follow one another run from the first to the last. */
function runOf(run: string, written: (first: number, last: number, month: string) => string): string | null {
  const days = [...run.matchAll(/\d+/g)].map(([day]) => Number(day))
  const [month = ''] = new RegExp(MONTH).exec(run) ?? []
  const [first = 0] = days
  const last = days.at(-1) ?? 0
  return days.every((day, at) => day === first + at) ? written(first, last, month) : null
}

function runOfWeekdays(run: string): string | null {
  const days = [...run.matchAll(new RegExp(WEEKDAY, 'g'))].map(([name]) => weekdayNumber(name))
  const [first = 0] = days
  return days.every((day, at) => day === (first + at) % 7) ? `${WEEKDAYS[first] ?? ''} to ${WEEKDAYS[days.at(-1) ?? 0] ?? ''}` : null
}

function weekdaysOf(groups: Groups): string {
  const { which = '', left = '', right } = groups ?? {}
  const week = `of ${which.startsWith('this') ? 'this' : 'next'} week`
  return right === undefined ? `${full(left)} ${week}` : `from ${full(left)} ${week} to ${full(right)} ${week}`
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

function full(weekday: string): string {
  return WEEKDAYS[weekdayNumber(weekday)] ?? weekday
}
