import { fillPath, type Endpoint, type EndpointInput, type EndpointReply } from '@meander/sdk/contract/endpoint'
import type { ClientUserId } from '@meander/sdk/contract/ids'
import { STREAM_HEADER, STREAM_PROTOCOL } from '@meander/sdk/contract/protocol'
import { SIGNED_IN_HEADER } from '@meander/sdk/contract/who-is-here'
import type { ReadableAtom } from 'nanostores'
import type { Api, CallOptions } from './client.ts'
import { ApiError, ContractError, isAbort, NetworkError } from './request-errors.ts'

interface ApiDeps {
  /** Address of the server, without a path. */
  origin: string
  /** Origin of the page around us; cookies travel only when it is the server's own. */
  pageOrigin: string
  /** Null before the visitor's first action: then no identifier is sent. */
  clientUserId: () => ClientUserId | null
  $token: ReadableAtom<string | null>
  /** Whether our own page takes somebody to be signed in by its cookie: then a call is never answered as a guest's. */
  signedIn?: () => boolean
  /** Hears that the server knows no sign-in behind a call that went out under one. */
  refused?: () => void
  /** Default: the page's own, read at each call, since pages wrap it late. */
  fetch?: typeof fetch
}

interface Input {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
  form?: FormData
}

/**
 * The one way to the server. POST, PUT and PATCH carry `clientUserId` in their JSON body, GET and DELETE in their query.
 * On the hosted site calls include the session cookie; from another origin they never do, since there the bearer says
 * who it is and a cookie would be a third party's.
 */
export function createApi(deps: ApiDeps): Api {
  async function send(endpoint: Endpoint, given: object, options: CallOptions): Promise<Response> {
    const request = deps.fetch ?? fetch
    // By the time of the answer there may be a fresh one.
    const token = deps.$token.get()
    const signedIn = deps.signedIn?.()
    const { url, init } = describe(endpoint, { ...given, form: options.form }, deps)
    let response: Response
    try {
      response = await request(url, { ...init, ...options })
    } catch (error) {
      throw isAbort(error) ? error : report(new NetworkError(reason(error), { cause: error }))
    }
    if (response.ok) return response
    const error = new ApiError(response.status, await response.text().catch(() => ''), response.statusText)
    if (error.code === 'not-signed-in' && deps.$token.get() === token && deps.signedIn?.() === signedIn) deps.refused?.()
    throw error.code && options.expects?.includes(error.code) ? error : report(error)
  }

  return {
    async call<E extends Endpoint>(endpoint: E, input: EndpointInput<E>, options: CallOptions = {}) {
      const response = await send(endpoint, input, options)
      return parse(endpoint, await bodyText(response)) as EndpointReply<E>
    },
    async send(endpoint, input, options = {}) {
      const response = await send(endpoint, input, options)
      await response.body?.cancel()
    },
    async stream(endpoint, input, options = {}) {
      const response = await send(endpoint, input, options)
      const protocol = response.headers.get(STREAM_HEADER)
      if (protocol !== STREAM_PROTOCOL) {
        void response.body?.cancel()
        throw report(new ContractError('Unknown stream protocol'))
      }
      if (!response.body) throw report(new ContractError('The response body is empty.'))
      return textOf(response.body)
    },
  }
}

function describe(endpoint: Endpoint, input: Input, deps: ApiDeps): { url: string; init: RequestInit } {
  const { method } = endpoint
  const clientUserId = deps.clientUserId()
  const token = deps.$token.get()
  const carriesBody = method !== 'GET' && method !== 'DELETE'
  const identity: Record<string, string> = clientUserId ? { clientUserId } : {}
  const url = new URL(fillPath(endpoint.path, input.params), deps.origin)
  for (const [name, value] of Object.entries({ ...input.query, ...(carriesBody ? {} : identity) })) {
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value))
  }
  const credentials = deps.origin === deps.pageOrigin ? 'include' : 'omit'
  const headers: Record<string, string> = { accept: 'application/json' }
  if (token) headers.authorization = `Bearer ${token}`
  // Whoever signs in, or asks who is here, may be nobody.
  else if (credentials === 'include' && !endpoint.path.startsWith('/api/auth/') && deps.signedIn?.()) headers[SIGNED_IN_HEADER] = '1'
  const body = carriesBody ? writeBody(input, identity, headers) : undefined
  return { url: url.href, init: { method, headers, credentials, body } }
}

/** Of a form the browser itself says the type, since it draws the line between the parts. */
function writeBody({ form, body }: Input, identity: Record<string, string>, headers: Record<string, string>): BodyInit {
  if (form) {
    for (const [name, value] of Object.entries(identity)) form.set(name, value)
    return form
  }
  headers['content-type'] = 'application/json'
  return JSON.stringify({ ...body, ...identity })
}

async function bodyText(response: Response): Promise<string> {
  try {
    return await response.text()
  } catch (error) {
    throw isAbort(error) ? error : report(new NetworkError(reason(error), { cause: error }))
  }
}

/**
 * The reply as it came. The server checks its replies by the contract, in its tests and in development; here a pinned
 * release has to get along with a newer server, and the schemas would be a tenth of what a visitor loads.
 */
function parse(endpoint: Endpoint, text: string): unknown {
  try {
    const reply: unknown = JSON.parse(text)
    if (typeof reply === 'object' && reply !== null) return reply
    throw new TypeError(`${text} is neither an object nor a list`)
  } catch (error) {
    throw report(new ContractError(`${endpoint.method} ${endpoint.path}: ${reason(error)}`, { cause: error }))
  }
}

/** Text pieces as they arrive; a broken connection rejects the read with `NetworkError`. */
function textOf(bytes: ReadableStream<Uint8Array>): ReadableStream<string> {
  const reader = bytes.getReader()
  const decoder = new TextDecoder()
  return new ReadableStream<string>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read()
        const text = done ? decoder.decode() : decoder.decode(value, { stream: true })
        if (text) controller.enqueue(text)
        else if (!done) controller.enqueue('')
        if (done) controller.close()
      } catch (error) {
        controller.error(isAbort(error) ? error : new NetworkError(reason(error), { cause: error }))
      }
    },
    cancel: (cause) => reader.cancel(cause),
  })
}

function report<E extends Error>(error: E): E {
  console.error(error)
  return error
}

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error))
