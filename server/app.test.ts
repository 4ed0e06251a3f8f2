import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as activities from '@meander/sdk/contract/activities'
import * as auth from '@meander/sdk/contract/auth'
import * as chat from '@meander/sdk/contract/chat'
import * as destinations from '@meander/sdk/contract/destinations'
import { fillPath } from '@meander/sdk/contract/endpoint'
import type { Endpoint } from '@meander/sdk/contract/endpoint'
import * as itineraries from '@meander/sdk/contract/itineraries'
import * as sharing from '@meander/sdk/contract/sharing'
import { startServer } from './test/start-server.ts'
import type { TestServer } from './test/start-server.ts'

const endpoints = [activities, auth, chat, destinations, itineraries, sharing]
  .flatMap((contract): unknown[] => Object.values(contract))
  .filter((value): value is Endpoint => typeof value === 'object' && value !== null && 'method' in value && 'path' in value)

describe('the server', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.close())

  it.each(endpoints.map(({ method, path }) => [method, path]))('answers %s %s itself', async (method, path) => {
    const written = path.replace(/:(\w+)/g, 'x-$1')
    const body = method === 'GET' || method === 'DELETE' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } }
    const answer = await server.fetch(fillPath(written), { method, redirect: 'manual', ...body })
    const text = await answer.text()
    expect(answer.status).not.toBe(405)
    expect(answer.status).toBeLessThan(500)
    expect(text).not.toContain('There is nothing at this address.')
    expect(JSON.parse(text)).toBeTypeOf('object')
  })
})
