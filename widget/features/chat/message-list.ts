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

  function add(sender: ChatMessage['sender'], text: string, more: Partial<ChatMessage> = {}): ChatMessage {
    const message = { id: makeId(), text, sender, timestamp: clock().toISOString(), ...more }
    $messages.set([...$messages.get(), message])
    return message
  }

  return {
    $messages,
    add,
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
