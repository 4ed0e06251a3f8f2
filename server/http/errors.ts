import type Koa from 'koa'
import type { Logger } from 'pino'
import { ERROR_STATUS } from '@meander/sdk/contract/errors'
import type { ErrorBody, ErrorCode } from '@meander/sdk/contract/errors'
import { stateOf } from './request-state.ts'

/** A failure that the caller may be told of: a word of the contract and a sentence for the person. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly headers: Readonly<Record<string, string>>
  /** What the code has more to tell, as JSON. */
  readonly details: unknown

  constructor(code: ErrorCode, message: string, options: { cause?: unknown; headers?: Record<string, string>; details?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.name = 'ApiError'
    this.code = code
    this.headers = options.headers ?? {}
    this.details = options.details
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }
}

export const INTERNAL_SENTENCE = 'Something went wrong on our side. Please try again.'

/** What the caller may know of a failure. Anything but an `ApiError` is 'internal' and says nothing of the inside. */
export function publicError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('internal', INTERNAL_SENTENCE, { cause: error })
}

export function errorBody(error: ApiError, requestId: string): ErrorBody {
  const { message, code, details } = error
  return { error: message, message, code, requestId, ...(details !== undefined && { details }) }
}

/** The only place where a failure becomes an answer. */
export async function answerErrors(ctx: Koa.Context, next: Koa.Next): Promise<void> {
  try {
    await next()
  } catch (error) {
    const { requestId, log } = stateOf(ctx)
    const known = publicError(error)
    if (known.status >= 500) log.error({ code: known.code, failure: loggable(error) }, 'request failed')
    ctx.status = known.status
    ctx.set({ ...known.headers, 'cache-control': 'no-store' })
    ctx.body = errorBody(known, requestId)
  }
}

/** What breaks once an answer is on its way: mostly readers who leave, which is everyday life. */
export function reportLateFailure(log: Logger): (error: unknown) => void {
  return (error) => {
    const left = error instanceof Error && 'code' in error && LEFT.has(String(error.code))
    log[left ? 'debug' : 'warn']({ failure: loggable(error) }, 'answer broke off')
  }
}

const LEFT = new Set(['EPIPE', 'ECONNRESET', 'ECONNABORTED', 'ERR_STREAM_PREMATURE_CLOSE'])

/** The chain of an error, for the log. Kept to names, messages and stacks: a driver's error may carry the values of a query. */
export function loggable(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const own = error.stack ?? `${error.name}: ${error.message}`
  return error.cause === undefined ? own : `${own}\ncaused by ${loggable(error.cause)}`
}
