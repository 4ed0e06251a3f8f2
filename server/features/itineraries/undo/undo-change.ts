import type { ItineraryId, SavedActivityId } from '@meander/sdk/contract/ids'
import { ApiError } from '../../../http/errors.ts'
import { changeItinerary, findToChange, itineraryChanged } from '../change.ts'
import type { Change, Of } from '../change.ts'
import type { ItinerariesStore, LoadedItinerary, SavedActivityRow } from '../itineraries.ts'
import type { OfferStore } from '../offers.ts'
import { findRemoved } from '../removed.ts'
import { codeOf } from '../rules/refuse.ts'
import { findBroken } from '../trip-changes/broken.ts'
import { breaksSchedule } from '../trip-changes/outcomes.ts'
import { findChange, listChangesSince } from './kept-changes.ts'
import type { KeptChange } from './kept-changes.ts'
import { leftOf, planUndo } from './plan-undo.ts'
import type { Left, UndoPlan } from './plan-undo.ts'

export interface Undone {
  loaded: LoadedItinerary
  left: Left[]
}

/** So often an undo is planned anew on what another has just left. */
const TRIES = 10

/** Undoes the change that was made under a name: all that can go back at once, or nothing. */
export async function undoChange(store: OfferStore, of: Omit<Of, 'version'>, undoes: string, tries = TRIES): Promise<Undone> {
  const { seen, isMade } = await findToChange(store, of)
  const kept = await findChange(store.db, of.id, undoes)
  if (kept === null) throw new ApiError('not-found', 'This can no longer be undone. Please refresh the page.')
  if (isMade) return { loaded: seen, left: leftOf(seen, kept.slots) }
  const plan = planUndo(seen, kept, await removedIn(store, of.id, kept))
  if (plan === null || plan.isNothing) throw refusalOf(plan?.left ?? [], seen)
  await assertKeepsAll(store, seen, { kept, plan })
  try {
    // The plan holds for what was seen.
    const loaded = await changeItinerary(store, { ...of, version: seen.row.version }, (change) => write(change, plan))
    return { loaded, left: leftOf(loaded, kept.slots) }
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.code !== 'itinerary-changed' || tries <= 1) throw failure
    return undoChange(store, of, undoes, tries - 1)
  }
}

async function removedIn({ db }: ItinerariesStore, id: ItineraryId, { removed }: KeptChange): Promise<SavedActivityRow[]> {
  const found = await Promise.all(removed.map((activityId) => findRemoved(db, { id, activityId })))
  return found.flatMap((one) => (one === null ? [] : [one.entry]))
}

function refusalOf(left: readonly Left[], seen: LoadedItinerary): ApiError {
  const [first] = left.flatMap(({ violations }) => violations)
  return first === undefined ? itineraryChanged(seen) : new ApiError(codeOf(first.rule), first.message, { details: { items: left } })
}

/** What has come onto the calendar since must fit the trip as it was: nothing of it is ever dropped. */
async function assertKeepsAll(store: OfferStore, seen: LoadedItinerary, { kept, plan }: { kept: KeptChange; plan: UndoPlan }): Promise<void> {
  if (Object.keys(plan.fields).length === 0) return
  const later = await listChangesSince(store.db, seen.row.id, kept.version)
  const since = new Set(later.flatMap(({ slots }) => slots.map(({ activityId }) => activityId)).filter((id) => !plan.off.includes(id) && isOnCalendar(seen, id)))
  if (since.size === 0) return
  const broken = (await findBroken(store, seen, plan.after.row)).filter(({ activityId, violations }) => since.has(activityId) && violations.length > 0)
  if (broken.length > 0) throw breaksSchedule(broken)
}

function isOnCalendar({ slots }: LoadedItinerary, id: SavedActivityId): boolean {
  return slots.some((slot) => slot.saved_activity_id === id)
}

async function write({ trx, row }: Change, { fields, entries, off, slots }: UndoPlan): Promise<void> {
  if (Object.keys(fields).length > 0) await trx.updateTable('itineraries').set(fields).where('id', '=', row.id).execute()
  for (const entry of entries) await trx.insertInto('saved_activities').values(entry).execute()
  if (off.length > 0) await trx.deleteFrom('time_slots').where('itinerary_id', '=', row.id).where('saved_activity_id', 'in', off).execute()
  for (const slot of slots) await trx.insertInto('time_slots').values(slot).execute()
}
