import * as z from 'zod/mini'
import { Activity, ActivityOrWrapped, AvailabilitySlot } from './activities.ts'
import { askedOn } from './asked-on.ts'
import { accept, changeMarks, changeMarksInQuery } from './change-marks.ts'
import { Day, TimeOfDay } from './days.ts'
import { defineEndpoint } from './endpoint.ts'
import { ClientUserId, ConversationId, DayId, ItineraryId, ProductCode, SavedActivityId, TimeSlotId } from './ids.ts'
import { Violation } from './trip-rules.ts'

export const DEFAULT_PRIORITY = 'want-to-do'
export const MAX_ITINERARY_DAYS = 90
export const MAX_NOTES = 10_000

/** A scheduled activity. Times are in the activity's own zone. */
export const TimeSlot = z.object({
  id: TimeSlotId,
  startTime: TimeOfDay,
  endTime: TimeOfDay,
  date: Day,
  activity: Activity,
  notes: z.string(),
})
export type TimeSlot = z.infer<typeof TimeSlot>

export const ItineraryDay = z.object({
  id: DayId,
  /** From 1 at the start date. */
  dayNumber: z.number(),
  date: Day,
  /** What begins on this day. */
  timeSlots: z.array(TimeSlot),
  /**
   * What began on a day before and goes on on this one: the same slots, by their ids, with the hours that they fill of this day
   * (from 00:00; to 23:59 where they go on). There only where something does. Ours.
   */
  continued: z.optional(z.array(TimeSlot)),
})
export type ItineraryDay = z.infer<typeof ItineraryDay>

/** An activity kept in an itinerary; the three last are null until it is scheduled. */
export const SavedActivity = z.object({
  id: SavedActivityId,
  activityData: Activity,
  /** ISO instant. */
  savedAt: z.string(),
  notes: z.string(),
  /** Whether the notes stay off the shared page; true until the owner says otherwise. Ours. */
  notesPrivate: z.boolean(),
  priority: z.string(),
  timeSlotId: z.nullable(TimeSlotId),
  scheduledDate: z.nullable(Day),
  scheduledTime: z.nullable(TimeOfDay),
})
export type SavedActivity = z.infer<typeof SavedActivity>

export const TravelPreferences = z.object({ destination: z.optional(z.string()) })

export const Itinerary = z.object({
  id: ItineraryId,
  title: z.string(),
  destination: z.string(),
  destinationId: z.nullable(z.string()),
  startDate: z.nullable(Day),
  endDate: z.nullable(Day),
  groupSize: z.nullable(z.number()),
  budgetLimit: z.nullable(z.number()),
  travelStyle: z.nullable(z.string()),
  /** The owner's account, or 'guest'. */
  userId: z.string(),
  conversationId: z.nullable(ConversationId),
  clientUserId: z.nullable(ClientUserId),
  sessionId: z.nullable(z.string()),
  travelPreferences: TravelPreferences,
  activities: z.array(SavedActivity),
  days: z.array(ItineraryDay),
  /** Counts up with every change. Ours. */
  version: z.number(),
  /** ISO instant of the last change. Ours. */
  updatedAt: z.string(),
  /** Where a guest's trips are listed: the days without use after which they are dropped. Ours. */
  keptForDays: z.optional(z.number()),
})
export type Itinerary = z.infer<typeof Itinerary>

const ById = z.object({ id: ItineraryId })
export const title = z.string().check(z.trim(), z.minLength(1, 'must not be blank'), z.maxLength(200))

export const listItineraries = defineEndpoint({
  method: 'GET',
  path: '/api/itineraries',
  reply: z.array(Itinerary),
})

export const groupSize = z.int().check(z.minimum(1), z.maximum(100))

/**
 * Everything but title and destination may be left out; the server fills in today to today plus 7 days, 2 people, 'balanced'. Today
 * is the traveller's by `timeZone`, an IANA zone; without one that exists it is UTC's.
 */
export const createItinerary = defineEndpoint({
  method: 'POST',
  path: '/api/itineraries',
  body: z.object({
    title,
    destination: z.string().check(z.trim(), z.minLength(1, 'must not be blank'), z.maxLength(200)),
    startDate: z.optional(Day),
    endDate: z.optional(Day),
    groupSize: z.optional(z.nullable(groupSize)),
    budgetLimit: z.optional(z.nullable(z.number().check(z.minimum(0)))),
    travelStyle: z.optional(z.string().check(z.maxLength(60))),
    userId: z.optional(z.string()),
    conversationId: z.optional(z.nullable(ConversationId)),
    sessionId: z.optional(z.nullable(z.string())),
    travelPreferences: z.optional(TravelPreferences),
    timeZone: z.optional(z.string().check(z.maxLength(64))),
    requestId: changeMarks.requestId,
  }),
  reply: Itinerary,
  errors: ['missing-information'],
})

export const readItinerary = defineEndpoint({
  method: 'GET',
  path: '/api/itineraries/:id',
  params: ById,
  reply: Itinerary,
  errors: ['not-found'],
})

