/** The trip on paper. */
export const tripSheet = {
  print: 'Print',
  waiting: 'Still without a day',
  free: 'Nothing is fixed on this day',
  until: (time: string) => `until ${time}`,
  meet: 'Meet:',
} as const
