import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeClientUserId } from '@meander/sdk/contract/ids'
import { createItinerary, deleteItinerary, listItineraries, readItinerary } from '@meander/sdk/contract/itineraries'
import { createShareLink, readSharedItinerary } from '@meander/sdk/contract/sharing'
import { signIn } from '../test/sign-in.ts'
import { startServer } from '../test/start-server.ts'
import type { TestServer } from '../test/start-server.ts'

const lines: string[] = []
const log = pino({ level: 'trace', base: null }, new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) }))
const guest = makeClientUserId(1_800_000_000_000, crypto.getRandomValues(new Uint8Array(16)))

let server: TestServer
beforeAll(async () => {
  server = await startServer({
    given: { log },
    routes: (router) =>
      router.get('/api/test/failing', () => {
        throw new Error('broken inside')
      }),
  })
})
afterAll(() => server.close())

/** The line of a request is written when its connection has been served, a moment after the answer is here. */
async function lineOf(requestId: string): Promise<Record<string, unknown>> {
  for (;;) {
    const found = lines.map((line) => JSON.parse(line) as Record<string, unknown>).find((line) => line.requestId === requestId && line.msg === 'request')
    if (found !== undefined) return found
    await new Promise(setImmediate)
  }
}

describe('the log', () => {
  it('has one structured line for each request, without its query', async () => {
    await server.fetch(`/api/itineraries?clientUserId=${guest}&a=b`, { headers: { 'x-request-id': 'read-12345' } })
    expect(await lineOf('read-12345')).toMatchObject({ method: 'GET', path: '/api/itineraries', status: 200, milliseconds: expect.any(Number) })
  })

  it('tells a failure in full that the caller is told nothing of [8.6]', async () => {
    const answer = await server.fetch('/api/test/failing', { headers: { 'x-request-id': 'fail-12345' } })
    expect(await answer.text()).not.toContain('broken inside')
    await lineOf('fail-12345')
    expect(lines.join('')).toContain('broken inside')
  })

  it.each([
    ['/api/shared/tok3n', '/api/shared/…'],
    ['/API/Shared/tok3n', '/API/Shared/…'],
    ['/shared/tok3n', '/shared/…'],
    ['/SHARED/tok3n/more', '/SHARED/…'],
    ['/api/auth/transactions/signin_tok3n/token', '/api/auth/transactions/…/token'],
    ['/Api/Auth/Transactions/signin_tok3n/Token', '/Api/Auth/Transactions/…/Token'],
    ['/api/calendars/tok3n.ics', '/api/calendars/…'],
    ['/api/auth/transactions', '/api/auth/transactions'],
    ['/api/itineraries/i-1/share', '/api/itineraries/i-1/share'],
  ])('of %s writes %s', async (path, expected) => {
    const requestId = `path-${crypto.randomUUID()}`
    await server.fetch(path, { headers: { 'x-request-id': requestId } })
    const line = await lineOf(requestId)
    expect(line.path).toBe(expected)
    expect(lines.filter((text) => text.includes(requestId)).join('')).not.toContain('tok3n')
  })

  it('never shows the key to a guest’s data, and no shared page does [3.6]', async () => {
    const anna = server.as(guest)
    const trip = await anna.call(createItinerary, { body: { title: 'Lisbon', destination: 'Lisbon' } })
    await anna.call(listItineraries)
    await anna.call(readItinerary, { params: { id: trip.id } })
    await anna.send(readItinerary, { params: { id: 'gone' } })
    await anna.send(createItinerary, { body: { title: '', destination: '' } })
    await server.fetch(`/api/nowhere?clientUserId=${guest}`)
    await server.fetch(`/api/test/failing?clientUserId=${guest}`)
    const user = await signIn(server, 'Anna', { clientUserId: guest })
    const { shareToken } = await user.call(createShareLink, { params: { id: trip.id } })
    const shared = await server.as(null).send(readSharedItinerary, { params: { shareToken } })
    const page = await server.fetch(`/shared/${shareToken}`, { headers: { 'x-request-id': 'page-12345' } })
    expect(shared.status).toBe(200)
    expect(await shared.text()).not.toContain(guest)
    expect(await page.text()).not.toContain(guest)
    await user.send(deleteItinerary, { params: { id: trip.id } })
    await lineOf('page-12345')
    expect(lines.length).toBeGreaterThan(10)
    expect(lines.join('')).not.toContain(guest)
    expect(lines.join('')).not.toContain(shareToken)
  })
})
