import { afterEach, beforeEach, expect, it } from 'vitest'
import { readRecommendations, sendMessage } from '@meander/sdk/contract/chat'
import type { ConversationId } from '@meander/sdk/contract/ids'
import { ask, followParts, textOf } from '../../../test/read-chat.ts'
import { startServer } from '../../../test/start-server.ts'
import type { TestServer } from '../../../test/start-server.ts'

const ID = 'trip' as ConversationId
const QUESTION = 'Three days in Lisbon from 3 May 2027, two of us, food'
let server: TestServer
// At a pace at which no letter would ever end.
beforeEach(async () => (server = await startServer({ given: { pace: 600_000 } })))
afterEach(() => server.close())

const anna = () => server.as('mdr_anna')

it('answers in one piece without the pace of who types [7.75]', async () => {
  const reply = await anna().call(sendMessage, { body: { sessionId: ID, message: QUESTION } })
  expect(reply.message).toContain('Lisbon')
  expect(reply.recommendations.length).toBeGreaterThan(0)
})

it('recommends without waiting for the letter that is being typed, which then comes at once', async () => {
  const parts = followParts(await ask(anna(), ID, QUESTION))
  const seen = []
  for (let text = ''; text === ''; text = textOf(seen)) {
    const { value, done } = await parts.next()
    if (done === true) throw new Error('The stream ended without a word')
    seen.push(value)
  }
  const { recommendations } = await anna().call(readRecommendations, { body: { sessionId: ID, message: QUESTION } })
  expect(recommendations.length).toBeGreaterThan(0)
  for await (const part of parts) seen.push(part)
  expect(seen.at(-1)).toMatchObject({ kind: 'finish-message', finishReason: 'stop' })
  expect(textOf(seen)).toContain('Lisbon')
})
