import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import type { DayId, SavedActivityId, TimeSlotId } from '@meander/sdk/contract/ids'
import type { RuleCode } from '@meander/sdk/contract/trip-rules'
import { ApiError } from '../../http/errors.ts'
import type { DaySchedule } from '../activities/index.ts'
import { itemOf, scheduledOf, tripOf } from './board.ts'
import { changeItinerary, findToChange, itineraryChanged } from './change.ts'
import type { Change, Of } from './change.ts'
import { newId } from './create.ts'
import { entryOf, findItinerary, itineraryGone, loadItinerary } from './itineraries.ts'
import type { ItinerariesStore, LoadedItinerary, SlotRow } from './itineraries.ts'
import { readOffer } from './offers.ts'
import type { OfferStore } from './offers.ts'
import { dayId } from './present.ts'
import { judge } from './rules/judge.ts'
import { assertAllowed, dateOfDay, hintOf } from './rules/refuse.ts'
import { endOf } from './rules/stretch.ts'
import type { Stretch } from './rules/stretch.ts'

interface Start {
  dayNumber: number
  timeSlot: TimeOfDay
  accept?: RuleCode[] | undefined
}

/** Puts a saved activity on the calendar; one that is there already is moved, so that a repeated call changes nothing. */
export async function scheduleActivity(store: OfferStore, of: Of, wanted: Start & { activityId: SavedActivityId }): Promise<LoadedItinerary> {
  const { seen, isMade } = await findToChange(store, of)
  if (isMade) return seen
  return place(store, of, { ...wanted, seen })
}

/** Moves what is on the calendar to another start. */
export async function rescheduleActivity(store: OfferStore, of: Of, wanted: Start & { slotId: TimeSlotId }): Promise<LoadedItinerary> {
  const { seen, isMade } = await findToChange(store, of)
  if (isMade) return seen
  const slot = seen.slots.find((one) => one.id === wanted.slotId)
  if (slot === undefined) throw slotGone()
  return place(store, of, { ...wanted, activityId: slot.saved_activity_id, seen })
}

type Wanted = Start & { activityId: SavedActivityId; seen: LoadedItinerary }

/** The provider is asked before the transaction begins, which would hold all others up while it waits. */
async function place(store: OfferStore, of: Of, wanted: Wanted): Promise<LoadedItinerary> {
  const { seen, dayNumber, timeSlot } = wanted
  const date = dateOfDay(tripOf(seen.row), dayNumber)
  const offer = await readOffer(store, entryOf(seen, wanted.activityId), { startDate: date, endDate: date })
  return changeItinerary(store, of, async (change) => {
    if (dateOfDay(tripOf(change.row), dayNumber) !== date) throw itineraryChanged(await findItinerary(change.trx, of.viewer, of.id))
    await placeItem(change, { activityId: wanted.activityId, date, start: timeSlot, offer, accept: wanted.accept })
  })
}

/** Puts one item at a start that the rules allow. */
async function placeItem(
  change: Change,
  { activityId, date, start, offer, accept }: { activityId: SavedActivityId; date: Day; start: TimeOfDay; offer: DaySchedule[] | null; accept?: RuleCode[] | undefined },
): Promise<void> {
  const loaded = await loadItinerary(change.trx, change.row.id)
  if (loaded === null) throw itineraryGone()
  const item = itemOf(entryOf(loaded, activityId))
  const trip = tripOf(loaded.row)
  const violations = judge({ ...item, date, start }, { trip, scheduled: scheduledOf(loaded), offer, now: new Date(change.now) })
  assertAllowed(violations, accept, hintOf(violations, { offer, date, party: trip.party }))
  await writeSlot(change, { ...item, activityId, date, start })
}

/** Writes a place on the calendar that has been judged. */
export async function writeSlot(
  { trx, row }: Change,
  { activityId, ...stretch }: Stretch & { activityId: SavedActivityId },
): Promise<void> {
  const times = { date: stretch.date, start_time: stretch.start, end_time: endOf(stretch) }
  await trx
    .insertInto('time_slots')
    .values({ id: newId<TimeSlotId>('slot'), itinerary_id: row.id, saved_activity_id: activityId, ...times })
    .onConflict((conflict) => conflict.column('saved_activity_id').doUpdateSet(times))
    .execute()
}

/** Takes an activity off the calendar; it stays saved. With a day given, only when it is on that day. */
export async function unscheduleActivity(store: ItinerariesStore, of: Of, wanted: { slotId: TimeSlotId; dayId?: DayId }): Promise<LoadedItinerary> {
  return changeItinerary(store, of, async ({ trx, row }) => {
    const slot = await trx
      .deleteFrom('time_slots')
      .where('id', '=', wanted.slotId)
      .where('itinerary_id', '=', row.id)
      .returningAll()
      .executeTakeFirst()
    if (slot === undefined || !isOnDay(slot, wanted.dayId)) throw slotGone()
  })
}

function isOnDay(slot: SlotRow, day: DayId | undefined): boolean {
  return day === undefined || day === dayId(slot.itinerary_id, slot.date)
}

function slotGone(): ApiError {
  return new ApiError('not-found', 'This activity is no longer on the calendar there. Please refresh the page.')
}
