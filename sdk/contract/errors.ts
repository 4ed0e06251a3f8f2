import * as z from 'zod/mini'

/** Every word an error answer can use as its `code`, with the HTTP status it is sent with. */
export const ERROR_STATUS = {
  'bad-request': 400,
  'missing-information': 400,
  'unsupported-audio': 400,
  'invalid-activity-id': 400,
  'not-signed-in': 401,
  'not-allowed': 403,
  'origin-not-allowed': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'outside-trip-dates': 409,
  'time-not-offered': 409,
  'time-overlaps': 409,
  'needs-consent': 409,
  'breaks-schedule': 409,
  'itinerary-changed': 409,
  expired: 410,
  'payload-too-large': 413,
  'unsupported-media-type': 415,
  'too-many-requests': 429,
  internal: 500,
  'provider-failed': 502,
  'speech-unavailable': 503,
  'shutting-down': 503,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof ERROR_STATUS

const codes = Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]
export const ErrorCode = z.enum(codes)

/** The JSON of every failed call. `error` and `message` hold the same sentence, since readers look at either. */
export const ErrorBody = z.object({
  error: z.string(),
  message: z.string(),
  code: ErrorCode,
  requestId: z.string(),
  /** What a code has more to tell; each call says what. */
  details: z.optional(z.unknown()),
})
export type ErrorBody = z.infer<typeof ErrorBody>
