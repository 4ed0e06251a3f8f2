import { readCurrentUser as currentUser, signOut, type User } from '@meander/sdk/contract/auth'
import { fillPath, type Endpoint, type EndpointInput, type EndpointReply } from '@meander/sdk/contract/endpoint'
import { NOBODY_HEADER } from '@meander/sdk/contract/who-is-here'
import { readClientUserId } from './visitor.ts'

/** A call that was answered, but not with success; the message is `{status}: {response text}`. */
export class RequestError extends Error {
  readonly status: number
  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
    this.status = status
  }
}

/** One call of the contract, for the pages that show the live API. Answers the reply and how long it took. */
export async function request<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  headers: Record<string, string> = {},
): Promise<{ reply: EndpointReply<E>; milliseconds: number }> {
  const { params, query, body } = input as { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: object }
  const address = new URL(fillPath(endpoint.path, params), window.location.origin)
  const clientUserId = readClientUserId()
  const identity = clientUserId ? { clientUserId } : {}
  const reads = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  for (const [name, value] of Object.entries({ ...query, ...(reads ? identity : {}) })) address.searchParams.set(name, String(value))
  const started = performance.now()
  const response = await fetch(address, {
    method: endpoint.method,
    credentials: 'include',
    headers: reads ? headers : { ...headers, 'content-type': 'application/json' },
    ...(reads ? {} : { body: JSON.stringify({ ...body, ...identity }) }),
  })
  if (!response.ok) throw new RequestError(response.status, (await response.text()) || response.statusText)
  return { reply: (response.status === 204 ? null : await response.json()) as EndpointReply<E>, milliseconds: Math.round(performance.now() - started) }
}

/** The signed-in user, or null: nobody is no error here, whether it is told by a 204 or a 401. */
export async function readCurrentUser(): Promise<User | null> {
  try {
    return (await request(currentUser, {}, { [NOBODY_HEADER]: '1' })).reply
  } catch (error) {
    if (error instanceof RequestError && error.status === 401) return null
    throw error
  }
}

/** Ends the sign-in that the browser's cookie stands for, if any. Rejects where the server does not answer that it has. */
export const endSession = () => request(signOut, {})
