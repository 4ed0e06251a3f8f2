/** The trip on paper. */
export const tripSheet = {
  print: 'Print',
  waiting: 'Still without a day',
  copies: 'Saved once more, without a place of its own',
  free: 'Nothing is fixed on this day',
  goesOn: 'goes on',
  pastMidnight: 'past midnight',
  until: (time: string) => `until ${time}`,
  meet: 'Meet:',
  each: (price: string) => `${price} per person`,
  sample: 'Sample inventory',
  book: 'Book:',
} as const
