import { addDays } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { currentDay, readPlannerStep } from '../trip/planner-steps.ts'
import type { TripFacts } from '../understanding/index.ts'
import type { Reading } from './read-prompt.ts'
import type { Situation } from './words/situation.ts'

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
  return dayAt(currentDay(turns, duration, factsAfter), startDate)
}

/** The same where the traveller says something in between: the planner still stands at that day. Null once it is done, and before it has begun. */
export function readDayInPlanner({ startDate, duration, flexible }: TripFacts, { turns }: Pick<Reading, 'turns'>, factsAfter: (turns: readonly string[]) => TripFacts): PlannedDay | null {
  if (startDate === undefined || duration === undefined || flexible === true) return null
  const last = readPlannerStep(turns.findLast((turn) => readPlannerStep(turn) !== null) ?? '')
  const number = last === null || last.kind === 'complete' ? 1 : currentDay(turns, duration, factsAfter)
  return number === 1 ? null : dayAt(number, startDate)
}

function dayAt(number: number, startDate: Day): PlannedDay {
  return { number, date: addDays(startDate, number - 1) }
}

/** 'Something else for this day', while the planner stands at one: of no other day, unless one is named. */
export function onPlannersDay<Some extends Pick<Situation, 'facts' | 'inPlanner' | 'planned' | 'wantsPlan' | 'planOf'>>(situation: Some): Some {
  const { facts, inPlanner = null, planned, wantsPlan, planOf } = situation
  const isOpen = inPlanner === null || planned !== null || wantsPlan || planOf !== undefined || facts.onDay !== undefined
  return isOpen ? situation : { ...situation, facts: { ...facts, onDay: inPlanner.date } }
}
