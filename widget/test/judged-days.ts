import type { AvailabilitySlot } from '@meander/sdk/contract/activities'
import { dayRange, minutesOf, timeOfMinutes, type Day } from '@meander/sdk/contract/days'
import { minutesOfDuration } from '@meander/sdk/contract/durations'
import type { Itinerary, SavedActivity, TimeSlot } from '@meander/sdk/contract/itineraries'
import type { JudgedDay, JudgedStart, Violation } from '@meander/sdk/contract/trip-rules'

/** What a server says of an activity's starts in a trip: sold out, too few places, or over something else; else open. */
export function judgedDays(trip: Itinerary, entry: SavedActivity | undefined, offered: readonly AvailabilitySlot[]): JudgedDay[] {
  if (!trip.startDate || !trip.endDate) return []
  return dayRange(trip.startDate, trip.endDate).map((date, index) => {
    const starts = offered.filter((one) => one.date === date).map((one) => judged(trip, entry, one))
    return { date, dayNumber: index + 1, closed: starts.length > 0 ? null : hard('no-such-start'), starts }
  })
}

function judged(trip: Itinerary, entry: SavedActivity | undefined, { date, startTime, availableSpaces, mostAtOnce }: AvailabilitySlot): JudgedStart {
  const endTime = timeOfMinutes(minutesOf(startTime) + (minutesOfDuration(entry?.activityData.duration) ?? 60))
  const violations = [
    ...(availableSpaces === 0 ? [hard('sold-out')] : []),
    ...(availableSpaces > 0 && availableSpaces < (trip.groupSize ?? 1) ? [hard('too-few-places')] : []),
    ...slotsOn(trip, date)
      .filter((slot) => slot.id !== entry?.timeSlotId && slot.startTime < endTime && startTime < slot.endTime)
      .map((slot) => hard('overlaps', slot)),
  ]
  return { startTime, endTime, availableSpaces, ...(mostAtOnce && { mostAtOnce }), state: violations.length > 0 ? 'closed' : 'open', violations }
}

function hard(rule: Violation['rule'], slot?: TimeSlot): Violation {
  const neighbour = slot && { activityId: `entry-${slot.id}` as never, slotId: slot.id, title: slot.activity.title, startTime: slot.startTime, endTime: slot.endTime }
  return { rule, severity: 'hard', message: `It breaks ${rule}.`, ...(neighbour && { with: neighbour }) }
}

const slotsOn = (trip: Itinerary, date: Day) => trip.days.flatMap((day) => day.timeSlots).filter((slot) => slot.date === date)
