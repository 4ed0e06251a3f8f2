import type { ChatMessage, StreamMessage } from '@meander/sdk/contract/chat'

/** How many of the last messages the service is given. */
const MAX_SENT = 200
const MAX_LENGTH = 20_000

/** A message as the streaming service takes it. */
export function toStreamMessage({ id, text, sender, timestamp }: ChatMessage): StreamMessage {
  return { id, role: sender === 'user' ? 'user' : 'assistant', content: text.slice(0, MAX_LENGTH), createdAt: timestamp }
}

/** The conversation so far, without what is still being written. */
export function toStreamMessages(messages: readonly ChatMessage[]): StreamMessage[] {
  return messages
    .filter(({ text, isLoading }) => text !== '' && !isLoading)
    .slice(-MAX_SENT)
    .map(toStreamMessage)
}
