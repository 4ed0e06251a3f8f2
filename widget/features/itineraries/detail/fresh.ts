import { isRecord } from '@meander/sdk/contract/is-record'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { ApiError } from '../../../api/request-errors.ts'

/** The itinerary as it is by now, where a change was refused because it has gone on meanwhile. */
export function freshIn(error: unknown): Itinerary | null {
  if (!(error instanceof ApiError) || error.code !== 'itinerary-changed') return null
  const details = error.body?.details
  const itinerary: unknown = isRecord(details) ? details.itinerary : null
  return isItinerary(itinerary) ? itinerary : null
}

function isItinerary(given: unknown): given is Itinerary {
  return isRecord(given) && typeof given.id === 'string' && typeof given.version === 'number' && Array.isArray(given.activities) && Array.isArray(given.days)
}
