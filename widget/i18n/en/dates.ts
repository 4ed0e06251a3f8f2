import { count } from '../index.ts'

/** Picking travel dates. */
export const dates = {
  title: 'Select Travel Dates',
  confirm: 'Confirm Dates',
  hint: 'Choose the first day, then the last.',
  firstStays: 'The trip has begun. Choose its last day.',
  otherFirst: 'Choose another first day',
  started: (first: string) => `From ${first}. Choose the last day.`,
  ranged: (days: string, number: number) => `${days}, ${count(number, 'day', 'days')}`,
  done: 'Done',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  notSet: 'Dates not set',
  invalid: 'Invalid dates',
  length: (days: number) => count(days, 'day', 'days'),
} as const
