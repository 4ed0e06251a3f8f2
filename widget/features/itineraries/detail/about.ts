import type { SavedActivityId } from '@meander/sdk/contract/ids'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { entryOfSlot } from './unscheduled.ts'

/** The notes of a saved activity; null when it is gone. */
export function notesOf(itinerary: Itinerary | null, entryId: SavedActivityId): string | null {
  return itinerary?.activities.find(({ id }) => id === entryId)?.notes ?? null
}

/** What a change of notes is about. */
export const aboutNotes = (entryId: SavedActivityId) => (itinerary: Itinerary): string => JSON.stringify(notesOf(itinerary, entryId))

/** What a change of places on the calendar is about: where each stands, and whether it is there at all. */
export const aboutPlaces = (entryIds: readonly SavedActivityId[]) => (itinerary: Itinerary): string =>
  entryIds.map((id) => JSON.stringify([notesOf(itinerary, id) !== null, placeIn(itinerary, id)])).join()

/** What taking something out is about: all that would go with it. */
export const aboutAll = (entryId: SavedActivityId) => (itinerary: Itinerary): string => aboutNotes(entryId)(itinerary) + aboutPlaces([entryId])(itinerary)

function placeIn(itinerary: Itinerary, entryId: SavedActivityId): string | null {
  const slot = itinerary.days.flatMap((day) => day.timeSlots).find((one) => entryOfSlot(itinerary, one)?.id === entryId)
  return slot ? `${slot.date}T${slot.startTime}` : null
}
