import { pattern } from '../language/pattern.ts'
import { MONTH, WEEKDAY, weekdayNumber } from './date-words.ts'
import type { Rewriting } from './rewritten-text.ts'

const JOINT = '(?:-|to|until|till|thru|through|and|&)'
const ORDINAL_DAY = '\\d{1,2}(?:st|nd|rd|th)?'

/** Dates in an order of their own, put into the usual one: '2027, November', 'next week Friday', 'June from the 3rd to the 9th'. */
export const REORDERED: readonly Rewriting[] = [
  [pattern('g')`
    (?<![\d/.,$€£-])(?<!${MONTH}\.?,?\s)(?<!${MONTH}\.?\s\d{1,2}(?:st|nd|rd|th)?,?\s)(?<year>20\d{2})\s?,?\s(?<month>(?!may\b|mar\b|
    march\s+[a-z])${MONTH})\b(?!\s*\d)
  `, ({ groups }) => `${groups?.month ?? ''} ${groups?.year ?? ''}`],
  [new RegExp(`(?<=\\b${MONTH})\\s+,\\s*(?=20\\d{2}\\b)`, 'g'), () => ' '],
  [/(?<![\d/.,$€£-])(?<year>20\d{2})\s?,?\s(?<season>spring|summer|autumn|fall|winter)\b/g, ({ groups }) => `${groups?.season ?? ''} ${groups?.year ?? ''}`],
  [/\b(?<season>spring|summer|autumn|fall|winter)\s'?(?<year>2[6-9]|3\d)\b(?=\s*(?:$|[,;!?)]|\.(?!\d)|for\b|with\b|in\b))/g, ({ groups }) => `${groups?.season ?? ''} 20${groups?.year ?? ''}`],
  // 'First to last day of September', 'mid-month'.
  [pattern('g')`
    \b(?:the\s+)?first\s+(?:day\s+)?(?:to|until|till|through)\s+(?:the\s+)?last\s+day\s+of\s+(?:this\s+)?(?<month>${MONTH}\b(?:,?\s+20\d{2}\b)?)
  `, ({ groups }) => `1 ${groups?.month ?? ''} - the last day of ${groups?.month ?? ''}`],
  [/\b(?<part>mid|early|late)[\s-]month\b/g, ({ groups }) => `${groups?.part === 'mid' ? 'middle' : groups?.part ?? ''} of the month`],
  // 'The weekend but one', 'w/e 9 May', 'any day in July'.
  [/\b(?:the\s+)?next\s+(?<unit>week-?end|week|month)\s+but\s+one\b/g, ({ groups }) => `${groups?.unit ?? ''} after next`],
  [new RegExp(`\\bw/e\\s+(?=(?:the\\s+)?(?:${ORDINAL_DAY}|${MONTH})\\b)`, 'g'), () => 'the week ending '],
  [pattern('g')`
    \bany (?:one )?(?:day|date)s?\s+(?=(?:in|of|during)\s+(?:(?:early|mid|late|next|the)\s+)*(?:${MONTH}|month|week)\b)
  `, () => 'any time '],
  // 'Late 2027', 'mid-2027', 'end of year', 'in half a year'.
  [/\b(?<part>early|mid|late)[\s-]+(?<year>20\d{2})\b(?![-/]\d)/g, ({ groups }) => `${groups?.part ?? ''} of ${groups?.year ?? ''}`],
  [/\b(?:end of (?=(?:year|month)\b)|(?:year|month)[\s-]end\b|eo[ym]\b)/g, ([words]) => (words.startsWith('end') ? 'end of the ' : `end of the ${/y/.test(words) ? 'year' : 'month'}`)],
  [/\bhalf a year\b/g, () => 'six months'],
  // 'Second to last', 'next-to-last', 'last but one' are one place.
  [pattern('g')`
    \b(?:(?:second|2nd|next)[\s-]+(?:to[\s-]+)?(?:the[\s-]+)?last|last[\s-]but[\s-]one|
    second[\s-]from[\s-](?:the[\s-])?last)\b(?=[\s-]+(?:week|w(?:ee)?k-?\s?end|day|mon|tue|wed|thu|fri|sat|sun))
  `, () => 'penultimate'],
  // 'Next month on the 4th', 'next month from the 4th to the 9th', 'from 4 to 9 in next month', 'June on the 4th'.
  [pattern('g')`
    \b(?<month>(?:this|next|the\s+following)\s+month)\s*,?\s+(?:(?:on|from|between)\s+)?(?:the\s+)?(?<left>\d{1,2}(?:st|nd|rd|th)|
    (?<=\b(?:from|between)\s+(?:the\s+)?)\d{1,2})(?:\s*${JOINT}\s*(?:the\s+)?(?<right>${ORDINAL_DAY}))?(?![\w:/.]|
    \s*(?:of\b|[ap]\.?m\b|${MONTH}\b|birthday|anniversary))
  `, ({ groups }) =>
    `from the ${groups?.left ?? ''}${groups?.right === undefined ? '' : ` to the ${groups.right}`} of ${groups?.month ?? ''}`],
  [new RegExp(`(?<=\\b\\d{1,2}(?:st|nd|rd|th)?\\s*${JOINT}\\s*(?:the\\s+)?${ORDINAL_DAY}|\\d(?:st|nd|rd|th))\\s+in\\s+(?=(?:this|next|the\\s+following)\\s+month\\b|${MONTH}\\b)`, 'g'), () => ' of '],
  [new RegExp(`(?<=\\b${MONTH}),?\\s+on\\s+the\\s+(?=\\d{1,2}(?:st|nd|rd|th)\\b)`, 'g'), () => ' '],
  // 'June, the first week'.
  [pattern('g')`
    \b(?<month>${MONTH})(?<year>\s+20\d{2})?,?\s+(?:in\s+)?(?:the\s+)?(?<part>(?:first|second|third|fourth|last|1st|2nd|3rd|
    4th)(?:\s*(?:or|and|to|-|/)\s*(?:the\s+)?(?:second|third|fourth|last|2nd|3rd|4th))?\s+(?:week-?end|weeks?|half))\b(?!\s+(?:of|in)\b)
  `, ({ groups }) => `${groups?.part ?? ''} of ${groups?.month ?? ''}${groups?.year ?? ''}`],
  // 'On the evening of 2 September': what part of it goes without saying.
  [new RegExp(`\\b(?:in\\s+|on\\s+)?(?:the\\s+)?(?:early\\s+|late\\s+)?(?:morning|afternoon|evening|night)\\s+of\\s+(?=(?:the\\s+)?(?:${ORDINAL_DAY}|${MONTH}|${WEEKDAY})\\b)`, 'g'), () => 'on '],
  // 'Sat/Sun 17/18 July' says two days twice.
  [new RegExp(`\\b${WEEKDAY}\\s*[/+&]\\s*${WEEKDAY}\\s*[,(:]?\\s*(?:the\\s+)?(?=${ORDINAL_DAY}\\s*(?:[/+&-]|and|to)\\s*${ORDINAL_DAY}\\b)`, 'g'), () => ''],
  // 'Fri to Mon, 3rd to 6th April' says one stretch twice.
  [new RegExp(`\\b${WEEKDAY}\\s*${JOINT}\\s*${WEEKDAY}\\s*[,(:]?\\s*(?:the\\s+)?(?=(?:${MONTH}\\s+)?${ORDINAL_DAY}\\s*${JOINT})`, 'g'), () => 'from '],
  [new RegExp(`(?<=\\b(?:${MONTH}\\s+${ORDINAL_DAY}|${ORDINAL_DAY}\\s+(?:of\\s+)?${MONTH})\\s*)[,(]\\s*${WEEKDAY}\\s*${JOINT}\\s*${WEEKDAY}\\b\\)?`, 'g'), () => ' '],
  // 'June from the 3rd to the 9th', 'in June, 3rd to 9th'.
  [pattern('g')`
    (?<!\d(?:st|nd|rd|th)?\s+(?:of\s+)?)\b(?<month>${MONTH})\b(?<year>\s+20\d{2})?\s*[,:;(]?\s*(?:(?:from|
    between)\s+(?:the\s+)?(?<left>${ORDINAL_DAY})|(?:the\s+)?(?<bare>\d{1,2}(?:st|nd|rd|th)|
    (?<=\()\d{1,2}))\s*(?<joint>${JOINT})\s*(?:the\s+)?(?<right>${ORDINAL_DAY})(?![\w:]|\s*(?:of\b|[ap]\.?m\b|${MONTH}\b))
  `, ({ groups }) =>
    `from ${groups?.left ?? groups?.bare ?? ''} ${groups?.month ?? ''}${groups?.year ?? ''} to ${groups?.right ?? ''} ${groups?.month ?? ''}${groups?.year ?? ''}`],
  // '3, 4 and 5 June', 'June 3, 4 and 5': the days between are part of the stretch.
  [pattern('g')`
    (?<!\d)(?<first>${ORDINAL_DAY})(?:\s*[,/]\s*${ORDINAL_DAY}){0,9}\s*(?:,|/|
    ,?\s*(?:and|&))\s*(?<last>${ORDINAL_DAY})\s+(?:of\s+)?(?<month>${MONTH})\b
  `, ([run]) => runOf(run, (first, last, month) => `${first} - ${last} ${month}`)],
  [pattern('g')`
    \b(?<month>${MONTH})\s+(?:the\s+)?(?<first>${ORDINAL_DAY})(?:\s*[,/]\s*${ORDINAL_DAY}){0,9}(?:\s*[,/]\s*|
    ,?\s*(?:and|&)\s*)(?:the\s+)?(?<last>${ORDINAL_DAY})(?![\w:/.]|\s*(?:[ap]\.?m\b|${MONTH}|of\b|adults|people|kids|nights|days|children))
  `, ([run]) => runOf(run, (first, last, month) => `${month} ${first} - ${last}`)],
  [new RegExp(`\\b(?<left>${WEEKDAY})\\s*,\\s*(?:${WEEKDAY}\\s*,\\s*)*(?:${WEEKDAY}\\s*,?\\s*)?(?:and|&)\\s*(?<right>${WEEKDAY})\\b`, 'g'), ([run]) => runOfWeekdays(run)],
  // 'Next week Friday', 'next week from Wednesday to Friday', 'Wednesday to Friday next week'.
  [pattern('g')`
    \b(?<which>next|this|(?:the\s+)?following|(?:the\s+)?coming)\s+week,?\s+(?:(?:on|from|
    between)\s+)?(?<left>${WEEKDAY})(?:\s*(?<joint>${JOINT})\s*(?<right>${WEEKDAY}))?\b
  `, ({ groups }) => weekdaysOf(groups)],
  [new RegExp(`\\b(?<left>${WEEKDAY})\\s*(?<joint>${JOINT})\\s*(?<right>${WEEKDAY})\\s+(?:of\\s+|the\\s+)*(?<which>next|this|following|coming)\\s+week\\b`, 'g'), ({ groups }) => weekdaysOf(groups)],
]

type Groups = Record<string, string | undefined> | undefined

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
