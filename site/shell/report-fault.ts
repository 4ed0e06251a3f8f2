import type { EndpointInput } from '@meander/sdk/contract/endpoint'
import { FAULT_LIMITS, reportFault as endpoint } from '@meander/sdk/contract/faults'
import { request } from './request.ts'

type Fault = EndpointInput<typeof endpoint>['body']

/** Errors whose sentences browsers write, with names of the code in them. A `SyntaxError` may quote what could not be read. */
const BY_BROWSERS = [TypeError, ReferenceError, RangeError]
const FRAME = /^\s*at |@/

/** What may be told of an error: the kind, and where in the scripts. Addresses without what follows their path, which may be a key. */
export function describeFault(where: string, error: unknown): Fault {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error()
  const frames = stack.split('\n').filter((line) => FRAME.test(line) && !line.includes(message || '\n'))
  return {
    where: where.slice(0, FAULT_LIMITS.where),
    kind: name.slice(0, FAULT_LIMITS.kind),
    stack: bare(frames.map((line) => line.trim()).join('\n')).slice(0, FAULT_LIMITS.stack),
    ...(BY_BROWSERS.some((kind) => error instanceof kind) && { message: bare(message).slice(0, FAULT_LIMITS.message) }),
  }
}

const bare = (text: string): string => text.replace(/(https?:\/\/[^\s?#)]+)[?#][^\s:)]*/g, '$1')

/** Has the server write it into its log. Where that cannot be reached, the console's line is the log. */
export const reportFault = (where: string, error: unknown): Promise<unknown> => request(endpoint, { body: describeFault(where, error) }).catch(() => null)
