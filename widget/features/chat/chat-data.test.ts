import { postChat, readRecommendations } from '@meander/sdk/contract/chat'
import { describe, expect, it } from 'vitest'
import { activity } from '../../test/activities.ts'
import { chatForEach, lisbon } from '../../test/chat-for-each.ts'
import { noDates, SESSION } from '../../test/chat-server.ts'
import { data, FINISH, liveReply, reply, text } from '../../test/chat-stream.ts'
import { failure } from '../../test/fake-server.ts'
import { extractedDatesKey } from './chat-session.ts'

describe('what comes with an answer', () => {
  const given = chatForEach()
  const { texts } = given

  it('asks for recommendations after each finished reply, with a request id [4.48, 7.27, 7.28]', async () => {
    await given.chat.send('Hello')
    await given.chat.send('And now?')
    const asked = given.server.callsOf(readRecommendations).map(({ body }) => body)
    expect(asked).toMatchObject([
      { sessionId: SESSION, message: 'Hello', requestId: expect.any(String), locale: 'en-US', currency: 'EUR', timeZone: expect.any(String) },
      { sessionId: SESSION, message: 'And now?', requestId: expect.any(String) },
    ])
  })

  it('gives the message what was recommended, and shows each product once in the panel [2.127, 2.121]', async () => {
    given.server.on(readRecommendations, () => ({
      recommendations: [activity('A'), activity('B'), activity('A')],
      shouldShowRecommendations: true,
      preferences: { destination: 'Lisbon' },
      extractedDates: noDates,
    }))
    await given.chat.send('Lisbon')
    expect(given.chat.panel.$panel.get()).toEqual({ state: 'ready', activities: [activity('A'), activity('B')], destination: 'Lisbon' })
    expect(given.chat.$messages.get()[1]?.recommendations).toHaveLength(3)
  })

  it('shows an empty panel and nothing else when recommendations fail [4.49, 8.14]', async () => {
    given.server.on(readRecommendations, () => failure('internal'))
    await given.chat.send('Hello')
    expect(given.chat.panel.$panel.get()).toEqual({ state: 'ready', activities: [], destination: null })
    expect(texts()).toEqual(['user: Hello', 'ai: Hello.'])
    expect(console.error).toHaveBeenCalledTimes(1)
  })

  it('clears the recommendations and hides the panel with the next message [4.50, 4.51]', async () => {
    given.server.on(postChat, () => reply(data({ kind: 'recommendations', recommendations: [activity('A')], destination: 'Lisbon' }), FINISH))
    given.server.on(readRecommendations, () => ({ recommendations: [activity('A')], shouldShowRecommendations: true, preferences: {}, extractedDates: noDates }))
    await given.chat.send('Lisbon')
    expect(given.chat.panel.$shown.get()).toBe(true)
    const live = liveReply()
    given.server.on(postChat, () => live.response)
    void given.chat.send('Thanks')
    expect(given.chat.panel.$recommendations.get()).toEqual([])
    expect(given.chat.panel.$shown.get()).toBe(false)
    live.end()
  })

  it('keeps the dates that were understood, under the session’s key [3.18, 3.32]', async () => {
    given.server.on(postChat, () => reply(data({ kind: 'extracted-dates', extractedDates: lisbon }), text('Lovely.'), FINISH))
    await given.chat.send('Four days in Lisbon')
    expect(JSON.parse(sessionStorage.getItem(extractedDatesKey(SESSION)) ?? '')).toEqual(lisbon)
    expect(given.chat.$facts.get()).toEqual(lisbon)
  })

  it('passes over data of a kind it does not know', async () => {
    given.server.on(postChat, () => reply(data({ kind: 'weather', degrees: 21 }, { kind: 'suggestions', suggestions: ['A garden'] }), text('Hi.'), FINISH))
    await given.chat.send('Hello')
    expect(Object.values(given.chat.$suggestions.get())).toEqual([['A garden']])
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
    given.server.on(postChat, () => reply(data({ kind, ...rest }, null, 7, 'recommendations', [[]]), text('Hi.'), FINISH))
    await given.chat.send('Hello')
    expect(texts()).toEqual(['user: Hello', 'ai: Hi.'])
    expect(given.chat.$messages.get().at(-1)?.recommendations ?? []).toEqual([])
    expect([given.chat.$facts.get(), given.chat.$suggestions.get(), given.chat.$failed.get()]).toEqual([null, {}, null])
  })

  it.each([
    [{ budget: 600, budgetCurrency: 'EUR' }, { groupSize: 2, budget: { amount: 600, currency: 'EUR' } }],
    [{ budget: 600 }, { groupSize: 2, budget: { amount: 600, currency: '' } }],
    [{ budget: 100, budgetCurrency: 'EUR', budgetPer: 'day' }, { groupSize: 2 }],
    [{ budget: null }, { groupSize: 2 }],
  ])('knows what the whole trip may cost from %j', async (said, known) => {
    given.server.on(postChat, () => reply(data({ kind: 'trip-facts', groupSize: 2, ...said }), text('Hi.'), FINISH))
    await given.chat.send('Hello')
    expect(given.chat.$facts.get()).toEqual(known)
  })

  it('keeps what can be read of a list of recommendations', async () => {
    given.server.on(postChat, () => reply(data({ kind: 'recommendations', recommendations: [{ title: 'No code' }, activity('A')], destination: 'Lisbon' }), text('Hi.'), FINISH))
    await given.chat.send('Hello')
    expect(given.chat.$messages.get().at(-1)?.recommendations).toEqual([activity('A')])
    expect(given.chat.$facts.get()).toEqual({ destination: 'Lisbon' })
  })
})
