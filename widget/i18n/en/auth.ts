/** Signing in. */
export const auth = {
  title: 'Sign in to your account',
  text: 'Your journeys are then kept on every device, and can be shared. What you have planned as a guest comes with you.',
  ended: 'Your sign-in has ended. What is open here stays as it is; one press brings your journeys back.',
  signOut: 'Sign out',
  signedOut: 'You are signed out',
  signedOutText: 'Nothing of yours is left in this browser. Your journeys are in your account.',
  signedOutElsewhere: 'In another tab, and so in this one. Nothing of yours is left in this browser.',
  notSignedOut: 'Still signed in',
  notSignedOutText: 'The server could not be reached. Please try again.',
  button: 'Sign in with your account',
  connecting: 'Connecting...',
  again: 'No window to be seen? Press the button once more.',
  failed: 'The sign-in did not work. Please try again.',
  blocked: 'Your browser has kept the sign-in window from opening.',
  openHere: 'Open the sign-in page',
} as const
