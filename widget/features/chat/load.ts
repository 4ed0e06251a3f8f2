import type { ConversationId } from '@meander/sdk/contract/ids'
import { beginRun, type ChatCore } from './chat-core.ts'
import { stoppedKey } from './chat-session.ts'
import { open } from './open.ts'
import { resume } from './send.ts'

/** Shows the conversation of that id; the one that is already open stays as it is. */
export async function load(core: ChatCore, id: ConversationId): Promise<void> {
  if (core.session.$sessionId.get() === id && core.messages.$messages.get().length > 0) return
  clear(core)
  const messages = await open(core, id).catch(() => null)
  // Something has been said in it meanwhile: one goes on from there.
  if (!messages || core.messages.$messages.get().length > messages.length) return
  const last = messages.at(-1)
  // As it was left: what was found stands beside the letters again.
  if (last?.recommendations && last.recommendations.length > 0) core.panel.show(last.recommendations, core.$facts.get()?.destination)
  const question = messages.findLast(({ sender }) => sender === 'user')
  if (question && core.deps.tab.get(stoppedKey(question.id))) core.$stopped.set(question)
  else if (last?.sender === 'user') await resume(core, id, last)
}

/** An empty chat: no messages, no trip, no activities, no session. */
export function clear(core: ChatCore): void {
  beginRun(core)
  core.opening.abort()
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
