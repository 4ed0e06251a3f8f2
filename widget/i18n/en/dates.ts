import { count } from '../index.ts'

/** Picking travel dates. */
export const dates = {
  title: 'Select Travel Dates',
  confirm: 'Confirm Dates',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  notSet: 'Dates not set',
  invalid: 'Invalid dates',
  length: (days: number) => count(days, 'day', 'days'),
} as const
