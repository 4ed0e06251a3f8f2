import type { SavedActivity } from '@meander/sdk/contract/itineraries'
import type { Movable } from './movable.ts'

/** `from`: what it leads back to, unless something is put somewhere. */
interface MoveTo {
  dialog: 'move'
  item: Movable
  from?: 'scheduler'
}

/** What is open over the page of an itinerary beside its own dialogs; asked for by a slip, a dialog or the detail of an activity. */
export type BoardDialog = { dialog: 'none' } | { dialog: 'edit' | 'arrange' | 'calendar' } | MoveTo | { dialog: 'schedule' | 'notes'; entry: SavedActivity }
