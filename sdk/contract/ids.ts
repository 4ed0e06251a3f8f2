import * as z from 'zod/mini'

const identifier = z.string().check(z.minLength(1), z.maxLength(128))

/** Names a trip. */
export const ItineraryId = identifier.brand<'ItineraryId'>()
export type ItineraryId = z.infer<typeof ItineraryId>

export const DayId = identifier.brand<'DayId'>()
export type DayId = z.infer<typeof DayId>

export const TimeSlotId = identifier.brand<'TimeSlotId'>()
export type TimeSlotId = z.infer<typeof TimeSlotId>

/** The id of an activity saved to an itinerary (one product saved twice has two). */
export const SavedActivityId = identifier.brand<'SavedActivityId'>()
export type SavedActivityId = z.infer<typeof SavedActivityId>

/** What the booking provider calls a product. */
export const ProductCode = identifier.brand<'ProductCode'>()
export type ProductCode = z.infer<typeof ProductCode>

/** Conversation id, session id and chat id are this one identifier. */
export const ConversationId = identifier.brand<'ConversationId'>()
export type ConversationId = z.infer<typeof ConversationId>

/** Names a trip to those who have its link. */
export const ShareToken = identifier.brand<'ShareToken'>()
export type ShareToken = z.infer<typeof ShareToken>

export const UserId = identifier.brand<'UserId'>()
export type UserId = z.infer<typeof UserId>

/** The anonymous visitor: `mdr_`, time in base36, `_`, at least 128 random bits in base64url. A key to guest data. */
export const ClientUserId = z.string().check(z.minLength(1), z.maxLength(128)).brand<'ClientUserId'>()
export type ClientUserId = z.infer<typeof ClientUserId>

/** Makes a client user id. `randomBytes` must hold 16 bytes or more from a cryptographic source. */
export function makeClientUserId(now: number, randomBytes: Uint8Array): ClientUserId {
  const random = Array.from(randomBytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `mdr_${now.toString(36)}_${random}` as ClientUserId
}
