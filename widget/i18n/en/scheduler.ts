/** What only the scheduler of one activity says: it comes with what opens over a trip. */
export const scheduler = {
  tooFewFor: (party: number) => `Too few for ${party}`,
  every: (title: string) => `All starts of “${title}”`,
  back: 'Back',
  now: (day: string, time: string) => `On your calendar: ${day}, ${time}`,
} as const
