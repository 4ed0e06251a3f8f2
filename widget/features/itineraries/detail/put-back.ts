import type { ItineraryId } from '@meander/sdk/contract/ids'
import { saveActivity, scheduleActivity, type Itinerary, type SavedActivity } from '@meander/sdk/contract/itineraries'
import type { Api } from '../../../api/client.ts'
import type { Patch } from './optimistic.ts'

/** What was taken out of an itinerary, with what it takes to undo that. */
export interface Removed {
  itineraryId: ItineraryId
  entry: SavedActivity
  /** The day it stood on; null where it was not scheduled. */
  dayNumber: number | null
}

export function readRemoved(itinerary: Itinerary, entry: SavedActivity): Removed {
  const day = itinerary.days.find(({ timeSlots }) => timeSlots.some(({ id }) => id === entry.timeSlotId))
  return { itineraryId: itinerary.id, entry, dayNumber: day?.dayNumber ?? null }
}

/** Saves it anew with its notes, at its hour where that is still free; else it waits to be scheduled. */
export async function putBack(api: Pick<Api, 'call'>, { itineraryId, entry, dayNumber }: Removed, read: () => Promise<Itinerary>): Promise<Itinerary> {
  const { activityData, notes, priority, scheduledTime } = entry
  const params = { id: itineraryId }
  const { id: activityId } = await api.call(saveActivity, { params, body: { activityData, notes, priority } })
  if (dayNumber === null || scheduledTime === null) return read()
  return api.call(scheduleActivity, { params, body: { activityId, dayNumber, timeSlot: scheduledTime, accept: ['too-far'] } }).catch(read)
}

/** It stands in the list again while that is under way. */
export const withEntry =
  (entry: SavedActivity): Patch =>
  (itinerary) => ({ ...itinerary, activities: [...itinerary.activities, { ...entry, timeSlotId: null, scheduledDate: null, scheduledTime: null }] })
