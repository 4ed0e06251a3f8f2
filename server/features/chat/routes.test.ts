import { sayTime } from '@meander/sdk/contract/clock'
import { callChatApi } from '@ai-sdk/ui-utils'
import { openStarts } from '../activities/index.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { initConversation, listRecentConversations, postChat, readConversation, readRecommendations, sendMessage } from '@meander/sdk/contract/chat'
import { addDays } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import type { ConversationId } from '@meander/sdk/contract/ids'
import { ask, dataOf, readParts, textOf } from '../../test/read-chat.ts'
import { startServer } from '../../test/start-server.ts'
import type { TestServer } from '../../test/start-server.ts'

const FIRST = 'Four days in Lisbon from 14 March 2027, two of us, we love food and history, about $600'
let server: TestServer

beforeAll(async () => {
  server = await startServer({ given: { clock: () => new Date('2026-11-21T10:00:00Z') } })
})
afterAll(() => server.close())

const anna = () => server.as('mdr_anna')
const conversationId = (name: string) => name as ConversationId

describe('POST /api/chat', () => {
  it('answers lines of code:JSON with the header of the protocol [7.14, 7.15, 7.18, 7.19, 7.75]', async () => {
    const answer = await ask(anna(), 'lines', FIRST)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-vercel-ai-data-stream')).toBe('v1')
    const lines = (await answer.text()).trimEnd().split('\n')
    for (const line of lines) expect(() => JSON.parse(/^[0-9a-k]:(.*)$/.exec(line)?.[1] ?? '-')).not.toThrow()
    expect(lines.at(-1)).toMatch(/^d:\{"finishReason":"stop","usage":\{"promptTokens":\d+,"completionTokens":\d+\}\}$/)
  })

  it('is read by a plain client of the protocol: text, tool result, data, one request [7.14]', async () => {
    let requests = 0
    let finished: { content: string; states: string[]; reason: string } | undefined
    const seen: unknown[] = []
    await callChatApi({
      api: `${server.url}/api/chat`,
      body: { id: 'plain', clientUserId: 'mdr_plain', messages: [{ id: 'm1', role: 'user', content: FIRST }] },
      streamProtocol: 'data',
      credentials: undefined,
      headers: undefined,
      abortController: undefined,
      restoreMessagesOnFailure: () => undefined,
      onResponse: () => void (requests += 1),
      onUpdate: ({ data }) => void seen.push(...(data ?? [])),
      onFinish: ({ content, toolInvocations = [] }, { finishReason }) => {
        finished = { content, states: toolInvocations.map(({ state }) => state), reason: finishReason }
      },
      onToolCall: undefined,
      generateId: () => 'generated',
      fetch,
      lastMessage: undefined,
    })
    expect(finished).toEqual({ content: expect.stringContaining('Lisbon'), states: ['result'], reason: 'stop' })
    expect(seen).toContainEqual(expect.objectContaining({ kind: 'recommendations' }))
    expect(requests).toBe(1)
  })

  it('understands place, days, people, wishes and money, and recommends out of the inventory [1.4, 1.5, 1.6, 1.7, 1.9, 3.32-3.35]', async () => {
    const parts = await readParts(ask(anna(), 'full', FIRST))
    expect(dataOf(parts, 'extracted-dates')?.extractedDates).toEqual({
      destination: 'Lisbon',
      startDate: '2027-03-14',
      endDate: '2027-03-17',
      duration: 4,
    })
    expect(dataOf(parts, 'trip-facts')).toEqual({ kind: 'trip-facts', groupSize: 2, budget: 600, budgetCurrency: 'USD' })
    const recommended = dataOf(parts, 'recommendations')?.recommendations ?? []
    expect(recommended.length).toBeGreaterThan(2)
    for (const activity of recommended) {
      expect(await server.deps.provider.readProduct(activity.productCode, { currency: 'USD' })).toMatchObject({ title: activity.title, price: activity.price })
    }
  })

  /** The day of the trip that a paragraph names, by its date or by its weekday alone. */
  function dayNamed(paragraph: string): Day {
    const named = ['Sunday', 'Monday', 'Tuesday', 'Wednesday'].findIndex((weekday) => paragraph.includes(weekday))
    return addDays('2027-03-14' as Day, named)
  }

  it('names found activities at starts that are really free, within the days', async () => {
    const parts = await readParts(ask(anna(), 'grounded', FIRST))
    const text = textOf(parts)
    const recommended = dataOf(parts, 'recommendations')?.recommendations ?? []
    const named = text.split('\n\n').flatMap((paragraph) => {
      const activity = recommended.find(({ title }) => paragraph.includes(title.replace(/[.]$/, '')))
      return activity === undefined ? [] : [{ activity, date: dayNamed(paragraph), time: /\d{1,2}:\d\d [AP]M/.exec(paragraph)?.[0] }]
    })
    expect(named.length).toBeGreaterThanOrEqual(2)
    for (const { activity, date, time } of named) {
      const days = await server.deps.provider.readSchedule(activity.productCode, { startDate: date, endDate: date })
      expect(openStarts(days ?? []).map(({ startTime }) => sayTime(startTime))).toContain(time)
    }
    expect(text).toContain('$600')
    expect(text).not.toMatch(/!/)
  })

  it('asks for what is missing, one thing at a time: place, days, people, wishes [1.4, 1.5, 1.6, 1.7]', async () => {
    const questions: string[] = []
    for (const said of ['I need a holiday', 'Lisbon', 'from 14 to 17 March 2027', 'two of us']) {
      const text = textOf(await readParts(ask(anna(), 'asking', said)))
      expect(text.match(/\?/g), text).toHaveLength(1)
      questions.push(text.slice(text.search(/[^.?]*\?/)))
    }
    expect(questions[0]).toMatch(/place|where|draws|tempt/i)
    expect(questions[1]).toMatch(/when|days|dates/i)
    expect(questions[2]).toMatch(/how many of you|who is coming/i)
    expect(questions[3]).toMatch(/about|like most/i)
  })

  it('carries what was said before, and lets later words win [1.4, 1.5]', async () => {
    await readParts(ask(anna(), 'follow', FIRST))
    const longer = await readParts(ask(anna(), 'follow', 'make it five days'))
    expect(dataOf(longer, 'extracted-dates')?.extractedDates).toEqual({ destination: 'Lisbon', startDate: '2027-03-14', endDate: '2027-03-18', duration: 5 })
    expect(textOf(longer)).toMatch(/Five days/)
    const food = await readParts(ask(anna(), 'follow', 'only food please'))
    expect(textOf(food)).toMatch(/food/i)
    expect(dataOf(food, 'trip-facts')).toMatchObject({ groupSize: 2, budget: 600 })
  })

  it('says so when nothing can be booked there, and offers the nearest place that has something', async () => {
    const bare = server.deps.destinations.within('ES').find(({ kind, hasInventory }) => kind === 'city' && !hasInventory)
    const parts = await readParts(ask(anna(), 'nothing', `${bare?.name}, Spain for 3 days from 3 April 2027`))
    const there = textOf(parts)
    expect(there).toContain(bare?.name)
    expect(dataOf(parts, 'recommendations')).toBeUndefined()
    expect(there).toMatch(/no bookable activities|not on my books|on my books|shelves are empty/)
    expect(there).toMatch(/nearest place where I have things to do is \w+/i)
    const agreed = await readParts(ask(anna(), 'nothing', 'yes please'))
    const offered = /nearest place where I have things to do is ([^,]+),/.exec(there)?.[1]
    expect(dataOf(agreed, 'extracted-dates')?.extractedDates).toMatchObject({ destination: offered, startDate: '2027-04-03' })
    expect(dataOf(agreed, 'recommendations')?.recommendations.length).toBeGreaterThan(0)
  })

  it.each([
    ['hello', /hello|good to see|welcome/i],
    ['who are you?', /travel desk/],
    ['what is the capital of France?', /trip|journeys/],
  ])('answers %j without cards', async (said, words) => {
    const parts = await readParts(ask(anna(), `talk ${said}`, said))
    expect(textOf(parts)).toMatch(words)
    expect(dataOf(parts, 'recommendations')).toBeUndefined()
    expect(dataOf(parts, 'extracted-dates')?.extractedDates).toEqual({ destination: null, startDate: null, endDate: null, duration: null })
  })

  it('gives no dates for a month, only the length [3.33, 3.34, 3.36]', async () => {
    const month = await readParts(ask(anna(), 'month', 'Lisbon in May 2027'))
    expect(dataOf(month, 'extracted-dates')?.extractedDates).toEqual({ destination: 'Lisbon', startDate: null, endDate: null, duration: null })
    const week = await readParts(ask(anna(), 'month', 'for a week'))
    expect(dataOf(week, 'extracted-dates')?.extractedDates).toMatchObject({ startDate: null, duration: 7 })
  })

  it("takes today from the traveller's zone, not the server's", async () => {
    const tomorrow = async (timeZone: string): Promise<unknown> =>
      dataOf(await readParts(ask(anna(), `today ${timeZone}`, 'Lisbon tomorrow', { data: { timeZone } })), 'extracted-dates')?.extractedDates.startDate
    expect(await tomorrow('Pacific/Kiritimati')).toBe('2026-11-23')
    expect(await tomorrow('Pacific/Honolulu')).toBe('2026-11-22')
    expect(await tomorrow('Not/AZone')).toBe('2026-11-22')
  })

  describe('on a page about a place', () => {
    const places = async (id: string, lines: readonly string[]) => {
      const told = []
      for (const [at, line] of lines.entries()) {
        const parts = await readParts(ask(anna(), id, line, { messageId: `m${at}`, data: { destination: 'Lisbon' } }))
        told.push(dataOf(parts, 'extracted-dates')?.extractedDates.destination)
      }
      return told
    }

    it.each([
      ['a message without a place means it', ['three days from 5 May 2027, for two', 'and something with music'], ['Lisbon', 'Lisbon']],
      ["the traveller's own words win, and hold", ['Three days in Porto', 'for two of us', 'more'], ['Porto', 'Porto', 'Porto']],
      ['so do those that change it', ['three days, please', 'no, make that Seville'], ['Lisbon', 'Seville']],
      ['a place that nobody knows is not taken for it', ['A week in Mos Eisley'], [null]],
      ['where they come from is no place to go', ['we fly in from Madrid and have one weekend'], ['Lisbon']],
    ])('%s', async (name, lines, expected) => expect(await places(name.replace(/\W+/g, '-'), lines)).toEqual(expected))
  })

  it.each([
    ['no messages', { messages: [] }],
    ['a blank question', { messages: [{ id: 'm', role: 'user', content: ' \n' }] }],
    ['an assistant last', { messages: [{ id: 'm', role: 'assistant', content: 'Hello' }] }],
    ['an unknown role', { messages: [{ id: 'm', role: 'system', content: 'Hello' }] }],
    ['no text', { messages: [{ id: 'm', role: 'user' }] }],
    ['nothing', {}],
    ['a very long question', { messages: [{ id: 'm', role: 'user', content: 'a'.repeat(4001) }] }],
    ['ten thousand messages', { messages: Array.from({ length: 10_000 }, (_, index) => ({ id: `${index}`, role: 'user', content: 'Hello' })) }],
    ['a message that is none', { messages: ['Hello'] }],
  ])('refuses %s and stores nothing', async (_what, body) => {
    const answer = await anna().send(postChat, { body: { id: conversationId('refused'), ...body } as never })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'bad-request' })
    expect((await anna().send(readConversation, { params: { id: conversationId('refused') } })).status).toBe(404)
  })

  it('refuses a body that is no JSON, and a caller who says not who it is', async () => {
    const broken = await server.fetch('/api/chat', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"messages":[' })
    expect(broken.status).toBe(400)
    const nobody = await ask(server.as(null), 'nobody', FIRST)
    expect(nobody.status).toBe(400)
    expect(await nobody.json()).toMatchObject({ message: expect.stringContaining('clientUserId') })
  })

  it('stores characters that a database might refuse', async () => {
    const parts = await readParts(ask(anna(), 'odd', 'Lisbon \uD800 🎏 for two'))
    expect(dataOf(parts, 'trip-facts')).toMatchObject({ groupSize: 2 })
    const { messages } = await anna().call(readConversation, { params: { id: conversationId('odd') } })
    expect(messages[0]?.text).toContain('🎏')
    expect((await ask(anna(), 'odd\u0000id', 'hello')).status).toBe(400)
    expect((await anna().send(readConversation, { params: { id: conversationId('odd\u0000id') } })).status).toBe(404)
  })
})

