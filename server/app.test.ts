import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Endpoint } from '@meander/sdk/contract/endpoint'
import { ErrorBody } from '@meander/sdk/contract/errors'
import { listItineraries } from '@meander/sdk/contract/itineraries'
import { startServer } from './test/start-server.ts'
import type { TestServer } from './test/start-server.ts'

const CONTRACT = join(import.meta.dirname, '..', 'sdk', 'contract')
const files = readdirSync(CONTRACT).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
const contracts = await Promise.all(files.map((name): Promise<Record<string, unknown>> => import(pathToFileURL(join(CONTRACT, name)).href)))
const promised = contracts.flatMap((contract) => Object.entries(contract)).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
const calls = promised.map(([, { method, path }]) => [method, path] as const)

const NOTHING_HERE = 'There is nothing at this address.'

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}

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
    expect(text).not.toContain(NOTHING_HERE)
    expect(JSON.parse(text)).toBeTypeOf('object')
  })

  it('is measured by the whole contract', () => {
    const names = promised.map(([name]) => name)
    expect(names).toEqual(expect.arrayContaining(['postChat', 'searchDestinations', 'createItinerary', 'createShareLink', 'readCurrentUser', 'transcribe']))
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
    expect([200, 400, 401, 403, 404, 415, 500]).toContain(answer.status)
  })

  it('lives, and takes no work', async () => {
    expect((await server.fetch('/healthz')).status).toBe(200)
    expect((await server.fetch('/readyz')).status).toBe(503)
    expect((await server.as('mdr_anna').send(listItineraries)).status).toBe(500)
  })
})
