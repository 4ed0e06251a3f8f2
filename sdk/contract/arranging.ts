import * as z from 'zod/mini'
import { askedOn } from './asked-on.ts'
import { accept, changeMarks } from './change-marks.ts'
import { Day, TimeOfDay } from './days.ts'
import { defineEndpoint } from './endpoint.ts'
import { ItineraryId, SavedActivityId } from './ids.ts'
import { Itinerary, scheduleErrors } from './itineraries.ts'
import { Placement } from './trip-changes.ts'

/** How full a day may be: some 3 to 5 hours of things and ways, 5 to 8, or 7 to 10. */
export const Pace = z.enum(['relaxed', 'normal', 'full'])
export type Pace = z.infer<typeof Pace>

/** Why something was put where it is: what tells most of it. Titles are those of what stands, or is proposed, beside it. */
export const WhyThere = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['only-start', 'only-day', 'only-start-of-day']) }),
  /** Minutes on the way. */
  z.object({ kind: z.literal('near'), title: z.string(), minutes: z.number() }),
  z.object({ kind: z.literal('between'), before: z.string(), after: z.string() }),
  z.object({ kind: z.enum(['after', 'before']), title: z.string() }),
  /** Nothing else is on that day, and none of its other starts has as many places left. */
  z.object({ kind: z.literal('most-places'), places: z.number() }),
  /** Nothing else is on that day; on so many days it could be. */
  z.object({ kind: z.literal('free-day'), days: z.number() }),
])
export type WhyThere = z.infer<typeof WhyThere>

/** Why something found no place; `party` is how many need one. */
export const WhyLeft = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['days-full', 'hours-taken', 'in-the-way', 'trip-over', 'days-over', 'not-running', 'not-offered']) }),
  z.object({ kind: z.literal('no-room'), party: z.number() }),
])
export type WhyLeft = z.infer<typeof WhyLeft>

export const ProposedPlacement = z.extend(Placement, {
  activityId: SavedActivityId,
  title: z.string(),
  why: WhyThere,
  /** The same in one short line of English. */
  reason: z.string(),
})
export type ProposedPlacement = z.infer<typeof ProposedPlacement>

const ById = z.object({ id: ItineraryId })

/** Days and times for what is not scheduled yet. What is scheduled stays, and nothing is written. */
export const proposeArrangement = defineEndpoint({
  method: 'POST',
  path: '/api/itineraries/:id/arrange',
  params: ById,
  body: z.object({
    /** Left out, all that is unscheduled. */
    activityIds: z.optional(z.array(SavedActivityId).check(z.maxLength(500))),
    /** Default by the trip's travel style, else 'normal'. */
    pace: z.optional(Pace),
    version: askedOn,
  }),
  reply: z.object({
    /** Of the itinerary that was looked at: send it when the proposal is applied. */
    version: z.number(),
    /** The pace it was made for: the one asked for, else that of the trip's style. */
    pace: Pace,
    /** In the order of the calendar. */
    placements: z.array(ProposedPlacement),
    /** What found no place, and why; `message` says it in English. */
    leftOver: z.array(z.object({ activityId: SavedActivityId, title: z.string(), why: WhyLeft, message: z.string() })),
  }),
  errors: ['not-found', 'outside-trip-dates', 'itinerary-changed', 'provider-failed'],
})

/**
 * Places several activities at once, or takes them off the calendar (nulls): all or nothing. Applies a proposal, whole or
 * in part. A refusal has `details.items`, each with its `activityId` and `violations`.
 */
export const placeActivities = defineEndpoint({
  method: 'PUT',
  path: '/api/itineraries/:id/placements',
  params: ById,
  body: z.object({
    ...changeMarks,
    accept,
    placements: z
      .array(
        z.union([
          z.object({ activityId: SavedActivityId, date: Day, startTime: TimeOfDay }),
          z.object({ activityId: SavedActivityId, date: z.null(), startTime: z.null() }),
        ]),
      )
      .check(z.minLength(1), z.maxLength(500)),
  }),
  reply: Itinerary,
  errors: scheduleErrors,
})
