import type { TripFacts } from './facts.ts'

/** What a bare number that takes another back is of: 'no, 5'. Null where it may be either. */
export type Corrected = 'people' | 'days'

/**
 * Days that are firm need no count, so it is the people; else it is what was counted last. Where one message said both, or none
 * did, nobody can tell.
 */
export function correctedCount(before: TripFacts, earlier: readonly TripFacts[]): Corrected | null {
  const { groupSize, duration, startDate, endDate, flexible = false } = before
  if (groupSize === undefined) return duration === undefined ? null : 'days'
  if (duration === undefined || (startDate !== undefined && endDate !== undefined && !flexible)) return 'people'
  const last = earlier.at(-2)
  const [isOfPeople, isOfDays] = [last?.groupSize !== groupSize, last?.duration !== duration]
  return isOfPeople === isOfDays ? null : isOfPeople ? 'people' : 'days'
}
