import { count } from '../index.ts'

/** The traveller's notes on an activity. */
export const notes = {
  told: 'Show this note to everyone who has the trip’s link',
  tooLong: (excess: number) => `Too long to save: a note holds 10,000 characters. Please take out ${count(excess, 'character', 'characters')}.`,
  unsaved: 'This is what you wrote. It could not be stored yet: please save it once more.',
} as const
