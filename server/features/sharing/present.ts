import type { Activity } from '@meander/sdk/contract/activities'
import type { SharedItinerary } from '@meander/sdk/contract/sharing'
import { presentDays, readActivity, withoutPrivateNotes } from '../itineraries/index.ts'
import type { LoadedItinerary } from '../itineraries/index.ts'
import { totalPrice } from './total-price.ts'

/** What a link shows, field by field: the trip, and nobody who made it. */
export function presentShared(loaded: LoadedItinerary): SharedItinerary {
  const { row, activities, slots } = loaded
  const scheduled = new Set(slots.map((slot) => slot.saved_activity_id))
  return {
    title: row.title,
    destination: row.destination,
    startDate: row.start_date,
    endDate: row.end_date,
    groupSize: row.group_size,
    activities: activities.filter(({ id }) => !scheduled.has(id)).map((saved) => ({ activityData: readActivity(saved) })),
    days: presentDays(withoutPrivateNotes(loaded)).map(({ dayNumber, date, timeSlots }) => ({
      dayNumber,
      date,
      timeSlots: timeSlots.map(({ startTime, endTime, date: begins, activity, notes }) => ({ startTime, endTime, date: begins, activity, notes })),
    })),
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
