import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { schedule as text } from '../../i18n/en/schedule.ts'
import { activityOf, type Movable } from './movable.ts'
import { pendingEntry } from './place.ts'

/** What is no longer there, as others have taken it away meanwhile: a sentence of it; null while it is there. */
export function sayGone(what: Movable, { activities, days }: Pick<Itinerary, 'activities' | 'days'>): string | null {
  const { title, productCode } = activityOf(what)
  if (what.kind === 'entry') return activities.some(({ id }) => id === what.entry.id) ? null : text.goneFromTrip(title)
  // One that has just been put there has no name of the server's yet.
  if (pendingEntry(what.slot) !== null || days.some((day) => day.timeSlots.some(({ id }) => id === what.slot.id))) return null
  return activities.some(({ activityData }) => activityData.productCode === productCode) ? text.goneFromCalendar(title) : text.goneFromTrip(title)
}
