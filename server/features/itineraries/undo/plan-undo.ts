import type { SavedActivityId } from '@meander/sdk/contract/ids'
import type { Violation } from '@meander/sdk/contract/trip-rules'
import { itemOf, scheduledOf, tripOf } from '../board.ts'
import { entryOf } from '../itineraries.ts'
import type { LoadedItinerary, SavedActivityRow, SlotRow } from '../itineraries.ts'
import { judgePlace } from '../rules/judge.ts'
import { isSamePlace } from './kept-changes.ts'
import type { KeptChange, TripFields } from './kept-changes.ts'

/** What has no place to go back to, and what is in its way. */
export interface Left {
  activityId: SavedActivityId
  title: string
  violations: Violation[]
}

/** What an undo writes. */
export interface UndoPlan {
  fields: Partial<TripFields>
  /** Entries that come back. */
  entries: readonly SavedActivityRow[]
  /** What leaves its place on the calendar, and what is put there. */
  off: readonly SavedActivityId[]
  slots: readonly SlotRow[]
  left: readonly Left[]
  /** All stays where it is. */
  isNothing: boolean
  /** The itinerary as it will be, but for what could not go back. */
  after: LoadedItinerary
}

/**
 * How a change is undone in the itinerary as it is by now. What has been put elsewhere since stays there. Only the trip, and what
 * stands in it, are looked at: nobody is asked whether a start would be sold anew, and what the traveller took upon themselves still
 * holds. Null where others have since given the trip the dates, the party or the name that it has.
 */
export function planUndo(seen: LoadedItinerary, { fields, slots }: KeptChange, removed: readonly SavedActivityRow[]): UndoPlan | null {
  if (Object.entries(fields.after).some(([name, value]) => seen.row[name as keyof TripFields] !== value)) return null
  const entries = removed.filter(({ id }) => seen.activities.every((entry) => entry.id !== id))
  const activities = [...seen.activities, ...entries]
  const standing = (id: SavedActivityId) => seen.slots.find((slot) => slot.saved_activity_id === id) ?? null
  const mine = slots.filter(({ activityId, after }) => activities.some(({ id }) => id === activityId) && isSamePlace(standing(activityId), after))
  const others = seen.slots.filter((slot) => mine.every(({ activityId }) => activityId !== slot.saved_activity_id))
  const after: LoadedItinerary = { row: { ...seen.row, ...fields.before }, activities, slots: others }
  const going = mine.flatMap(({ before }) => (before === null ? [] : [before]))
  const left = going.filter((slot) => inItsWay(after, slot).length > 0)
  after.slots = [...others, ...going.filter((slot) => !left.includes(slot))]
  // What cannot go back stays where it is, unless the trip or its own neighbours have no room for it there.
  const staying = left.flatMap((slot) => standing(slot.saved_activity_id) ?? [])
  for (const slot of staying) if (inItsWay(after, slot).length === 0) after.slots = [...after.slots, slot]
  const isMoved = ({ activityId }: (typeof mine)[number]) => !isSamePlace(standing(activityId), after.slots.find((slot) => slot.saved_activity_id === activityId) ?? null)
  return {
    fields: fields.before,
    entries,
    isNothing: Object.keys(fields.before).length === 0 && entries.length === 0 && !mine.some(isMoved),
    off: mine.map(({ activityId }) => activityId),
    slots: after.slots.filter((slot) => !others.includes(slot)),
    left: leftOf(after, slots),
    after,
  }
}

/** What stands elsewhere than before a change, or nowhere, as something is in the way of its place. */
export function leftOf(now: LoadedItinerary, slots: KeptChange['slots']): Left[] {
  return slots.flatMap(({ activityId, before }) => {
    const entry = now.activities.find(({ id }) => id === activityId)
    const standing = now.slots.find((slot) => slot.saved_activity_id === activityId) ?? null
    if (entry === undefined || before === null || isSamePlace(standing, before)) return []
    const violations = inItsWay(now, before)
    return violations.length === 0 ? [] : [{ activityId, title: itemOf(entry).title, violations }]
  })
}

/** What has come into the way of a place that something had. */
export function inItsWay(now: LoadedItinerary, slot: SlotRow): Violation[] {
  const wanted = { ...itemOf(entryOf(now, slot.saved_activity_id)), date: slot.date, start: slot.start_time }
  return judgePlace(wanted, { trip: tripOf(now.row), scheduled: scheduledOf(now) }).filter(({ severity }) => severity === 'hard')
}
