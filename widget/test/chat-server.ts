import { initConversation, postChat, readRecommendations, stopChat, type ExtractedDates, type Recommendations } from '@meander/sdk/contract/chat'
import type { ConversationId } from '@meander/sdk/contract/ids'
import { FINISH, reply, text } from './chat-stream.ts'
import { fakeServer, type FakeServer } from './fake-server.ts'

export const SESSION = 'session-12345678' as ConversationId
export const noDates: ExtractedDates = { destination: null, startDate: null, endDate: null, duration: null }
export const noRecommendations: Recommendations = {
  recommendations: [],
  shouldShowRecommendations: false,
  preferences: {},
  extractedDates: noDates,
}

/** A server on which a chat works: it answers 'Hello.' and recommends nothing. */
export function chatServer(): FakeServer {
  return fakeServer()
    .on(initConversation, () => ({ sessionId: SESSION }))
    .on(postChat, () => reply(text('Hello.'), FINISH))
    .on(readRecommendations, () => noRecommendations)
    .on(stopChat, () => ({ success: true as const }))
}
