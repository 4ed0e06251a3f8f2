import type Koa from 'koa'
import * as z from 'zod/mini'
import { ClientUserId } from '@meander/sdk/contract/ids'
import { ApiError } from './errors.ts'
import { stateOf } from './request-state.ts'

/** A request taken apart: the identifier that every call carries, and the rest. */
export interface RequestInput {
  clientUserId: ClientUserId | null
  query: Record<string, unknown>
  body: unknown
}

export const DEFAULT_BODY_LIMIT = 64 * 1024

/** Body and query of the request, read once. A multipart body is left for the route that takes it. */
export function readInput(ctx: Koa.Context): Promise<RequestInput> {
  const state = stateOf(ctx)
  state.input ??= takeApart(ctx, state.bodyLimit ?? DEFAULT_BODY_LIMIT)
  return state.input
}

async function takeApart(ctx: Koa.Context, limit: number): Promise<RequestInput> {
  const { clientUserId: inQuery, ...query } = ctx.query
  const sent = await readJson(ctx, limit)
  if (!isRecord(sent)) return { clientUserId: readIdentifier(inQuery), query, body: sent }
  const { clientUserId: inBody, ...body } = sent
  return { clientUserId: readIdentifier(inBody ?? inQuery), query, body }
}

/** What was sent as `clientUserId`; null where nothing was. */
export function readIdentifier(value: unknown): ClientUserId | null {
  if (value === undefined || value === null || value === '') return null
  const parsed = z.safeParse(ClientUserId, value)
  if (!parsed.success) throw new ApiError('bad-request', 'Please check "clientUserId": it must be a text of at most 128 characters.')
  // No database keeps these, so that nothing could be kept for such a caller.
  if (/\u0000|\p{Surrogate}/u.test(parsed.data)) throw new ApiError('bad-request', 'Please check "clientUserId": it holds characters that an identifier cannot have.')
  return parsed.data
}

async function readJson(ctx: Koa.Context, limit: number): Promise<unknown> {
  const hasBody = ctx.get('transfer-encoding') !== '' || (ctx.request.length ?? 0) > 0
  if (!hasBody || ctx.is('multipart/form-data')) return {}
  if (!ctx.is('application/json')) {
    throw new ApiError('unsupported-media-type', 'Please send the request as JSON (content-type: application/json).')
  }
  const text = await readText(ctx, limit)
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ApiError('bad-request', 'The request body is not valid JSON.', { cause })
  }
}

async function readText(ctx: Koa.Context, limit: number): Promise<string> {
  if ((ctx.request.length ?? 0) > limit) throw tooLarge(ctx, limit)
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of untilCut(ctx.req)) {
    size += chunk.length
    if (size > limit) throw tooLarge(ctx, limit)
    chunks.push(chunk)
  }
  return decode(Buffer.concat(chunks))
}

/** What is no UTF-8 would be kept with other letters than were sent. */
function decode(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch (cause) {
    throw new ApiError('bad-request', 'The request body is not valid UTF-8. Please send it in that encoding.', { cause })
  }
}

/** A caller who leaves in the middle of a sentence is no failure of ours. */
async function* untilCut(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* body
  } catch (cause) {
    throw new ApiError('bad-request', 'The request broke off before its end.', { cause })
  }
}

function tooLarge(ctx: Koa.Context, limit: number): ApiError {
  // The rest of the body is not read, so the connection cannot be used for another request.
  ctx.set('connection', 'close')
  return new ApiError('payload-too-large', `The request is too large. At most ${Math.floor(limit / 1024)} kB are accepted.`)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
