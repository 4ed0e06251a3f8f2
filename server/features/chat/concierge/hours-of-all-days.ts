import { daysNamed } from './day-by-day/days-named.ts'
import { isOfSomeDays } from './day-by-day/hours-told.ts'
import { asksToKeepFree } from './day-by-day/kept-free.ts'
import { withoutSpecialDay } from './day-rules/special-day.ts'
import { rulesOfPlan } from './day-rules/rules-of-plan.ts'
import { hoursThatHold } from './hours.ts'
import type { HoursThatHold } from './hours.ts'
import type { Situation } from './words/situation.ts'

/** Hours of one day, and a part of one that the last message names, are no rule for all days of a plan. */
export function hoursOfAllDays({ facts: { startDate, endDate, flexible }, reading, planOf }: Pick<Situation, 'facts' | 'reading' | 'planOf'>): HoursThatHold {
  const trip = startDate === undefined || flexible === true ? null : { from: startDate, to: endDate ?? startDate }
  const said = trip === null ? reading.turns : rulesOfPlan(reading.turns, trip).map(({ rest }) => rest)
  const turns = said.map((turn) => (trip !== null && (isOfSomeDays(turn, trip) || (asksToKeepFree(turn) && daysNamed(turn, trip).length > 0)) ? '' : turn))
  return hoursThatHold((planOf === undefined ? turns : [...turns, '']).map(withoutSpecialDay))
}
