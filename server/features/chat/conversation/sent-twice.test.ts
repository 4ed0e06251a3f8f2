import { afterEach, describe, expect, it } from 'vitest'
import { readConversation, readRecommendations, sendMessage } from '@meander/sdk/contract/chat'
import type { ConversationId } from '@meander/sdk/contract/ids'
import { createApp } from '../../../app.ts'
import { createDeps } from '../../../deps.ts'
import type { Deps } from '../../../deps.ts'
import { listen } from '../../../http/listen.ts'
import { createGatedModel } from '../../../test/gated-model.ts'
import { ask, followParts, readParts, textOf } from '../../../test/read-chat.ts'
import { createCaller, startServer } from '../../../test/start-server.ts'
import type { TestServer } from '../../../test/start-server.ts'
import { purgeAnsweredRequests } from './requests-once.ts'

const ID = 'trip' as ConversationId
const FIRST = 'Four days in Lisbon from 14 March 2027, two of us, we love food'
const ANOTHER = 'Please check "requestId": another message was sent under it before. Please send this one under a new one.'
let server: TestServer
const ends: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const end of ends.splice(0)) await end()
  await server.close()
})

const anna = () => server.as('mdr_anna')

/** Another process on the same database; it knows nothing but what is stored. */
async function startInstance(given: Partial<Deps> = {}) {
  const { config, db, destinations, lifecycle } = server.deps
  const deps = await createDeps(config, { db, destinations, lifecycle, clock: server.deps.clock, model: server.deps.model, ...given })
  const listening = await listen(createApp(deps).callback(), { host: '127.0.0.1', port: 0 })
  ends.push(() => listening.stop(0))
  return createCaller(`http://127.0.0.1:${listening.port}`, 'mdr_anna', {})
}

const messagesOf = async () => (await anna().call(readConversation, { params: { id: ID } })).messages.map(({ text }) => text)

describe('a question posted twice at the same moment', () => {
  it('is stored once and answered once, wherever it is sent', async () => {
    const gate = createGatedModel()
    server = await startServer({ given: { model: gate.model } })
    const other = await startInstance()
    const answers = await Promise.all([anna(), other, anna(), other].map((caller) => ask(caller, ID, 'Lisbon', { messageId: 'm1' })))
    await gate.asked()
    gate.say('Once')
    gate.finish()
    const texts = (await Promise.all(answers.map(readParts))).map(textOf)
    expect(texts).toEqual(['Once', 'Once', 'Once', 'Once'])
    expect(await messagesOf()).toEqual(['Lisbon', 'Once'])
  })

  it('is another one in other words, also under the id of one that is being answered, here or elsewhere', async () => {
    const gate = createGatedModel()
    server = await startServer({ given: { model: gate.model } })
    const other = await startInstance()
    const given = []
    for (const [caller, words] of [[anna(), 'Lisbon'], [anna(), 'Porto'], [other, 'Faro']] as const) {
      given.push(readParts(await ask(caller, ID, words, { messageId: 'm1' })))
      await gate.asked(given.length)
    }
    gate.say('To Faro')
    gate.finish()
    expect((await Promise.all(given)).map(textOf).at(-1)).toBe('To Faro')
    expect(await messagesOf()).toEqual(['Lisbon', 'Porto', 'Faro', 'To Faro'])
  })

  it('in other words is refused under the request id of one that is being answered', async () => {
    const gate = createGatedModel()
    server = await startServer({ given: { model: gate.model } })
    const other = await startInstance()
    const first = anna().call(sendMessage, { body: { message: 'Lisbon', sessionId: ID, requestId: 'r1' } })
    await gate.asked()
    for (const caller of [anna(), other]) expect((await caller.send(sendMessage, { body: { message: 'Porto', sessionId: ID, requestId: 'r1' } })).status).toBe(400)
    gate.say('To Lisbon')
    gate.finish()
    expect((await first).message).toBe('To Lisbon')
    expect(await messagesOf()).toEqual(['Lisbon', 'To Lisbon'])
  })

  it('joins the reply that another instance is writing', async () => {
    const gate = createGatedModel()
    server = await startServer({ given: { model: gate.model } })
    const other = await startInstance()
    const here = followParts(await ask(anna(), ID, 'Lisbon', { messageId: 'm1' }))
    await gate.asked()
    const there = await ask(other, ID, 'Lisbon', { messageId: 'm1' })
    gate.say('Once')
    gate.finish()
    expect(textOf(await readParts(there))).toBe('Once')
    for await (const _ of here);
    expect(await messagesOf()).toEqual(['Lisbon', 'Once'])
  })
})

