/** The trip on paper. */
export const tripSheet = {
  print: 'Print',
  waiting: 'Still without a day',
  free: 'Nothing is fixed on this day',
  goesOn: 'goes on',
  pastMidnight: 'past midnight',
  until: (time: string) => `until ${time}`,
  meet: 'Meet:',
} as const
