import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defineEndpoint } from '@meander/sdk/contract/endpoint'
import { Day } from '@meander/sdk/contract/days'
import { ErrorBody } from '@meander/sdk/contract/errors'
import { bodyLimit } from '../guards/body-limit.ts'
import { signedIn } from '../guards/signed-in.ts'
import { startServer } from '../test/start-server.ts'
import type { TestServer } from '../test/start-server.ts'
import { ApiError } from './errors.ts'
import { serve } from './serve.ts'

const Echo = z.object({ day: z.nullable(Day), note: z.optional(z.string()), who: z.string() })
const readEcho = defineEndpoint({ method: 'GET', path: '/api/test/echo', query: z.object({ day: z.optional(Day) }), reply: Echo })
const writeEcho = defineEndpoint({ method: 'POST', path: '/api/test/echo', body: z.object({ day: Day, note: z.optional(z.string()) }), reply: Echo })
const takeMuch = defineEndpoint({ method: 'POST', path: '/api/test/much', body: z.object({ text: z.string() }), reply: z.object({ length: z.number() }) })
const refuse = defineEndpoint({ method: 'GET', path: '/api/test/refused', reply: z.object({}) })
const fail = defineEndpoint({ method: 'GET', path: '/api/test/failing', reply: z.object({}) })
const lie = defineEndpoint({ method: 'GET', path: '/api/test/lying', reply: z.object({ count: z.number() }) })
const members = defineEndpoint({ method: 'GET', path: '/api/test/members', reply: z.object({}) })

let server: TestServer
beforeAll(async () => {
  server = await startServer({
    env: { LOG_LEVEL: 'silent' },
    routes(router) {
      const name = (viewer: { kind: string; clientUserId?: unknown }) => `${viewer.kind} ${viewer.clientUserId ?? ''}`.trim()
      serve(router, readEcho, [], ({ query, viewer }) => ({ day: query.day ?? null, who: name(viewer) }))
      serve(router, writeEcho, [], ({ body, viewer }) => ({ day: body.day, note: body.note, who: name(viewer) }))
      serve(router, takeMuch, [bodyLimit(512 * 1024)], ({ body }) => ({ length: body.text.length }))
      serve(router, members, [signedIn('Please sign in to go on.')], () => ({}))
      serve(router, refuse, [], () => {
        throw new ApiError('itinerary-changed', 'Someone else changed it.', { headers: { 'x-hint': 'reload' } })
      })
      serve(router, fail, [], () => {
        throw new Error('connect ECONNREFUSED postgres://meander:hunter2@db/meander: select * from users')
      })
      serve(router, lie, [], () => JSON.parse('{"count":"three"}'))
    },
  })
})
afterAll(() => server.close())

