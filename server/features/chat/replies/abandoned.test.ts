import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConversation, resumeChat, stopChat } from '@meander/sdk/contract/chat'
import { encodePart } from '@meander/sdk/contract/chat-stream'
import type { ConversationId } from '@meander/sdk/contract/ids'
import { isPostgres } from '../../../db/connect.ts'
import { createGatedModel } from '../../../test/gated-model.ts'
import type { GatedModel } from '../../../test/gated-model.ts'
import { ask, readParts, textOf } from '../../../test/read-chat.ts'
import { startServer } from '../../../test/start-server.ts'
import type { TestServer } from '../../../test/start-server.ts'
import { findRunning, isAbandoned, leaseFrom, releaseReplies } from './running-replies.ts'

const ID = 'trip' as ConversationId
let server: TestServer
let gate: GatedModel
beforeEach(async () => {
  gate = createGatedModel()
  server = await startServer({ given: { model: gate.model } })
})
afterEach(() => server.close())

const anna = () => server.as('mdr_anna')
const messagesOf = async () => (await anna().call(readConversation, { params: { id: ID } })).messages.map(({ text }) => text)

/** What an instance leaves behind that was killed while it wrote the second reply. */
async function leaveHalfAReply(heldUntil: string) {
  const { db } = server.deps
  const first = ask(anna(), ID, 'Lisbon')
  await gate.asked()
  gate.say('Which days?')
  gate.finish()
  await readParts(first)
  const { key } = await db.selectFrom('conversations').select('key').executeTakeFirstOrThrow()
  await db.insertInto('messages').values({ id: 'q', conversation_key: key, position: 2, role: 'user', content: 'In May', sent_as: 'q', explicit_destination: null, recommendations: '[]', lines: '', created_at: heldUntil }).execute()
  await db.insertInto('running_replies').values({ id: 'half', conversation_key: key, asked: JSON.stringify({ conversation: key, question: 'q', today: '2027-01-01' }), holder: 'gone', held_until: heldUntil, stop_asked: 0 }).execute()
  const cards = [{ id: 'a', productCode: 'a', title: 'A walk' }]
  const written = [
    [encodePart({ kind: 'start-step', messageId: 'half' }), encodePart({ kind: 'data', data: [{ kind: 'recommendations', recommendations: cards }] })],
    [encodePart({ kind: 'text', text: 'May is ' }), encodePart({ kind: 'text', text: 'lovely' })],
  ]
  await db.insertInto('running_reply_lines').values(written.map((lines, at) => ({ reply_id: 'half', position: at * 2, lines: lines.join('') }))).execute()
  return key
}

const PAST = '2020-01-01T00:00:00.000Z'

describe('what an instance that is gone had written', () => {
  it('stays where the reply is stopped, and can be read as it was streamed', async () => {
    await leaveHalfAReply(PAST)
    expect(await anna().call(stopChat, { query: { chatId: ID } })).toEqual({ success: true })
    expect(await messagesOf()).toEqual(['Lisbon', 'Which days?', 'In May', 'May is lovely'])
    const { messages } = await anna().call(readConversation, { params: { id: ID } })
    expect(messages.at(-1)?.recommendations?.map(({ title }) => title)).toEqual(['A walk'])
    const parts = await readParts(anna().send(resumeChat, { query: { chatId: ID } }))
    expect(textOf(parts)).toBe('May is lovely')
    expect(parts.at(-1)).toEqual({ kind: 'finish-message', finishReason: 'stop' })
  })

  it('stays where something else is asked', async () => {
    await leaveHalfAReply(PAST)
    const next = ask(anna(), ID, 'No, June')
    await gate.asked(2)
    gate.say('June, then.')
    gate.finish()
    expect(textOf(await readParts(next))).toBe('June, then.')
    expect(await messagesOf()).toEqual(['Lisbon', 'Which days?', 'In May', 'May is lovely', 'No, June', 'June, then.'])
  })

  it('is known to be left at a start, where no other instance can be writing', async () => {
    const { db, clock } = server.deps
    const key = await leaveHalfAReply(leaseFrom(clock()))
    await releaseReplies(db)
    const row = await findRunning(db, key)
    expect(row !== null && isAbandoned(row, clock())).toBe(!isPostgres(db))
  })
})
