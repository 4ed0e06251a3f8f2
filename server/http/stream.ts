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
    const body = readableOf(lines, (error) => log.error({ failure: loggable(error) }, 'stream failed'))
    // A reader that goes away is everyday life, not a failure to report.
    body.on('error', () => {})
    ctx.req.socket.setNoDelay(true)
    ctx.flushHeaders()
    ctx.body = body
  })
}

/** The lines as they come, under a heartbeat. One timer a stream: thousands of lines a second would else make as many. */
function readableOf(lines: AsyncIterable<string>, report: (error: unknown) => void): Readable {
  const reader = lines[Symbol.asyncIterator]()
  const heartbeat = setTimeout(() => {
    if (body.destroyed || body.readableEnded) return
    body.push(HEARTBEAT_LINE)
    heartbeat.refresh()
  }, HEARTBEAT).unref()
  let reading = false

  async function readOn(): Promise<void> {
    for (let takesMore = true; takesMore; ) {
      const { value, done } = await reader.next()
      if (body.destroyed) return
      heartbeat.refresh()
      takesMore = body.push(done === true ? null : value) && done !== true
    }
  }
  function lastResort(error: unknown): void {
    if (body.destroyed) return
    const known = publicError(error)
    if (known.status >= 500) report(error)
    body.push(`3:${JSON.stringify(known.message)}\n`)
    body.push(null)
  }

  const body = new Readable({
    highWaterMark: 64 * 1024,
    read() {
      if (reading) return
      reading = true
      readOn()
        .catch(lastResort)
        .finally(() => (reading = false))
    },
    destroy(error, done) {
      clearTimeout(heartbeat)
      // Not awaited: a generator answers `return()` only after the step it is in, and a failure of it has no reader.
      reader.return?.().catch(() => {})
      done(error)
    },
  })
  return body
}
