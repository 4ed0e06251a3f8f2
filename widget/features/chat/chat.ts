import type { ConversationId } from '@meander/sdk/contract/ids'
import { atom } from 'nanostores'
import { createChatCore, type ChatDeps } from './chat-core.ts'
import { createDraft } from './draft.ts'
import { clear, load } from './load.ts'
import { retry, send, stop } from './send.ts'

export type Chat = ReturnType<typeof createChat>

/** The conversation: what was said, what is being answered, what goes with it. */
export function createChat(deps: ChatDeps) {
  const core = createChatCore(deps)
  const draft = createDraft(deps)
  const stopNaming = core.session.$sessionId.listen(draft.name)
  return {
    $messages: core.messages.$messages,
    $status: core.$status,
    $loading: core.$loading,
    $sessionId: core.session.$sessionId,
    $facts: core.$facts,
    $suggestions: core.$suggestions,
    $failed: core.$failed,
    /** The question whose answer was stopped, until something else is asked. */
    $stopped: core.$stopped,
    $conversation: core.$conversation,
    /** The activities panel beside the conversation. */
    panel: core.panel,
    /** The trip that is planned day by day. */
    days: core.days,
    history: core.history,
    /** How what was sent is shown: a way to go on that was offered in another language than it is sent in, as it was offered. */
    $say: atom((sent: string) => sent),
    /** What stands in the composer. */
    $draft: draft.$draft,
    write: draft.write,
    send: (text: string) => send(core, text),
    retry: () => retry(core),
    stop: () => stop(core),
    load(id: ConversationId) {
      draft.show(id)
      return load(core, id)
    },
    /** Empties the chat in place. */
    startNew() {
      draft.show(null)
      clear(core)
    },
    destroy() {
      stopNaming()
      core.run.abort()
      core.opening.abort()
      core.panel.destroy()
    },
  }
}
