import { count } from '../index.ts'

/** 'Arrange my trip'. */
export const arrange = {
  open: 'Arrange my trip',
  title: 'Arrange my trip',
  asking: 'Looking for the best days and hours...',
  failed: 'No proposal could be made. Please try again.',
  tryAgain: 'Try Again',
  pace: 'How full the days are',
  paces: { relaxed: 'Relaxed', normal: 'Normal', full: 'Full' },
  placed: (items: number) => `${items} new`,
  changes: (items: number) => (items === 0 ? 'Nothing to place' : count(items, 'change', 'changes')),
  lead: 'Real starts only, near things together, with time for the way. What is scheduled stays where it is.',
  new: (when: string) => `New: ${when}`,
  notPlaced: 'Not placed',
  discard: 'Discard',
  apply: (items: number) => `Apply ${count(items, 'change', 'changes')}`,
  nothingYet: 'Nothing on your calendar has changed yet.',
  applied: (items: number) => `${count(items, 'activity', 'activities')} placed on your calendar`,
  applyFailed: 'The proposal could not be applied. Please try again.',
  changedElsewhere: 'The trip has just been changed elsewhere: this is a new proposal for it as it is now.',
  undo: 'Undo',
  days: 'Proposed days',
  keyNew: 'New',
} as const
