import { placeActivities } from '@meander/sdk/contract/arranging'
import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import type { ItineraryId, SavedActivityId } from '@meander/sdk/contract/ids'
import type { Itinerary, TimeSlot } from '@meander/sdk/contract/itineraries'
import type { Api } from '../../api/client.ts'
import { serverMessage } from '../../api/request-errors.ts'
import { schedule as text } from '../../i18n/en/schedule.ts'
import type { Toasts } from '../../kit/toasts.ts'
import { aboutPlaces, entryOfSlot, type ItineraryDetailStore } from '../itineraries/detail/index.ts'
import { isChangedElsewhere } from './failure-text.ts'
import { dayNumberOf } from './fill-days.ts'
import { withEntryPlaced, withoutSlot } from './place.ts'

/** Where an activity stood; nulls when it was not on the calendar. */
export type FormerPlace = { activityId: SavedActivityId } & ({ date: Day; startTime: TimeOfDay } | { date: null; startTime: null })

/** Where the activity of a slot stands; null when no entry belongs to it. */
export function placeOf(itinerary: Itinerary, slot: TimeSlot): FormerPlace | null {
  const entry = entryOfSlot(itinerary, slot)
  return entry ? { activityId: entry.id, date: slot.date, startTime: slot.startTime } : null
}

export interface PlacingBackDeps {
  api: Pick<Api, 'call'>
  toasts: Pick<Toasts, 'show'>
  detail: Pick<ItineraryDetailStore, 'change'>
}

/** Puts activities back where they stood, all at once, in the itinerary they belong to although another one may be open by now. */
export async function placeBack({ api, toasts, detail }: PlacingBackDeps, id: ItineraryId, places: readonly FormerPlace[]): Promise<boolean> {
  try {
    await detail.change(
      (itinerary) => places.reduce(withPlace, itinerary),
      (_, marks) => api.call(placeActivities, { params: { id }, body: { ...marks, placements: [...places], accept: ['too-far'] } }),
      { of: id, about: aboutPlaces(places.map(({ activityId }) => activityId)) },
    )
    toasts.show({ title: text.undone })
    return true
  } catch (error) {
    toasts.show({ title: text.undoFailed, text: isChangedElsewhere(error) ? text.undoElsewhere : (serverMessage(error) ?? text.undoFailedText), tone: 'failed' })
    return false
  }
}

/** The itinerary with an activity at a place, or off the calendar. */
export function withPlace(itinerary: Itinerary, { activityId, date, startTime }: FormerPlace): Itinerary {
  const slotId = itinerary.activities.find(({ id }) => id === activityId)?.timeSlotId
  if (date === null) return slotId ? withoutSlot(itinerary, slotId) : itinerary
  const { startDate } = itinerary
  return startDate ? withEntryPlaced(itinerary, activityId, { dayNumber: dayNumberOf(startDate, date), slot: startTime }) : itinerary
}
