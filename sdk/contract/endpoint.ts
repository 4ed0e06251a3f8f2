import * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/** A schema of zod or zod/mini. */
export type Schema = z.ZodMiniType

/** What one call of the API is: the client, the server route and the tests all read this same value. */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** A whole path with `:name` for each parameter. */
  readonly path: `/api/${string}`
  readonly params: Params
  readonly query: Query
  /** JSON body. Every call also carries `clientUserId`, which the server takes apart before this schema sees it. */
  readonly body: Body
  readonly reply: Reply
  /** The errors that this call is expected to answer, beside those that any call can. */
  readonly errors: readonly ErrorCode[]
}

export const Nothing = z.object({})
export type Nothing = z.infer<typeof Nothing>

type Given<Params extends Schema, Query extends Schema, Body extends Schema, Reply extends Schema> = Pick<
  Endpoint,
  'method' | 'path'
> & { params?: Params; query?: Query; body?: Body; reply: Reply; errors?: readonly ErrorCode[] }

/** Names one call. Parts left out are empty: no parameters, no query, no body, no errors of its own. */
export function defineEndpoint<
  Reply extends Schema,
  Params extends Schema = typeof Nothing,
  Query extends Schema = typeof Nothing,
  Body extends Schema = typeof Nothing,
>(given: Given<Params, Query, Body, Reply>): Endpoint<Params, Query, Body, Reply> {
  return {
    method: given.method,
    path: given.path,
    params: given.params ?? (Nothing as unknown as Params),
    query: given.query ?? (Nothing as unknown as Query),
    body: given.body ?? (Nothing as unknown as Body),
    reply: given.reply,
    errors: given.errors ?? [],
  }
}

/** Keys of the three inputs may be left out when they hold nothing that is required. */
type OptionalWhenEmpty<Key extends string, Value> =
  Record<never, never> extends Value ? { [K in Key]?: Value } : { [K in Key]: Value }

/** What a caller gives: `{ params, query, body }`, each only where the endpoint has it. */
export type EndpointInput<E extends Endpoint> = OptionalWhenEmpty<'params', z.input<E['params']>> &
  OptionalWhenEmpty<'query', z.input<E['query']>> &
  OptionalWhenEmpty<'body', z.input<E['body']>>

/** What a route is given after parsing. */
export interface EndpointRequest<E extends Endpoint> {
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
}

export type EndpointReply<E extends Endpoint> = z.output<E['reply']>

/** Puts parameters into a path: `fillPath('/api/itineraries/:id', { id: 'a b' })` is `/api/itineraries/a%20b`. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
}
