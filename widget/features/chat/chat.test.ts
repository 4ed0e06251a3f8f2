import { initConversation, postChat, readConversation, readRecommendations, resumeChat, stopChat, type ChatMessage } from '@meander/sdk/contract/chat'
import type { ConversationId } from '@meander/sdk/contract/ids'
import type { StreamMessage } from '@meander/sdk/contract/chat'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { activity } from '../../test/activities.ts'
import { chatServer, noDates, SESSION } from '../../test/chat-server.ts'
import { brokenReply, data, FINISH, liveReply, reply, text } from '../../test/chat-stream.ts'
import { failure, type FakeServer } from '../../test/fake-server.ts'
import { makeChat } from '../../test/make-chat.ts'
import { waitFor } from '../../test/queries.ts'
import type { Chat } from './chat.ts'
import type { ChatDeps } from './chat-core.ts'
import { extractedDatesKey, HOME_SESSION_ID, SESSION_ID_KEY } from './chat-session.ts'

const clock = () => new Date('2027-03-01T10:00:00Z')
const lisbon = { destination: 'Lisbon', startDate: '2027-03-14', endDate: '2027-03-17', duration: 4 }

describe('the chat', () => {
  let server: FakeServer
  let chat: Chat
  const events: { name: string; detail: unknown }[] = []
  const texts = () => chat.$messages.get().map((message) => `${message.sender}: ${message.text}`)
  const ready = () => waitFor(() => expect(chat.$status.get()).toBe('ready'))

  const make = (more: Pick<ChatDeps, 'sessionId'> = {}) =>
    makeChat(server, { emit: (name, detail) => events.push({ name, detail }) > 0, config: { locale: 'en-US', currency: 'EUR', destination: 'Lisbon' }, clock, ...more })

  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    events.length = 0
    vi.spyOn(console, 'error').mockImplementation(() => {})
    server = chatServer()
    chat = make()
  })
  afterEach(() => chat.destroy())

  it.each(['', '   ', '\n\t'])('ignores %j [5.1, 5.2]', async (blank) => {
    await chat.send(blank)
    expect(server.calls).toEqual([])
    expect(chat.$messages.get()).toEqual([])
  })

  it('appends what was said and the place of the answer, with an instant and a sender each [3.23, 3.24, 4.60, 4.61]', async () => {
    const sent = chat.send(' Four days in Lisbon ')
    const [question, answer] = chat.$messages.get() as [ChatMessage, ChatMessage]
    expect(question).toEqual({ id: expect.any(String), text: 'Four days in Lisbon', sender: 'user', timestamp: clock().toISOString() })
    expect(answer).toMatchObject({ text: '', sender: 'ai', isLoading: true })
    await sent
    expect(texts()).toEqual(['user: Four days in Lisbon', 'ai: Hello.'])
  })

  it('starts a session before the first message, keeps its id and follows 100 ms later [4.62, 4.63, 7.23, 3.14, 9.68]', async () => {
    const times: number[] = []
    server.on(initConversation, () => (times.push(performance.now()), { sessionId: SESSION })).on(postChat, () => (times.push(performance.now()), reply(text('Hello.'), FINISH)))
    await chat.send('Hello')
    await chat.send('Again')
    expect(server.callsOf(initConversation)).toHaveLength(1)
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(99)
    expect(localStorage.getItem(SESSION_ID_KEY)).toBe(SESSION)
  })

  it('starts a real session where the home screen gave only a placeholder [2.75, 4.62]', async () => {
    chat.destroy()
    chat = make({ sessionId: HOME_SESSION_ID })
    expect(chat.$sessionId.get()).toBe('home-chat')
    await chat.send('Hello')
    expect(server.callsOf(postChat)[0]?.body).toMatchObject({ id: SESSION, sessionId: SESSION })
    expect(localStorage.getItem(SESSION_ID_KEY)).toBe(SESSION)
  })

  it('holds messages of exactly these fields [3.22]', async () => {
    server.on(readRecommendations, () => ({ recommendations: [activity('A')], shouldShowRecommendations: true, preferences: {}, extractedDates: noDates }))
    await chat.send('Hello')
    const fields = new Set(chat.$messages.get().flatMap((message) => Object.keys(message)))
    expect([...fields].sort()).toEqual(['id', 'isLoading', 'recommendations', 'sender', 'text', 'timestamp'])
  })

  it('sends id, messages, data and sessionId; a message has id, role, content and createdAt [7.15, 3.25, 3.26, 3.27]', async () => {
    await chat.send('Hello')
    await chat.send('And you?')
    const { body } = server.callsOf(postChat)[1] ?? {}
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
    server.on(postChat, () => live.response)
    const sent = chat.send('Hello')
    expect(chat.$status.get()).toBe('submitted')
    live.say(text('Good '))
    await waitFor(() => expect(texts()[1]).toBe('ai: Good '))
    expect(chat.$status.get()).toBe('streaming')
    live.say(text('morning.'), FINISH)
    live.end()
    await sent
    expect(chat.$status.get()).toBe('ready')
    expect(chat.$messages.get()[1]).toMatchObject({ text: 'Good morning.', isLoading: false })
  })

  it('sends nothing while a reply is on its way [5.3]', async () => {
    const live = liveReply()
    server.on(postChat, () => live.response)
    const sent = chat.send('Hello')
    await chat.send('Are you there?')
    live.say(text('Yes.'), FINISH)
    live.end()
    await sent
    expect(texts()).toEqual(['user: Hello', 'ai: Yes.'])
    expect(server.callsOf(postChat)).toHaveLength(1)
  })

  it('sends no request of its own after a tool call [7.21]', async () => {
    const call = { toolCallId: 'c1', toolName: 'find_activities' }
    server.on(postChat, () => reply({ kind: 'tool-call', ...call, args: {} }, { kind: 'tool-result', toolCallId: 'c1', result: [] }, text('Done.'), FINISH))
    await chat.send('Hello')
    expect(server.callsOf(postChat)).toHaveLength(1)
  })

  it('picks a dropped reply up again from its first part [7.16, 7.17, 7.20]', async () => {
    server.on(postChat, () => brokenReply(text('May suits '))).on(resumeChat, () => reply(text('May suits '), text('you both.'), FINISH))
    await chat.send('Lisbon')
    expect(texts()[1]).toBe('ai: May suits you both.')
    expect(server.callsOf(resumeChat)[0]?.query).toEqual({ chatId: SESSION })
    expect(chat.$status.get()).toBe('ready')
  })

  it('takes a stream that ends without its finish part for a dropped one [7.20]', async () => {
    server.on(postChat, () => reply(text('May '))).on(resumeChat, () => reply(text('May suits you.'), FINISH))
    await chat.send('Lisbon')
    expect(texts()[1]).toBe('ai: May suits you.')
  })

  it('ends a reply when asked to: here, and at the server [4.47]', async () => {
    const live = liveReply()
    server.on(postChat, () => live.response)
    const sent = chat.send('Hello')
    live.say(text('Once upon '))
    await waitFor(() => expect(texts()[1]).toBe('ai: Once upon '))
    await chat.stop()
    await sent
    expect(chat.$status.get()).toBe('ready')
    expect(texts()).toEqual(['user: Hello', 'ai: Once upon '])
    expect(server.callsOf(stopChat)[0]?.query).toEqual({ chatId: SESSION })
  })

  it('is in one of four states, whatever becomes of its messages [4.42]', async () => {
    const states = new Set<string>()
    const stopListening = chat.$status.subscribe((status) => void states.add(status))
    await chat.send('Hello')
    server.on(postChat, () => reply({ kind: 'error', error: 'The model is not answering' }))
    await chat.send('And again')
    const live = liveReply()
    server.on(postChat, () => live.response)
    const sent = chat.retry()
    live.say(text('Once'))
    await waitFor(() => expect(chat.$status.get()).toBe('streaming'))
    await chat.stop()
    await sent
    chat.startNew()
    stopListening()
    expect([...states].toSorted()).toEqual(['error', 'ready', 'streaming', 'submitted'])
  })

  it('adds a message that says what failed [8.13, 4.46, 8.11]', async () => {
    server.on(postChat, () => reply({ kind: 'error', error: 'The model is not answering' }))
    await chat.send('Hello')
    expect(texts()).toEqual(['user: Hello', 'ai: I encountered an error processing your request. Please try again. (The model is not answering)'])
    expect(chat.$status.get()).toBe('error')
    expect(events.at(-1)).toMatchObject({ name: 'failed' })
  })

  it.each([
    ['an answer without a text', () => new Response('', { status: 500 }), 'Failed to fetch the chat response.'],
    ['a tool result without its call', () => reply({ kind: 'tool-result', toolCallId: 'x', result: 1 }), 'tool_result must be preceded by a tool_call'],
    ['an unknown part', () => new Response('7:{}\n', { headers: { 'x-vercel-ai-data-stream': 'v1' } }), 'Unknown stream part type'],
    ['a page of somebody who stands before the server', () => new Response('<html><h1>503 Service Unavailable</h1></html>', { status: 503 }), 'Failed to fetch the chat response.'],
    ['a word that is no sentence of the server', () => new Response('no', { status: 503 }), 'Failed to fetch the chat response.'],
    ['the server’s own sentence', () => failure('too-many-requests', 'Slowly, please.'), 'Slowly, please.'],
  ])('names %s as the reason [8.7, 8.10, 8.12, 8.13]', async (_case, answer, detail) => {
    server.on(postChat, answer)
    await chat.send('Hello')
    expect(texts()[1]).toBe(`ai: I encountered an error processing your request. Please try again. (${detail})`)
  })

  it('says the failed message anew when asked to', async () => {
    server.on(postChat, () => failure('internal'))
    await chat.send('Hello')
    server.on(postChat, () => reply(text('Here I am.'), FINISH))
    await chat.retry()
    expect(texts()).toEqual(['user: Hello', 'ai: Here I am.'])
  })

  it('asks for recommendations after each finished reply, with a request id [4.48, 7.27, 7.28]', async () => {
    await chat.send('Hello')
    await chat.send('And now?')
    const asked = server.callsOf(readRecommendations).map(({ body }) => body)
    expect(asked).toMatchObject([
      { sessionId: SESSION, message: 'Hello', requestId: expect.any(String), locale: 'en-US', currency: 'EUR', timeZone: expect.any(String) },
      { sessionId: SESSION, message: 'And now?', requestId: expect.any(String) },
    ])
  })

  it('gives the message what was recommended, and shows each product once in the panel [2.127, 2.121]', async () => {
    server.on(readRecommendations, () => ({
      recommendations: [activity('A'), activity('B'), activity('A')],
      shouldShowRecommendations: true,
      preferences: { destination: 'Lisbon' },
      extractedDates: noDates,
    }))
    await chat.send('Lisbon')
    expect(chat.panel.$panel.get()).toEqual({ state: 'ready', activities: [activity('A'), activity('B')], destination: 'Lisbon' })
    expect(chat.$messages.get()[1]?.recommendations).toHaveLength(3)
  })

  it('shows an empty panel and nothing else when recommendations fail [4.49, 8.14]', async () => {
    server.on(readRecommendations, () => failure('internal'))
    await chat.send('Hello')
    expect(chat.panel.$panel.get()).toEqual({ state: 'ready', activities: [], destination: null })
    expect(texts()).toEqual(['user: Hello', 'ai: Hello.'])
    expect(console.error).toHaveBeenCalledTimes(1)
  })

  it('clears the recommendations and hides the panel with the next message [4.50, 4.51]', async () => {
    server.on(postChat, () => reply(data({ kind: 'recommendations', recommendations: [activity('A')], destination: 'Lisbon' }), FINISH))
    server.on(readRecommendations, () => ({ recommendations: [activity('A')], shouldShowRecommendations: true, preferences: {}, extractedDates: noDates }))
    await chat.send('Lisbon')
    expect(chat.panel.$shown.get()).toBe(true)
    const live = liveReply()
    server.on(postChat, () => live.response)
    void chat.send('Thanks')
    expect(chat.panel.$recommendations.get()).toEqual([])
    expect(chat.panel.$shown.get()).toBe(false)
    live.end()
  })

  it('keeps the dates that were understood, under the session’s key [3.18, 3.32]', async () => {
    server.on(postChat, () => reply(data({ kind: 'extracted-dates', extractedDates: lisbon }), text('Lovely.'), FINISH))
    await chat.send('Four days in Lisbon')
    expect(JSON.parse(sessionStorage.getItem(extractedDatesKey(SESSION)) ?? '')).toEqual(lisbon)
    expect(chat.$facts.get()).toEqual(lisbon)
  })

  it('passes over data of a kind it does not know', async () => {
    server.on(postChat, () => reply(data({ kind: 'weather', degrees: 21 }, { kind: 'suggestions', suggestions: ['A garden'] }), text('Hi.'), FINISH))
    await chat.send('Hello')
    expect(Object.values(chat.$suggestions.get())).toEqual([['A garden']])
  })

  it.each([
    ['recommendations', { recommendations: { 0: activity('A') } }],
    ['recommendations', { recommendations: [null, 'A', [], { title: 'No code' }, { ...activity('B'), images: 7 }], destination: 9 }],
    ['extracted-dates', {}],
    ['extracted-dates', { extractedDates: [lisbon] }],
    ['extracted-dates', { extractedDates: { destination: 4, startDate: 'soon', endDate: 20270317, duration: '4' } }],
    ['trip-facts', { groupSize: 'two' }],
    ['suggestions', { suggestions: 'A garden' }],
    ['suggestions', { suggestions: [null, 7, {}] }],
    ['constructor', {}],
    [7, { recommendations: [activity('A')] }],
  ])('survives data of kind %j that is %j', async (kind, rest) => {
    server.on(postChat, () => reply(data({ kind, ...rest }, null, 7, 'recommendations', [[]]), text('Hi.'), FINISH))
    await chat.send('Hello')
    expect(texts()).toEqual(['user: Hello', 'ai: Hi.'])
    expect(chat.$messages.get().at(-1)?.recommendations ?? []).toEqual([])
    expect([chat.$facts.get(), chat.$suggestions.get(), chat.$failed.get()]).toEqual([null, {}, null])
  })

  it.each([
    [{ budget: 600, budgetCurrency: 'EUR' }, { groupSize: 2, budget: { amount: 600, currency: 'EUR' } }],
    [{ budget: 600 }, { groupSize: 2, budget: { amount: 600, currency: '' } }],
    [{ budget: 100, budgetCurrency: 'EUR', budgetPer: 'day' }, { groupSize: 2 }],
    [{ budget: null }, { groupSize: 2 }],
  ])('knows what the whole trip may cost from %j', async (said, known) => {
    server.on(postChat, () => reply(data({ kind: 'trip-facts', groupSize: 2, ...said }), text('Hi.'), FINISH))
    await chat.send('Hello')
    expect(chat.$facts.get()).toEqual(known)
  })

  it('keeps what can be read of a list of recommendations', async () => {
    server.on(postChat, () => reply(data({ kind: 'recommendations', recommendations: [{ title: 'No code' }, activity('A')], destination: 'Lisbon' }), text('Hi.'), FINISH))
    await chat.send('Hello')
    expect(chat.$messages.get().at(-1)?.recommendations).toEqual([activity('A')])
    expect(chat.$facts.get()).toEqual({ destination: 'Lisbon' })
  })

  it('tells the host of each message, and which was the first', async () => {
    await chat.send('Hello')
    await chat.send('Again')
    expect(events).toEqual([
      { name: 'message-sent', detail: { first: true } },
      { name: 'message-sent', detail: { first: false } },
    ])
  })

  describe('by its id', () => {
    const id = 'conversation-9c41f7ab' as ConversationId
    const stored: ChatMessage[] = [
      { id: '1', text: 'Lisbon', sender: 'user', timestamp: clock().toISOString() },
      { id: '2', text: 'When?', sender: 'ai', timestamp: clock().toISOString() },
    ]

    it('loads the conversation and goes on with it [7.30, 7.77]', async () => {
      server.on(readConversation, () => ({ messages: stored, preferences: { destination: 'Lisbon' } }))
      await chat.load(id)
      expect(chat.$conversation.get()).toEqual({ state: 'loaded', id })
      await chat.send('In May')
      expect(server.callsOf(initConversation)).toHaveLength(0)
      expect(server.callsOf(postChat)[0]?.body.id).toBe(id)
    })

    it('offers again what could be sent next [2.101]', async () => {
      server.on(readConversation, () => ({ messages: [stored[0], { ...stored[1], suggestions: ['A garden'] }] as ChatMessage[], preferences: {} }))
      await chat.load(id)
      expect(chat.$suggestions.get()).toEqual({ 2: ['A garden'] })
    })

    it('knows the days of the trip again after a reload, whatever else stands where they are kept', async () => {
      server.on(readConversation, () => ({ messages: stored, preferences: { destination: 'Lisbon' } }))
      sessionStorage.setItem(`extractedDates_${id}`, JSON.stringify({ ...lisbon, startDate: 'soon' }))
      await chat.load(id)
      expect(chat.$facts.get()).toEqual({ destination: 'Lisbon', endDate: lisbon.endDate, duration: lisbon.duration })
    })

    it('still says after a reload that a reply was stopped, until something else is asked', async () => {
      server.on(postChat, () => liveReply().response)
      const sent = chat.send('Lisbon')
      await waitFor(() => expect(chat.$loading.get()).toBe(true))
      await chat.stop()
      await sent
      const [question] = chat.$messages.get()
      server.on(readConversation, () => ({ messages: [{ ...(question ?? stored[0]), text: 'Lisbon' } as ChatMessage, ...stored.slice(1)], preferences: {} }))
      await chat.load(id)
      expect(chat.$stopped.get()?.text).toBe('Lisbon')
      server.on(postChat, () => reply(text('When?'), FINISH))
      await chat.retry()
      expect(chat.$stopped.get()).toBeNull()
      await chat.load('another' as ConversationId).catch(() => {})
      await chat.load(id)
      expect(chat.$stopped.get()).toBeNull()
    })

    it('goes on with a reply that was being written', async () => {
      server.on(readConversation, () => ({ messages: stored.slice(0, 1), preferences: {} })).on(resumeChat, () => reply(text('When?'), FINISH))
      await chat.load(id)
      await ready()
      expect(texts()).toEqual(['user: Lisbon', 'ai: When?'])
    })

    it('says when it is not there', async () => {
      server.on(readConversation, () => failure('not-found'))
      await chat.load(id)
      expect(chat.$conversation.get()).toMatchObject({ state: 'failed', text: 'This conversation does not exist or belongs to somebody else.' })
    })
  })

  it('starts anew with nothing of before [4.56, 4.58]', async () => {
    server.on(postChat, () => reply(data({ kind: 'extracted-dates', extractedDates: lisbon }), text('Lovely.'), FINISH))
    await chat.send('Four days in Lisbon')
    chat.startNew()
    expect([chat.$messages.get(), chat.$facts.get(), chat.$sessionId.get()]).toEqual([[], null, null])
    await chat.send('Hello')
    expect(server.callsOf(initConversation)).toHaveLength(2)
  })
})
