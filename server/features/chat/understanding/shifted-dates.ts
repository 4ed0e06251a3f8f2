import { pattern } from '../language/pattern.ts'
import { addDays } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { mondayOf, weekdayFrom, weekdayOf } from './calendar.ts'
import type { ResolvedDates } from './join-dates.ts'
import { FULL_WEEKDAY, ORDINAL_WORD, ordinalNumber, weekdayNumber } from './date-words.ts'
import { LOOSE_COUNT, readCount } from './numbers.ts'

const SHIFT = pattern()`
    \b(?:(?:the\s+)?(?<unit>day|week|weekend|week-end)|(?<count>${LOOSE_COUNT})\s+(?<units>days?|weeks?))\s+(?<side>before|after|following|of|
    commencing|starting|beginning|ending)\s+(?:on\s+)?(?:the\s+)?$|\b(?<commencing>w\/c|wk of|week)\s+$
  `

const WEEKDAY_SHIFT = pattern()`
    (?:\bthe\s+)?(?:\b(?<place>${ORDINAL_WORD}|\d(?:st|nd|rd|th)|next|following|last)\s+|\b(?<count>${LOOSE_COUNT})\s+)?\b(?<weekday>${FULL_WEEKDAY}|
    w(?:ee)?k-?\s?end)s?\s+(?<side>before|after|following|preceding|prior to|from|of|in|during)\s+(?:the\s+)?$
  `

/** A stretch of days to be moved, and where the words that move it begin. */
export interface Shift {
  from: number
  move: (dates: ResolvedDates) => ResolvedDates
  /** True for 'the Friday of', which only a holiday or a short stretch can have. */
  within?: true
}

/** 'The Friday before Christmas', 'three Mondays after 25 May', 'the second Saturday after New Year'. */
export function weekdayShiftOf(before: string, at: number): Shift | null {
  const match = WEEKDAY_SHIFT.exec(before)
  const { place, count, weekday, side = '' } = match?.groups ?? {}
  if (match === null || weekday === undefined || (side === 'from' && count === undefined) || (weekday.endsWith('end') && (count ?? place) === undefined)) return null
  if (/^(?:of|in|during)$/.test(side)) return place !== undefined || count !== undefined || weekday.endsWith('end') ? null : {
    from: at - before.length + match.index,
    move: (dates) => oneDay(weekdayIn(dates, weekdayNumber(weekday))),
    within: true,
  }
  const steps = count !== undefined ? (readCount(count) ?? 1) : place === undefined || /^(?:next|following|last)$/.test(place) ? 1 : ordinalNumber(place)
  const number = weekday.startsWith('w') && weekday.endsWith('end') ? 6 : weekdayNumber(weekday)
  const later = /after|following|from/.test(side)
  const day = ({ start, end, heart }: ResolvedDates): Day => (later ? addDays(weekdayFrom(addDays(heart ?? end, 1), number), (steps - 1) * 7) : addDays(weekdayFrom(addDays(heart ?? start, -7), number), (1 - steps) * 7))
  return { from: at - before.length + match.index, move: (dates) => (weekday.endsWith('end') ? weekendFrom(day(dates)) : oneDay(day(dates))) }
}

/** 'The Friday of Thanksgiving week': of the days themselves, or of the week around them. */
function weekdayIn({ start, end, heart }: ResolvedDates, weekday: number): Day {
  const within = weekdayFrom(start, weekday)
  return within <= end ? within : weekdayFrom(mondayOf(heart ?? start), weekday)
}

function weekendFrom(saturday: Day): ResolvedDates {
  return { start: saturday, end: addDays(saturday, 1), flexible: false, named: true }
}

/** 'The week of 7 June', 'the weekend after Easter', 'two days before Christmas': the words before a date that move it. */
export function shiftOf(before: string, at: number): Shift | null {
  const weekdays = weekdayShiftOf(before, at)
  if (weekdays !== null) return weekdays
  const match = SHIFT.exec(before)
  if (match === null) return null
  const { unit, count, units, side = 'of', commencing } = match.groups ?? {}
  if (commencing !== undefined && commencing === 'week') return null
  const from = at - before.length + match.index
  const whole = unit ?? (commencing === undefined ? undefined : 'week')
  if (whole === undefined) {
    if (side !== 'before' && side !== 'after') return null
    const step = (readCount(count) ?? 1) * (units?.startsWith('week') ? 7 : 1)
    return { from, move: ({ start, end, heart }) => oneDay(side === 'before' ? addDays(heart ?? start, -step) : addDays(heart ?? end, step)) }
  }
  if (whole === 'day') return side === 'of' ? null : { from, move: ({ start, end, heart }) => oneDay(side === 'before' ? addDays(heart ?? start, -1) : addDays(heart ?? end, 1)) }
  return { from, move: (dates) => (whole === 'week' ? weekBeside(dates, side) : weekendBeside(dates, side)) }
}

function oneDay(day: Day): ResolvedDates {
  return { start: day, end: day, flexible: false, named: false }
}

function weekBeside({ start, end, heart }: ResolvedDates, side: string): ResolvedDates {
  if (side === 'ending') return { start: addDays(end, -6), end, flexible: false, named: true }
  // 'The week of Thanksgiving' runs from its Monday; 'the week of 7 June' from that day.
  if (side === 'of' && heart !== undefined) return { start: mondayOf(heart), end: addDays(mondayOf(heart), 6), flexible: false, named: true }
  const first = side === 'before' ? addDays(start, -7) : side === 'after' || side === 'following' ? addDays(end, 1) : start
  return { start: first, end: addDays(first, 6), flexible: false, named: true }
}

function weekendBeside({ start, end }: ResolvedDates, side: string): ResolvedDates {
  const saturday =
    side === 'before' ? addDays(weekdayFrom(start, 6), -7) : side === 'after' || side === 'following' ? weekdayFrom(addDays(end, 1), 6) : weekdayOf(start) === 0 ? addDays(start, -1) : weekdayFrom(start, 6)
  return { start: saturday, end: addDays(saturday, 1), flexible: false, named: true }
}
