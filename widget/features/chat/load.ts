import { readConversation } from '@meander/sdk/contract/chat'
import type { ConversationId } from '@meander/sdk/contract/ids'
import { ApiError } from '../../api/request-errors.ts'
import { chat as texts } from '../../i18n/en.ts'
import { beginRun, type ChatCore } from './chat-core.ts'
import { stoppedKey } from './chat-session.ts'
import { learn, resume } from './send.ts'

/** Shows the conversation of that id; the one that is already open stays as it is. */
export async function load(core: ChatCore, id: ConversationId): Promise<void> {
  if (core.session.$sessionId.get() === id && core.messages.$messages.get().length > 0) return
  clear(core)
  const { signal } = core.run
  core.$conversation.set({ state: 'loading', id })
  try {
    const { messages, preferences } = await core.deps.api.call(readConversation, { params: { id } }, { signal })
    core.session.use(id)
    core.messages.replaceAll(messages)
    core.$suggestions.set(Object.fromEntries(messages.flatMap((message) => (message.suggestions ? [[message.id, message.suggestions]] : []))))
    core.days.restore(id)
    core.$conversation.set({ state: 'loaded', id })
    learn(core, core.session.keptDates(id), preferences)
    const last = messages.at(-1)
    // As it was left: what was found stands beside the letters again.
    if (last?.recommendations && last.recommendations.length > 0) core.panel.show(last.recommendations, core.$facts.get()?.destination)
    const question = messages.findLast(({ sender }) => sender === 'user')
    if (question && core.deps.tab.get(stoppedKey(question.id))) core.$stopped.set(question)
    else if (last?.sender === 'user') await resume(core, id, last)
  } catch (error) {
    if (signal.aborted) return
    const gone = error instanceof ApiError && error.status === 404
    if (gone) core.history.forget(id)
    const text = gone ? texts.failures.notFound : texts.failures.loading
    core.$conversation.set({ state: 'failed', id, text })
  }
}

/** An empty chat: no messages, no trip, no activities, no session. */
export function clear(core: ChatCore): void {
  beginRun(core)
  core.session.use(null)
  core.messages.replaceAll([])
  core.panel.clear()
  core.days.forget()
  core.$facts.set(null)
  core.$suggestions.set({})
  core.$failed.set(null)
  core.$stopped.set(null)
  core.$conversation.set({ state: 'none' })
  core.$status.set('ready')
}
