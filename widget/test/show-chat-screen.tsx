import { atom } from 'nanostores'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { createApi } from '../api/create-api.ts'
import { createChat } from '../features/chat/chat.ts'
import { ChatScreen } from '../features/chat/ChatScreen.tsx'
import { Findings } from '../features/chat/messages/Findings.tsx'
import type { ChatActivities } from '../features/chat/chat-activities.ts'
import { Ways } from '../features/chat/messages/Ways.tsx'
import { Written } from '../features/chat/messages/Written.tsx'
import { createStorage } from '../kit/storage.ts'
import { chatServer } from './chat-server.ts'
import type { FakeServer } from './fake-server.ts'
import { mountView } from './mount-planner.tsx'
import { find, findSoon, type } from './queries.ts'

type ChatScreenOptions = Partial<ComponentProps<typeof ChatScreen>> & { hosted?: boolean }

/** The screen of a chat with that server, and what its buttons lead to. */
function showChatScreen(server: FakeServer, { conversationId = null, hosted = true, home = false, ...more }: ChatScreenOptions = {}) {
  const went: string[] = []
  const $pointed = atom<string | null>(null)
  const api = createApi({ origin: 'https://meander.test', pageOrigin: 'https://meander.test', clientUserId: () => null, $token: atom(null), fetch: server.fetch })
  const storage = createStorage(() => localStorage)
  const chat = createChat({ api, emit: () => true, config: { locale: 'en-US', currency: 'USD' }, local: storage, tab: storage })
  const drawn: ChatActivities = {
    written: (message, shown) => <Written chat={chat} activities={drawn} message={message} shown={shown} />,
    findings: (recommendations, shown) => (
      <Findings
        chat={chat}
        recommendations={recommendations}
        shown={shown}
        $pointed={$pointed}
        onAll={() => went.push('all')}
        print={({ productCode, title }, number) => <article key={productCode}>{`${number} ${title}`}</article>}
        onOpen={({ title }) => went.push(title)}
        comparing={{ choosing: false, tools: null, contents: null }}
      />
    ),
    ways: (title, ways) => <Ways chat={chat} title={title} ways={ways} />,
    panel: (state, close, folded) => (
      <aside aria-label="Activities">
        {state.state} {folded ? 'below' : 'beside'}
        <button type="button" onClick={close}>
          Close
        </button>
      </aside>
    ),
    open: ({ title }) => went.push(title),
  }
  const view = mountView(
    <ChatScreen
      chat={chat}
      activities={drawn}
      conversationId={conversationId}
      home={home}
      film={null}
      onBack={hosted ? () => went.push('/') : null}
      onItineraries={() => went.push('/itineraries')}
      fullAddress={hosted ? null : 'https://meander.test/chat'}
      onNewChat={() => chat.startNew()}
      onTemplate={(template) => went.push(template)}
      onConversation={(conversation) => went.push(conversation)}
      {...more}
    />,
  )
  return { chat, view, went, $pointed, box: view.box }
}

/** For the tests of a `describe`: a chat with a server and a storage of its own for each, put away after it. */
export function chatScreenForEach() {
  let server: FakeServer
  let shown: ReturnType<typeof showChatScreen>
  function destroy() {
    shown.view.destroy()
    shown.chat.destroy()
  }
  beforeEach(() => {
    localStorage.clear()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    server = chatServer()
  })
  afterEach(() => {
    destroy()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  return {
    setUp(options: ChatScreenOptions = {}) {
      shown = showChatScreen(server, options)
      return shown.box
    },
    wide: (width: number) => void vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width),
    destroy,
    get server() {
      return server
    },
    get chat() {
      return shown.chat
    },
    get went() {
      return shown.went
    },
  }
}

export const composerIn = (box: HTMLElement) => find<HTMLTextAreaElement>(box, 'textbox', 'Message')

export async function sayIn(box: HTMLElement, words: string): Promise<void> {
  type(composerIn(box), words)
  ;(await findSoon(box, 'button', 'Send')).click()
}
