import type { ConversationId, ItineraryId, ShareToken } from '@meander/sdk/contract/ids'

export type Route =
  | { screen: 'home' }
  | { screen: 'chat'; conversationId: ConversationId | null }
  | { screen: 'itineraries' }
  | { screen: 'itinerary'; id: ItineraryId }
  | { screen: 'shared'; shareToken: ShareToken }
  | { screen: 'unknown' }

/** Which screen a path names. */
export function readRoute(path: string): Route {
  const [first = '', second, ...more] = (path.split(/[?#]/)[0] ?? '').split('/').filter(Boolean).map(decode)
  if (more.length > 0) return { screen: 'unknown' }
  if (first === '' && !second) return { screen: 'home' }
  if (first === 'chat') return { screen: 'chat', conversationId: (second as ConversationId | undefined) ?? null }
  if (first === 'itineraries' && !second) return { screen: 'itineraries' }
  if (first === 'itinerary' && second) return { screen: 'itinerary', id: second as ItineraryId }
  if (first === 'shared' && second) return { screen: 'shared', shareToken: second as ShareToken }
  return { screen: 'unknown' }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
