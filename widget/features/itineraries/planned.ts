import type { SavedActivityId } from '@meander/sdk/contract/ids'

/** Where an opened activity stands in an itinerary; null times are not scheduled yet. */
export interface Planned {
  /** Which of its saved activities: one product may be saved twice. Not known of a slot that no entry belongs to. */
  entryId: SavedActivityId | undefined
  date: string | null
  time: string | null
}
