import type { Day } from '@meander/sdk/contract/days'

export const WEEK_DAYS = 7

/** The trip's days in pages of seven, the first beginning with the trip. */
export function tripWeeks<T>(days: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(days.length / WEEK_DAYS) }, (_, week) => days.slice(week * WEEK_DAYS, (week + 1) * WEEK_DAYS))
}

/** Which page shows a date; the first when none does. */
export function weekOf(days: readonly { date: Day }[], date: Day | null): number {
  const position = days.findIndex((day) => day.date === date)
  return position === -1 ? 0 : Math.floor(position / WEEK_DAYS)
}

/** Where the calendar opens: on today while the trip goes on, else on its first day, whichever month that is in. */
export function openingDay(days: readonly { date: Day }[], today: Day): Day | null {
  return (days.find((day) => day.date === today) ?? days[0])?.date ?? null
}
