import type { Itinerary } from '@meander/sdk/contract/itineraries'
import type { Planner } from './planner.ts'

/** The itinerary that belongs to the conversation: of several the one that was last looked at. Null until the list is there. */
export function tripOfChat({ chat, itineraries, $board }: Pick<Planner, 'chat' | 'itineraries' | '$board'>): Itinerary | null {
  const list = itineraries.$list.get()
  const sessionId = chat.$sessionId.get()
  if (list.state !== 'ready' || sessionId === null) return null
  const own = list.itineraries.filter(({ conversationId }) => conversationId === sessionId)
  return own.find(({ id }) => id === lookedAt({ $board })) ?? own[0] ?? null
}

/** Whether one comes from that itinerary, or back to a conversation that has come to it. */
export function comesFrom(planner: Pick<Planner, 'chat' | '$board'>, { id }: Itinerary): boolean {
  return lookedAt(planner) === id || planner.chat.$conversation.get().state === 'loaded'
}

const lookedAt = ({ $board }: Pick<Planner, '$board'>) => $board.get()?.detail.$itinerary.get()?.id
