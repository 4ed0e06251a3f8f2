/** The door of one itinerary's page. The view itself, `ItineraryDetail.tsx`, is loaded with the calendar. */
export { createItineraryDetail } from './detail.ts'
export type { DetailState, ItineraryDetailDeps, ItineraryDetailStore } from './detail.ts'
export type { Patch } from './optimistic.ts'
export { entryOfSlot, secondCopies, unscheduledActivities } from './unscheduled.ts'
export { isPlannedNote, plannedNote } from './planned-note.ts'
export { aboutPlaces } from './about.ts'
export type { Made, Marks } from './changing.ts'
