import type { ErrorBody, ErrorCode } from '@meander/sdk/contract/errors'
import { isRecord } from '@meander/sdk/contract/is-record'

/** The server could not be reached, or the connection broke. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}

/** A guest's key, wherever an answer repeats it: whoever reads the log of a page would have it. */
const KEY = /("clientUserId"\s*:\s*)"[^"]*"/g

/** The server answered with a status that is not OK. The message is `{status}: {response text}`, without a guest's key. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: ErrorCode | null
  /** The response's text as it came, without a guest's key; may be empty. */
  readonly text: string
  /** Null when the answer was not the JSON of the contract. */
  readonly body: ErrorBody | null

  constructor(status: number, answer: string, statusText = '') {
    const text = answer.replace(KEY, '$1null')
    super(`${status}: ${text || statusText}`)
    const body = readBody(text)
    this.status = status
    this.text = text
    this.body = body
    this.code = body?.code ?? null
  }
}

/** The server's answer is not what the contract promises. */
export class ContractError extends Error {
  override readonly name = 'ContractError'
}

export const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

function readBody(text: string): ErrorBody | null {
  try {
    const body: unknown = JSON.parse(text)
    return isErrorBody(body) ? body : null
  } catch {
    return null
  }
}

function isErrorBody(body: unknown): body is ErrorBody {
  return isRecord(body) && typeof body.code === 'string' && typeof body.message === 'string'
}
