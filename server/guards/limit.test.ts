import * as z from 'zod/mini'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { defineEndpoint } from '@meander/sdk/contract/endpoint'
import { connect } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { serve } from '../http/serve.ts'
import { startServer } from '../test/start-server.ts'
import type { TestServer } from '../test/start-server.ts'
import { openTestDatabase } from '../test/test-database.ts'
import { createDatabaseLimitStore, purgeOldCounts } from './database-limit-store.ts'
import { limit } from './limit.ts'
import type { LimitStore } from './limiter.ts'
import { createMemoryLimitStore } from './memory-limit-store.ts'

const ask = defineEndpoint({ method: 'GET', path: '/api/test/ask', reply: z.object({}) })
const change = defineEndpoint({ method: 'POST', path: '/api/test/change', reply: z.object({}) })

describe('the limit of a route', () => {
  let server: TestServer
  let now = new Date('2027-03-14T10:00:30.500Z')
  beforeEach(async () => {
    now = new Date('2027-03-14T10:00:30.500Z')
    server = await startServer({
      env: { RATE_LIMIT_READ: '3', RATE_LIMIT_WRITE: '1' },
      given: { clock: () => now },
      routes(router) {
        serve(router, ask, [limit('read')], () => ({}))
        serve(router, change, [limit('write')], () => ({}))
      },
    })
  })
  afterEach(() => server.close())

  const askTimes = async (count: number, clientUserId: string | null) => {
    const statuses: number[] = []
    for (let time = 0; time < count; time++) statuses.push((await server.as(clientUserId).send(ask)).status)
    return statuses
  }

  it('lets a client through so often in a minute, then says when to come back', async () => {
    expect(await askTimes(4, 'mdr_anna')).toEqual([200, 200, 200, 429])
    const refused = await server.as('mdr_anna').send(ask)
    expect(refused.headers.get('retry-after')).toBe('30')
    expect(await refused.json()).toMatchObject({ code: 'too-many-requests', message: 'Too many requests. Please try again in 30 seconds.' })
    now = new Date('2027-03-14T10:01:00.000Z')
    expect(await askTimes(1, 'mdr_anna')).toEqual([200])
  })

  it('counts each client and each kind of call for itself', async () => {
    expect(await askTimes(4, 'mdr_anna')).toContain(429)
    expect(await askTimes(1, 'mdr_ben')).toEqual([200])
    expect((await server.as('mdr_anna').send(change)).status).toBe(200)
    expect((await server.as('mdr_anna').send(change)).status).toBe(429)
  })

  it('counts those without an identifier by their address', async () => {
    expect(await askTimes(4, null)).toEqual([200, 200, 200, 429])
  })

  it('holds a script that makes up an identifier for each request', async () => {
    const statuses = await Promise.all(Array.from({ length: 80 }, async (_, number) => (await server.as(`mdr_made_up_${number}`).send(ask)).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
  })
})

describe('an address', () => {
  const statusesFrom = async (env: Record<string, string>, forwarded: string[]) => {
    const server = await startServer({ env: { RATE_LIMIT_READ: '1', ...env }, routes: (router) => serve(router, ask, [limit('read')], () => ({})) })
    const statuses: number[] = []
    for (const address of forwarded) statuses.push((await server.as(null, { 'x-forwarded-for': address }).send(ask)).status)
    await server.close()
    return statuses
  }

  it('is not what a caller says it is', async () => {
    expect(await statusesFrom({}, ['203.0.113.1', '203.0.113.2'])).toEqual([200, 429])
  })

  it('is what the proxies in front say, and nothing that was said before them', async () => {
    expect(await statusesFrom({ TRUSTED_PROXIES: '1' }, ['203.0.113.1', '203.0.113.2', '6.6.6.6, 203.0.113.2'])).toEqual([200, 200, 429])
  })
})

describe('limits of ordinary use', () => {
  it('let a client read 600 times a minute', async () => {
    const server = await startServer({ routes: (router) => serve(router, ask, [limit('read')], () => ({})), given: { clock: () => new Date('2027-03-14T10:00:00Z') } })
    const statuses = new Set<number>()
    for (let time = 0; time < 600; time++) statuses.add((await server.as('mdr_anna').send(ask)).status)
    expect([...statuses]).toEqual([200])
    expect((await server.as('mdr_anna').send(ask)).status).toBe(429)
    await server.close()
  })
})

const opened: (() => Promise<void>)[] = []
async function openDatabase() {
  const database = await openTestDatabase()
  const db = connect(database.address, () => {})
  opened.push(async () => {
    await db.destroy()
    await database.drop()
  })
  await migrate(db)
  return db
}

describe.each([
  ['in memory', async () => createMemoryLimitStore()],
  ['in the database', async () => createDatabaseLimitStore(await openDatabase())],
])('counts %s', (_, make) => {
  const twice = { count: 2, seconds: 60 }
  let store: LimitStore
  beforeAll(async () => {
    store = await make()
  })
  afterAll(async () => {
    for (const close of opened.splice(0)) await close()
  })

  it('are one for each key and window', async () => {
    const now = new Date('2027-03-14T10:00:59.001Z')
    expect(await store.take('a', twice, now)).toEqual({ allowed: true })
    expect(await store.take('a', twice, now)).toEqual({ allowed: true })
    expect(await store.take('a', twice, now)).toEqual({ allowed: false, retryAfter: 1 })
    expect(await store.take('b', twice, now)).toEqual({ allowed: true })
    expect(await store.take('a', twice, new Date('2027-03-14T10:01:00Z'))).toEqual({ allowed: true })
  })

  it('lose none that come at once', async () => {
    const now = new Date('2027-03-14T11:00:00Z')
    const verdicts = await Promise.all(Array.from({ length: 30 }, () => store.take('c', { count: 10, seconds: 60 }, now)))
    expect(verdicts.filter((verdict) => verdict.allowed)).toHaveLength(10)
  })
})

describe('old counts', () => {
  it('are dropped from the database when they say nothing any more', async () => {
    const db = await openDatabase()
    const store = createDatabaseLimitStore(db)
    await store.take('old', { count: 1, seconds: 60 }, new Date('2027-03-14T10:00:00Z'))
    await store.take('new', { count: 1, seconds: 60 }, new Date('2027-03-14T11:00:00Z'))
    expect(await purgeOldCounts(db, new Date('2027-03-14T11:00:30Z'))).toBe(1)
    expect(await store.take('new', { count: 1, seconds: 60 }, new Date('2027-03-14T11:00:40Z'))).toEqual({ allowed: false, retryAfter: 20 })
    for (const close of opened.splice(0)) await close()
  })
})
