import * as z from 'zod/mini'
import { RuleCode } from './trip-rules.ts'

/** Any random word for one change. */
export const requestId = z.string().check(z.minLength(8), z.maxLength(64))

/** What every change of an itinerary may carry beside what it changes. */
export const changeMarks = {
  /**
   * The version that the change was made on. Has the itinerary gone on since, nothing is changed: 409 'itinerary-changed',
   * with the itinerary as it is in `details.itinerary`. Left out, the change is made on what there is.
   */
  version: z.optional(z.int()),
  /** Any random word for this one change. Sent again under it within a day, as after a lost reply, it is not made twice. */
  requestId: z.optional(requestId),
}

/** The same for a call without a body, where all is text. */
export const changeMarksInQuery = z.object({
  version: z.optional(z.coerce.number().check(z.int())),
  requestId: z.optional(requestId),
})

/** The soft rules that the traveller has been asked about and takes upon themselves. */
export const accept = z.optional(z.array(RuleCode))
