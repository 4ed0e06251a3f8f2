import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import type { SavedActivityId } from '@meander/sdk/contract/ids'
import type { Itinerary, TimeSlot } from '@meander/sdk/contract/itineraries'
import { entryOfSlot } from '../itineraries/detail/index.ts'
import { dayNumberOf } from './fill-days.ts'
import { withEntryPlaced, withoutSlot } from './place.ts'

/** Where an activity stands, or stood; nulls when it is not on the calendar. */
export type FormerPlace = { activityId: SavedActivityId } & ({ date: Day; startTime: TimeOfDay } | { date: null; startTime: null })

/** Where the activity of a slot stands; null when no entry belongs to it. */
export function placeOf(itinerary: Itinerary, slot: TimeSlot): FormerPlace | null {
  const entry = entryOfSlot(itinerary, slot)
  return entry ? { activityId: entry.id, date: slot.date, startTime: slot.startTime } : null
}

/** The itinerary with an activity at a place, or off the calendar. */
export function withPlace(itinerary: Itinerary, { activityId, date, startTime }: FormerPlace): Itinerary {
  const slotId = itinerary.activities.find(({ id }) => id === activityId)?.timeSlotId
  if (date === null) return slotId ? withoutSlot(itinerary, slotId) : itinerary
  const { startDate } = itinerary
  return startDate ? withEntryPlaced(itinerary, activityId, { dayNumber: dayNumberOf(startDate, date), slot: startTime }) : itinerary
}
