import { initConversation, postChat, readConversation, type ChatMessage } from '@meander/sdk/contract/chat'
import type { ConversationId } from '@meander/sdk/contract/ids'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chatServer, SESSION } from '../../test/chat-server.ts'
import { failure, type FakeServer } from '../../test/fake-server.ts'
import { makeChat } from '../../test/make-chat.ts'
import type { Chat } from './chat.ts'

const id = 'conversation-9c41f7ab' as ConversationId
const stored: ChatMessage[] = [
  { id: '1', text: 'Lisbon', sender: 'user', timestamp: '2027-03-01T10:00:00Z' },
  { id: '2', text: 'When?', sender: 'ai', timestamp: '2027-03-01T10:00:00Z' },
]

describe('a conversation that is being fetched', () => {
  let server: FakeServer
  let chat: Chat
  const told: unknown[] = []
  const texts = () => chat.$messages.get().map((message) => `${message.sender}: ${message.text}`)

  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    told.length = 0
    vi.spyOn(console, 'error').mockImplementation(() => {})
    server = chatServer()
    chat = makeChat(server, { emit: (name, detail) => name !== 'message-sent' || told.push(detail) > 0 })
  })
  afterEach(() => chat.destroy())

  /** A conversation that comes when it is told to. */
  function slowly() {
    let come = () => {}
    const waiting = new Promise<void>((resolve) => (come = resolve))
    server.on(readConversation, () => waiting.then(() => ({ messages: stored, preferences: {} })))
    return { come: () => come() }
  }

  it('takes what is said while it is fetched: shown at once, behind the letters, and sent into it', async () => {
    const conversation = slowly()
    const loading = chat.load(id)
    const sent = chat.send('Something cheaper')
    expect(texts()).toEqual(['user: Something cheaper', 'ai: '])
    expect(told).toEqual([{ first: false }])
    conversation.come()
    await Promise.all([loading, sent])
    expect(texts()).toEqual(['user: Lisbon', 'ai: When?', 'user: Something cheaper', 'ai: Hello.'])
    expect(chat.$conversation.get()).toEqual({ state: 'loaded', id })
    expect(server.callsOf(initConversation)).toHaveLength(0)
    expect(server.callsOf(postChat)[0]?.body).toMatchObject({ id, messages: [{ content: 'Lisbon' }, { content: 'When?' }, { content: 'Something cheaper' }] })
  })

  it('is fetched to its end when what was said meanwhile is stopped', async () => {
    const conversation = slowly()
    const loading = chat.load(id)
    void chat.send('Something cheaper')
    await chat.stop()
    conversation.come()
    await loading
    expect(texts()).toEqual(['user: Lisbon', 'ai: When?', 'user: Something cheaper'])
    expect(chat.$stopped.get()?.text).toBe('Something cheaper')
    await chat.retry()
    expect(server.callsOf(postChat)[0]?.body.id).toBe(id)
  })

  it('is asked for again by what is said after it could not be fetched', async () => {
    server.on(readConversation, () => failure('internal'))
    await chat.load(id)
    await chat.send('Something cheaper')
    expect([chat.$conversation.get().state, chat.$failed.get()?.question.text]).toEqual(['failed', 'Something cheaper'])
    server.on(readConversation, () => ({ messages: stored, preferences: {} }))
    await chat.retry()
    expect(texts()).toEqual(['user: Lisbon', 'ai: When?', 'user: Something cheaper', 'ai: Hello.'])
    expect(server.callsOf(initConversation)).toHaveLength(0)
  })

  it('begins another when it does not exist', async () => {
    server.on(readConversation, () => failure('not-found'))
    await chat.load(id)
    await chat.send('Somewhere warm')
    expect(chat.$conversation.get().state).toBe('none')
    expect(chat.$sessionId.get()).toBe(SESSION)
    expect(texts()).toEqual(['user: Somewhere warm', 'ai: Hello.'])
  })

  it('is left at once for another', async () => {
    const conversation = slowly()
    const loading = chat.load(id)
    chat.startNew()
    conversation.come()
    await loading
    expect([chat.$messages.get(), chat.$conversation.get()]).toEqual([[], { state: 'none' }])
  })
})
