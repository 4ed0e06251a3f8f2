import { wordsOf } from '@meander/sdk/contract/suggestions'

/** What was found, under the letter that speaks of it. */
export const found = {
  title: 'Perfect Activities for You',
  compare: 'Compare Activities',
  all: (results: number) => `See all ${results}`,
  /** A way to go on, as the server offers it. */
  way: wordsOf,
  /** A step of the day planner, as it stands in the traveller's note. */
  step: (id: 'onward' | 'skip' | 'complete', day: number) => ({ onward: `Continue to day ${day}`, skip: `Skip day ${day}, no activities planned`, complete: 'Complete Trip Planning' })[id],
  searchAgain: 'Search Again',
  searchInstead: 'Search for something else',
  there: 'there',
  alternatives: [
    (place: string) => `Food and markets in ${place}`,
    (place: string) => `Walks through the old streets of ${place}`,
    (place: string) => `Something on the water in ${place}`,
    (place: string) => `Museums and palaces in ${place}`,
    (place: string) => `Gardens and viewpoints in ${place}`,
    (place: string) => `Something for a rainy day in ${place}`,
  ],
} as const
