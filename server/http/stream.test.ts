import { request } from 'node:http'
import * as z from 'zod/mini'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defineEndpoint, Nothing } from '@meander/sdk/contract/endpoint'
import { startServer } from '../test/start-server.ts'
import type { TestServer } from '../test/start-server.ts'
import { ApiError } from './errors.ts'
import { serveStream } from './stream.ts'

const stream = defineEndpoint({ method: 'POST', path: '/api/test/stream', body: z.object({ what: z.string() }), reply: Nothing })

/** A source that a test feeds by hand, and that remembers whether its reader left. */
function createSource() {
  const waiting: ((line: string) => void)[] = []
  let leave = () => {}
  const left = new Promise<void>((resolve) => (leave = resolve))
  const lines: AsyncIterable<string> = {
    [Symbol.asyncIterator]: () => ({
      next: () => new Promise((resolve) => waiting.push((value) => resolve({ done: false, value }))),
      async return() {
        leave()
        return { done: true, value: undefined }
      },
    }),
  }
  return { lines, left, send: (line: string) => waiting.shift()?.(line) }
}

let source = createSource()
let server: TestServer
beforeAll(async () => {
  server = await startServer({
    env: { LOG_LEVEL: 'silent' },
    routes(router) {
      serveStream(router, stream, [], async ({ body }) => {
        if (body.what === 'refuse') throw new ApiError('not-found', 'No such conversation.')
        return body.what === 'by hand' ? source.lines : failing(body.what)
      })
    },
  })
})
afterAll(() => server.close())

async function* failing(how: string): AsyncGenerator<string> {
  yield '0:"Hello"\n'
  if (how === 'inside') throw new Error('socket hang up at 10.0.0.7')
  throw new ApiError('provider-failed', 'The model does not answer.')
}

const open = (what: string) => server.as('mdr_anna').send(stream, { body: { what } })

describe('a stream', () => {
  it('says what it is and that nothing on the way may hold it back [7.19]', async () => {
    const answer = await open('known')
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'x-vercel-ai-data-stream': 'v1',
      'cache-control': 'no-cache',
      'x-accel-buffering': 'no',
    })
    expect(answer.headers.get('content-encoding')).toBeNull()
    await answer.text()
  })

  it('sends each line the moment it is there', async () => {
    source = createSource()
    const answer = await open('by hand')
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    source.send('f:{"messageId":"1"}\n')
    expect((await reader?.read())?.value).toBe('f:{"messageId":"1"}\n')
    source.send('0:"Lisbon"\n')
    expect((await reader?.read())?.value).toBe('0:"Lisbon"\n')
    await reader?.cancel()
  })

  it('tells its source when the reader has left, and no more', async () => {
    source = createSource()
    const { port } = new URL(server.url)
    const body = JSON.stringify({ what: 'by hand' })
    const call = request({ port, host: '127.0.0.1', path: '/api/test/stream', method: 'POST', headers: { 'content-type': 'application/json' } })
    call.on('error', () => {})
    call.end(body)
    await new Promise((resolve) => call.once('response', resolve))
    call.destroy()
    await source.left
  })

  it('ends a failure with an error part that says as little as any error answer [8.6]', async () => {
    expect(await (await open('inside')).text()).toBe('0:"Hello"\n3:"Something went wrong on our side. Please try again."\n')
    expect(await (await open('known')).text()).toBe('0:"Hello"\n3:"The model does not answer."\n')
  })

  it('that cannot begin is answered like any other call [8.5]', async () => {
    const answer = await open('refuse')
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'not-found', error: 'No such conversation.' })
  })
})
