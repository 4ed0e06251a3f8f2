import { postChat, readRecommendations } from '@meander/sdk/contract/chat'
import { describe, expect, it } from 'vitest'
import { chatForEach } from '../../test/chat-for-each.ts'
import { noRecommendations } from '../../test/chat-server.ts'
import { FINISH, liveReply, reply, text } from '../../test/chat-stream.ts'
import { waitFor } from '../../test/queries.ts'

describe('the panel of a chat whose message asks for something to do', () => {
  const given = chatForEach()
  const panel = () => given.chat.panel.$panel.get().state
  const opens = () => waitFor(() => expect(panel()).toBe('loading'))

  it.each([
    ['that begins a step before it works', { kind: 'start-step', messageId: 'm1' } as const],
    ['that writes at once', text('Lisbon has ')],
  ])('says that it is looking until the reply is whole, of a server %s [4.53]', async (_, first) => {
    const live = liveReply()
    given.server.on(postChat, () => live.response)
    const sent = given.chat.send('What can one do in Lisbon?')
    live.say(first)
    await waitFor(() => expect(given.chat.$status.get()).toBe('streaming'))
    await opens()
    live.say(text('gardens.'), FINISH)
    live.end()
    await sent
    expect(panel()).toBe('hidden')
  })

  it('says so before the server has begun, and where it has written all and is asked what it recommends [4.53]', async () => {
    let begin = () => {}
    let recommend = () => {}
    given.server
      .on(postChat, () => new Promise<Response>((resolve) => (begin = () => resolve(reply(text('Gardens.'), FINISH)))))
      .on(readRecommendations, () => new Promise((resolve) => (recommend = () => resolve(noRecommendations))))
    const sent = given.chat.send('Plan it')
    await opens()
    begin()
    await waitFor(() => expect(given.chat.$status.get()).toBe('ready'))
    expect(panel()).toBe('loading')
    await waitFor(() => expect(given.server.callsOf(readRecommendations)).toHaveLength(1))
    recommend()
    await sent
    expect(panel()).toBe('hidden')
  })

  it('is as it was before once the reply has failed', async () => {
    const live = liveReply()
    given.server.on(postChat, () => live.response)
    const sent = given.chat.send('Plan it')
    await opens()
    live.say({ kind: 'error', error: 'The model is not answering' })
    await sent
    expect([panel(), given.chat.$status.get()]).toEqual(['hidden', 'error'])
  })

  it('is as it was before once the reply was stopped', async () => {
    given.server.on(postChat, () => liveReply().response)
    const sent = given.chat.send('Plan it')
    await opens()
    await given.chat.stop()
    await sent
    expect(panel()).toBe('hidden')
  })
})
