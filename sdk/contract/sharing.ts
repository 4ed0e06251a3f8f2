import * as z from 'zod/mini'
import { Money } from './activities.ts'
import { Day } from './days.ts'
import { defineEndpoint } from './endpoint.ts'
import { ItineraryId, ShareToken } from './ids.ts'
import { ItineraryDay, SavedActivity } from './itineraries.ts'

/** The one public link of an itinerary. */
export const ShareLink = z.object({
  shareToken: ShareToken,
  /** The absolute address of the public page. */
  url: z.string(),
  createdAt: z.string(),
  expiresAt: z.nullable(z.string()),
})
export type ShareLink = z.infer<typeof ShareLink>

/** What anyone with the link may read: no ids of people, no notes to self beyond those of a slot. */
export const SharedItinerary = z.object({
  title: z.string(),
  destination: z.string(),
  startDate: z.nullable(Day),
  endDate: z.nullable(Day),
  groupSize: z.nullable(z.number()),
  /** Those without a slot. */
  activities: z.array(z.pick(SavedActivity, { id: true, activityData: true })),
  days: z.array(ItineraryDay),
  /** Sum of the prices; null when they cannot be summed truthfully (several currencies). Ours. */
  totalPrice: z.nullable(Money),
})
export type SharedItinerary = z.infer<typeof SharedItinerary>

const ById = z.object({ id: ItineraryId })

export const readShareLink = defineEndpoint({
  method: 'GET',
  path: '/api/itineraries/:id/share-link',
  params: ById,
  reply: z.object({ link: z.nullable(ShareLink) }),
  errors: ['not-signed-in', 'not-found'],
})

/** Makes the link, or answers the one there is. */
export const createShareLink = defineEndpoint({
  method: 'POST',
  path: '/api/itineraries/:id/share-link',
  params: ById,
  body: z.object({
    /** Days until the link stops working; left out, it does not. */
    expiresInDays: z.optional(z.int().check(z.minimum(1), z.maximum(365))),
  }),
  reply: ShareLink,
  errors: ['not-signed-in', 'not-found'],
})

export const revokeShareLink = defineEndpoint({
  method: 'DELETE',
  path: '/api/itineraries/:id/share-link',
  params: ById,
  reply: z.object({ success: z.literal(true) }),
  errors: ['not-signed-in', 'not-found'],
})

/** Sends the link by e-mail. */
export const shareByEmail = defineEndpoint({
  method: 'POST',
  path: '/api/itineraries/:id/share',
  params: ById,
  body: z.object({ email: z.string().check(z.maxLength(254)), message: z._default(z.string().check(z.maxLength(2000)), '') }),
  reply: z.object({ success: z.literal(true) }),
  errors: ['not-signed-in', 'not-found', 'bad-request', 'too-many-requests'],
})

export const readSharedItinerary = defineEndpoint({
  method: 'GET',
  path: '/api/shared/:shareToken',
  params: z.object({ shareToken: ShareToken }),
  reply: SharedItinerary,
  errors: ['not-found'],
})
