import type { SavedActivityId } from '@meander/sdk/contract/ids'
import { restoreActivity, type Itinerary } from '@meander/sdk/contract/itineraries'
import { updateItinerary } from '@meander/sdk/contract/trip-changes'
import { serverMessage } from '../../../api/request-errors.ts'
import { schedule as text } from '../../../i18n/en/schedule.ts'
import { tripEdit } from '../../../i18n/en/trip-edit.ts'
import { aboutPlaces, type ItineraryDetailStore } from '../../itineraries/detail/index.ts'
import { isChangedElsewhere } from '../failure-text.ts'
import { placeBack, type FormerPlace, type PlacingBackDeps } from '../placing-back.ts'
import { brokenIn } from './broken-in.ts'
import { changed, draftOf } from './trip-draft.ts'

/** The trip as it was before it was edited, and as that left it. */
export interface Edited {
  before: Itinerary
  after: Itinerary
}

/** Nobody can give a trip that had no dates none again. */
export const canUndo = ({ before, after }: Edited): boolean => before.startDate !== null || after.startDate === null

type Deps = PlacingBackDeps & { detail: Pick<ItineraryDetailStore, '$itinerary'> }

/**
 * Puts a trip back as it was before it was edited: its name, dates and party, what it lost, and what stood elsewhere or was taken
 * off. What has been put on the calendar since has no place to go back to: where it would not fit, all stays, and it is said.
 */
export async function undoEdit(deps: Deps, edited: Edited): Promise<void> {
  const { api, toasts, detail } = deps
  const { before, after } = edited
  const { id } = before
  const open = detail.$itinerary.get()
  const seen = open?.id === id ? open : after
  const own = untouched(edited, seen)
  const back = changed(draftOf(after), draftOf(before))
  const fields = (trip: Itinerary) => JSON.stringify(Object.keys(back).map((name) => trip[name as keyof typeof back]))
  const places = aboutPlaces(before.activities.map((entry) => entry.id))
  if (fields(seen) !== fields(after)) return void toasts.show({ title: text.undoFailed, text: text.undoElsewhere, tone: 'failed' })
  try {
    // What would not fit meanwhile gets its place back in the end.
    const body = { ...back, brokenItems: own.map((activityId) => ({ activityId, choice: 'unschedule' as const })) }
    const about = (trip: Itinerary) => fields(trip) + places(trip)
    let now = await detail.change((trip) => ({ ...trip, title: before.title }), (_, marks) => api.call(updateItinerary, { params: { id }, body: { ...marks, ...body } }), { of: id, about })
    const gone = lost(before, after)
    for (const activityId of gone) {
      const restore = async (_: unknown, marks: object) => (await api.call(restoreActivity, { params: { id, activityId }, body: marks as never })).itinerary
      now = await detail.change((trip) => trip, restore, { of: id })
    }
    const former = displaced(before, now).filter(({ activityId }) => own.includes(activityId) || gone.includes(activityId))
    if (former.length > 0) await placeBack(deps, id, former)
    else toasts.show({ title: text.undone })
  } catch (error) {
    toasts.show({ title: text.undoFailed, text: reasonOf(error), tone: 'failed' })
  }
}

function reasonOf(error: unknown): string {
  const broken = brokenIn(error)
  if (broken) return tripEdit.undoBreaks(broken.map(({ title }) => title).join(', '))
  return isChangedElsewhere(error) ? text.undoElsewhere : (serverMessage(error) ?? text.undoFailedText)
}

/** What has a place to go back to, and stands since the edit where that left it: nobody has put it elsewhere. */
function untouched({ before, after }: Edited, now: Itinerary): SavedActivityId[] {
  const stood = before.activities.filter((entry) => entry.scheduledDate !== null).map((entry) => entry.id)
  return stood.filter((id) => aboutPlaces([id])(after) === aboutPlaces([id])(now))
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
