/*
 * The chunk of whoever looks at trips. Screens that are used together are loaded together: one file of many alike is a
 * good deal smaller than many files.
 */
export { ItineraryList } from '../../features/itineraries/list/ItineraryList.tsx'
export { ActivityScheduler } from '../../features/schedule/ActivityScheduler.tsx'
export { ItineraryView } from '../ItineraryView.tsx'
