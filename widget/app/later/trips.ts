/*
 * The chunk of whoever looks at trips. Screens that are used together are loaded together: one file of many alike is a
 * good deal smaller than many files.
 */
export { ActivityScheduler } from '../../features/schedule/ActivityScheduler.tsx'
export { ItineraryView } from '../ItineraryView.tsx'
export { Journeys } from '../Journeys.tsx'
