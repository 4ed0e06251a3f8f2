import { lazy } from 'react'

export { createItineraryDetail } from '../itineraries/detail/index.ts'
export type { ItineraryDetailStore } from '../itineraries/detail/index.ts'
export { createSchedule } from './schedule.ts'
export type { Schedule, ScheduleDeps } from './schedule.ts'
export type { ItineraryBoardProps } from './ItineraryBoard.tsx'
export type { ActivitySchedulerProps } from './ActivityScheduler.tsx'

/** The page of one itinerary with its calendar: a chunk of its own, loaded when it is first shown. */
export const ItineraryBoard = lazy(async () => ({ default: (await import('./ItineraryBoard.tsx')).ItineraryBoard }))

/** 'Reschedule Activity' for the detail of an activity that was opened from an itinerary. */
export const ActivityScheduler = lazy(async () => ({ default: (await import('./ActivityScheduler.tsx')).ActivityScheduler }))
