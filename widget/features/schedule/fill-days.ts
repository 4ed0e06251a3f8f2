import { dayRange, daysBetween } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import type { DayId } from '@meander/sdk/contract/ids'
import type { Itinerary, ItineraryDay, TimeSlot } from '@meander/sdk/contract/itineraries'

/** Every day of the trip from its first to its last; days that the data lack are empty. None without both dates. A day that is as it should be stays the same object. */
export function fillDays({ id, startDate, endDate, days }: Pick<Itinerary, 'id' | 'startDate' | 'endDate' | 'days'>): ItineraryDay[] {
  if (startDate === null || endDate === null) return []
  return dayRange(startDate, endDate).map((date, step) => {
    const known = days.filter((day) => day.date === date)
    const [only] = known
    if (only && known.length === 1 && only.dayNumber === step + 1 && isInOrder(only.timeSlots)) return only
    const timeSlots = known.flatMap((day) => day.timeSlots).toSorted(byStart)
    const continued = known.flatMap((day) => day.continued ?? [])
    return { id: known[0]?.id ?? (`${id}-${date}` as DayId), dayNumber: step + 1, date, timeSlots, ...(continued.length > 0 && { continued }) }
  })
}

/** All that fills a day: what begins on it, and what goes on from a day before with the hours that it takes of this one. */
export function slotsOn({ timeSlots, continued }: Pick<ItineraryDay, 'timeSlots' | 'continued'>): readonly TimeSlot[] {
  return continued ? [...continued, ...timeSlots] : timeSlots
}

/** The last minute of a day: what ends there goes on. */
export const END_OF_DAY = '23:59'

type Starting = Pick<TimeSlot, 'startTime'>
/** Times of a clock of 24 hours are in the order of their letters. */
const byStart = (one: Starting, other: Starting) => (one.startTime < other.startTime ? -1 : one.startTime > other.startTime ? 1 : 0)
const isInOrder = (slots: readonly Starting[]) => slots.every((slot, index) => index === 0 || byStart(slots[index - 1] ?? slot, slot) <= 0)

/** The number of a date in the trip, 1 at its start. */
export function dayNumberOf(startDate: Day, date: Day): number {
  return daysBetween(startDate, date) + 1
}
