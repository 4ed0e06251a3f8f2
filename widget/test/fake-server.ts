import type { Endpoint, EndpointReply } from '@meander/sdk/contract/endpoint'
import { ERROR_STATUS, type ErrorCode } from '@meander/sdk/contract/errors'

export interface FakeRequest {
  method: string
  path: string
  params: Record<string, string>
  query: Record<string, string>
  body: Record<string, unknown>
  headers: Headers
  credentials: RequestCredentials | undefined
}

type Answer = (request: FakeRequest) => unknown

export interface FakeServer {
  /** Answers the calls of an endpoint: with a reply, which the contract checks, a `Response`, or by throwing. The last one given wins. */
  on<E extends Endpoint>(endpoint: E, answer: (request: FakeRequest) => EndpointReply<E> | Response | Promise<EndpointReply<E> | Response>): FakeServer
  /** Every call that was made, in order. */
  calls: FakeRequest[]
  /** Calls of one endpoint. */
  callsOf(endpoint: Endpoint): FakeRequest[]
  fetch: typeof fetch
}

/** A server at the other side of `fetch`: real requests and responses, handlers by contract endpoint. */
export function fakeServer(): FakeServer {
  const handlers: { endpoint: Endpoint; answer: Answer }[] = []
  const calls: FakeRequest[] = []
  const made: { endpoint: Endpoint; request: FakeRequest }[] = []

  const server: FakeServer = {
    on(endpoint, answer) {
      handlers.unshift({ endpoint, answer: answer as Answer })
      return server
    },
    calls,
    callsOf: (endpoint) => made.filter((call) => call.endpoint.path === endpoint.path && call.endpoint.method === endpoint.method).map(({ request }) => request),
    async fetch(input, init = {}) {
      init.signal?.throwIfAborted()
      const request = readRequest(String(input), init)
      calls.push(request)
      for (const { endpoint, answer } of handlers) {
        const params = matchPath(endpoint, request)
        if (!params) continue
        made.push({ endpoint, request })
        const reply = await answer({ ...request, params })
        init.signal?.throwIfAborted()
        return reply instanceof Response ? reply : Response.json(endpoint.reply.parse(reply))
      }
      return failure('not-found', `nothing answers ${request.method} ${request.path}`)
    },
  }
  return server
}

/** An error answer of the contract. */
export function failure(code: ErrorCode, message = 'It did not work.'): Response {
  return Response.json({ error: message, message, code, requestId: 'test' }, { status: ERROR_STATUS[code] })
}

function readRequest(address: string, init: RequestInit): FakeRequest {
  const url = new URL(address)
  return {
    method: init.method ?? 'GET',
    path: url.pathname,
    params: {},
    query: Object.fromEntries(url.searchParams),
    body: readBody(init.body),
    headers: new Headers(init.headers),
    credentials: init.credentials,
  }
}

function readBody(body: RequestInit['body']): Record<string, unknown> {
  if (body instanceof FormData) return Object.fromEntries(body)
  return typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : {}
}

function matchPath(endpoint: Endpoint, { method, path }: FakeRequest): Record<string, string> | null {
  if (endpoint.method !== method) return null
  const names: string[] = []
  const pattern = endpoint.path.replace(/:(\w+)/g, (_, name: string) => (names.push(name), '([^/]+)'))
  const match = new RegExp(`^${pattern}$`).exec(path)
  return match ? Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')])) : null
}
