import { initConversation, type ExtractedDates } from '@meander/sdk/contract/chat'
import type { ConversationId } from '@meander/sdk/contract/ids'
import { atom } from 'nanostores'
import type { Api } from '../../api/client.ts'
import type { SafeStorage } from '../../kit/storage.ts'
import { wait } from './follow-reply.ts'

export const SESSION_ID_KEY = 'meander.sessionId'
/** A message that had to wait for its session is sent this long after it. */
export const DELAYED_SEND_MS = 100
/** What the home screen's chat is called before it has a session: the same as none. */
export const HOME_SESSION_ID = 'home-chat' as ConversationId

/** A question whose answer was stopped: each for itself, since a tab may have several planners and conversations. */
export const stoppedKey = (questionId: string): string => `meander.stopped_${questionId}`

export const extractedDatesKey = (sessionId: string): string => `extractedDates_${sessionId}`

interface SessionDeps {
  api: Api
  /** The browser's own storage. */
  local: SafeStorage
  /** The tab's own storage. */
  tab: SafeStorage
  sessionId?: ConversationId | null
}

/** The conversation's id, which is the session's and the chat's as well. */
export function createChatSession({ api, local, tab, sessionId: given = null }: SessionDeps) {
  const $sessionId = atom<ConversationId | null>(given)

  function use(id: ConversationId | null): void {
    if (id && id !== HOME_SESSION_ID) local.set(SESSION_ID_KEY, id)
    // Another tab may have written its own meanwhile.
    else if (local.get(SESSION_ID_KEY) === $sessionId.get()) local.remove(SESSION_ID_KEY)
    $sessionId.set(id)
  }

  return {
    $sessionId,
    use,
    /** The session there is, or a new one: then the caller's message follows after a moment. */
    async ensure(signal: AbortSignal): Promise<ConversationId> {
      const known = $sessionId.get()
      if (known && known !== HOME_SESSION_ID) return known
      const { sessionId } = await api.call(initConversation, {}, { signal })
      use(sessionId)
      await wait(DELAYED_SEND_MS, signal)
      return sessionId
    },
    /** Keeps what the conversation has understood, for the dialogs that ask for dates. */
    keepDates(dates: ExtractedDates): void {
      const id = $sessionId.get()
      if (id && id !== HOME_SESSION_ID && Object.values(dates).some((value) => value !== null)) tab.set(extractedDatesKey(id), JSON.stringify(dates))
    },
  }
}