describe('a message sent twice under one request id', () => {
  const body = { message: FIRST, sessionId: ID, requestId: 'r1' }

  it('is stored once, and answered with the same words by every instance', async () => {
    server = await startServer()
    const other = await startInstance()
    const [here, there] = await Promise.all([anna().call(sendMessage, { body }), other.call(sendMessage, { body })])
    expect(there).toEqual(here)
    expect(await messagesOf()).toEqual([FIRST, here.message])
  })

  it('is answered the same after a restart, and after more was said', async () => {
    server = await startServer()
    const first = await anna().call(sendMessage, { body })
    await anna().call(sendMessage, { body: { message: 'Make it five days', sessionId: ID, requestId: 'r2' } })
    const restarted = await startInstance()
    expect(await restarted.call(sendMessage, { body })).toEqual(first)
    expect(await messagesOf()).toHaveLength(4)
  })

  it('is two messages under two ids, or none', async () => {
    server = await startServer()
    for (const requestId of ['r1', 'r2', undefined, undefined]) await anna().call(sendMessage, { body: { ...body, requestId } })
    expect(await messagesOf()).toHaveLength(8)
  })

  it('is refused with a sentence where it says something else, and leaves all as it was', async () => {
    server = await startServer()
    const first = await anna().call(sendMessage, { body })
    const other = await anna().send(sendMessage, { body: { ...body, message: 'Four days in Porto' } })
    expect([other.status, await other.json()]).toMatchObject([400, { code: 'bad-request', message: ANOTHER }])
    expect(await anna().call(sendMessage, { body })).toEqual(first)
    expect(await messagesOf()).toEqual([FIRST, first.message])
  })

  it('is answered at the second try where the first failed', async () => {
    const gate = createGatedModel()
    server = await startServer({ env: { LOG_LEVEL: 'silent' }, given: { model: gate.model } })
    const failed = anna().send(sendMessage, { body })
    await gate.asked()
    gate.fail(new Error('broken'))
    expect((await failed).status).toBeGreaterThanOrEqual(500)
    const again = anna().call(sendMessage, { body })
    await gate.asked(2)
    gate.say('Here I am.')
    gate.finish()
    expect((await again).message).toBe('Here I am.')
    expect(await messagesOf()).toEqual([FIRST, 'Here I am.'])
  })
})

