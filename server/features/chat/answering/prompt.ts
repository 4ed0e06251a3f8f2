import type { ModelMessage } from 'ai'
import type { MessageRow } from '../conversation/conversations.ts'
import { turnsByMessage } from '../trip/turns.ts'

/** The latest messages are enough to answer by; what was said long before is mostly overtaken. */
const LATEST = 60

/** The conversation as a model reads it, ending with the question. */
export function toModelMessages(messages: readonly MessageRow[]): ModelMessage[] {
  const turns = turnsByMessage(messages)
  return messages
    .map((message, at): ModelMessage =>
      message.role === 'user'
        ? { role: 'user', content: (turns[at] ?? []).map((text) => ({ type: 'text', text })) }
        : { role: 'assistant', content: message.content },
    )
    .filter(({ content }) => content.length > 0)
    .slice(-LATEST)
}
