import { initConversation, postChat, readRecommendations, resumeChat, stopChat, type ChatMessage, type StreamMessage } from '@meander/sdk/contract/chat'
import { describe, expect, it } from 'vitest'
import { activity } from '../../test/activities.ts'
import { chatForEach, clock, lisbon } from '../../test/chat-for-each.ts'
import { noDates, SESSION } from '../../test/chat-server.ts'
import { brokenReply, data, FINISH, liveReply, reply, text } from '../../test/chat-stream.ts'
import { failure } from '../../test/fake-server.ts'
import { waitFor } from '../../test/queries.ts'
import { HOME_SESSION_ID, SESSION_ID_KEY } from './chat-session.ts'

describe('the chat', () => {
  const given = chatForEach()
  const { make, events, texts } = given

  it.each(['', '   ', '\n\t'])('ignores %j [5.1, 5.2]', async (blank) => {
    await given.chat.send(blank)
    expect(given.server.calls).toEqual([])
    expect(given.chat.$messages.get()).toEqual([])
  })

  it('appends what was said and the place of the answer, with an instant and a sender each [3.23, 3.24, 4.60, 4.61]', async () => {
    const sent = given.chat.send(' Four days in Lisbon ')
    const [question, answer] = given.chat.$messages.get() as [ChatMessage, ChatMessage]
    expect(question).toEqual({ id: expect.any(String), text: 'Four days in Lisbon', sender: 'user', timestamp: clock().toISOString() })
    expect(answer).toMatchObject({ text: '', sender: 'ai', isLoading: true })
    await sent
    expect(texts()).toEqual(['user: Four days in Lisbon', 'ai: Hello.'])
  })

  it('starts a session before the first message, keeps its id and follows 100 ms later [4.62, 4.63, 7.23, 3.14, 9.68]', async () => {
    const times: number[] = []
    given.server.on(initConversation, () => (times.push(performance.now()), { sessionId: SESSION })).on(postChat, () => (times.push(performance.now()), reply(text('Hello.'), FINISH)))
    await given.chat.send('Hello')
    await given.chat.send('Again')
    expect(given.server.callsOf(initConversation)).toHaveLength(1)
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(99)
    expect(localStorage.getItem(SESSION_ID_KEY)).toBe(SESSION)
  })

  it('starts a real session where the home screen gave only a placeholder [2.75, 4.62]', async () => {
    make({ sessionId: HOME_SESSION_ID })
    expect(given.chat.$sessionId.get()).toBe('home-chat')
    await given.chat.send('Hello')
    expect(given.server.callsOf(postChat)[0]?.body).toMatchObject({ id: SESSION, sessionId: SESSION })
    expect(localStorage.getItem(SESSION_ID_KEY)).toBe(SESSION)
  })

  it('holds messages of exactly these fields [3.22]', async () => {
    given.server.on(readRecommendations, () => ({ recommendations: [activity('A')], shouldShowRecommendations: true, preferences: {}, extractedDates: noDates }))
    await given.chat.send('Hello')
    const fields = new Set(given.chat.$messages.get().flatMap((message) => Object.keys(message)))
    expect([...fields].sort()).toEqual(['id', 'isLoading', 'recommendations', 'sender', 'text', 'timestamp'])
  })

  it('sends id, messages, data and sessionId; a message has id, role, content and createdAt [7.15, 3.25, 3.26, 3.27]', async () => {
    await given.chat.send('Hello')
    await given.chat.send('And you?')
    const { body } = given.server.callsOf(postChat)[1] ?? {}
    expect(Object.keys(body ?? {}).sort()).toEqual(['data', 'id', 'messages', 'sessionId'])
    expect(body).toMatchObject({ id: SESSION, sessionId: SESSION, data: { locale: 'en-US', currency: 'EUR', destination: 'Lisbon' } })
    const sent = body?.messages as StreamMessage[]
    expect(sent.map(({ role, content }) => [role, content])).toEqual([
      ['user', 'Hello'],
      ['assistant', 'Hello.'],
      ['user', 'And you?'],
    ])
    for (const message of sent) expect(Object.keys(message)).toEqual(['id', 'role', 'content', 'createdAt'])
  })

  it('is submitted, then streaming, then ready, and shows the words as they come [4.43, 4.44, 4.45, 1.8]', async () => {
    const live = liveReply()
    given.server.on(postChat, () => live.response)
    const sent = given.chat.send('Hello')
    expect(given.chat.$status.get()).toBe('submitted')
    live.say(text('Good '))
    await waitFor(() => expect(texts()[1]).toBe('ai: Good '))
    expect(given.chat.$status.get()).toBe('streaming')
    live.say(text('morning.'), FINISH)
    live.end()
    await sent
    expect(given.chat.$status.get()).toBe('ready')
    expect(given.chat.$messages.get()[1]).toMatchObject({ text: 'Good morning.', isLoading: false })
  })

  it('is in the history from its first message on, whatever becomes of the page before the answer [3.15]', async () => {
    const live = liveReply()
    given.server.on(postChat, () => live.response)
    const sent = given.chat.send('Four days in Lisbon')
    await waitFor(() => expect(given.server.callsOf(postChat)).toHaveLength(1))
    expect(given.chat.history.list()).toEqual([{ id: SESSION, title: 'Four days in Lisbon', lastMessage: 'Four days in Lisbon', timestamp: clock().toISOString(), messageCount: 1 }])
    live.say(text('Lovely.'), FINISH)
    live.end()
    await sent
    expect(given.chat.history.list()).toMatchObject([{ id: SESSION, lastMessage: 'Lovely.', messageCount: 2 }])
  })

  it('leaves what another tab has written as the session [3.14]', async () => {
    await given.chat.send('Hello')
    localStorage.setItem(SESSION_ID_KEY, 'of-another-tab')
    given.chat.startNew()
    expect(localStorage.getItem(SESSION_ID_KEY)).toBe('of-another-tab')
  })

  it('sends nothing while a reply is on its way [5.3]', async () => {
    const live = liveReply()
    given.server.on(postChat, () => live.response)
    const sent = given.chat.send('Hello')
    await given.chat.send('Are you there?')
    live.say(text('Yes.'), FINISH)
    live.end()
    await sent
    expect(texts()).toEqual(['user: Hello', 'ai: Yes.'])
    expect(given.server.callsOf(postChat)).toHaveLength(1)
  })

  it('sends no request of its own after a tool call [7.21]', async () => {
    const call = { toolCallId: 'c1', toolName: 'find_activities' }
    given.server.on(postChat, () => reply({ kind: 'tool-call', ...call, args: {} }, { kind: 'tool-result', toolCallId: 'c1', result: [] }, text('Done.'), FINISH))
    await given.chat.send('Hello')
    expect(given.server.callsOf(postChat)).toHaveLength(1)
  })

  it('picks a dropped reply up again from its first part [7.16, 7.17, 7.20]', async () => {
    given.server.on(postChat, () => brokenReply(text('May suits '))).on(resumeChat, () => reply(text('May suits '), text('you both.'), FINISH))
    await given.chat.send('Lisbon')
    expect(texts()[1]).toBe('ai: May suits you both.')
    expect(given.server.callsOf(resumeChat)[0]?.query).toEqual({ chatId: SESSION })
    expect(given.chat.$status.get()).toBe('ready')
  })

  it('takes a stream that ends without its finish part for a dropped one [7.20]', async () => {
    given.server.on(postChat, () => reply(text('May '))).on(resumeChat, () => reply(text('May suits you.'), FINISH))
    await given.chat.send('Lisbon')
    expect(texts()[1]).toBe('ai: May suits you.')
  })

  it('ends a reply when asked to: here, and at the given.server [4.47]', async () => {
    const live = liveReply()
    given.server.on(postChat, () => live.response)
    const sent = given.chat.send('Hello')
    live.say(text('Once upon '))
    await waitFor(() => expect(texts()[1]).toBe('ai: Once upon '))
    await given.chat.stop()
    await sent
    expect(given.chat.$status.get()).toBe('ready')
    expect(texts()).toEqual(['user: Hello', 'ai: Once upon '])
    expect(given.server.callsOf(stopChat)[0]?.query).toEqual({ chatId: SESSION })
  })

  it('is in one of four states, whatever becomes of its messages [4.42]', async () => {
    const states = new Set<string>()
    const stopListening = given.chat.$status.subscribe((status) => void states.add(status))
    await given.chat.send('Hello')
    given.server.on(postChat, () => reply({ kind: 'error', error: 'The model is not answering' }))
    await given.chat.send('And again')
    const live = liveReply()
    given.server.on(postChat, () => live.response)
    const sent = given.chat.retry()
    live.say(text('Once'))
    await waitFor(() => expect(given.chat.$status.get()).toBe('streaming'))
    await given.chat.stop()
    await sent
    given.chat.startNew()
    stopListening()
    expect([...states].toSorted()).toEqual(['error', 'ready', 'streaming', 'submitted'])
  })

  it('adds a message that says what failed [8.13, 4.46, 8.11]', async () => {
    given.server.on(postChat, () => reply({ kind: 'error', error: 'The model is not answering' }))
    await given.chat.send('Hello')
    expect(texts()).toEqual(['user: Hello', 'ai: I encountered an error processing your request. Please try again. (The model is not answering)'])
    expect(given.chat.$status.get()).toBe('error')
    expect(events.at(-1)).toMatchObject({ name: 'failed' })
  })

  it.each([
    ['an answer without a text', () => new Response('', { status: 500 }), 'Failed to fetch the chat response.'],
    ['a tool result without its call', () => reply({ kind: 'tool-result', toolCallId: 'x', result: 1 }), 'tool_result must be preceded by a tool_call'],
    ['an unknown part', () => new Response('7:{}\n', { headers: { 'x-vercel-ai-data-stream': 'v1' } }), 'Unknown stream part type'],
    ['a page of somebody who stands before the given.server', () => new Response('<html><h1>503 Service Unavailable</h1></html>', { status: 503 }), 'Failed to fetch the chat response.'],
    ['a word that is no sentence of the given.server', () => new Response('no', { status: 503 }), 'Failed to fetch the chat response.'],
    ['the given.server’s own sentence', () => failure('too-many-requests', 'Slowly, please.'), 'Slowly, please.'],
  ])('names %s as the reason [8.7, 8.10, 8.12, 8.13]', async (_case, answer, detail) => {
    given.server.on(postChat, answer)
    await given.chat.send('Hello')
    expect(texts()[1]).toBe(`ai: I encountered an error processing your request. Please try again. (${detail})`)
  })

  it('says the failed message anew when asked to', async () => {
    given.server.on(postChat, () => failure('internal'))
    await given.chat.send('Hello')
    given.server.on(postChat, () => reply(text('Here I am.'), FINISH))
    await given.chat.retry()
    expect(texts()).toEqual(['user: Hello', 'ai: Here I am.'])
  })

  it('tells the host of each message, and which was the first', async () => {
    await given.chat.send('Hello')
    await given.chat.send('Again')
    expect(events).toEqual([
      { name: 'message-sent', detail: { first: true } },
      { name: 'message-sent', detail: { first: false } },
    ])
  })

  it('starts anew with nothing of before [4.56, 4.58]', async () => {
    given.server.on(postChat, () => reply(data({ kind: 'extracted-dates', extractedDates: lisbon }), text('Lovely.'), FINISH))
    await given.chat.send('Four days in Lisbon')
    given.chat.startNew()
    expect([given.chat.$messages.get(), given.chat.$facts.get(), given.chat.$sessionId.get()]).toEqual([[], null, null])
    expect(localStorage.getItem(SESSION_ID_KEY)).toBeNull()
    await given.chat.send('Hello')
    expect(given.server.callsOf(initConversation)).toHaveLength(2)
  })
})
