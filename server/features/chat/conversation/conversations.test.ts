import { afterEach, beforeEach, expect, it } from 'vitest'
import { listRecentConversations } from '@meander/sdk/contract/chat'
import type { ClientUserId } from '@meander/sdk/contract/ids'
import { ask, readParts } from '../../../test/read-chat.ts'
import { startServer } from '../../../test/start-server.ts'
import type { TestServer } from '../../../test/start-server.ts'
import { listConversations, readLast, readMessages } from './conversations.ts'

let server: TestServer
beforeEach(async () => (server = await startServer()))
afterEach(() => server.close())

it('reads no streamed lines to go on with a conversation, and no cards to show its title', async () => {
  const anna = server.as('mdr_anna')
  await readParts(ask(anna, 'trip', 'Three days in Lisbon from 3 May 2027, food'))
  const { db } = server.deps
  const { key } = await db.selectFrom('conversations').select('key').executeTakeFirstOrThrow()
  const messages = await readMessages(db, key)
  expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant'])
  expect(messages.flatMap(Object.keys)).not.toContain('lines')
  expect((await readLast(db, key))?.lines).toContain('findActivities')

  const [[, seen] = []] = await listConversations(db, { kind: 'guest', clientUserId: 'mdr_anna' as ClientUserId }, 20)
  expect(seen?.map((message) => Object.keys(message).toSorted())).toEqual(Array.from({ length: 2 }, () => ['content', 'conversation_key', 'created_at', 'role']))
  expect(await anna.call(listRecentConversations)).toMatchObject([{ title: 'Three days in Lisbon from 3 May 2027, food', messageCount: 2 }])
})
