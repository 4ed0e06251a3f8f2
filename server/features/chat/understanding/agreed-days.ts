import { addDays, daysBetween } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { addMonths, dayOf, monthOf, weekdayFrom, weekdayOf, yearOf } from './calendar.ts'
import type { TripDates } from './dates.ts'
import type { TripFacts } from './facts.ts'
import type { LoneDay } from './on-day.ts'

/** Whether the days that were agreed on lie before or after what is said already, or nowhere near it. */
export function isKept({ bound, start, end, lone }: TripDates, { startDate, endDate, flexible = false }: TripFacts): boolean {
  if (startDate === undefined || endDate === undefined || flexible) return false
  if (bound === 'after') return start !== null && startDate >= start
  if (bound === 'before') return end !== null && endDate <= end
  return lone !== undefined && lone.weekday === null && start === null && end !== null && Math.abs(daysBetween(endDate, end)) > 60
}

/** 'We leave on the 11th' of a trip that has begun by then. */
export function leavingOf(dates: TripDates | null, { startDate, flexible = false }: TripFacts): Day | null {
  if (dates?.lone?.leaves !== true || dates.start === null || startDate === undefined || flexible) return null
  const day = endOfAgreed(dates.start, { lone: dates.lone, agreed: startDate })
  return day > startDate && daysBetween(startDate, day) <= 60 ? day : null
}

/** 'The 20th' after 'next month' is that month's, and after 4 July the one nearest to it. */
export function besideAgreed(dates: TripDates, { startDate, endDate, impossible, flexible: isOpen = false }: TripFacts): TripDates {
  const first = dates.start ?? dates.end
  const agreed = startDate ?? impossible?.next?.start ?? (endDate === undefined || first === null ? undefined : lastSuch(first, endDate))
  const flexible = isOpen || (startDate === undefined && impossible?.next?.flexible === true)
  if (agreed === undefined || first === null) return dates
  const choices = [-1, 0, 1, 2].map((months) => ({ months, day: addMonths(sameDayIn(agreed, first), months) })).filter(({ day }) => day >= first && day.slice(8) === first.slice(8))
  const kept = dates.start === null || flexible ? choices.filter(({ day }) => day >= agreed) : choices
  const nearest = kept.sort((left, right) => Math.abs(daysBetween(agreed, left.day)) - Math.abs(daysBetween(agreed, right.day)))[0]?.day
  if (nearest === undefined) return dates
  if (dates.start === null) return { ...dates, end: nearest }
  // 'The weekend of the 13th' is another one in another month.
  const isWeekend = dates.end !== null && weekdayOf(first) === 6 && dates.end === addDays(first, 1)
  if (isWeekend) return { ...dates, start: weekdayFrom(addDays(nearest, -3), 6), end: addDays(weekdayFrom(addDays(nearest, -3), 6), 1) }
  return { ...dates, start: nearest, end: dates.end === null ? null : endBeside({ start: dates.start, end: dates.end }, nearest) }
}

/** 'The 26th to the 5th' ends on a 5th in whatever month it begins. */
function endBeside({ start, end }: { start: Day; end: Day }, nearest: Day): Day {
  const months = (yearOf(nearest) - yearOf(start)) * 12 + monthOf(nearest) - monthOf(start)
  const moved = addMonths(end, months)
  return moved.slice(8) === end.slice(8) && moved >= nearest ? moved : addDays(nearest, daysBetween(start, end))
}

/** 'From Tuesday then' of a trip in January is the Tuesday nearest to it, and not that of next week. */
export function nearAgreed(dates: TripDates, { startDate, flexible = false }: TripFacts): TripDates {
  const { start, end, lone } = dates
  if (start === null || lone === undefined || lone.weekday === null || lone.leaves === true || startDate === undefined || flexible) return dates
  const nearest = weekdayFrom(addDays(startDate, -3), lone.weekday)
  return nearest < start ? dates : { ...dates, start: nearest, end: end === null ? null : addDays(nearest, daysBetween(start, end)) }
}

/** The latest day with the number of another that is not after the end. */
function lastSuch(day: Day, end: Day): Day {
  const same = sameDayIn(end, day)
  return same <= end ? same : addMonths(same, -1)
}

/** The month of one day with the number of another. */
function sameDayIn(month: Day, day: Day): Day {
  return dayOf(yearOf(month), monthOf(month), Number(day.slice(8))) ?? day
}

/** 'Back on Saturday' of a trip that begins in June is a Saturday in June. */
export function endOfAgreed(end: Day, { lone, agreed }: { lone: LoneDay | undefined; agreed: Day | undefined }): Day {
  return lone === undefined || lone.weekday === null || agreed === undefined ? end : weekdayFrom(addDays(agreed, 1), lone.weekday)
}
