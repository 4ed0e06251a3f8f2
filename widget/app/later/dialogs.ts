/* The chunk of what opens over any screen, and of a shared trip, which shows the same things to read. */
export { ActivityDetail } from '../../features/activities/ActivityDetail.tsx'
export { PlanDialog } from '../../features/destinations/PlanDialog.tsx'
export { SaveDialog } from '../../features/itineraries/save/SaveDialog.tsx'
export { SharedTrip } from '../SharedTrip.tsx'
export { Sharing } from '../Sharing.tsx'
export { SigningIn } from '../SigningIn.tsx'
