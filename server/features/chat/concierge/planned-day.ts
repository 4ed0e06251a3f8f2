import { addDays } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { currentDay, readPlannerStep } from '../trip/planner-steps.ts'
import type { TripFacts } from '../understanding/index.ts'
import type { Reading } from './read-prompt.ts'

/** A day of a trip that is planned day by day. */
export interface PlannedDay {
  /** From 1. */
  number: number
  date: Day
}

/** The day that the planner has come to, where the trip's days are known and the message is the planner's own. */
export function readPlannedDay({ startDate, duration, flexible }: TripFacts, { turns, lastLength }: Pick<Reading, 'turns' | 'lastLength'>, factsAfter: (turns: readonly string[]) => TripFacts): PlannedDay | null {
  if (startDate === undefined || duration === undefined || flexible === true) return null
  const step = readPlannerStep(turns.at(-lastLength) ?? '')
  if (step === null || step.kind === 'complete') return null
  const number = currentDay(turns, duration, factsAfter)
  return { number, date: addDays(startDate, number - 1) }
}
