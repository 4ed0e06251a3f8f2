import { addDays, timeOfMinutes } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import type { SavedActivityId, TimeSlotId } from '@meander/sdk/contract/ids'
import type { Itinerary, SavedActivity, TimeSlot } from '@meander/sdk/contract/itineraries'
import type { DropTarget } from './drop-target.ts'
import { fillDays } from './fill-days.ts'
import { lengthOf, lengthOfSlot, spanFrom } from './starts.ts'

const PENDING = 'pending-'

/** The entry of a slot that the server has not named yet; null where it has. */
export const pendingEntry = ({ id }: Pick<TimeSlot, 'id'>): SavedActivityId | null => (id.startsWith(PENDING) ? (id.slice(PENDING.length) as SavedActivityId) : null)

/** The date of a day of the trip; null outside of it. */
export function dateOfTarget(trip: Pick<Itinerary, 'startDate' | 'endDate'>, { dayNumber }: DropTarget): Day | null {
  if (trip.startDate === null || trip.endDate === null) return null
  const date = addDays(trip.startDate, dayNumber - 1)
  return date >= trip.startDate && date <= trip.endDate ? date : null
}

/** The itinerary as it will be once the server has put an entry on a day. */
export function withEntryPlaced(itinerary: Itinerary, entryId: SavedActivity['id'], target: DropTarget): Itinerary {
  const entry = itinerary.activities.find((one) => one.id === entryId)
  const date = dateOfTarget(itinerary, target)
  if (entry === undefined || date === null) return itinerary
  const slot: TimeSlot = {
    id: entry.timeSlotId ?? (`${PENDING}${entry.id}` as TimeSlotId),
    ...timesOf(target, lengthOf(entry.activityData)),
    date,
    activity: entry.activityData,
    notes: entry.notes,
  }
  const placed = withSlot(itinerary, slot)
  const itself = { ...entry, timeSlotId: slot.id, scheduledDate: date, scheduledTime: slot.startTime }
  return { ...placed, activities: placed.activities.map((one) => (one.id === entryId ? itself : one)) }
}

/** The itinerary once a slot has been moved; it keeps its length. */
export function withSlotMoved(itinerary: Itinerary, slotId: TimeSlotId, target: DropTarget): Itinerary {
  const slot = itinerary.days.flatMap((day) => day.timeSlots).find((one) => one.id === slotId)
  const date = dateOfTarget(itinerary, target)
  if (slot === undefined || date === null) return itinerary
  return withSlot(itinerary, { ...slot, ...timesOf(target, lengthOfSlot(slot)), date })
}

/** The itinerary once a slot is off the calendar; its activity stays saved. */
export function withoutSlot(itinerary: Itinerary, slotId: TimeSlotId): Itinerary {
  return {
    ...itinerary,
    activities: itinerary.activities.map((entry) =>
      entry.timeSlotId === slotId ? { ...entry, timeSlotId: null, scheduledDate: null, scheduledTime: null } : entry,
    ),
    days: itinerary.days.map((day) => {
      const [timeSlots, continued] = [without(day.timeSlots, slotId), day.continued && without(day.continued, slotId)]
      return timeSlots.length === day.timeSlots.length && continued?.length === day.continued?.length ? day : { ...day, timeSlots, ...(continued && { continued }) }
    }),
  }
}

const without = (slots: readonly TimeSlot[], id: TimeSlotId) => slots.filter((slot) => slot.id !== id)

function withSlot(itinerary: Itinerary, slot: TimeSlot): Itinerary {
  const days = fillDays(withoutSlot(itinerary, slot.id))
  return { ...itinerary, days: days.map((day) => (day.date === slot.date ? { ...day, timeSlots: [...day.timeSlots, slot] } : day)) }
}

function timesOf({ slot }: DropTarget, length: number): Pick<TimeSlot, 'startTime' | 'endTime'> {
  const from = Number(slot.slice(0, 2)) * 60 + Number(slot.slice(3))
  return { startTime: slot, endTime: timeOfMinutes(spanFrom(from, length).to) }
}

/** What a change of a slot is about: where it stands. */
export const aboutSlot = (slotId: TimeSlotId) => ({ days }: Pick<Itinerary, 'days'>): string => {
  const slot = days.flatMap((day) => day.timeSlots).find((one) => one.id === slotId)
  return slot ? `${slot.date}T${slot.startTime}` : ''
}
