/*
 * The chunk of whoever looks at trips, shares one, reads one that was shared, or signs in to keep them. Screens that are used
 * together are loaded together: one file of many alike is a good deal smaller than many files.
 */
export { ActivityScheduler } from '../../features/schedule/ActivityScheduler.tsx'
export { ItineraryView } from '../ItineraryView.tsx'
export { Journeys } from '../Journeys.tsx'
export { SharedTrip } from '../SharedTrip.tsx'
export { Sharing } from '../Sharing.tsx'
export { SigningIn } from '../SigningIn.tsx'
