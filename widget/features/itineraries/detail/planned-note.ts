import { addDays, daysBetween, type Day } from '@meander/sdk/contract/days'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { dayPlanner } from '../../../i18n/en/day-planner.ts'
import { formatDay } from '../../../kit/dates.ts'

type Dates = Pick<Itinerary, 'startDate' | 'endDate'>

/** What the planner notes on something that it could not put on its day. */
export function plannedNote({ startDate }: Pick<Dates, 'startDate'>, day: number): string {
  return dayPlanner.save.note(day, startDate && formatDay(addDays(startDate, day - 1), 'EEEE, MMMM d'))
}

/** Whether a note is the planner's and not the traveller's own: it is true only until the thing has a place. */
export function isPlannedNote(notes: string, { startDate, endDate }: Dates): boolean {
  const days = startDate && endDate ? lengthOf(startDate, endDate) : 0
  return notes !== '' && Array.from({ length: days }, (_, index) => plannedNote({ startDate }, index + 1)).includes(notes)
}

const lengthOf = (from: Day, to: Day) => daysBetween(from, to) + 1