describe('a message sent again after more was said', () => {
  const ask2 = (text: string, messageId: string) => readParts(ask(anna(), ID, text, { messageId }))

  it('is streamed as it was answered, and neither stored nor answered again', async () => {
    server = await startServer()
    const first = await ask2(FIRST, 'm1')
    await ask2('Make it five days', 'm2')
    const again = await ask2(FIRST, 'm1')
    expect(again).toEqual(first)
    expect(await messagesOf()).toHaveLength(4)
  })

  it('is another message where it says something else, or bears no name', async () => {
    server = await startServer()
    for (const [text, messageId] of [[FIRST, 'm1'], ['Make it five days', 'm2'], ['Something with music', 'm1'], ['Show me more', ''], ['Anything cheaper?', ''], ['Show me more', '']] as const) await ask2(text, messageId)
    expect(await messagesOf()).toHaveLength(12)
  })

  it('leaves alone the reply that is being written', async () => {
    const gate = createGatedModel()
    server = await startServer({ given: { model: gate.model } })
    const first = ask2('Lisbon', 'm1')
    await gate.asked()
    gate.say('One')
    gate.finish()
    await first
    const second = ask2('Porto', 'm2')
    await gate.asked(2)
    expect(textOf(await ask2('Lisbon', 'm1'))).toBe('One')
    gate.say('Two')
    gate.finish()
    expect(textOf(await second)).toBe('Two')
    expect(await messagesOf()).toEqual(['Lisbon', 'One', 'Porto', 'Two'])
  })

  it.each(['streamed', 'in one piece'])('is answered at last where its first try failed: %s', async (way) => {
    const gate = createGatedModel()
    server = await startServer({ env: { LOG_LEVEL: 'silent' }, given: { model: gate.model } })
    const body = { message: 'Lisbon', sessionId: ID, requestId: 'r1' }
    const send = async (): Promise<string> => {
      if (way === 'streamed') return textOf(await ask2('Lisbon', 'r1'))
      const answer = await anna().send(sendMessage, { body })
      return answer.ok ? ((await answer.json()) as { message: string }).message : ''
    }
    const failed = send()
    await gate.asked()
    gate.fail(new Error('broken'))
    expect(await failed).toBe('')
    const more = ask2('Porto', 'm2')
    await gate.asked(2)
    gate.say('Porto it is.')
    gate.finish()
    await more
    const again = send()
    await gate.asked(3)
    gate.say('Here I am.')
    gate.finish()
    expect(await again).toBe('Here I am.')
    expect(await messagesOf()).toEqual(['Porto', 'Porto it is.', 'Lisbon', 'Here I am.'])
    // Who streams the last question again wants another answer.
    if (way !== 'streamed') expect(await send()).toBe('Here I am.')
  })
})

describe('recommendations asked for twice under one request id [7.28]', () => {
  const body = { sessionId: ID, message: 'museums please', requestId: 'r1' }

  /** An instance that counts what it searches. */
  async function startCounting() {
    const { provider } = server.deps
    const counts = { searches: 0 }
    const search: typeof provider.search = (request) => {
      counts.searches += 1
      return provider.search(request)
    }
    return { counts, caller: await startInstance({ provider: { ...provider, search } }) }
  }

  it('are found once: at the same moment, later, and after a restart', async () => {
    server = await startServer()
    await readParts(ask(anna(), ID, FIRST))
    const [one, two] = [await startCounting(), await startCounting()]
    const [here, there] = await Promise.all([one.caller.call(readRecommendations, { body }), two.caller.call(readRecommendations, { body })])
    expect(here.recommendations.length).toBeGreaterThan(0)
    expect(there).toEqual(here)
    expect(Math.min(one.counts.searches, two.counts.searches)).toBe(0)
    const restarted = await startCounting()
    expect(await restarted.caller.call(readRecommendations, { body })).toEqual(here)
    expect(restarted.counts.searches).toBe(0)
  })

  it('are refused with a sentence where the message is another', async () => {
    server = await startServer()
    await readParts(ask(anna(), ID, FIRST))
    const found = await anna().call(readRecommendations, { body })
    const other = await anna().send(readRecommendations, { body: { ...body, message: 'music please' } })
    expect([other.status, await other.json()]).toMatchObject([400, { code: 'bad-request', message: ANOTHER }])
    expect(await anna().call(readRecommendations, { body })).toEqual(found)
  })

  it('are found anew after their time, and where another died over them', async () => {
    let now = new Date('2026-11-21T10:00:00Z')
    server = await startServer({ given: { clock: () => now } })
    await readParts(ask(anna(), ID, FIRST))
    await anna().call(readRecommendations, { body })
    const { counts, caller } = await startCounting()
    now = new Date(now.getTime() + 2 * 3_600_000)
    await caller.call(readRecommendations, { body })
    expect(counts.searches).toBeGreaterThan(0)
    const before = counts.searches
    await server.deps.db.updateTable('requests_once').set({ answer: null, taken_by: 'somebody', taken_until: now.toISOString() }).execute()
    now = new Date(now.getTime() + 60_000)
    await caller.call(readRecommendations, { body })
    expect(counts.searches).toBeGreaterThan(before)
    now = new Date(now.getTime() + 2 * 3_600_000)
    expect(await purgeAnsweredRequests(server.deps.db, now)).toBe(1)
  })
})
