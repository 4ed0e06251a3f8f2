/* The chunk of whoever shares a trip, reads one that was shared, or signs in to keep them. */
export { SharedTrip } from '../SharedTrip.tsx'
export { Sharing } from '../Sharing.tsx'
export { SigningIn } from '../SigningIn.tsx'
export { signInOf } from '../account.ts'
export { recallUser } from '../../features/auth/index.ts'
