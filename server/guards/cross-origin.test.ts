import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defineEndpoint } from '@meander/sdk/contract/endpoint'
import { serve } from '../http/serve.ts'
import { signIn } from '../test/sign-in.ts'
import { startServer } from '../test/start-server.ts'
import type { TestServer } from '../test/start-server.ts'

const read = defineEndpoint({ method: 'GET', path: '/api/test/read', reply: z.object({ viewer: z.string() }) })
const write = defineEndpoint({ method: 'POST', path: '/api/test/write', reply: z.object({ viewer: z.string() }) })

function start(env: Record<string, string>): Promise<TestServer> {
  return startServer({
    env,
    routes(router) {
      serve(router, read, [], ({ viewer }) => ({ viewer: viewer.kind }))
      serve(router, write, [], ({ viewer }) => ({ viewer: viewer.kind }))
    },
  })
}

/** What a page of that origin may do. */
async function tryFrom(server: TestServer, origin: string) {
  const preflight = await server.fetch('/api/test/write', {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
  })
  const reading = await server.fetch('/api/test/read', { headers: { origin } })
  const writing = await server.fetch('/api/test/write', { method: 'POST', headers: { origin, 'content-type': 'application/json' }, body: '{}' })
  return {
    asked: preflight.headers.get('access-control-allow-origin'),
    reads: reading.headers.get('access-control-allow-origin'),
    writes: writing.status,
    credentials: [preflight, reading, writing].some((answer) => answer.headers.has('access-control-allow-credentials')),
    vary: reading.headers.get('vary'),
  }
}
const allowed = (origin: string) => ({ asked: origin, reads: origin, writes: 200, credentials: false })
const refused = { asked: null, reads: null, writes: 403, credentials: false }

describe('with nothing configured', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await start({})
  })
  afterAll(() => server.close())

  it.each(['http://localhost:3001', 'http://localhost', 'https://localhost:8443', 'http://127.0.0.1:5173', 'http://[::1]:3001'])('%s may embed', async (origin) => {
    expect(await tryFrom(server, origin)).toMatchObject(allowed(origin))
  })

  it.each([
    'https://blog.example.com', 'http://localhost.evil.example', 'http://evil-localhost:3001', 'http://localhost:3001.evil.example',
    'http://127.0.0.1.nip.io', 'http://127.0.0.2:3000', 'http://[::1].evil.example', 'file://', 'null', 'http://localhost:3001/path', 'HTTP://LOCALHOST:3001',
  ])('%s may not', async (origin) => {
    expect(await tryFrom(server, origin)).toMatchObject(refused)
  })

  it('tells caches that the answer depends on the origin', async () => {
    expect((await tryFrom(server, 'http://localhost:3001')).vary).toMatch(/\borigin\b/i)
    expect((await tryFrom(server, 'https://blog.example.com')).vary).toMatch(/\borigin\b/i)
  })

  it('lets a browser keep the preflight, and names what may be sent and seen', async () => {
    const preflight = await server.fetch('/api/test/write', {
      method: 'OPTIONS',
      headers: { origin: 'http://localhost:3001', 'access-control-request-method': 'DELETE', 'access-control-request-headers': 'x-anything' },
    })
    expect(preflight.status).toBe(204)
    expect(Number(preflight.headers.get('access-control-max-age'))).toBeGreaterThan(600)
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization,content-type,x-request-id')
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET,POST,PUT,PATCH,DELETE')
    const answer = await server.fetch('/api/test/read', { headers: { origin: 'http://localhost:3001' } })
    expect(answer.headers.get('access-control-expose-headers')).toContain('x-request-id')
  })

  it('says who refuses, and a page that may embed can read why a call failed', async () => {
    const foreign = await server.fetch('/api/test/write', { method: 'POST', headers: { origin: 'https://blog.example.com', 'content-type': 'application/json' }, body: '{}' })
    expect(await foreign.json()).toMatchObject({ code: 'origin-not-allowed', message: expect.stringContaining('https://blog.example.com') })
    const failed = await server.fetch('/api/nowhere', { headers: { origin: 'http://localhost:3001' } })
    expect(failed.status).toBe(404)
    expect(failed.headers.get('access-control-allow-origin')).toBe('http://localhost:3001')
  })
})

describe('with a list of origins', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await start({ ALLOWED_ORIGINS: 'https://blog.example.com, https://www.example.org:8443' })
  })
  afterAll(() => server.close())

  it.each(['https://blog.example.com', 'https://www.example.org:8443'])('%s may embed', async (origin) => {
    expect(await tryFrom(server, origin)).toMatchObject(allowed(origin))
  })

  it.each([
    'http://blog.example.com', 'https://blog.example.com:444', 'https://www.example.org', 'https://a.blog.example.com',
    'https://blog.example.com.evil.example', 'https://evilblog.example.com', 'http://localhost:3001', 'null',
  ])('%s may not', async (origin) => {
    expect(await tryFrom(server, origin)).toMatchObject(refused)
  })

  it('its own pages and callers that are no pages go on as ever', async () => {
    expect((await tryFrom(server, server.url)).writes).toBe(200)
    expect((await server.fetch('/api/test/write', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })).status).toBe(200)
  })
})

describe('a cookie', () => {
  let server: TestServer
  let cookie: string
  beforeAll(async () => {
    server = await start({})
    cookie = (await signIn(server, 'Anna')).browser.headers('/').cookie ?? ''
  })
  afterAll(() => server.close())

  const writeFrom = async (headers: Record<string, string>) => {
    const answer = await server.fetch('/api/test/write', { method: 'POST', headers: { cookie, 'content-type': 'application/json', ...headers }, body: '{}' })
    return { status: answer.status, ...(await answer.json()) as object }
  }

  it('writes from a page of the site itself', async () => {
    expect(await writeFrom({ origin: server.url })).toMatchObject({ status: 200, viewer: 'user' })
    expect(await writeFrom({ origin: server.url, 'sec-fetch-site': 'same-origin' })).toMatchObject({ status: 200, viewer: 'user' })
  })

  it('never writes without proof of the page that asked', async () => {
    expect(await writeFrom({})).toMatchObject({ status: 403, code: 'not-allowed' })
    expect(await writeFrom({ 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403, code: 'not-allowed' })
  })

  it('counts for nothing on a page that embeds the planner', async () => {
    expect(await writeFrom({ origin: 'http://localhost:3001', 'sec-fetch-site': 'same-site' })).toMatchObject({ status: 200, viewer: 'nobody' })
  })

  it('reads without proof', async () => {
    expect(await (await server.fetch('/api/test/read', { headers: { cookie } })).json()).toEqual({ viewer: 'user' })
  })
})
