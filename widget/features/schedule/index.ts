import { lazy } from 'react'

export { createItineraryDetail } from '../itineraries/detail/index.ts'
export type { ItineraryDetailStore } from '../itineraries/detail/index.ts'
export { createSchedule } from './schedule.ts'
export type { Schedule, ScheduleDeps } from './schedule.ts'
export type { ActivityDialogGiven, ItineraryBoardProps } from './ItineraryBoard.tsx'

/** The page of one itinerary with its calendar: a chunk of its own, loaded when it is first shown. */
export const ItineraryBoard = lazy(async () => ({ default: (await import('./ItineraryBoard.tsx')).ItineraryBoard }))
