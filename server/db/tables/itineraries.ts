import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import type { ClientUserId, ConversationId, ItineraryId, ProductCode, SavedActivityId, TimeSlotId, UserId } from '@meander/sdk/contract/ids'

/** An account's when `user_id` is set, else the guest's whose key it names. */
interface ItinerariesTable {
  id: ItineraryId
  user_id: UserId | null
  client_user_id: ClientUserId | null
  title: string
  destination: string
  destination_id: string | null
  start_date: Day | null
  end_date: Day | null
  group_size: number | null
  budget_limit: number | null
  travel_style: string | null
  conversation_id: ConversationId | null
  session_id: string | null
  /** JSON of the contract's TravelPreferences. */
  travel_preferences: string
  version: number
  created_at: string
  updated_at: string
  /** When its owner last had to do with it: what a guest does not use is dropped. */
  used_at: string
}

interface SavedActivitiesTable {
  id: SavedActivityId
  itinerary_id: ItineraryId
  product_code: ProductCode
  /** JSON of the contract's Activity. */
  activity: string
  notes: string
  /** 1 when they stay off the shared page. */
  notes_private: number
  priority: string
  /** The itinerary's version when it was saved: the order of the list. */
  position: number
  saved_at: string
}

/** Where a saved activity stands on the calendar; it has one place at most. */
interface TimeSlotsTable {
  id: TimeSlotId
  itinerary_id: ItineraryId
  saved_activity_id: SavedActivityId
  date: Day
  start_time: TimeOfDay
  end_time: TimeOfDay
}

/** Changes that their sender named: whoever sends one again finds it made. */
interface ItineraryRequestsTable {
  itinerary_id: ItineraryId
  request_id: string
  made_at: string
}

/** What each change has changed, for as long as that can be undone. */
interface ItineraryChangesTable {
  itinerary_id: ItineraryId
  /** That the change has made. */
  version: number
  /** The name that its sender gave it. */
  request_id: string | null
  /** JSON of what was so before it, and after it (features/itineraries/undo). */
  changed: string
  made_at: string
}

/** The private address at which calendar applications read an itinerary. */
interface CalendarLinksTable {
  token: string
  itinerary_id: ItineraryId
  created_at: string
}

/** What was taken out of an itinerary, for as long as that can be undone. */
interface RemovedActivitiesTable {
  id: SavedActivityId
  itinerary_id: ItineraryId
  /** JSON of the row of saved_activities. */
  entry: string
  /** JSON of the row of time_slots; null where it was not scheduled. */
  slot: string | null
  removed_at: string
}

/** Itineraries that were deleted of late: whoever deletes one again under the same name, or makes it again, finds it done. */
interface DeletedItinerariesTable {
  id: ItineraryId
  request_id: string | null
  deleted_at: string
}

export interface ItineraryTables {
  itineraries: ItinerariesTable
  saved_activities: SavedActivitiesTable
  time_slots: TimeSlotsTable
  itinerary_requests: ItineraryRequestsTable
  itinerary_changes: ItineraryChangesTable
  calendar_links: CalendarLinksTable
  removed_activities: RemovedActivitiesTable
  deleted_itineraries: DeletedItinerariesTable
}
