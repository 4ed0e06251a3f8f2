import { addDays } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import type { TripFacts } from '../understanding/index.ts'

/** The days on which a plan stands whose own days nobody has named yet. */
export interface AssumedDays {
  from: Day
  to: Day
}

/**
 * 'Three days in the middle of May': a plan of them stands on the first days that they may be, so that it can be changed like any other. Null where
 * the days are known, or nobody said how many they are.
 */
export function assumedDays({ flexible, duration, startDate, endDate }: TripFacts): AssumedDays | null {
  if (flexible !== true || duration === undefined || startDate === undefined) return null
  const to = addDays(startDate, duration - 1)
  return endDate !== undefined && endDate < to ? null : { from: startDate, to }
}

/** The trip as if those were its days. */
export function onAssumedDays(facts: TripFacts): TripFacts {
  const days = assumedDays(facts)
  if (days === null) return facts
  const { flexible: _open, ...rest } = facts
  return { ...rest, startDate: days.from, endDate: days.to }
}
