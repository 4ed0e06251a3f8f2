import type { Day } from '@meander/sdk/contract/days'
import type { ItineraryId } from '@meander/sdk/contract/ids'
import type { Itinerary, ItineraryDay } from '@meander/sdk/contract/itineraries'

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

/**
 * Where the calendar opens: on today while the trip goes on, else on the first day that has something in the month in which
 * it begins, else on its first.
 */
export function openingDay(days: readonly Pick<ItineraryDay, 'date' | 'timeSlots'>[], today: Day): Day | null {
  const month = days[0]?.date.slice(0, 7)
  const filled = days.find(({ date, timeSlots }) => timeSlots.length > 0 && date.slice(0, 7) === month)
  return (days.find((day) => day.date === today) ?? filled ?? days[0])?.date ?? null
}

/**
 * The same for as long as a trip is open: it moves on once, when the first things are placed, and not with each that comes
 * or goes.
 */
export function rememberOpening(): (itinerary: Itinerary | null, days: readonly ItineraryDay[], today: Day) => Day | null {
  let opened: { id?: ItineraryId; date: Day | null; filled: boolean } = { date: null, filled: false }
  return (itinerary, days, today) => {
    const filled = days.some(({ timeSlots }) => timeSlots.length > 0)
    const stays = opened.id === itinerary?.id && (opened.filled || !filled) && days.some(({ date }) => date === opened.date)
    if (!stays) opened = { id: itinerary?.id, date: openingDay(days, today), filled }
    return opened.date
  }
}
