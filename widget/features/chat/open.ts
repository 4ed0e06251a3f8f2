import { readConversation, type ChatMessage } from '@meander/sdk/contract/chat'
import type { ConversationId } from '@meander/sdk/contract/ids'
import { ApiError } from '../../api/request-errors.ts'
import { chat as texts } from '../../i18n/en.ts'
import type { ChatCore } from './chat-core.ts'
import { datesOf } from './chat-data.ts'
import { learn } from './learn.ts'

/** Fetches a conversation: its letters stand before what is said meanwhile. Rejects when it does not come; `$conversation` says so. */
export function open(core: ChatCore, id: ConversationId): Promise<readonly ChatMessage[]> {
  core.opening = new AbortController()
  core.$conversation.set({ state: 'loading', id })
  return (core.opened = fetched(core, id, core.opening.signal))
}

async function fetched(core: ChatCore, id: ConversationId, signal: AbortSignal): Promise<readonly ChatMessage[]> {
  try {
    const { messages, preferences } = await core.deps.api.call(readConversation, { params: { id } }, { signal })
    core.session.use(id)
    core.messages.replaceAll([...messages, ...core.messages.$messages.get()])
    core.$suggestions.set(Object.fromEntries(messages.flatMap((message) => (message.suggestions ? [[message.id, message.suggestions]] : []))))
    core.days.restore(id)
    core.$conversation.set({ state: 'loaded', id })
    learn(core, preferences)
    core.session.keepDates(datesOf(preferences))
    return messages
  } catch (error) {
    if (!signal.aborted) {
      const gone = error instanceof ApiError && error.status === 404
      if (gone) core.history.forget(id)
      core.$conversation.set({ state: 'failed', id, gone, text: gone ? texts.failures.notFound : texts.failures.loading })
    }
    throw error
  }
}

/**
 * Until the conversation that one writes in is there: what is said while it is fetched belongs to it, and one that could
 * not be fetched is asked for again. One that does not exist is left: then a new one begins.
 */
export async function reached(core: ChatCore): Promise<void> {
  const conversation = core.$conversation.get()
  if (conversation.state === 'loading') await core.opened
  if (conversation.state !== 'failed') return
  if (conversation.gone) core.$conversation.set({ state: 'none', insteadOf: conversation.id })
  else await open(core, conversation.id)
}
