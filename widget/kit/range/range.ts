import { addDays, dayRange, type Day } from '@meander/sdk/contract/days'
import { keyInReading } from '../reading.ts'

/** A range of days that is being picked: nothing, a start, or a start and an end. */
export interface DayPick {
  from: Day | null
  to: Day | null
}

/** The first day picked sets a start, the second makes a range; a third begins anew. */
export function pickDay({ from, to }: DayPick, day: Day): DayPick {
  if (from === null || to !== null) return { from: day, to: null }
  return day < from ? { from: day, to: from } : { from, to: day }
}

/** A month as its first day. */
export function monthOf(day: Day): Day {
  return `${day.slice(0, 7)}-01` as Day
}

export function addMonths(month: Day, count: number): Day {
  const whole = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count
  return `${String(Math.floor(whole / 12)).padStart(4, '0')}-${String((whole % 12) + 1).padStart(2, '0')}-01` as Day
}

export function lastDayOf(month: Day): Day {
  return addDays(addMonths(month, 1), -1)
}

/** The month to show once a start is set: the next one, when the start is its month's last day. */
export function monthAfterPick(month: Day, { from, to }: DayPick): Day {
  return from !== null && to === null && from === lastDayOf(monthOf(from)) ? addMonths(monthOf(from), 1) : month
}

/** The weeks of a month from Monday on; null where another month's days would stand. */
export function weeksOf(month: Day): (Day | null)[][] {
  const days = dayRange(monthOf(month), lastDayOf(month))
  const lead = (new Date(`${monthOf(month)}T00:00:00Z`).getUTCDay() + 6) % 7
  const cells: (Day | null)[] = [...Array.from({ length: lead }, () => null), ...days]
  while (cells.length % 7 > 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

/** Past days cannot be picked, nor an end that would make the trip too long. */
export function mayPick(day: Day, { from, to }: DayPick, bounds: { today: Day; longest: number }): boolean {
  if (day < bounds.today) return false
  if (from === null || to !== null) return true
  return day <= addDays(from, bounds.longest - 1) && day >= addDays(from, 1 - bounds.longest)
}

/** The day nearest to the wanted one that can be picked. */
export function nearestPick(day: Day, { from, to }: DayPick, { today, longest }: { today: Day; longest: number }): Day {
  const open = from === null || to !== null
  const first = open ? today : latest(today, addDays(from, 1 - longest))
  return latest(first, open ? day : earliest(day, addDays(from, longest - 1)))
}

const latest = (one: Day, other: Day): Day => (one > other ? one : other)
const earliest = (one: Day, other: Day): Day => (one < other ? one : other)

const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

/** The key that means the same where the week runs from right to left. */
export const mirrored = (key: string): string => MIRRORED[key] ?? key

/** Where a key leads from a day: by days, weeks, months, and with Shift by years; Home and End are Monday and Sunday. */
export function dayByKey(key: string, shift: boolean, day: Day): Day | null {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  switch (keyInReading(key)) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekday)
    case 'End':
      return addDays(day, 6 - weekday)
    case 'PageUp':
      return sameDayIn(addMonths(monthOf(day), shift ? -12 : -1), day)
    case 'PageDown':
      return sameDayIn(addMonths(monthOf(day), shift ? 12 : 1), day)
    default:
      return null
  }
}

/** The day of that number in another month, or that month's last. */
function sameDayIn(month: Day, day: Day): Day {
  const last = Number(lastDayOf(month).slice(8))
  return addDays(month, Math.min(Number(day.slice(8)), last) - 1)
}
