import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { ChatDeps } from '../features/chat/chat-core.ts'
import type { Chat } from '../features/chat/chat.ts'
import { chatServer } from './chat-server.ts'
import type { FakeServer } from './fake-server.ts'
import { makeChat } from './make-chat.ts'
import { waitFor } from './queries.ts'

export const clock = () => new Date('2027-03-01T10:00:00Z')
/** Four days that were understood. */
export const lisbon = { destination: 'Lisbon', startDate: '2027-03-14', endDate: '2027-03-17', duration: 4 }

/** For the tests of a `describe`: a chat of a page about Lisbon, with a server and a storage of its own for each, put away after it. */
export function chatForEach() {
  let server: FakeServer
  let chat: Chat | null = null
  const events: { name: string; detail: unknown }[] = []
  const now = () => {
    if (chat === null) throw new Error('there is no chat before a test begins')
    return chat
  }
  function make(more: Pick<ChatDeps, 'sessionId'> = {}): void {
    chat?.destroy()
    chat = makeChat(server, { emit: (name, detail) => events.push({ name, detail }) > 0, config: { locale: 'en-US', currency: 'EUR', destination: 'Lisbon' }, clock, ...more })
  }
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    events.length = 0
    vi.spyOn(console, 'error').mockImplementation(() => {})
    server = chatServer()
    make()
  })
  afterEach(() => now().destroy())
  return {
    /** Another chat with the same server, in the place of the one before. */
    make,
    /** What the host was told. */
    events,
    texts: () => now().$messages.get().map((message) => `${message.sender}: ${message.text}`),
    ready: () => waitFor(() => expect(now().$status.get()).toBe('ready')),
    get server() {
      return server
    },
    get chat() {
      return now()
    },
  }
}
