import * as z from 'zod/mini'

/**
 * What a question about an itinerary may carry: the version that it is asked about. Is what it asks about no longer there, because
 * the itinerary has gone on since, the answer is 409 'itinerary-changed' as for a change, in place of 'not-found'.
 */
export const askedOn = z.optional(z.int())

/** The same for a question without a body, where all is text. */
export const askedOnInQuery = z.object({ version: z.optional(z.coerce.number().check(z.int())) })
