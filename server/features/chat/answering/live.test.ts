import { afterEach, describe, expect, it } from 'vitest'
import { readConversation, resumeChat, stopChat } from '@meander/sdk/contract/chat'
import type { StreamPart } from '@meander/sdk/contract/chat-stream'
import type { ConversationId } from '@meander/sdk/contract/ids'
import { createApp } from '../../../app.ts'
import { listen } from '../../../http/listen.ts'
import { createGatedModel } from '../../../test/gated-model.ts'
import { ask, followParts, readParts, textOf } from '../../../test/read-chat.ts'
import { createCaller, startServer } from '../../../test/start-server.ts'
import type { TestServer } from '../../../test/start-server.ts'

const ID = 'trip' as ConversationId
let server: TestServer

async function startWithGate() {
  const gate = createGatedModel()
  server = await startServer({ given: { model: gate.model } })
  return { gate, anna: server.as('mdr_anna') }
}

afterEach(() => server.close())

async function readUntil(parts: AsyncGenerator<StreamPart>, text: string): Promise<StreamPart[]> {
  const seen: StreamPart[] = []
  while (textOf(seen) !== text) {
    const { value, done } = await parts.next()
    if (done === true) throw new Error(`The stream ended after ${JSON.stringify(textOf(seen))}`)
    seen.push(value)
  }
  return seen
}

async function readRest(parts: AsyncGenerator<StreamPart>): Promise<StreamPart[]> {
  const rest: StreamPart[] = []
  for await (const part of parts) rest.push(part)
  return rest
}

/** Another process on the same database. */
async function startInstance() {
  const listening = await listen(createApp(server.deps).callback(), { host: '127.0.0.1', port: 0 })
  const anna = createCaller(`http://127.0.0.1:${listening.port}`, 'mdr_anna', {})
  return { anna, resume: () => anna.send(resumeChat, { query: { chatId: ID } }), stop: () => listening.stop(0) }
}

const resume = () => server.as('mdr_anna').send(resumeChat, { query: { chatId: ID } })
const messagesOf = async () => (await server.as('mdr_anna').call(readConversation, { params: { id: ID } })).messages

it('sends words before the answer is complete [1.8]', async () => {
  const { gate, anna } = await startWithGate()
  const parts = followParts(await ask(anna, ID, 'Lisbon'))
  await gate.asked()
  gate.say('Four days ')
  await readUntil(parts, 'Four days ')
  gate.say('in Lisbon.')
  gate.finish()
  const rest = await readRest(parts)
  expect(textOf(rest)).toBe('in Lisbon.')
  expect(rest.at(-1)).toEqual({ kind: 'finish-message', finishReason: 'stop', usage: { promptTokens: 3, completionTokens: 5 } })
})

it('resumes from the first part, then goes on live, for any number of readers [7.16, 7.17]', async () => {
  const { gate, anna } = await startWithGate()
  const first = followParts(await ask(anna, ID, 'Lisbon'))
  await gate.asked()
  gate.say('One ')
  const seenFirst = await readUntil(first, 'One ')
  const second = followParts(await resume())
  expect(await readUntil(second, 'One ')).toEqual(seenFirst)
  gate.say('two')
  gate.finish()
  const [restOfFirst, restOfSecond] = await Promise.all([readRest(first), readRest(second)])
  expect(restOfSecond).toEqual(restOfFirst)
  expect(textOf(restOfSecond)).toBe('two')
})

it('goes on when its reader leaves, and resumes whole afterwards [7.17]', async () => {
  const { gate, anna } = await startWithGate()
  const parts = followParts(await ask(anna, ID, 'Lisbon'))
  await gate.asked()
  gate.say('Half ')
  await readUntil(parts, 'Half ')
  await parts.return(undefined)
  gate.say('and half.')
  const again = followParts(await resume())
  await readUntil(again, 'Half and half.')
  gate.finish()
  expect((await readRest(again)).at(-1)).toMatchObject({ kind: 'finish-message', finishReason: 'stop' })
  expect((await messagesOf()).map(({ text }) => text)).toEqual(['Lisbon', 'Half and half.'])
})

it('answers the stored reply when it is over, the same parts again [7.17]', async () => {
  const { gate, anna } = await startWithGate()
  const answer = ask(anna, ID, 'Lisbon')
  await gate.asked()
  gate.say('All of it.')
  gate.finish()
  const parts = await readParts(answer)
  expect(await readParts(resume())).toEqual(parts)
})

