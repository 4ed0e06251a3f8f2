import type { Activity, Money } from '@meander/sdk/contract/activities'
import type { TripWindow } from '@meander/sdk/contract/chat'
import type { ConversationId, ItineraryId } from '@meander/sdk/contract/ids'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import type { TripDraft } from './create-trip.ts'

export type SaveState =
  | { step: 'closed' }
  | { step: 'select'; activity: Activity | null; chosen: ItineraryId | null }
  | { step: 'create'; activity: Activity | null; draft: TripDraft; progress: 'idle' | 'working' }
  | { step: 'save'; activity: Activity | null; itinerary: Itinerary; progress: 'idle' | 'working' }

/** What the conversation knows of the trip. */
export interface TripFacts {
  conversationId?: ConversationId | null
  /** The itinerary that it has come to: chosen where nothing else is. */
  tripId?: ItineraryId | undefined
  destination?: string | null
  groupSize?: number | null
  budget?: Money | null
  /** Days, where they are told; the span that they lie in, where no more is known of them. */
  duration?: number | null
  window?: TripWindow | null
  /** What the conversation calls it: 'Lisbon, three days in December'. */
  title?: string | null
}
