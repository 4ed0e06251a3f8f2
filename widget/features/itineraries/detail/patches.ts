import type { SavedActivityId } from '@meander/sdk/contract/ids'
import type { WrittenNotes } from './notes.ts'
import type { Patch } from './optimistic.ts'

/** An itinerary without an entry and without the slot that held it. */
export function withoutEntry(entryId: SavedActivityId): Patch {
  return (itinerary) => {
    const slotId = itinerary.activities.find((entry) => entry.id === entryId)?.timeSlotId
    return {
      ...itinerary,
      activities: itinerary.activities.filter((entry) => entry.id !== entryId),
      days: itinerary.days.map((day) => ({ ...day, timeSlots: day.timeSlots.filter(({ id }) => id !== slotId), ...(day.continued && { continued: day.continued.filter(({ id }) => id !== slotId) }) })),
    }
  }
}

/** An itinerary with other notes on an entry; where nothing is said of who may read them, that stays. */
export function withNotes(entryId: SavedActivityId, { notes, notesPrivate }: WrittenNotes): Patch {
  return (itinerary) => ({
    ...itinerary,
    activities: itinerary.activities.map((entry) => (entry.id === entryId ? { ...entry, notes, notesPrivate: notesPrivate ?? entry.notesPrivate } : entry)),
  })
}
