/** Letters that are half written, and the dialogs in which they are chosen and finished. */
export const templates = {
  picker: {
    title: 'Choose Your Travel Style',
    scratch: 'Start from scratch',
  },
  others: 'Other letters',
  cancel: 'Cancel',
  send: 'Send',
  budget: 'Budget',
  budgetHint: 'Enter total budget or per day budget (e.g. "$500 total" or "$100/day")',
  dates: 'Choose your dates',
  /** What stands in a blank until it is filled in. */
  examples: { date: 'your dates', budget: 'an amount', ages: 'their ages', destination: 'a city, an island' },
  /** The days as they stand in the letter: 'from May 10, 2027 to May 16, 2027'. */
  days: (first: string, last: string) => `${first} to ${last}`,
  missing: (names: readonly string[]) => `Still blank: ${names.join(', ')}.`,
} as const
