import type { ChatMessage } from '@meander/sdk/contract/chat'
import { atom } from 'nanostores'

interface MessageListDeps {
  clock: () => Date
  /** A new identifier for each call. */
  makeId: () => string
}

/** The conversation's messages, oldest first. */
export function createMessageList({ clock, makeId }: MessageListDeps) {
  const $messages = atom<readonly ChatMessage[]>([])
  const notices = new Set<string>()

  function add(sender: ChatMessage['sender'], text: string, more: Partial<ChatMessage> = {}): ChatMessage {
    const message = { id: makeId(), text, sender, timestamp: clock().toISOString(), ...more }
    $messages.set([...$messages.get(), message])
    return message
  }

  return {
    $messages,
    add,
    /** What the product says of itself: it is shown, and is no part of the conversation. */
    addNotice(text: string): ChatMessage {
      const notice = add('ai', text)
      notices.add(notice.id)
      return notice
    },
    /** What was said, without notices. */
    said: () => $messages.get().filter(({ id }) => !notices.has(id)),
    /** Takes away what stands after a message. */
    removeAfter(id: string): void {
      const messages = $messages.get()
      $messages.set(messages.slice(0, messages.findIndex((message) => message.id === id) + 1))
    },
    /** The place of an answer that is still to come. */
    addPending: () => add('ai', '', { isLoading: true }),
    update(id: string, changes: Partial<ChatMessage>): void {
      $messages.set($messages.get().map((message) => (message.id === id ? { ...message, ...changes } : message)))
    },
    /** Nothing more will come: what was written stays, an empty place goes. */
    settle(id: string): void {
      $messages.set(
        $messages.get().flatMap((message) => (message.id !== id ? [message] : message.text === '' ? [] : [{ ...message, isLoading: false }])),
      )
    },
    remove(...ids: string[]): void {
      $messages.set($messages.get().filter(({ id }) => !ids.includes(id)))
    },
    replaceAll: (messages: readonly ChatMessage[]) => $messages.set(messages),
  }
}
