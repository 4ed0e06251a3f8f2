import type { ConversationId, ItineraryId, ShareToken } from '@meander/sdk/contract/ids'

export type Route =
  | { screen: 'home'; conversationId: ConversationId | null }
  | { screen: 'chat'; conversationId: ConversationId | null }
  | { screen: 'itineraries' }
  | { screen: 'itinerary'; id: ItineraryId }
  | { screen: 'shared'; shareToken: ShareToken }
  | { screen: 'unknown' }

/** Which screen a path names. */
export function readRoute(path: string): Route {
  const [first = '', second, ...more] = (path.split(/[?#]/)[0] ?? '').split('/').filter(Boolean).map(decode)
  if (more.length > 0) return { screen: 'unknown' }
  if (first === '' && !second) return { screen: 'home', conversationId: letterOf(path) }
  if (first === 'chat') return { screen: 'chat', conversationId: (second as ConversationId | undefined) ?? null }
  if (first === 'itineraries' && !second) return { screen: 'itineraries' }
  if (first === 'itinerary' && second) return { screen: 'itinerary', id: second as ItineraryId }
  if (first === 'shared' && second) return { screen: 'shared', shareToken: second as ShareToken }
  return { screen: 'unknown' }
}

/** '/?letter={id}': the home screen goes on with it. */
const letterOf = (path: string): ConversationId | null => (new URLSearchParams(path.split('?')[1]).get('letter') || null) as ConversationId | null

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