describe('conversations', () => {
  it('begins one without a payload, and takes a message and a session [7.22, 7.24, 7.26, 7.76]', async () => {
    const { sessionId } = await anna().call(initConversation)
    const reply = await anna().call(sendMessage, { body: { message: FIRST, sessionId } })
    expect(reply).toMatchObject({ sessionId, shouldShowRecommendations: true, isMultiDayTrip: true })
    expect(reply.message).toContain('Lisbon')
    expect(Object.keys(reply).sort()).toEqual(
      ['currentDayRecommendations', 'extractedDates', 'isMultiDayTrip', 'message', 'multiDayTrip', 'recommendations', 'sessionId', 'shouldShowRecommendations', 'suggestedCategories'],
    )
    expect(reply.currentDayRecommendations?.recommendations).toEqual(reply.recommendations)
    expect(reply.multiDayTrip).toMatchObject({ destination: 'Lisbon', duration: 4, currentDay: 1, startDate: '2027-03-14' })
  })

  it('lets an explicit destination win over the text [7.25]', async () => {
    const { sessionId } = await anna().call(initConversation)
    const reply = await anna().call(sendMessage, { body: { message: 'two days in Porto from 5 May 2027', sessionId, explicitDestination: 'Lisbon' } })
    expect(reply.extractedDates).toEqual({ destination: 'Lisbon', startDate: '2027-05-05', endDate: '2027-05-06', duration: 2 })
    expect(reply.recommendations.every(({ destination }) => destination === undefined || destination.includes('Lisbon'))).toBe(true)
  })

  it('recommends after a reply what the reply recommended, and says nothing in the conversation [3.31, 7.27, 7.28, 7.29]', async () => {
    const { sessionId } = await anna().call(initConversation)
    const parts = await readParts(ask(anna(), sessionId, FIRST))
    const body = { sessionId, message: FIRST, requestId: 'r1' }
    const answers = await Promise.all([anna().call(readRecommendations, { body }), anna().call(readRecommendations, { body })])
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({ shouldShowRecommendations: true, preferences: { destination: 'Lisbon' } })
    expect(answers[0]?.recommendations).toEqual(dataOf(parts, 'recommendations')?.recommendations)
    const { messages } = await anna().call(readConversation, { params: { id: sessionId } })
    expect(messages).toHaveLength(2)
  })

  it('gives back messages and preferences, and lists the own ones, newest first [7.30, 7.31, 7.77]', async () => {
    const bea = server.as('mdr_bea')
    await readParts(ask(bea, 'one', `${FIRST} and then a very long story about it`))
    await readParts(ask(bea, 'two', 'hello'))
    const { messages, preferences } = await bea.call(readConversation, { params: { id: conversationId('one') } })
    expect(messages.map(({ sender }) => sender)).toEqual(['user', 'ai'])
    expect(messages[1]?.recommendations?.length).toBeGreaterThan(0)
    expect(preferences).toEqual({ destination: 'Lisbon', startDate: '2027-03-14', endDate: '2027-03-17', duration: 4, groupSize: 2, budget: { amount: 600, currency: 'USD' } })
    const recent = await bea.call(listRecentConversations)
    expect(recent.map(({ id, messageCount }) => [id, messageCount]).sort()).toEqual([['one', 2], ['two', 2]])
    expect(recent.find(({ id }) => id === 'one')).toMatchObject({ title: FIRST.slice(0, 50), lastMessage: messages[1]?.text.slice(0, 100) })
  })

  it('tells who opens a conversation again who travels, and what the trip may cost', async () => {
    const cleo = server.as('mdr_cleo')
    await readParts(ask(cleo, 'party', 'Three days in Lisbon, two adults with children of 5 and 9, our budget is 900 euros'))
    const family = await cleo.call(readConversation, { params: { id: conversationId('party') } })
    expect(family.preferences).toMatchObject({ groupSize: 4, childAges: [5, 9], budget: { amount: 900, currency: 'EUR' } })
    await readParts(ask(cleo, 'daily', 'Three days in Lisbon for two, $100/day'))
    const daily = await cleo.call(readConversation, { params: { id: conversationId('daily') } })
    expect(daily.preferences).toEqual({ destination: 'Lisbon', duration: 3, groupSize: 2 })
  })

  it('tells who opens a conversation again on which days the trip is [7.30]', async () => {
    const gus = server.as('mdr_gus')
    const dates = dataOf(await readParts(ask(gus, 'dated', 'Lisbon from 10 to 13 May 2027, two of us')), 'extracted-dates')?.extractedDates
    expect(dates).toMatchObject({ startDate: '2027-05-10', endDate: '2027-05-13', duration: 4 })
    const { preferences } = await gus.call(readConversation, { params: { id: conversationId('dated') } })
    expect(preferences).toMatchObject({ ...dates })
  })

  it('keeps two visitors apart who start from the same placeholder id [2.76, 6.9]', async () => {
    const cleo = server.as('mdr_cleo')
    const dora = server.as('mdr_dora')
    await readParts(ask(cleo, 'home-chat', FIRST))
    expect((await dora.send(readConversation, { params: { id: conversationId('home-chat') } })).status).toBe(404)
    const parts = await readParts(ask(dora, 'home-chat', 'hello'))
    expect(textOf(parts)).not.toContain('Lisbon, 14')
    const hers = await cleo.call(readConversation, { params: { id: conversationId('home-chat') } })
    expect(hers.messages.map(({ text }) => text)).not.toContain('hello')
    const eve = server.as('mdr_eve')
    const stolen = await eve.send(readRecommendations, { body: { sessionId: conversationId('home-chat'), message: FIRST } })
    expect(stolen.status).toBe(404)
    const own = await eve.call(sendMessage, { body: { sessionId: conversationId('home-chat'), message: 'hello' } })
    expect(own.extractedDates.destination).toBeNull()
  })

})
