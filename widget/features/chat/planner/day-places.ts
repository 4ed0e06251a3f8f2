import type { MultiDayTrip } from '@meander/sdk/contract/chat'
import { addDays, daysBetween, type Day } from '@meander/sdk/contract/days'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { dayPlanner } from '../../../i18n/en/day-planner.ts'
import { plannedNote } from '../../itineraries/detail/index.ts'
import type { TripDraft } from '../../itineraries/index.ts'
import { dateOf } from './plan-days.ts'

/** Where a day of the plan is in an itinerary. */
export interface DayPlace {
  date: Day | null
  /** Null where the itinerary does not reach so far. */
  dayNumber: number | null
  /** What is noted on something that could not be put there. */
  note: string
}

export type PlaceOfDay = (day: number) => DayPlace

/** A day of the plan is found by its date; without one, by its number. */
export function placeIn(trip: Itinerary, plan: MultiDayTrip): PlaceOfDay {
  const { startDate, endDate } = trip
  return (day) => {
    const planned = dateOf(plan, day)
    const dayNumber = startDate && planned ? daysBetween(startDate, planned) + 1 : day
    const date = startDate && addDays(startDate, dayNumber - 1)
    if (date && endDate && dayNumber > 0 && date <= endDate) return { date, dayNumber, note: plannedNote(trip, dayNumber) }
    return { date: null, dayNumber: null, note: plannedNote(plan, day) }
  }
}

/** What the planned trip tells of itself. */
export function draftFor(draft: TripDraft, { destination, duration, startDate }: MultiDayTrip): TripDraft {
  const from = startDate ?? draft.startDate
  return { ...draft, title: dayPlanner.save.tripTitle(destination, duration), destination, startDate: from, endDate: addDays(from, duration - 1), proposed: startDate === null && draft.proposed }
}
