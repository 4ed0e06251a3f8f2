/** The traveller's notes on an activity. */
export const notes = {
  told: 'Show this note to everyone who has the trip’s link',
} as const
