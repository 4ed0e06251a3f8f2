import { Readable } from 'node:stream'
import type Router from '@koa/router'
import type Koa from 'koa'
import type { Endpoint } from '@meander/sdk/contract/endpoint'
import { STREAM_HEADER, STREAM_PROTOCOL } from '@meander/sdk/contract/protocol'
import { loggable, publicError } from './errors.ts'
import { stateOf } from './request-state.ts'
import { addRoute, readRequest } from './serve.ts'
import type { ServedRequest } from './serve.ts'

export type StreamHandler<E extends Endpoint> = (request: ServedRequest<E>) => AsyncIterable<string> | Promise<AsyncIterable<string>>

/** Silence after which an empty data part is sent, so that no proxy takes the connection for dead. Milliseconds. */
const HEARTBEAT = 15_000
const HEARTBEAT_LINE = '2:[]\n'

/**
 * Answers one call with lines of the chat stream, each sent the moment it is there.
 *
 * The iterable is a reader's view of work that goes on elsewhere: when the connection closes, its `return()` is called
 * and nothing more; stopping the work is not this function's business. When it throws, the status has long been sent,
 * so the failure becomes a last `3:` line that says as little as any error answer.
 */
export function serveStream<E extends Endpoint>(router: Router, endpoint: E, guards: Koa.Middleware[], handler: NoInfer<StreamHandler<E>>): void {
  addRoute(router, endpoint, guards, async (ctx) => {
    const lines = await handler(await readRequest(endpoint, ctx))
    ctx.compress = false
    ctx.status = 200
    ctx.set({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-cache',
      'x-accel-buffering': 'no',
      [STREAM_HEADER]: STREAM_PROTOCOL,
    })
    const { log } = stateOf(ctx)
    const gone = new Promise<'gone'>((resolve) => ctx.res.once('close', () => resolve('gone')))
    const body = Readable.from(withLastResort(withHeartbeat(lines, gone), (error) => log.error({ failure: loggable(error) }, 'stream failed')), {
      objectMode: false,
      highWaterMark: 64 * 1024,
    })
    // A reader that goes away is everyday life, not a failure to report.
    body.on('error', () => {})
    ctx.req.socket.setNoDelay(true)
    ctx.flushHeaders()
    ctx.body = body
  })
}

async function* withLastResort(lines: AsyncIterable<string>, report: (error: unknown) => void): AsyncGenerator<string> {
  try {
    yield* lines
  } catch (error) {
    const known = publicError(error)
    if (known.status >= 500) report(error)
    yield `3:${JSON.stringify(known.message)}\n`
  }
}

async function* withHeartbeat(lines: AsyncIterable<string>, gone: Promise<'gone'>): AsyncGenerator<string> {
  const reader = lines[Symbol.asyncIterator]()
  let next = reader.next()
  try {
    for (;;) {
      const result = await Promise.race([orSilence(next), gone])
      if (result === 'gone') return
      if (result === 'silence') {
        yield HEARTBEAT_LINE
      } else if (result.done === true) {
        return
      } else {
        yield result.value
        next = reader.next()
      }
    }
  } finally {
    // What comes now has no reader, a failure neither. Not awaited: a generator answers `return()` only after the step it is in.
    next.catch(() => {})
    reader.return?.().catch(() => {})
  }
}

async function orSilence<T>(next: Promise<T>): Promise<T | 'silence'> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<'silence'>((resolve) => {
    timer = setTimeout(resolve, HEARTBEAT, 'silence').unref()
  })
  try {
    return await Promise.race([next, silence])
  } finally {
    clearTimeout(timer)
  }
}
