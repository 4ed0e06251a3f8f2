/* The chunk of what opens over any screen, and of a shared trip, which shows the same things to read. */
export { ActivityDetail } from '../../features/activities/ActivityDetail.tsx'
export { Planning } from '../Planning.tsx'
export { SaveToTrip } from '../SaveToTrip.tsx'
export { SharedTrip } from '../SharedTrip.tsx'
export { Sharing } from '../Sharing.tsx'
export { SigningIn } from '../SigningIn.tsx'
