export const chat = {
  back: 'Back to Meander',
  itineraries: 'View Itineraries',
} as const
