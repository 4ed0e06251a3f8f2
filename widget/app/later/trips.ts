/*
 * The chunk of whoever looks at trips: the list, one of them and its calendar. Screens that are used together are loaded together:
 * one file of many alike is a good deal smaller than many files. What is opened over a trip is in chunks of its own. The way back from
 * an address that is none travels with them, as few need it.
 */
export { ActivityScheduler } from '../../features/schedule/LaterScheduler.tsx'
export { ItineraryView } from '../ItineraryView.tsx'
export { Journeys } from '../Journeys.tsx'
export { Lost } from '../Lost.tsx'