const post = (path: string, body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  server.fetch(path, { method: 'POST', body, headers })

async function errorOf(answer: Response) {
  return { status: answer.status, ...ErrorBody.parse(await answer.json()) }
}

describe('who asks', () => {
  it('takes the identifier out of the query of a read and the body of a change [7.1] [7.4]', async () => {
    expect(await server.as('mdr_anna').call(readEcho, {})).toEqual({ day: null, who: 'guest mdr_anna' })
    expect(await server.as('mdr_anna').call(writeEcho, { body: { day: '2027-03-14' } })).toEqual({ day: '2027-03-14', who: 'guest mdr_anna' })
  })

  it('knows nobody by an identifier that is missing, null or empty', async () => {
    expect((await server.as(null).call(readEcho, {})).who).toBe('nobody')
    expect(await (await post('/api/test/echo', '{"day":"2027-03-14","clientUserId":null}')).json()).toMatchObject({ who: 'nobody' })
    expect(await (await server.fetch('/api/test/echo?clientUserId=')).json()).toMatchObject({ who: 'nobody' })
  })

  it.each(['7', '{"a":1}', JSON.stringify('x'.repeat(129))])('refuses the identifier %.20s', async (value) => {
    expect(await errorOf(await post('/api/test/echo', `{"day":"2027-03-14","clientUserId":${value}}`))).toMatchObject({
      status: 400,
      code: 'bad-request',
      message: 'Please check "clientUserId": it must be a text of at most 128 characters.',
    })
  })

  it('keeps guests out where an account is needed', async () => {
    expect(await errorOf(await server.as('mdr_anna').send(members))).toMatchObject({ status: 401, code: 'not-signed-in', message: 'Please sign in to go on.' })
  })
})

describe('what is asked', () => {
  it.each([
    ['{"day":"2027-02-30"}', 'Please check "day": must be a date that exists.'],
    ['{"day":"tomorrow"}', 'Please check "day": must be a date such as 2027-03-14.'],
    ['{}', 'Please check "day": it is missing.'],
    ['[]', 'Please check the request: it must be an object.'],
    ['{"day":', 'The request body is not valid JSON.'],
  ])('names what is wrong with %s', async (body, message) => {
    expect(await errorOf(await post('/api/test/echo', body))).toMatchObject({ status: 400, code: 'bad-request', message })
  })

  it('are refused where they are no UTF-8, and not kept with other letters', async () => {
    const broken = new Uint8Array([...new TextEncoder().encode('{"day":"2027-03-14","note":"'), 0xff, 0xfe, ...new TextEncoder().encode('"}')])
    const answer = await server.fetch('/api/test/echo', { method: 'POST', body: broken, headers: { 'content-type': 'application/json' } })
    expect(await errorOf(answer)).toMatchObject({ status: 400, error: 'The request body is not valid UTF-8. Please send it in that encoding.' })
  })

  it('names what is wrong with the query', async () => {
    expect(await errorOf(await server.fetch('/api/test/echo?day=14.3.2027'))).toMatchObject({ status: 400, message: 'Please check "day": must be a date such as 2027-03-14.' })
  })

  it('takes JSON only, so that a plain form of another site cannot write', async () => {
    const form = await post('/api/test/echo', 'day=2027-03-14', { 'content-type': 'application/x-www-form-urlencoded' })
    expect(await errorOf(form)).toMatchObject({ status: 415, code: 'unsupported-media-type' })
    expect((await post('/api/test/echo', '{"day":"2027-03-14"}', { 'content-type': 'text/plain' })).status).toBe(415)
  })

  it('takes 64 kB of JSON, and more only where a route says so', async () => {
    const text = 'x'.repeat(70_000)
    expect(await errorOf(await post('/api/test/echo', JSON.stringify({ day: '2027-03-14', note: text })))).toMatchObject({
      status: 413,
      code: 'payload-too-large',
      message: 'The request is too large. At most 64 kB are accepted.',
    })
    expect(await server.as(null).call(takeMuch, { body: { text } })).toEqual({ length: 70_000 })
  })

  it('stops reading a body of unknown length at the limit', async () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(8192))) })
    const answer = await server
      .fetch('/api/test/echo', { method: 'POST', body: endless, duplex: 'half', headers: { 'content-type': 'application/json' } } as RequestInit)
      .then(({ status }) => status, () => 'cut')
    expect([413, 'cut']).toContain(answer)
  })
})

describe('what is answered', () => {
  it('is never stored by a browser or a proxy', async () => {
    expect((await server.fetch('/api/test/echo')).headers.get('cache-control')).toBe('no-store')
    expect((await server.fetch('/api/test/refused')).headers.get('cache-control')).toBe('no-store')
  })

  it('is, for a known failure, its status, its sentence twice, its code and the id of the request [8.5]', async () => {
    const answer = await server.fetch('/api/test/refused', { headers: { 'x-request-id': 'trace-12345' } })
    expect(answer.status).toBe(409)
    expect(answer.headers.get('x-hint')).toBe('reload')
    expect(await answer.json()).toEqual({
      error: 'Someone else changed it.',
      message: 'Someone else changed it.',
      code: 'itinerary-changed',
      requestId: 'trace-12345',
    })
  })

  it('says nothing of the inside for an unknown failure [8.6]', async () => {
    const answer = await server.fetch('/api/test/failing')
    const text = await answer.text()
    expect(answer.status).toBe(500)
    expect(JSON.parse(text)).toMatchObject({ code: 'internal', error: 'Something went wrong on our side. Please try again.' })
    expect(text).not.toMatch(/ECONNREFUSED|hunter2|select|users|\.ts|at /)
  })

  it('is checked against the contract, so that a test sees a reply that breaks it', async () => {
    expect(await errorOf(await server.fetch('/api/test/lying'))).toMatchObject({ status: 500, code: 'internal' })
  })

  it('is JSON under /api/ even where nothing is', async () => {
    expect(await errorOf(await server.fetch('/api/nowhere'))).toMatchObject({ status: 404, code: 'not-found' })
    const wrong = await server.fetch('/api/test/echo', { method: 'PUT' })
    expect(wrong.headers.get('allow')?.split(', ').toSorted()).toEqual(['GET', 'HEAD', 'POST'])
    expect(await errorOf(wrong)).toMatchObject({ status: 405, code: 'method-not-allowed' })
    expect((await server.fetch('/api/itineraries/%E0%A4%A')).status).toBeLessThan(500)
  })
})

describe('the id of a request', () => {
  it("is the caller's own when it is a sensible one", async () => {
    const answer = await server.fetch('/healthz', { headers: { 'x-request-id': 'abc-DEF_123' } })
    expect(answer.headers.get('x-request-id')).toBe('abc-DEF_123')
  })

  it.each(['short', 'x'.repeat(65), 'has space here', '{"forged":"line"}'])('is a new one in place of %.20s', async (given) => {
    const answer = await server.fetch('/healthz', { headers: { 'x-request-id': given } })
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})
