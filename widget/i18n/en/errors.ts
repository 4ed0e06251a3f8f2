import type { ErrorCode } from '@meander/sdk/contract/errors'

/** A sentence for every code of the contract, for where the server sent none. */
export const errors = {
  'bad-request': 'Something in this request was not understood.',
  'missing-information': 'Something is missing. Please fill in every field.',
  'unsupported-audio': 'This recording has a format that cannot be read.',
  'invalid-activity-id': 'Invalid activity ID',
  'not-signed-in': 'Please sign in to do this.',
  'not-allowed': 'This is not yours to change.',
  'origin-not-allowed': 'This page is not allowed to use the planner. Its owner has to register the address.',
  'not-found': 'This is not there any more.',
  'method-not-allowed': 'This cannot be done here.',
  'outside-trip-dates': 'This day lies outside the trip.',
  'time-not-offered': 'There is no departure at this time.',
  'time-overlaps': 'Something else is planned at this time.',
  'needs-consent': 'There is hardly time for the way.',
  'breaks-schedule': 'Something scheduled does not fit this change.',
  'itinerary-changed': 'The itinerary was changed elsewhere.',
  expired: 'This has expired. Please begin again.',
  'payload-too-large': 'This is too long to be sent.',
  'unsupported-media-type': 'This kind of file cannot be read.',
  'too-many-requests': 'Too many requests. Please wait a moment.',
  internal: 'Something went wrong on our side.',
  'provider-failed': 'The booking provider does not answer.',
  'speech-unavailable': 'Speech is not available at the moment.',
  'shutting-down': 'The service is restarting. Please try again in a moment.',
} as const satisfies Record<ErrorCode, string>
