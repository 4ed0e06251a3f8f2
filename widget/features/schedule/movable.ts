import type { Activity } from '@meander/sdk/contract/activities'
import type { SavedActivityId } from '@meander/sdk/contract/ids'
import type { Itinerary, SavedActivity, TimeSlot } from '@meander/sdk/contract/itineraries'
import { entryOfSlot } from '../itineraries/detail/index.ts'
import { lengthOf, lengthOfSlot } from './starts.ts'

/** What can be put on the calendar: a saved activity, or one that is there and moves. */
export type Movable = { kind: 'entry'; entry: SavedActivity } | { kind: 'slot'; slot: TimeSlot }

export function activityOf(what: Movable): Activity {
  return what.kind === 'entry' ? what.entry.activityData : what.slot.activity
}

/** How many minutes it takes, on however many days. */
export function lengthOfItem(what: Movable): number {
  return what.kind === 'entry' ? lengthOf(what.entry.activityData) : lengthOfSlot(what.slot)
}

/** The saved entry that is put somewhere. */
export function entryIdOf(what: Movable, itinerary: Itinerary): SavedActivityId | undefined {
  return what.kind === 'entry' ? what.entry.id : entryOfSlot(itinerary, what.slot)?.id
}

/** Where a saved entry stands on the calendar. */
export function slotOfEntry(itinerary: Itinerary, entryId: SavedActivityId): TimeSlot | undefined {
  return itinerary.days.flatMap((day) => day.timeSlots).find((slot) => entryOfSlot(itinerary, slot)?.id === entryId)
}

/** `data-grip` of what it is lifted by in the page. */
export function gripOf(item: Movable): string {
  return item.kind === 'entry' ? `entry:${item.entry.id}` : `slot:${item.slot.id}`
}
