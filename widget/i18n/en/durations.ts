import { count } from '../index.ts'

/** How long something takes. */
export const durations = {
  hours: (hours: number) => count(hours, 'hour', 'hours'),
  minutes: (minutes: number) => count(minutes, 'minute', 'minutes'),
  /** A length in the provider's own words, which are English: '2 hours', '45 minutes', '2 to 3 hours', 'Flexible'. */
  told: (words: string) => words,
} as const
