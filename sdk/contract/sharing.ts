import * as z from 'zod/mini'
import { Money } from './activities.ts'
import { changeMarks } from './change-marks.ts'
import { Day } from './days.ts'
import { defineEndpoint } from './endpoint.ts'
import { ItineraryId, ShareToken } from './ids.ts'
import { ItineraryDay, SavedActivity, TimeSlot } from './itineraries.ts'

/** The one public link of an itinerary. */
export const ShareLink = z.object({
  shareToken: ShareToken,
  /** The absolute address of the public page. */
  url: z.string(),
  createdAt: z.string(),
  expiresAt: z.nullable(z.string()),
  /** Whether search engines may list the page; false until its owner says so. */
  indexable: z.boolean(),
})
export type ShareLink = z.infer<typeof ShareLink>

/** A stop of a shared trip. Its note is there only where the owner made it public. */
export const SharedSlot = z.omit(TimeSlot, { id: true })
export type SharedSlot = z.infer<typeof SharedSlot>

export const SharedDay = z.extend(z.pick(ItineraryDay, { dayNumber: true, date: true }), { timeSlots: z.array(SharedSlot) })
export type SharedDay = z.infer<typeof SharedDay>

/** What anyone with the link may read: no ids of people or rows, no private notes. */
export const SharedItinerary = z.object({
  title: z.string(),
  destination: z.string(),
  startDate: z.nullable(Day),
  endDate: z.nullable(Day),
  groupSize: z.nullable(z.number()),
  /** Those without a slot. */
  activities: z.array(z.pick(SavedActivity, { activityData: true })),
  days: z.array(SharedDay),
  /** Sum of the prices in US dollars; null where one is in another currency, as no true sum exists. Ours. */
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

const linkChoices = {
  /** Days from now until the link stops working; null: it does not. A new link does not either, unless something is said. */
  expiresInDays: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(365)))),
  indexable: z.optional(z.boolean()),
}

/** Makes the link, or answers the one there is, with what is said here changed and the rest as it was. */
export const createShareLink = defineEndpoint({
  method: 'POST',
  path: '/api/itineraries/:id/share-link',
  params: ById,
  body: z.object(linkChoices),
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

const letter = {
  message: z._default(z.string().check(z.maxLength(2000)), ''),
  /** In which the mail's own words are, as 'de'; else English. */
  language: z.optional(z.string().check(z.maxLength(35))),
}

/** The e-mail as it would be sent. Sends nothing, needs no address and makes no link: where there is none, its address stands for the one to come. */
export const previewShareMail = defineEndpoint({
  method: 'POST',
  path: '/api/itineraries/:id/share/preview',
  params: ById,
  /** The choices are of the link to come; the one there is has its own. */
  body: z.object({ ...letter, ...linkChoices }),
  reply: z.object({
    subject: z.string(),
    /** A whole document with its styles in attributes: to be shown in a frame without scripts. */
    html: z.string(),
    text: z.string(),
  }),
  errors: ['not-signed-in', 'not-found'],
})

/** Sends the link by e-mail; a new one opens the trip once the mail has gone, not before. 'bad-request' also where the recipient's own server refuses the address. */
export const shareByEmail = defineEndpoint({
  method: 'POST',
  path: '/api/itineraries/:id/share',
  params: ById,
  body: z.object({ email: z.string().check(z.maxLength(254)), ...letter, ...linkChoices }),
  reply: z.object({ success: z.literal(true) }),
  errors: ['not-signed-in', 'not-found', 'bad-request', 'too-many-requests', 'provider-failed'],
})

export const readSharedItinerary = defineEndpoint({
  method: 'GET',
  path: '/api/shared/:shareToken',
  params: z.object({ shareToken: ShareToken }),
  reply: SharedItinerary,
  errors: ['not-found'],
})

/** Makes the trip one of the caller's own, guest or account: plan, activities and places on the calendar, without notes. */
export const copySharedItinerary = defineEndpoint({
  method: 'POST',
  path: '/api/shared/:shareToken/copy',
  params: z.object({ shareToken: ShareToken }),
  body: z.object({ requestId: changeMarks.requestId }),
  reply: z.object({
    id: ItineraryId,
    /** A guest's: the days without use after which it is dropped. */
    keptForDays: z.optional(z.number()),
    /** It was that before: the trip itself is the caller's, or was copied as it stands. */
    alreadyYours: z.optional(z.literal(true)),
  }),
  errors: ['not-found'],
})

/** The shared trip as an iCalendar file, for a plain link. */
export function sharedCalendarPath(shareToken: ShareToken): string {
  return `/api/shared/${encodeURIComponent(shareToken)}/calendar.ics`
}
