import * as z from 'zod/mini'
import { askedOnInQuery } from './asked-on.ts'
import { Day, TimeOfDay } from './days.ts'
import { defineEndpoint } from './endpoint.ts'
import { ItineraryId, SavedActivityId, TimeSlotId } from './ids.ts'

/**
 * What a place on the calendar can go against. A hard rule cannot be broken: nobody could go there then. Against a soft one a
 * traveller may decide, who knows a shorter way.
 */
export const RULE_SEVERITY = {
  /** Begins before the trip does, or lasts past its end. */
  'outside-trip-dates': 'hard',
  past: 'hard',
  /** It is too late to book. */
  'cut-off': 'hard',
  /** Does not run on that day. */
  'not-operating': 'hard',
  'out-of-season': 'hard',
  /** Was sold when it was saved, and no longer is. */
  'not-offered': 'hard',
  /** Runs on that day, at other times. */
  'no-such-start': 'hard',
  'sold-out': 'hard',
  /** Places are left, fewer than the party needs. */
  'too-few-places': 'hard',
  overlaps: 'hard',
  /** The way from or to what comes before or after takes longer than there is time. */
  'too-far': 'soft',
} as const satisfies Record<string, 'hard' | 'soft'>

const codes = Object.keys(RULE_SEVERITY) as [keyof typeof RULE_SEVERITY, ...(keyof typeof RULE_SEVERITY)[]]
export const RuleCode = z.enum(codes)
export type RuleCode = z.infer<typeof RuleCode>

/** Something on the calendar, as a rule names it. */
export const Neighbour = z.object({
  activityId: SavedActivityId,
  slotId: TimeSlotId,
  title: z.string(),
  startTime: TimeOfDay,
  endTime: TimeOfDay,
})
export type Neighbour = z.infer<typeof Neighbour>

/** One rule that a place on the calendar breaks. */
export const Violation = z.object({
  rule: RuleCode,
  severity: z.enum(['hard', 'soft']),
  /** A sentence for the traveller. */
  message: z.string(),
  /** What it overlaps, or is too far from. */
  with: z.optional(Neighbour),
})
export type Violation = z.infer<typeof Violation>

/** A start of an activity, judged against the trip: open, open to who accepts its soft violations, or closed. */
export const JudgedStart = z.object({
  startTime: TimeOfDay,
  /** As the calendar shows it: a day ends at 23:59. */
  endTime: TimeOfDay,
  /** Null for the traveller's own entry, which has room for all. */
  availableSpaces: z.nullable(z.number()),
  /** As of an `AvailabilitySlot`. */
  mostAtOnce: z.optional(z.literal(true)),
  state: z.enum(['open', 'soft', 'closed']),
  violations: z.array(Violation),
})
export type JudgedStart = z.infer<typeof JudgedStart>

export const JudgedDay = z.object({
  date: Day,
  /** From 1. */
  dayNumber: z.number(),
  /** Why there is no start at all; null where there are starts, though each may be closed. */
  closed: z.nullable(Violation),
  starts: z.array(JudgedStart),
})
export type JudgedDay = z.infer<typeof JudgedDay>

/** Every start of a saved activity over the whole trip, each with what it breaks. The activity is not in its own way. */
export const readStarts = defineEndpoint({
  method: 'GET',
  path: '/api/itineraries/:id/activities/:activityId/starts',
  params: z.object({ id: ItineraryId, activityId: SavedActivityId }),
  query: askedOnInQuery,
  reply: z.object({
    version: z.number(),
    /** True for the traveller's own entry, which nobody sells: any time will do that is free. Listed is each half hour. */
    anyTime: z.boolean(),
    days: z.array(JudgedDay),
  }),
  errors: ['not-found', 'itinerary-changed', 'provider-failed'],
})
