import { afterAll, beforeAll, expect, it } from 'vitest'
import { listRecentConversations, readConversation } from '@meander/sdk/contract/chat'
import type { ClientUserId, ConversationId, UserId } from '@meander/sdk/contract/ids'
import { ask, readParts } from '../../../test/read-chat.ts'
import { signIn } from '../../../test/sign-in.ts'
import { startServer } from '../../../test/start-server.ts'
import type { TestServer } from '../../../test/start-server.ts'
import { findConversation, openConversation } from './conversations.ts'
import { claimConversations, purgeGuestConversations } from './guests.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const account = { kind: 'user', userId: 'u1' as UserId, clientUserId: null, sessionId: 's', via: 'cookie' } as const
const id = (name: string) => name as ConversationId

it('lets a guest who signs in go on with the same conversation [6.10]', async () => {
  await readParts(ask(server.as('mdr_finn'), 'talk', 'Lisbon for two'))
  const finn = await signIn(server, 'Finn', { clientUserId: 'mdr_finn' })
  const { messages, preferences } = await finn.call(readConversation, { params: { id: id('talk') } })
  expect(messages.map(({ sender }) => sender)).toEqual(['user', 'ai'])
  expect(preferences).toEqual({ destination: 'Lisbon', groupSize: 2 })
})

it("makes a guest's conversations the account's, and the guest's no more [6.9]", async () => {
  const { db } = server.deps
  const anna = server.as('mdr_anna')
  await readParts(ask(anna, 'mine', 'hello'))
  await readParts(ask(server.as('mdr_bea'), 'hers', 'hello'))
  await db.transaction().execute((trx) => claimConversations(trx, 'mdr_anna' as ClientUserId, account.userId))
  expect(await findConversation(db, account, id('mine'))).not.toBeNull()
  expect(await findConversation(db, account, id('hers'))).toBeNull()
  expect((await anna.send(readConversation, { params: { id: id('mine') } })).status).toBe(404)
  expect(await server.as('mdr_bea').call(listRecentConversations)).toHaveLength(1)
})

it('has no conversations for a visitor who sent no identifier [7.31]', async () => {
  expect(await server.as(null).call(listRecentConversations)).toEqual([])
})

it('claims a conversation whose id the account has already, under a new one', async () => {
  const { db } = server.deps
  const own = await openConversation(server.deps, account, id('home-chat'))
  await readParts(ask(server.as('mdr_cleo'), 'home-chat', 'hello'))
  await db.transaction().execute((trx) => claimConversations(trx, 'mdr_cleo' as ClientUserId, account.userId))
  expect((await findConversation(db, account, id('home-chat')))?.key).toBe(own.key)
  const left = await db.selectFrom('conversations').selectAll().where('client_user_id', '=', 'mdr_cleo' as ClientUserId).execute()
  expect(left).toEqual([])
  const claimed = await db.selectFrom('conversations').selectAll().where('user_id', '=', account.userId).execute()
  expect(new Set(claimed.map((row) => row.id)).size).toBe(claimed.length)
})

it('drops what guests have not used for long, with its messages, and nothing of an account', async () => {
  const { db } = server.deps
  await readParts(ask(server.as('mdr_dora'), 'old', 'hello'))
  const later = new Date(Date.now() + 40 * 86_400_000)
  expect(await purgeGuestConversations(db, { now: new Date(), days: 30 })).toBe(0)
  expect(await purgeGuestConversations(db, { now: later, days: 30 })).toBeGreaterThan(0)
  expect(await findConversation(db, account, id('mine'))).not.toBeNull()
  const orphans = await db.selectFrom('messages').select('id').where('conversation_key', 'not in', db.selectFrom('conversations').select('key')).execute()
  expect(orphans).toEqual([])
})
