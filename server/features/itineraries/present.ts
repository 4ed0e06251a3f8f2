import type { Activity } from '@meander/sdk/contract/activities'
import { dayRange, timeOfMinutes } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import type { DayId, ItineraryId } from '@meander/sdk/contract/ids'
import type { Itinerary, ItineraryDay, SavedActivity, TimeSlot } from '@meander/sdk/contract/itineraries'
import { zoneOf } from './board.ts'
import { durationMinutes } from './duration.ts'
import type { LoadedItinerary, SavedActivityRow, SlotRow } from './itineraries.ts'
import { laterDays } from './rules/stretch.ts'

const GUEST = 'guest'

/** The only place where rows become an itinerary of the contract: field by field, so that nothing leaks by default. */
export function presentItinerary({ row, activities, slots }: LoadedItinerary): Itinerary {
  return {
    id: row.id,
    title: row.title,
    destination: row.destination,
    destinationId: row.destination_id,
    startDate: row.start_date,
    endDate: row.end_date,
    groupSize: row.group_size,
    budgetLimit: row.budget_limit,
    travelStyle: row.travel_style,
    userId: row.user_id ?? GUEST,
    conversationId: row.conversation_id,
    clientUserId: row.client_user_id,
    sessionId: row.session_id,
    travelPreferences: JSON.parse(row.travel_preferences),
    activities: activities.map((saved) => presentSavedActivity(saved, slots)),
    days: presentDays({ row, activities, slots }),
    version: row.version,
    updatedAt: row.updated_at,
  }
}

export function presentSavedActivity(saved: SavedActivityRow, slots: SlotRow[]): SavedActivity {
  const slot = slots.find((one) => one.saved_activity_id === saved.id)
  return {
    id: saved.id,
    activityData: readActivity(saved),
    savedAt: saved.saved_at,
    notes: saved.notes,
    notesPrivate: saved.notes_private === 1,
    priority: saved.priority,
    timeSlotId: slot?.id ?? null,
    scheduledDate: slot?.date ?? null,
    scheduledTime: slot?.start_time ?? null,
  }
}

/** The trip as whoever has a link may know it: notes that their writer kept private are not in it. */
export function withoutPrivateNotes(loaded: LoadedItinerary): LoadedItinerary {
  return { ...loaded, activities: loaded.activities.map((saved) => (saved.notes_private === 0 ? saved : { ...saved, notes: '' })) }
}

/** Every day from the first to the last, those with nothing on them too. */
export function presentDays({ row, activities, slots }: LoadedItinerary): ItineraryDay[] {
  if (row.start_date === null || row.end_date === null) return []
  const saved = new Map(activities.map((one) => [one.id, one]))
  const presented = slots.flatMap((slot): { slot: TimeSlot; later: TimeSlot[] }[] => {
    const activity = saved.get(slot.saved_activity_id)
    if (activity === undefined) return []
    const first = presentSlot(slot, activity)
    return [{ slot: first, later: laterDaysOf(first) }]
  })
  return dayRange(row.start_date, row.end_date).map((date, index) => {
    const continued = presented.flatMap(({ later }) => later.filter((slot) => slot.date === date))
    return {
      id: dayId(row.id, date),
      dayNumber: index + 1,
      date,
      timeSlots: presented.flatMap(({ slot }) => (slot.date === date ? [slot] : [])),
      ...(continued.length > 0 && { continued }),
    }
  })
}

/** What lasts past midnight, on each of its later days, with the hours that it fills of that day. */
function laterDaysOf(slot: TimeSlot): TimeSlot[] {
  const stretch = { date: slot.date, start: slot.startTime, minutes: durationMinutes(slot.activity), timeZone: zoneOf(slot.activity) }
  return laterDays(stretch).map(({ date, end }) => ({ ...slot, date, startTime: timeOfMinutes(0), endTime: end }))
}

function presentSlot(slot: SlotRow, saved: SavedActivityRow): TimeSlot {
  return {
    id: slot.id,
    startTime: slot.start_time,
    endTime: slot.end_time,
    date: slot.date,
    activity: readActivity(saved),
    notes: saved.notes,
  }
}

export function readActivity(saved: Pick<SavedActivityRow, 'activity'>): Activity {
  return JSON.parse(saved.activity)
}

/** A day is no row of its own: its id is the trip's and the date's. */
export function dayId(id: ItineraryId, date: Day): DayId {
  return `${id}.${date}` as DayId
}
