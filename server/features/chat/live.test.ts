import { afterEach, expect, it } from 'vitest'
import { readConversation, resumeChat, stopChat } from '@meander/sdk/contract/chat'
import type { StreamPart } from '@meander/sdk/contract/chat-stream'
import type { ConversationId } from '@meander/sdk/contract/ids'
import { createApp } from '../../app.ts'
import { listen } from '../../http/listen.ts'
import { createGatedModel } from '../../test/gated-model.ts'
import { ask, followParts, readParts, textOf } from '../../test/read-chat.ts'
import { startServer } from '../../test/start-server.ts'
import type { TestServer } from '../../test/start-server.ts'

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

it('answers the stored reply after a restart, and says when one was interrupted', async () => {
  const { gate, anna } = await startWithGate()
  const answer = ask(anna, ID, 'Lisbon')
  await gate.asked()
  gate.say('Stored.')
  gate.finish()
  const parts = await readParts(answer)
  const restarted = await listen(createApp(server.deps).callback(), { host: '127.0.0.1', port: 0 })
  const resumeThere = () => fetch(`http://127.0.0.1:${restarted.port}/api/chat?chatId=${ID}&clientUserId=mdr_anna`)
  expect(await readParts(resumeThere())).toEqual(parts)
  const lost = ask(anna, ID, 'And Porto?')
  await gate.asked(2)
  const interrupted = await readParts(resumeThere())
  expect(interrupted[0]).toEqual({ kind: 'error', error: 'The answer was interrupted. Please send your message again.' })
  gate.finish()
  await readParts(lost)
  await restarted.stop(0)
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
