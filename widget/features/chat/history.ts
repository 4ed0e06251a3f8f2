import type { ChatMessage, listRecentConversations } from '@meander/sdk/contract/chat'
import type { EndpointReply } from '@meander/sdk/contract/endpoint'
import type { ConversationId } from '@meander/sdk/contract/ids'
import { isRecord } from '@meander/sdk/contract/is-record'
import type { SafeStorage } from '../../kit/storage.ts'

export const HISTORY_KEY = 'meander.conversationHistory'
export const HISTORY_LIMIT = 20
export const TITLE_LENGTH = 50
export const LAST_MESSAGE_LENGTH = 100

/** With the place, where it is known: the home page offers to go on with the letter about it. */
export type HistoryEntry = EndpointReply<typeof listRecentConversations>[number] & { destination?: string }

/** This browser's last conversations, newest first. */
export function createHistory(storage: SafeStorage) {
  function list(): HistoryEntry[] {
    try {
      const stored: unknown = JSON.parse(storage.get(HISTORY_KEY) ?? '[]')
      return Array.isArray(stored) ? stored.filter(isEntry) : []
    } catch {
      return []
    }
  }
  return {
    list,
    /** It is not there any more. */
    forget(id: ConversationId): void {
      storage.set(HISTORY_KEY, JSON.stringify(list().filter((known) => known.id !== id)))
    },
    record(id: ConversationId, messages: readonly ChatMessage[], destination?: string | null): void {
      const last = messages.at(-1)
      if (!last) return
      const entry = {
        id,
        title: (messages.find(({ sender }) => sender === 'user')?.text ?? '').slice(0, TITLE_LENGTH),
        lastMessage: last.text.slice(0, LAST_MESSAGE_LENGTH),
        timestamp: last.timestamp,
        messageCount: messages.length,
        ...(destination && { destination }),
      }
      storage.set(HISTORY_KEY, JSON.stringify([entry, ...list().filter((known) => known.id !== id)].slice(0, HISTORY_LIMIT)))
    },
  }
}

/** The browser's storage is shared with the page, and with older releases. */
function isEntry(value: unknown): value is HistoryEntry {
  return isRecord(value) && [value.id, value.title, value.lastMessage, value.timestamp].every((text) => typeof text === 'string') && typeof value.messageCount === 'number'
}
