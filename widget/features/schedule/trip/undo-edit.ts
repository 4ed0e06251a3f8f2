import type { SavedActivityId } from '@meander/sdk/contract/ids'
import { restoreActivity, type Itinerary } from '@meander/sdk/contract/itineraries'
import { updateItinerary } from '@meander/sdk/contract/trip-changes'
import { serverMessage } from '../../../api/request-errors.ts'
import { schedule as text } from '../../../i18n/en/schedule.ts'
import { aboutPlaces } from '../../itineraries/detail/index.ts'
import { isChangedElsewhere } from '../failure-text.ts'
import { placeBack, type FormerPlace, type PlacingBackDeps } from '../placing-back.ts'
import { changed, draftOf } from './trip-draft.ts'

/** The trip as it was before it was edited, and as that left it. */
export interface Edited {
  before: Itinerary
  after: Itinerary
}

/** Nobody can give a trip that had no dates none again. */
export const canUndo = ({ before, after }: Edited): boolean => before.startDate !== null || after.startDate === null

/** Puts a trip back as it was before it was edited: its name, dates and party, what it lost, and what stood elsewhere or was taken off. */
export async function undoEdit(deps: PlacingBackDeps, { before, after }: Edited): Promise<void> {
  const { api, toasts, detail } = deps
  const { id } = before
  const about = aboutPlaces(before.activities.map((entry) => entry.id))
  try {
    // What would not fit meanwhile gets its place back in the end.
    const body = { ...changed(draftOf(after), draftOf(before)), broken: 'unschedule' as const }
    let now = await detail.change((trip) => ({ ...trip, title: before.title }), (_, marks) => api.call(updateItinerary, { params: { id }, body: { ...marks, ...body } }), { of: id, about })
    for (const activityId of lost(before, after)) {
      const restore = async (_: unknown, marks: object) => (await api.call(restoreActivity, { params: { id, activityId }, body: marks as never })).itinerary
      now = await detail.change((trip) => trip, restore, { of: id })
    }
    const places = displaced(before, now)
    if (places.length > 0) await placeBack(deps, id, places)
    else toasts.show({ title: text.undone })
  } catch (error) {
    toasts.show({ title: text.undoFailed, text: isChangedElsewhere(error) ? text.undoElsewhere : (serverMessage(error) ?? text.undoFailedText), tone: 'failed' })
  }
}

function lost(before: Itinerary, after: Itinerary): SavedActivityId[] {
  return before.activities.flatMap(({ id }) => (after.activities.some((entry) => entry.id === id) ? [] : [id]))
}

/** Where things stood that stand elsewhere now, or nowhere. */
function displaced(before: Itinerary, now: Itinerary): FormerPlace[] {
  return before.activities.flatMap(({ id: activityId, scheduledDate: date, scheduledTime: startTime }): FormerPlace[] => {
    const entry = now.activities.find(({ id }) => id === activityId)
    if (!entry || date === null || startTime === null) return []
    return entry.scheduledDate === date && entry.scheduledTime === startTime ? [] : [{ activityId, date, startTime }]
  })
}
