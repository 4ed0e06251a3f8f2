import { addDays } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { dayOf, easterSunday, fullYear, lastOfMonth, MONTH, monthNumber, weekdayOf, yearOf } from './calendar.ts'
import type { SaidDates } from './written-dates.ts'

const PART = '(?<part>(?:early|mid|late|(?:the\\s+)?(?:beginning|start|middle|end)(?:\\s+of)?|(?:the\\s+)?(?:first|second|third|fourth|last|1st|2nd|3rd|4th)\\s+(?:week(?:end)?|half)(?:\\s+(?:of|in))?))'
const CUE = '(?<cue>in|during|for|around|about|this|next|come|of|through|throughout|sometime in|maybe|all)'
const MONTH_WINDOW = new RegExp(
  `(?:\\b${CUE}\\s+)?(?:\\b${PART}[\\s-]+)?(?<!\\w)(?<month>${MONTH})\\b(?!['\\w]|\\s+(?:be|i|we|have|need|want)\\b)(?:,?\\s+(?:of\\s+)?(?<year>\\d{4}|'\\d{2}))?`,
  'g',
)
/** Words that are more often no month. */
const DOUBTFUL = new Set(['may', 'march', 'mar', 'jan', 'dec', 'august'])
const SEASON = /\b(?:(?:in|during|over|for|this|next|early|late|mid)[\s-]+(?:the\s+)?(?<cued>spring|summer|autumn|fall|winter)\b(?:\s+(?:of\s+)?(?<year>\d{4}))?|(?<season>spring|summer|autumn|fall|winter)\s+(?:of\s+)?(?<ownYear>\d{4}))/g
const SEASON_MONTHS: Record<string, [number, number]> = { spring: [3, 5], summer: [6, 8], autumn: [9, 11], fall: [9, 11], winter: [12, 2] }
const HOLIDAY = /\b(?<name>easter|christmas|xmas|new year'?s?(?:\s+eve)?|thanksgiving|valentine'?s?)\b(?:\s+(?:weekend|week|break|holidays?|day))?(?:\s+(?<year>\d{4}))?(?!\s+(?:markets?|gifts?|presents?|shopping|lights|tree|island))/g

/** Stretches of time that are named, not counted: months and parts of them, seasons, holidays. */
export function readWindows(text: string, original: string, today: Day): SaidDates[] {
  return [...readMonths(text, original, today), ...readSeasons(text, today), ...readHolidays(text, today)]
}

function readMonths(text: string, original: string, today: Day): SaidDates[] {
  return [...text.matchAll(MONTH_WINDOW)].flatMap((match) => {
    const { cue, part, month: name = '', year: saidYear } = match.groups ?? {}
    const at = match.index + match[0].indexOf(name)
    const capital = /^[A-Z]/.test(original.slice(at, at + 1)) && at > 0
    if (DOUBTFUL.has(name) && cue === undefined && part === undefined && saidYear === undefined && !capital && text.trim() !== name) return []
    const month = monthNumber(name)
    const year = fullYear(saidYear) ?? yearOfMonth(month, { today, next: cue === 'next' })
    const window = partOfMonth(year, month, part)
    if (window === null) return []
    const start = window.start < today && window.end >= today ? today : window.start
    return [{ ...window, start, from: match.index, to: match.index + match[0].length }]
  })
}

function yearOfMonth(month: number, { today, next }: { today: Day; next: boolean }): number {
  const year = yearOf(today)
  const past = lastOfMonth(year, month) < today
  return past || (next && month === Number(today.slice(5, 7))) ? year + 1 : year
}

type Window = Pick<SaidDates, 'flexible'> & { start: Day; end: Day }

function partOfMonth(year: number, month: number, part: string | undefined): Window | null {
  const first = dayOf(year, month, 1)
  if (first === null) return null
  const last = lastOfMonth(year, month)
  const within = (start: number, end: number, flexible = true): Window => ({ start: addDays(first, start - 1), end: addDays(first, end - 1), flexible })
  if (part === undefined) return { start: first, end: last, flexible: true }
  if (/early|beginning|start|first half/.test(part)) return within(1, /half/.test(part) ? 15 : 10)
  if (/mid/.test(part)) return within(11, 20)
  if (/second half/.test(part)) return { start: addDays(first, 15), end: last, flexible: true }
  if (/late|end\b/.test(part) && !/weekend/.test(part)) return { start: addDays(last, -9), end: last, flexible: true }
  return /weekend/.test(part) ? weekendOfMonth(first, last, part) : weekOfMonth(first, last, part)
}

function weekOfMonth(first: Day, last: Day, part: string): Window {
  if (/last/.test(part)) return { start: addDays(last, -6), end: last, flexible: false }
  const start = addDays(first, (placeOf(part) - 1) * 7)
  return { start, end: addDays(start, 6), flexible: false }
}

function weekendOfMonth(first: Day, last: Day, part: string): Window {
  const firstSaturday = addDays(first, (6 - weekdayOf(first) + 7) % 7)
  const lastSaturday = addDays(last, -((weekdayOf(last) + 1) % 7))
  const start = /last/.test(part) ? lastSaturday : addDays(firstSaturday, (placeOf(part) - 1) * 7)
  return { start, end: addDays(start, 1), flexible: false }
}

function placeOf(part: string): number {
  if (/second|2nd/.test(part)) return 2
  if (/third|3rd/.test(part)) return 3
  return /fourth|4th/.test(part) ? 4 : 1
}

function readSeasons(text: string, today: Day): SaidDates[] {
  return [...text.matchAll(SEASON)].flatMap((match) => {
    const months = SEASON_MONTHS[match.groups?.cued ?? match.groups?.season ?? '']
    if (months === undefined) return []
    const said = fullYear(match.groups?.year ?? match.groups?.ownYear)
    const year = said ?? (seasonEnd(yearOf(today), months) < today ? yearOf(today) + 1 : yearOf(today))
    const start = dayOf(year, months[0], 1)
    return start === null ? [] : [{ start: start < today ? today : start, end: seasonEnd(year, months), flexible: true, from: match.index, to: match.index + match[0].length }]
  })
}

function seasonEnd(year: number, [first, last]: [number, number]): Day {
  return lastOfMonth(last < first ? year + 1 : year, last)
}

function readHolidays(text: string, today: Day): SaidDates[] {
  return [...text.matchAll(HOLIDAY)].flatMap((match) => {
    const { name = '', year: said } = match.groups ?? {}
    const own = fullYear(said)
    const years = own === null ? [yearOf(today), yearOf(today) + 1] : [own]
    const found = years.map((year) => holiday(name, year)).find(({ end }) => own !== null || end >= today)
    return found === undefined ? [] : [{ ...found, from: match.index, to: match.index + match[0].length }]
  })
}

function holiday(name: string, year: number): Window {
  const on = (month: number, day: number): Day => dayOf(year, month, day) ?? (`${year}-01-01` as Day)
  const stretch = (start: Day, days: number): Window => ({ start, end: addDays(start, days - 1), flexible: false })
  if (name === 'easter') return stretch(addDays(easterSunday(year), -2), 4)
  if (name.startsWith('new')) return stretch(on(12, 30), 4)
  if (name.startsWith('valentine')) return stretch(on(2, 14), 1)
  if (name === 'thanksgiving') return stretch(addDays(on(11, 1), ((4 - weekdayOf(on(11, 1)) + 7) % 7) + 21), 4)
  return stretch(on(12, 24), 3)
}
