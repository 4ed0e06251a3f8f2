import { dayRange, daysBetween } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import type { DayId } from '@meander/sdk/contract/ids'
import type { Itinerary, ItineraryDay } from '@meander/sdk/contract/itineraries'

/** Every day of the trip from its first to its last; days that the data lack are empty. None without both dates. */
export function fillDays({ id, startDate, endDate, days }: Pick<Itinerary, 'id' | 'startDate' | 'endDate' | 'days'>): ItineraryDay[] {
  if (startDate === null || endDate === null) return []
  return dayRange(startDate, endDate).map((date, step) => {
    const known = days.filter((day) => day.date === date)
    const timeSlots = known.flatMap((day) => day.timeSlots).toSorted((one, other) => one.startTime.localeCompare(other.startTime))
    return { id: known[0]?.id ?? (`${id}-${date}` as DayId), dayNumber: step + 1, date, timeSlots }
  })
}

/** The number of a date in the trip, 1 at its start. */
export function dayNumberOf(startDate: Day, date: Day): number {
  return daysBetween(startDate, date) + 1
}
