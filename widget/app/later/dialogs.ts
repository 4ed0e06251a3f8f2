/* The chunk of what opens over any screen, and of a shared trip, which shows the same things to read. */
export { ActivitiesSheet } from '../../features/activities/ActivitiesSheet.tsx'
export { ActivityGrid } from '../../features/activities/ActivityGrid.tsx'
export { Detail } from '../Detail.tsx'
export { Planning } from '../Planning.tsx'
export { SaveToTrip } from '../SaveToTrip.tsx'
export { SharedTrip } from '../SharedTrip.tsx'
export { Sharing } from '../Sharing.tsx'
export { SigningIn } from '../SigningIn.tsx'
