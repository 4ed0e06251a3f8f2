import * as z from 'zod/mini'
import { changeMarks } from './change-marks.ts'
import { Day, TimeOfDay } from './days.ts'
import { defineEndpoint } from './endpoint.ts'
import { ItineraryId, SavedActivityId, TimeSlotId } from './ids.ts'
import { groupSize, Itinerary, title } from './itineraries.ts'
import { Violation } from './trip-rules.ts'

/** What a trip would become. What is left out stays. */
const change = {
  title: z.optional(title),
  startDate: z.optional(Day),
  endDate: z.optional(Day),
  groupSize: z.optional(z.nullable(groupSize)),
}

/** A place on the calendar. */
export const Placement = z.object({
  date: Day,
  /** From 1. */
  dayNumber: z.number(),
  startTime: TimeOfDay,
  /** As the calendar shows it: a day ends at 23:59. */
  endTime: TimeOfDay,
})
export type Placement = z.infer<typeof Placement>

/**
 * Something scheduled that a change of the trip would break, and the nearest real start at which it breaks nothing. Where the whole
 * trip is moved, that is nearest to its own day of the trip; what could stay on its date, but would be on another day of the
 * trip, is told as well, with its day's new date as the repair and no violations: it stays where nothing else is chosen for it.
 */
export const Broken = z.object({
  activityId: SavedActivityId,
  slotId: TimeSlotId,
  title: z.string(),
  date: Day,
  startTime: TimeOfDay,
  endTime: TimeOfDay,
  /** What the change adds; what was amiss before is not told again. Empty where it could stay. */
  violations: z.array(Violation),
  repair: z.nullable(Placement),
})
export type Broken = z.infer<typeof Broken>

/** What becomes of it: it waits in the list, leaves the trip, or moves to its repair. */
export const BrokenChoice = z.enum(['unschedule', 'remove', 'repair'])
export type BrokenChoice = z.infer<typeof BrokenChoice>

/** The same of one of them; a repair is named as it was shown. What breaks nothing where it is may stay. */
export const BrokenItem = z.discriminatedUnion('choice', [
  z.object({ activityId: SavedActivityId, choice: z.enum(['unschedule', 'remove', 'stay']) }),
  z.object({ activityId: SavedActivityId, choice: z.literal('repair'), repair: z.object({ date: Day, startTime: TimeOfDay }) }),
])
export type BrokenItem = z.infer<typeof BrokenItem>

const ById = z.object({ id: ItineraryId })

/** What a change would break. Writes nothing. */
export const previewTripChange = defineEndpoint({
  method: 'POST',
  path: '/api/itineraries/:id/preview-change',
  params: ById,
  body: z.object(change),
  reply: z.object({ version: z.number(), broken: z.array(Broken) }),
  errors: ['not-found', 'bad-request', 'provider-failed'],
})

/**
 * Changes a trip's title, dates or party. Where that breaks something scheduled for which no choice is sent, or one that cannot
 * be had as it was shown (the repair is gone, or another by now), nothing is changed: 409 'breaks-schedule' with `details.broken`.
 */
export const updateItinerary = defineEndpoint({
  method: 'PATCH',
  path: '/api/itineraries/:id',
  params: ById,
  body: z.object({
    ...changeMarks,
    ...change,
    /** For all that is broken, wherever its repair is; what could stay is moved to its repair, or stays. What has no repair needs a choice of its own. */
    broken: z.optional(BrokenChoice),
    /** For one by one; goes before `broken`. Where one is moved, also what could stay needs a choice. */
    brokenItems: z.optional(z.array(BrokenItem).check(z.maxLength(500))),
  }),
  reply: Itinerary,
  errors: ['not-found', 'bad-request', 'itinerary-changed', 'breaks-schedule', 'provider-failed'],
})
