import { createHash, randomBytes } from 'node:crypto'
import { addDays, daysBetween } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import type { createItinerary as endpoint } from '@meander/sdk/contract/itineraries'
import type { EndpointRequest } from '@meander/sdk/contract/endpoint'
import type { ItineraryId } from '@meander/sdk/contract/ids'
import { MAX_ITINERARY_DAYS } from '@meander/sdk/contract/itineraries'
import { ApiError } from '../../http/errors.ts'
import type { Viewer } from '../../http/viewer.ts'
import { dayIn, isTimeZone } from '../activities/index.ts'
import type { DestinationCatalogue } from '../destinations/index.ts'
import { wasDeleted } from './delete.ts'
import { findItinerary } from './itineraries.ts'
import type { ItinerariesStore, ItineraryRow, LoadedItinerary } from './itineraries.ts'

type Given = EndpointRequest<typeof endpoint>['body']

const DEFAULT_DAYS_AHEAD = 7
const DEFAULT_GROUP_SIZE = 2
const DEFAULT_TRAVEL_STYLE = 'balanced'

export const MISSING_INFORMATION = 'Please enter both a title and destination for your itinerary.'

export interface CreateStore extends ItinerariesStore {
  destinations: Pick<DestinationCatalogue, 'search'>
}

/** Makes an itinerary of the viewer's own. Whom it belongs to is never taken from the body. */
export async function createItinerary({ db, clock, destinations }: CreateStore, viewer: Viewer, given: Given): Promise<LoadedItinerary> {
  const now = clock()
  const row: ItineraryRow = {
    id: tripId(viewer, given.requestId),
    ...ownerOf(viewer),
    title: given.title,
    destination: given.destination,
    destination_id: destinationId(destinations, given.destination),
    ...tripDates(given, dayIn(isTimeZone(given.timeZone) ? given.timeZone : 'UTC', now)),
    group_size: given.groupSize === undefined ? DEFAULT_GROUP_SIZE : given.groupSize,
    budget_limit: given.budgetLimit ?? null,
    travel_style: given.travelStyle ?? DEFAULT_TRAVEL_STYLE,
    conversation_id: given.conversationId ?? null,
    session_id: given.sessionId ?? null,
    travel_preferences: JSON.stringify(given.travelPreferences ?? { destination: given.destination }),
    version: 1,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    used_at: now.toISOString(),
  }
  // Sent again after it was deleted, it stays deleted.
  if (given.requestId !== undefined && (await wasDeleted(db, row.id))) return { row, activities: [], slots: [] }
  const made = await db.insertInto('itineraries').values(row).onConflict((conflict) => conflict.column('id').doNothing()).returning('id').execute()
  return made.length > 0 ? { row, activities: [], slots: [] } : findItinerary(db, viewer, row.id)
}

/** What is made by the same one under the same name is the same trip. */
export function tripId(viewer: Viewer, requestId: string | undefined): ItineraryId {
  if (requestId === undefined || viewer.kind === 'nobody') return newId<ItineraryId>('trip')
  const owner = viewer.kind === 'user' ? viewer.userId : viewer.clientUserId
  return `trip_${createHash('sha256').update(`${viewer.kind} ${owner} ${requestId}`).digest('base64url').slice(0, 22)}` as ItineraryId
}

/** The place of that very name. A misspelled one stays without: the traveller may mean a place that nobody listed. */
function destinationId(destinations: CreateStore['destinations'], name: string): string | null {
  const [found] = destinations.search(name, 1)
  return found !== undefined && (found.matchType === 'exact' || found.matchType === 'alias') ? found.place.id : null
}

/** A guest's key is kept only where it is the owner: an account's row carries no key. */
function ownerOf(viewer: Viewer): Pick<ItineraryRow, 'user_id' | 'client_user_id'> {
  switch (viewer.kind) {
    case 'user':
      return { user_id: viewer.userId, client_user_id: null }
    case 'guest':
      return { user_id: null, client_user_id: viewer.clientUserId }
    case 'nobody':
      throw new ApiError('bad-request', 'clientUserId: must be sent, or sign in, so that the itinerary has an owner.')
  }
}

/** Today to a week ahead, where nothing else is said. */
function tripDates(given: Given, today: Day): { start_date: Day; end_date: Day } {
  const start = given.startDate ?? (given.endDate !== undefined && given.endDate < today ? given.endDate : today)
  const end = given.endDate ?? addDays(start, DEFAULT_DAYS_AHEAD)
  assertLength(start, end)
  return { start_date: start, end_date: end }
}

export function assertLength(start: Day, end: Day): void {
  const days = daysBetween(start, end) + 1
  if (days < 1) throw new ApiError('bad-request', 'endDate: must not be before startDate.')
  if (days > MAX_ITINERARY_DAYS) {
    throw new ApiError('bad-request', `endDate: an itinerary can be at most ${MAX_ITINERARY_DAYS} days long, this one would be ${days}.`)
  }
}

export function newId<Id extends string>(prefix: 'trip' | 'entry' | 'slot'): Id {
  return `${prefix}_${randomBytes(16).toString('base64url')}` as Id
}
