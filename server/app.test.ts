import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as activities from '@meander/sdk/contract/activities'
import * as auth from '@meander/sdk/contract/auth'
import * as chat from '@meander/sdk/contract/chat'
import * as destinations from '@meander/sdk/contract/destinations'
import type { Endpoint } from '@meander/sdk/contract/endpoint'
import { ErrorBody } from '@meander/sdk/contract/errors'
import * as itineraries from '@meander/sdk/contract/itineraries'
import * as sharing from '@meander/sdk/contract/sharing'
import { startServer } from './test/start-server.ts'
import type { TestServer } from './test/start-server.ts'

const endpoints = [activities, auth, chat, destinations, itineraries, sharing]
  .flatMap((contract): unknown[] => Object.values(contract))
  .filter((value): value is Endpoint => typeof value === 'object' && value !== null && 'method' in value && 'path' in value)

const calls = endpoints.map(({ method, path }) => [method, path] as const)

/** The call with made-up parameters and nothing in it, by a guest. */
function ask(server: TestServer, method: string, path: string): Promise<Response> {
  const address = path.replace(/:(\w+)/g, 'x-$1')
  if (method === 'GET' || method === 'DELETE') return server.fetch(`${address}?clientUserId=mdr_anna`, { method })
  return server.fetch(address, { method, body: '{"clientUserId":"mdr_anna"}', headers: { 'content-type': 'application/json' } })
}

describe('the server', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.close())

  it.each(calls)('answers %s %s itself', async (method, path) => {
    const answer = await ask(server, method, path)
    const text = await answer.text()
    expect(answer.status).not.toBe(405)
    expect(answer.status).toBeLessThan(500)
    expect(text).not.toContain('There is nothing at this address.')
    expect(JSON.parse(text)).toBeTypeOf('object')
  })

  it.each(calls)('answers %s %s from a stranger with data or with the one form of an error [8.5]', async (method, path) => {
    const answer = await ask(server, method, path)
    if (answer.ok) return expect(answer.status).toBe(200)
    const { error, message, requestId } = ErrorBody.parse(await answer.json())
    expect(error).toBe(message)
    expect(error).toMatch(/^[A-Z“"].*[.?!]$/)
    expect(requestId).toBe(answer.headers.get('x-request-id'))
  })
})

describe('a server whose database is gone', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ env: { LOG_LEVEL: 'silent' } })
    await server.deps.db.destroy()
  })
  afterAll(() => server.close())

  it.each(calls)('says nothing of the inside at %s %s [8.6]', async (method, path) => {
    const answer = await ask(server, method, path)
    expect(await answer.text()).not.toMatch(/driver|destroyed|database|sqlite|postgres|select |insert |\.ts|node_modules|x-id|\bat /i)
    expect([200, 400, 401, 403, 404, 500]).toContain(answer.status)
  })

  it('lives, and takes no work', async () => {
    expect((await server.fetch('/healthz')).status).toBe(200)
    expect((await server.fetch('/readyz')).status).toBe(503)
    expect((await server.as('mdr_anna').send(itineraries.listItineraries)).status).toBe(500)
  })
})
