import type Router from '@koa/router'
import type Koa from 'koa'
import * as z from 'zod/mini'
import type { Endpoint, EndpointReply, EndpointRequest, Schema } from '@meander/sdk/contract/endpoint'
import { ApiError } from './errors.ts'
import { readInput } from './read-input.ts'
import { stateOf } from './request-state.ts'
import { sayIssue } from './say-issue.ts'
import { viewerOf } from './viewer.ts'
import type { Viewer } from './viewer.ts'

// The contract is written with zod/mini, which comes without sentences.
z.config(z.locales.en())

/** What a handler is given: the parsed call, who asks, and Koa's context for the rare case that needs it. */
export type ServedRequest<E extends Endpoint> = EndpointRequest<E> & { viewer: Viewer; ctx: Koa.Context }
export type Handler<E extends Endpoint> = (request: ServedRequest<E>) => EndpointReply<E> | Promise<EndpointReply<E>>

/**
 * Answers one call of the contract. Guards run first, in the order given; then parameters, query and body are parsed
 * (400 'bad-request' naming the field); then the handler is asked.
 */
export function serve<E extends Endpoint>(router: Router, endpoint: E, guards: Koa.Middleware[], handler: NoInfer<Handler<E>>): void {
  addRoute(router, endpoint, guards, async (ctx) => {
    const reply = await handler(await readRequest(endpoint, ctx))
    if (stateOf(ctx).checkReplies) checkReply(endpoint, reply)
    ctx.set('cache-control', 'no-store')
    ctx.body = reply
  })
}

export function addRoute(router: Router, endpoint: Endpoint, guards: Koa.Middleware[], answer: (ctx: Koa.Context) => Promise<void>): void {
  router.register(endpoint.path, [endpoint.method], [...guards, answer])
}

export async function readRequest<E extends Endpoint>(endpoint: E, ctx: Koa.Context): Promise<ServedRequest<E>> {
  const { query, body } = await readInput(ctx)
  const parsed: EndpointRequest<Endpoint> = {
    params: parse(endpoint.params, ctx.params),
    query: parse(endpoint.query, query),
    body: parse(endpoint.body, body),
  }
  // What the endpoint's own schemas gave is of the endpoint's own types; the compiler cannot follow that through `E`.
  return { ...(parsed as EndpointRequest<E>), viewer: await viewerOf(ctx), ctx }
}

function parse(schema: Schema, value: unknown): unknown {
  const parsed = z.safeParse(schema, value, { error: sayIssue })
  if (parsed.success) return parsed.data
  throw new ApiError('bad-request', describe(parsed.error.issues[0]))
}

function describe(issue: z.core.$ZodIssue | undefined): string {
  if (issue === undefined) return 'The request is not as expected.'
  const field = issue.path.join('.')
  return `Please check ${field === '' ? 'the request' : `"${field}"`}: ${issue.message.replace(/\.$/, '')}.`
}

/** A reply that breaks the contract is our own mistake, so it fails like any other. */
function checkReply(endpoint: Endpoint, reply: unknown): void {
  const parsed = z.safeParse(endpoint.reply, reply)
  if (!parsed.success) {
    throw new Error(`${endpoint.method} ${endpoint.path} answers what the contract does not allow: ${z.prettifyError(parsed.error)}`)
  }
}
