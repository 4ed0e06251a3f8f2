import type { SavedActivity } from '@meander/sdk/contract/itineraries'
import type { Movable } from './movable.ts'

/** What is open over the page of an itinerary beside its own dialogs; asked for by a slip, a dialog or the detail of an activity. */
export type BoardDialog = { dialog: 'none' } | { dialog: 'edit' | 'arrange' | 'calendar' } | { dialog: 'move'; item: Movable } | { dialog: 'schedule' | 'notes'; entry: SavedActivity }
