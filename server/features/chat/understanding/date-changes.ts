import { addDays, daysBetween } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { addMonths, dayOf, firstOfMonth, lastOfMonth, monthOf, weekdayFrom, weekdayOfMonth, yearOf } from './calendar.ts'
import type { DateChange } from './date-change-words.ts'
import type { TripDates } from './dates.ts'
import { partOf } from './part-of.ts'

/** What was agreed on the days of a trip, or said of days that could not be. */
export interface AgreedDays {
  startDate?: Day
  endDate?: Day
  flexible?: boolean
  impossible?: { next?: { start: Day; end: Day | null; flexible: boolean } }
}

type Changed = Pick<TripDates, 'start' | 'end' | 'flexible' | 'named'>

const firm = (start: Day, end: Day | null): Changed => ({ start, end, flexible: false, named: false })

/** The days after a change of what was agreed; null when there is nothing that it could change. */
export function changedDates(change: Exclude<DateChange, { kind: 'none' }>, agreed: AgreedDays): Changed | null {
  const before = agreed.startDate === undefined ? (agreed.impossible?.next ?? null) : { start: agreed.startDate, end: agreed.endDate ?? null, flexible: agreed.flexible === true }
  if (before === null) return null
  switch (change.kind) {
    case 'year':
      // 'Next year instead', of a trip that is next year already, is the one after it.
      return inYear(before, change.year === 'next' && agreed.startDate !== undefined && yearOf(agreed.startDate) > yearOf(change.today) ? { ...change, year: 'after' } : change)
    case 'shift':
      return shifted(before, change)
    case 'month':
      return inMonth(before, change)
    case 'beside':
      return before.flexible ? null : beside(before, change)
    case 'within':
      return change.weekend !== undefined ? weekendOfMonth(before.start, change.weekend) : before.flexible ? withinMonth(before, change) : null
  }
}

type Before = { start: Day; end: Day | null; flexible: boolean }

function inYear({ start, end, flexible }: Before, { year, today }: Extract<DateChange, { kind: 'year' }>): Changed | null {
  const years = year === 'after' ? 1 : (year === 'next' ? yearOf(today) + 1 : year) - yearOf(start)
  const moved = { start: addMonths(start, years * 12), end: end === null ? null : addMonths(end, years * 12) }
  return moved.start < today && (moved.end ?? moved.start) < today ? null : { ...moved, flexible, named: false }
}

function shifted({ start, end, flexible }: Before, { days, months, edge }: Extract<DateChange, { kind: 'shift' }>): Changed | null {
  const step = (day: Day): Day => addDays(addMonths(day, months), days)
  if (edge === 'both') return { start: step(start), end: end === null ? null : step(end), flexible, named: false }
  if (flexible || end === null) return null
  const [first, last] = edge === 'start' ? [step(start), end] : [start, step(end)]
  return first > last ? null : firm(first, last)
}

/** 'The same dates in July': the numbers stay, the month is the next such. */
function inMonth({ start, end, flexible }: Before, { month, not, today }: Extract<DateChange, { kind: 'month' }>): Changed | null {
  if (flexible || (not !== undefined && not !== monthOf(start))) return null
  const first = [yearOf(start), yearOf(start) + 1].map((year) => dayOf(year, month, Number(start.slice(8)))).find((day) => day !== null && day >= today)
  if (first === undefined || first === null) return null
  return firm(first, end === null ? null : addDays(first, daysBetween(start, end)))
}

/** 'The Friday after', 'the weekend before' what was agreed on; as long as that was. */
function beside({ start, end }: Before, { what, side }: Extract<DateChange, { kind: 'beside' }>): Changed {
  const weekday = what === 'weekend' ? 6 : what
  const first = side === 'after' ? weekdayFrom(addDays(what === 'weekend' ? (end ?? start) : start, 1), weekday) : weekdayFrom(addDays(start, -7), weekday)
  if (what === 'weekend') return firm(first, addDays(first, 1))
  return firm(first, end === null ? null : addDays(first, daysBetween(start, end)))
}

/** 'The second weekend' of the month that was agreed on. */
function weekendOfMonth(start: Day, place: number | 'last'): Changed {
  const saturday = weekdayOfMonth({ year: yearOf(start), month: monthOf(start), weekday: 6 }, place)
  return firm(saturday, addDays(saturday, 1))
}

/** 'The second week', 'mid month', '9-13', 'the first Saturday' of a month that was agreed on. */
function withinMonth({ start, end }: Before, { part, days, weekday }: Extract<DateChange, { kind: 'within' }>): Changed | null {
  if (end === null || daysBetween(start, end) > 31 || monthOf(start) !== monthOf(end)) return null
  const [year, month] = [yearOf(start), monthOf(start)]
  if (part !== undefined) {
    const { start: first, end: last, flexible } = partOf({ start: firstOfMonth(year, month), end: lastOfMonth(year, month) }, part)
    return { start: first, end: last, flexible, named: !flexible }
  }
  if (weekday !== undefined) return firm(weekdayOfMonth({ year, month, weekday: weekday.number }, weekday.place), null)
  const [first, last] = (days ?? []).map((day) => dayOf(year, month, day))
  return first === undefined || first === null || last === undefined || last === null || last <= first ? null : firm(first, last)
}