it('answers the stored reply after a restart', async () => {
  const { gate, anna } = await startWithGate()
  const answer = ask(anna, ID, 'Lisbon')
  await gate.asked()
  gate.say('Stored.')
  gate.finish()
  const parts = await readParts(answer)
  const restarted = await startInstance()
  expect(await readParts(restarted.resume())).toEqual(parts)
  await restarted.stop()
})

it('says so when nothing could be written of an answer', async () => {
  const { gate, anna } = await startWithGate()
  const answer = ask(anna, ID, 'Lisbon')
  await gate.asked()
  gate.finish()
  await readParts(answer)
  const parts = await readParts(resume())
  expect(parts[0]).toEqual({ kind: 'error', error: 'The answer was interrupted. Please send your message again.' })
  expect(parts.at(-1)).toMatchObject({ kind: 'finish-message', finishReason: 'error' })
})

describe('a reply that another instance writes', () => {
  it('is read there from its first part, then live to its end [7.17]', async () => {
    const { gate, anna } = await startWithGate()
    const here = followParts(await ask(anna, ID, 'Lisbon'))
    await gate.asked()
    gate.say('One ')
    const seenHere = await readUntil(here, 'One ')
    const other = await startInstance()
    const there = followParts(await other.resume())
    expect(await readUntil(there, 'One ')).toEqual(seenHere)
    gate.say('two')
    gate.finish()
    expect(await readRest(there)).toEqual(await readRest(here))
    await other.stop()
  })

  it('is stopped there, and keeps what was written', async () => {
    const { gate, anna } = await startWithGate()
    const here = followParts(await ask(anna, ID, 'Lisbon'))
    await gate.asked()
    gate.say('As far as here')
    await readUntil(here, 'As far as here')
    const other = await startInstance()
    expect(await other.anna.call(stopChat, { query: { chatId: ID } })).toEqual({ success: true })
    await gate.stopped
    expect((await readRest(here)).at(-1)).toMatchObject({ kind: 'finish-message', finishReason: 'stop' })
    expect((await messagesOf()).map(({ text }) => text)).toEqual(['Lisbon', 'As far as here'])
    await other.stop()
  })

  it('gives way to a question that is asked there', async () => {
    const { gate, anna } = await startWithGate()
    const here = followParts(await ask(anna, ID, 'Lisbon'))
    await gate.asked()
    gate.say('About Lisbon')
    await readUntil(here, 'About Lisbon')
    const other = await startInstance()
    const second = ask(other.anna, ID, 'No, Porto')
    await gate.asked(2)
    gate.say('About Porto')
    gate.finish()
    expect(textOf(await readParts(second))).toBe('About Porto')
    await readRest(here)
    expect((await messagesOf()).map(({ text }) => text)).toEqual(['Lisbon', 'About Lisbon', 'No, Porto', 'About Porto'])
    await other.stop()
  })
})

describe('a reply whose instance went down', () => {
  async function loseInTheMiddle() {
    let now = new Date('2027-01-10T12:00:00Z')
    const gate = createGatedModel()
    server = await startServer({ given: { model: gate.model, clock: () => now } })
    const here = followParts(await ask(server.as('mdr_anna'), ID, 'Lisbon'))
    await gate.asked()
    gate.say('One ')
    const seen = await readUntil(here, 'One ')
    const other = await startInstance()
    // What was streamed is stored by then: another instance can read it.
    const reader = followParts(await other.resume())
    expect(await readUntil(reader, 'One ')).toEqual(seen)
    now = new Date(now.getTime() + 60_000)
    return { gate, here, other, reader, seen }
  }

  it('is written anew by the next that is asked for it; a reader goes on where it was', async () => {
    const { gate, here, other, reader, seen } = await loseInTheMiddle()
    await gate.asked(2)
    gate.say('One ')
    gate.say('two')
    gate.finish()
    expect(textOf(await readRest(reader))).toBe('two')
    const whole = await readParts(other.resume())
    expect(whole.slice(0, seen.length)).toEqual(seen)
    expect(textOf(whole)).toBe('One two')
    expect((await messagesOf()).map(({ text }) => text)).toEqual(['Lisbon', 'One two'])
    await readRest(here)
    await other.stop()
  })

  it('ends like a lost connection for a reader of other words, who is given the new ones on asking again', async () => {
    const { gate, here, other, reader } = await loseInTheMiddle()
    await gate.asked(2)
    gate.say('Something else')
    gate.finish()
    expect((await readRest(reader)).some(({ kind }) => kind === 'finish-message')).toBe(false)
    expect(textOf(await readParts(other.resume()))).toBe('Something else')
    await readRest(here)
    await other.stop()
  })
})

