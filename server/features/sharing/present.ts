import type { Activity } from '@meander/sdk/contract/activities'
import { DayId } from '@meander/sdk/contract/ids'
import type { SharedItinerary } from '@meander/sdk/contract/sharing'
import { presentDays, readActivity } from '../itineraries/index.ts'
import type { LoadedItinerary } from '../itineraries/index.ts'
import { totalPrice } from './total-price.ts'

/** What a link shows: the trip, and nobody who made it. */
export function presentShared(loaded: LoadedItinerary): SharedItinerary {
  const { row, activities, slots } = loaded
  const scheduled = new Set(slots.map((slot) => slot.saved_activity_id))
  return {
    title: row.title,
    destination: row.destination,
    startDate: row.start_date,
    endDate: row.end_date,
    groupSize: row.group_size,
    activities: activities.filter(({ id }) => !scheduled.has(id)).map((saved) => ({ id: saved.id, activityData: readActivity(saved) })),
    // A day is told by its date: its own id would name the itinerary.
    days: presentDays(loaded).map((day) => ({ ...day, id: DayId.parse(day.date) })),
    totalPrice: totalPrice(activities.map(readActivity)),
  }
}

/** Every activity of the trip, scheduled or not. */
export function activitiesOf(shared: SharedItinerary): Activity[] {
  return [
    ...shared.days.flatMap((day) => day.timeSlots.map((slot) => slot.activity)),
    ...shared.activities.map((saved) => saved.activityData),
  ]
}
