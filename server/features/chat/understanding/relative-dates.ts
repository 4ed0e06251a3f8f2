import * as chrono from 'chrono-node'
import { addDays } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { dayOf, lastOfMonth, weekdayOf, yearOf } from './calendar.ts'
import type { SaidDates } from './written-dates.ts'

const WEEKEND = /\b(?:(?<which>this|next|coming|following|the)\s+)(?:(?<long>long|bank holiday)\s+)?weekend\b(?!\s+(?:of|in)\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/g
const NEXT = /\b(?<which>this|next)\s+(?<unit>week|month)\b/g

/** Days told from today: weekends, 'next week', and by chrono-node 'tomorrow', 'on Friday', 'in two weeks'. */
export function readRelativeDates(text: string, today: Day): SaidDates[] {
  const own = [...readWeekends(text, today), ...readNext(text, today)]
  const rest = own.reduce((left, { from, to }) => left.slice(0, from) + '#'.repeat(to - from) + left.slice(to), text)
  return [...own, ...readWithChrono(rest, today)]
}

function readWeekends(text: string, today: Day): SaidDates[] {
  return [...text.matchAll(WEEKEND)].map((match) => {
    const { which, long } = match.groups ?? {}
    // On a Sunday 'this weekend' is nearly over, so it still means the day before.
    const saturday = addDays(today, weekdayOf(today) === 0 ? -1 : 6 - weekdayOf(today))
    const start = which === 'next' || which === 'following' ? addDays(saturday, 7) : saturday
    const first = long === undefined ? start : addDays(start, -1)
    return { start: first < today ? today : first, end: addDays(start, 1), flexible: false, from: match.index, to: match.index + match[0].length }
  })
}

function readNext(text: string, today: Day): SaidDates[] {
  return [...text.matchAll(NEXT)].map((match) => {
    const { which, unit } = match.groups ?? {}
    const window = unit === 'month' ? monthFrom(today, which === 'next') : weekFrom(today, which === 'next')
    return { ...window, flexible: true, from: match.index, to: match.index + match[0].length }
  })
}

function weekFrom(today: Day, next: boolean): { start: Day; end: Day } {
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7))
  return next ? { start: addDays(monday, 7), end: addDays(monday, 13) } : { start: today, end: addDays(monday, 6) }
}

function monthFrom(today: Day, next: boolean): { start: Day; end: Day } {
  const month = Number(today.slice(5, 7))
  const last = lastOfMonth(yearOf(today), month)
  if (!next) return { start: today, end: last }
  const first = addDays(last, 1)
  return { start: first, end: lastOfMonth(yearOf(first), Number(first.slice(5, 7))) }
}

/** Only what names a day or is counted from today; chrono's guesses from lone words ('sat', 'second', 'now') are left. */
const COUNTED = /\b(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:in|after|within)\s+(?:an?|\w+|\d+)\s+(?:days?|weeks?|months?)|from (?:now|today))\b/
const END_BEFORE = /\b(?:until|till|'?til|through|thru|by|return(?:ing)?(?: on)?|(?:back|ending|leaving)(?: on)?)\s+(?:next\s+|the\s+)?$/

function readWithChrono(text: string, today: Day): SaidDates[] {
  if (!COUNTED.test(text)) return []
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  // Read and answered in the same (local) zone, at noon: no zone can shift the day.
  const noon = new Date(year, month - 1, day, 12)
  return chrono.en.casual.parse(text, noon, { forwardDate: true }).flatMap((result) => {
    if (!COUNTED.test(result.text)) return []
    const start = readComponents(result.start)
    if (start === null || start < today) return []
    const end = result.end === null || result.end === undefined ? null : readComponents(result.end)
    const span = { flexible: false, from: result.index, to: result.index + result.text.length }
    if (end !== null && end > start) return [{ ...span, start, end }]
    const isEnd = END_BEFORE.test(text.slice(Math.max(0, result.index - 24), result.index))
    return [{ ...span, start: isEnd ? null : start, end: isEnd ? start : null }]
  })
}

function readComponents(components: chrono.ParsedComponents): Day | null {
  return dayOf(components.get('year') ?? 0, components.get('month') ?? 0, components.get('day') ?? 0)
}