it('stops when asked to, and keeps what was written', async () => {
  const { gate, anna } = await startWithGate()
  const parts = followParts(await ask(anna, ID, 'Lisbon'))
  await gate.asked()
  gate.say('As far as here')
  await readUntil(parts, 'As far as here')
  expect(await anna.call(stopChat, { query: { chatId: ID } })).toEqual({ success: true })
  await gate.stopped
  const rest = await readRest(parts)
  expect(rest.at(-1)).toMatchObject({ kind: 'finish-message', finishReason: 'stop' })
  expect(rest.some(({ kind }) => kind === 'error')).toBe(false)
  expect((await messagesOf()).map(({ text }) => text)).toEqual(['Lisbon', 'As far as here'])
  expect(await anna.call(stopChat, { query: { chatId: ID } })).toEqual({ success: true })
})

it('lets nobody else resume or stop it [6.9]', async () => {
  const { gate, anna } = await startWithGate()
  const answer = ask(anna, ID, 'Lisbon')
  await gate.asked()
  const eve = server.as('mdr_eve')
  expect((await eve.send(resumeChat, { query: { chatId: ID } })).status).toBe(404)
  expect((await eve.send(stopChat, { query: { chatId: ID } })).status).toBe(404)
  gate.finish()
  expect((await readParts(answer)).at(-1)).toMatchObject({ finishReason: 'stop' })
})

it('stops the reply that is being written when a new question comes', async () => {
  const { gate, anna } = await startWithGate()
  const first = followParts(await ask(anna, ID, 'Lisbon'))
  await gate.asked()
  gate.say('About Lisbon')
  await readUntil(first, 'About Lisbon')
  const second = ask(anna, ID, 'No, Porto')
  await gate.asked(2)
  gate.say('About Porto')
  gate.finish()
  expect(textOf(await readParts(second))).toBe('About Porto')
  expect((await readRest(first)).at(-1)).toMatchObject({ kind: 'finish-message', finishReason: 'stop' })
  expect((await messagesOf()).map(({ text }) => text)).toEqual(['Lisbon', 'About Lisbon', 'No, Porto', 'About Porto'])
})

it('joins the running reply when the same question is sent again, and answers it anew when it is over', async () => {
  const { gate, anna } = await startWithGate()
  const first = ask(anna, ID, 'Lisbon', { messageId: 'm1' })
  await gate.asked()
  const again = await ask(anna, ID, 'Lisbon', { messageId: 'm1' })
  gate.say('Once')
  gate.finish()
  expect(await readParts(again)).toEqual(await readParts(first))
  const anew = ask(anna, ID, 'Lisbon', { messageId: 'm1' })
  await gate.asked(2)
  gate.say('Twice')
  gate.finish()
  await readParts(anew)
  expect((await messagesOf()).map(({ text }) => text)).toEqual(['Lisbon', 'Twice'])
})

it('tells a failed model in one sentence that says nothing of the inside [8.11]', async () => {
  const { gate, anna } = await startWithGate()
  const answer = ask(anna, ID, 'Lisbon')
  await gate.asked()
  gate.fail(new Error('connect ECONNREFUSED 10.0.0.5:8080 key=sk-123'))
  const parts = await readParts(answer)
  const failed = parts.find(({ kind }) => kind === 'error')
  expect(failed).toEqual({ kind: 'error', error: 'Something went wrong on our side. Please try again.' })
  expect(JSON.stringify(parts)).not.toContain('sk-123')
  expect(parts.at(-1)).toMatchObject({ kind: 'finish-message', finishReason: 'error' })
  expect((await messagesOf()).map(({ text }) => text)).toEqual(['Lisbon'])
  const resumed = await readParts(resume())
  expect(resumed.map(({ kind }) => kind)).toEqual(['error', 'finish-message'])
})

it('takes over a conversation that began elsewhere', async () => {
  const { gate, anna } = await startWithGate()
  const answer = server.fetch('/api/chat', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      id: ID,
      clientUserId: 'mdr_anna',
      messages: [
        { id: 'a', role: 'user', content: 'Lisbon' },
        { id: 'b', role: 'assistant', content: 'Which days?' },
        { id: 'c', role: 'user', content: 'In May' },
      ],
    }),
  })
  await gate.asked()
  gate.say('May it is.')
  gate.finish()
  await readParts(answer)
  expect((await messagesOf()).map(({ text }) => text)).toEqual(['Lisbon', 'Which days?', 'In May', 'May it is.'])
  expect(anna).toBeDefined()
})
