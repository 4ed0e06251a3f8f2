import type { Itinerary, SavedActivity } from '@meander/sdk/contract/itineraries'
import type { Patch } from './optimistic.ts'

/** What is taken out of an itinerary, in its places, to show it there again before the server has answered. */
export function withRestored(before: Itinerary, entry: SavedActivity): Patch {
  const at = before.activities.findIndex(({ id }) => id === entry.id)
  const slotsOn = (date: string) => before.days.find((day) => day.date === date)?.timeSlots.filter(({ id }) => id === entry.timeSlotId) ?? []
  return (itinerary) => {
    if (itinerary.activities.some(({ id }) => id === entry.id)) return itinerary
    return {
      ...itinerary,
      activities: itinerary.activities.toSpliced(at, 0, entry),
      days: itinerary.days.map((day) => ({ ...day, timeSlots: [...day.timeSlots.filter(({ id }) => id !== entry.timeSlotId), ...slotsOn(day.date)] })),
    }
  }
}