export const deleteItinerary = defineEndpoint({
  method: 'DELETE',
  path: '/api/itineraries/:id',
  params: ById,
  query: changeMarksInQuery,
  reply: z.object({ success: z.literal(true) }),
  errors: ['not-found', 'itinerary-changed'],
})

export const saveActivity = defineEndpoint({
  method: 'POST',
  path: '/api/itineraries/:id/activities',
  params: ById,
  body: z.object({
    ...changeMarks,
    activityData: ActivityOrWrapped,
    notes: z._default(z.string().check(z.maxLength(MAX_NOTES)), ''),
    notesPrivate: z._default(z.boolean(), true),
    priority: z._default(z.string().check(z.maxLength(60)), DEFAULT_PRIORITY),
  }),
  reply: SavedActivity,
  errors: ['not-found', 'itinerary-changed'],
})

/** Keeps the notes of a saved activity, and whether the shared page shows them (left out: as before). */
export const editActivity = defineEndpoint({
  method: 'PATCH',
  path: '/api/itineraries/:id/activities/:activityId',
  params: z.object({ id: ItineraryId, activityId: SavedActivityId }),
  body: z.object({ ...changeMarks, notes: z.string().check(z.maxLength(MAX_NOTES)), notesPrivate: z.optional(z.boolean()) }),
  reply: Itinerary,
  errors: ['not-found', 'itinerary-changed'],
})

export const removeActivity = defineEndpoint({
  method: 'DELETE',
  path: '/api/itineraries/:id/activities/:activityId',
  params: z.object({ id: ItineraryId, activityId: SavedActivityId }),
  query: changeMarksInQuery,
  reply: Itinerary,
  errors: ['not-found', 'invalid-activity-id', 'itinerary-changed'],
})

/**
 * Undoes `removeActivity`, for a day: the entry is back as it was, by its id, its place in the list, its notes, and its slot on the
 * calendar. What keeps it from the hour that it had stands in `violations`; then it waits to be scheduled. Is it there, nothing is done.
 */
export const restoreActivity = defineEndpoint({
  method: 'POST',
  path: '/api/itineraries/:id/activities/:activityId/restore',
  params: z.object({ id: ItineraryId, activityId: SavedActivityId }),
  body: z.object(changeMarks),
  reply: z.object({ itinerary: Itinerary, violations: z.array(Violation) }),
  errors: ['not-found', 'itinerary-changed'],
})

/** The starts of a product on a date that overlap nothing already scheduled. */
export const readAvailableSlots = defineEndpoint({
  method: 'POST',
  path: '/api/itineraries/:id/available-slots',
  params: ById,
  body: z.object({
    activityCode: ProductCode,
    date: Day,
    durationMinutes: z.optional(z.int().check(z.minimum(1), z.maximum(1440))),
    version: askedOn,
  }),
  reply: z.object({ slots: z.array(AvailabilitySlot) }),
  errors: ['not-found', 'outside-trip-dates', 'itinerary-changed', 'provider-failed'],
})

export const scheduleErrors = [
  'not-found',
  'outside-trip-dates',
  'time-not-offered',
  'time-overlaps',
  'needs-consent',
  'itinerary-changed',
  'provider-failed',
] as const

/**
 * Puts a saved activity on a day. `timeSlot` is the start; the end follows from the duration, else 60 minutes. A refusal
 * lists every rule that is broken in `details.violations`; where all are soft it is 'needs-consent'.
 */
export const scheduleActivity = defineEndpoint({
  method: 'POST',
  path: '/api/itineraries/:id/schedule-activity',
  params: ById,
  body: z.object({ ...changeMarks, accept, activityId: SavedActivityId, dayNumber: z.int().check(z.minimum(1)), timeSlot: TimeOfDay }),
  reply: Itinerary,
  errors: scheduleErrors,
})

export const rescheduleActivity = defineEndpoint({
  method: 'PUT',
  path: '/api/itineraries/:id/reschedule-activity',
  params: ById,
  body: z.object({ ...changeMarks, accept, slotId: TimeSlotId, dayNumber: z.int().check(z.minimum(1)), timeSlot: TimeOfDay }),
  reply: Itinerary,
  errors: scheduleErrors,
})

export const unscheduleActivity = defineEndpoint({
  method: 'DELETE',
  path: '/api/itineraries/:id/time-slots/:slotId',
  params: z.object({ id: ItineraryId, slotId: TimeSlotId }),
  query: changeMarksInQuery,
  reply: Itinerary,
  errors: ['not-found', 'itinerary-changed'],
})

/** As `unscheduleActivity`, but only when the slot is on that day. */
export const removeFromDay = defineEndpoint({
  method: 'DELETE',
  path: '/api/itineraries/:id/days/:dayId/time-slots/:slotId',
  params: z.object({ id: ItineraryId, dayId: DayId, slotId: TimeSlotId }),
  query: changeMarksInQuery,
  reply: Itinerary,
  errors: ['not-found', 'itinerary-changed'],
})
