export const app = {
  name: 'Meander',
  close: 'Close',
  cancel: 'Cancel',
  tryAgain: 'Try Again',
  dismiss: 'Dismiss',
  notifications: 'Notifications',
  loading: 'Loading...',
  boundary: {
    title: 'Something went wrong',
    text: 'The error has been logged. Your journeys are as you left them.',
    refresh: 'Refresh Page',
    dialog: 'Something went wrong. Please try refreshing the page.',
  },
  missing: 'A part of the planner did not load.',
} as const
