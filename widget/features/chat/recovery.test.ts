import { postChat, readConversation, readRecommendations, resumeChat, stopChat, type StreamMessage } from '@meander/sdk/contract/chat'
import { encodePart } from '@meander/sdk/contract/chat-stream'
import type { Day } from '@meander/sdk/contract/days'
import type { ConversationId } from '@meander/sdk/contract/ids'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chatServer, noDates, SESSION } from '../../test/chat-server.ts'
import { brokenReply, data, FINISH, liveReply, reply, text } from '../../test/chat-stream.ts'
import { failure, type FakeServer } from '../../test/fake-server.ts'
import { makeChat } from '../../test/make-chat.ts'
import { waitFor } from '../../test/queries.ts'
import type { Chat } from './chat.ts'
import { extractedDatesKey } from './chat-session.ts'

const broken = { kind: 'error', error: 'The model fell silent.' } as const

describe('a chat whose server or connection fails', () => {
  let server: FakeServer
  let chat: Chat
  const texts = () => chat.$messages.get().map((message) => `${message.sender}: ${message.text}`)
  const sent = () => server.callsOf(postChat).map(({ body }) => (body.messages as StreamMessage[]).map(({ id, role, content }) => ({ id, role, content })))

  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    server = chatServer()
    chat = makeChat(server)
  })
  afterEach(() => {
    chat.destroy()
    vi.useRealTimers()
  })

  it('shows the words that came in one piece with an error', async () => {
    const piece = [text('Start in Alfama. '), broken].map(encodePart).join('')
    const { headers } = reply()
    server.on(postChat, () => new Response(piece, { headers }))
    await chat.send('Hello')
    expect(texts()).toEqual(['user: Hello', 'ai: Start in Alfama. ', expect.stringContaining('The model fell silent.')])
  })

  it('asks the same question anew, and takes away what was written of its answer', async () => {
    server.on(postChat, () => reply(text('Start in Alfama. '), broken))
    await chat.send('Hello')
    server.on(postChat, () => reply(text('Here I am.'), FINISH))
    await chat.retry()
    expect(texts()).toEqual(['user: Hello', 'ai: Here I am.'])
    const [first, second] = sent()
    expect(second).toEqual(first)
  })

  it('keeps its own word of what failed out of the conversation', async () => {
    server.on(postChat, () => failure('internal'))
    await chat.send('Hello')
    server.on(postChat, () => reply(text('Here I am.'), FINISH))
    await chat.send('Are you there?')
    expect(sent()[1]).toMatchObject([
      { role: 'user', content: 'Hello' },
      { role: 'user', content: 'Are you there?' },
    ])
    expect(texts()[1]).toContain('I encountered an error')
  })

  it.each(['shutting-down', 'too-many-requests'] as const)('goes on asking for a dropped reply while the answer is %s', async (passing) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    let tries = 0
    server.on(postChat, () => brokenReply(text('Start in ')))
    server.on(resumeChat, () => ((tries += 1) < 5 ? failure(passing) : reply(text('Start in Alfama.'), FINISH)))
    const done = chat.send('Hello')
    await vi.advanceTimersByTimeAsync(30_000)
    await done
    expect(texts()).toEqual(['user: Hello', 'ai: Start in Alfama.'])
  })

  it('keeps a conversation to go on with whose first reply failed or was stopped [3.15]', async () => {
    server.on(postChat, () => reply(broken))
    await chat.send('Lisbon in May')
    expect(chat.history.list()).toMatchObject([{ id: SESSION, title: 'Lisbon in May', lastMessage: 'Lisbon in May', messageCount: 1 }])

    const live = liveReply()
    server.on(postChat, () => live.response)
    void chat.send('Or in June')
    await waitFor(() => expect(server.callsOf(postChat)).toHaveLength(2))
    live.say(text('June is '))
    await waitFor(() => expect(texts().at(-1)).toBe('ai: June is '))
    await chat.stop()
    expect(chat.history.list()).toMatchObject([{ title: 'Lisbon in May', lastMessage: 'June is ', messageCount: 3 }])
  })

  it('tells the server once more to stop where the stop may have overtaken the question', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const live = liveReply()
    server.on(postChat, () => live.response)
    void chat.send('Hello')
    await waitFor(() => expect(server.callsOf(postChat)).toHaveLength(1))
    void chat.stop()
    await vi.advanceTimersByTimeAsync(1000)
    expect(server.callsOf(stopChat)).toHaveLength(2)
  })

  it('keeps the dates that the reply itself has understood', async () => {
    const october = { destination: 'Lisbon', startDate: '2027-10-08', endDate: '2027-10-12', duration: 5 }
    server.on(postChat, () => reply(data({ kind: 'extracted-dates', extractedDates: october }), text('Lovely.'), FINISH))
    server.on(readRecommendations, () => ({ recommendations: [], shouldShowRecommendations: false, preferences: {}, extractedDates: { ...noDates, startDate: '2027-08-10' as Day } }))
    await chat.send('8/10 to 12/10')
    expect(chat.$facts.get()).toEqual(october)
    expect(JSON.parse(sessionStorage.getItem(extractedDatesKey(SESSION)) ?? '')).toEqual(october)
  })

  it('takes up a stored reply that failed, with its words', async () => {
    const id = 'conversation-9c41f7ab' as ConversationId
    const question = { id: '1', text: 'Lisbon', sender: 'user' as const, timestamp: '2027-03-01T10:00:00Z' }
    const piece = [text('Start in Alfama. '), broken].map(encodePart).join('')
    const { headers } = reply()
    server.on(readConversation, () => ({ messages: [question], preferences: {} })).on(resumeChat, () => new Response(piece, { headers }))
    await chat.load(id)
    await waitFor(() => expect(chat.$status.get()).toBe('error'))
    expect(texts()[1]).toBe('ai: Start in Alfama. ')
  })
})
