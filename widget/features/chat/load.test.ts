import { initConversation, postChat, readConversation, resumeChat, type ChatMessage } from '@meander/sdk/contract/chat'
import type { ConversationId } from '@meander/sdk/contract/ids'
import { describe, expect, it } from 'vitest'
import { chatForEach, clock, lisbon } from '../../test/chat-for-each.ts'
import { FINISH, liveReply, reply, text } from '../../test/chat-stream.ts'
import { failure } from '../../test/fake-server.ts'
import { waitFor } from '../../test/queries.ts'
import { extractedDatesKey } from './chat-session.ts'

describe('a conversation that is asked for by its id', () => {
  const given = chatForEach()
  const { texts, ready } = given

  const id = 'conversation-9c41f7ab' as ConversationId
  const stored: ChatMessage[] = [
    { id: '1', text: 'Lisbon', sender: 'user', timestamp: clock().toISOString() },
    { id: '2', text: 'When?', sender: 'ai', timestamp: clock().toISOString() },
  ]

  it('loads the conversation and goes on with it [7.30, 7.77]', async () => {
    given.server.on(readConversation, () => ({ messages: stored, preferences: { destination: 'Lisbon' } }))
    await given.chat.load(id)
    expect(given.chat.$conversation.get()).toEqual({ state: 'loaded', id })
    await given.chat.send('In May')
    expect(given.server.callsOf(initConversation)).toHaveLength(0)
    expect(given.server.callsOf(postChat)[0]?.body.id).toBe(id)
  })

  it('offers again what could be sent next [2.101]', async () => {
    given.server.on(readConversation, () => ({ messages: [stored[0], { ...stored[1], suggestions: ['A garden'] }] as ChatMessage[], preferences: {} }))
    await given.chat.load(id)
    expect(given.chat.$suggestions.get()).toEqual({ 2: ['A garden'] })
  })

  it('knows the days of the trip again in another tab, and keeps them there for the dialogs that ask for dates [7.30, 3.18]', async () => {
    given.server.on(readConversation, () => ({ messages: stored, preferences: { ...lisbon, destination: 'Lisbon', groupSize: 2 } as never }))
    await given.chat.load(id)
    expect(given.chat.$facts.get()).toEqual({ ...lisbon, destination: 'Lisbon', groupSize: 2 })
    expect(JSON.parse(sessionStorage.getItem(extractedDatesKey(id)) ?? 'null')).toEqual({ ...lisbon, destination: 'Lisbon' })
  })

  it('still says after a reload that a reply was stopped, until something else is asked', async () => {
    given.server.on(postChat, () => liveReply().response)
    const sent = given.chat.send('Lisbon')
    await waitFor(() => expect(given.chat.$loading.get()).toBe(true))
    await given.chat.stop()
    await sent
    const [question] = given.chat.$messages.get()
    given.server.on(readConversation, () => ({ messages: [{ ...(question ?? stored[0]), text: 'Lisbon' } as ChatMessage, ...stored.slice(1)], preferences: {} }))
    await given.chat.load(id)
    expect(given.chat.$stopped.get()?.text).toBe('Lisbon')
    given.server.on(postChat, () => reply(text('When?'), FINISH))
    await given.chat.retry()
    expect(given.chat.$stopped.get()).toBeNull()
    await given.chat.load('another' as ConversationId).catch(() => {})
    await given.chat.load(id)
    expect(given.chat.$stopped.get()).toBeNull()
  })

  it('goes on with a reply that was being written', async () => {
    given.server.on(readConversation, () => ({ messages: stored.slice(0, 1), preferences: {} })).on(resumeChat, () => reply(text('When?'), FINISH))
    await given.chat.load(id)
    await ready()
    expect(texts()).toEqual(['user: Lisbon', 'ai: When?'])
  })

  it('says when it is not there', async () => {
    given.server.on(readConversation, () => failure('not-found'))
    await given.chat.load(id)
    expect(given.chat.$conversation.get()).toMatchObject({ state: 'failed', text: 'This conversation does not exist or belongs to somebody else.' })
  })
})
