import type { EndpointInput } from '@meander/sdk/contract/endpoint'
import { FAULT_LIMITS, reportFault as endpoint } from '@meander/sdk/contract/faults'
import { request, RequestError } from './request.ts'

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

/** What could not be told yet: each as it goes to the server. It tells of the code alone, like the report itself. */
const KEPT = 'meander.faults'
/** The newest; whoever is offline for long needs no more of the same. */
const MOST = 5

const kept = (): string[] => JSON.parse(localStorage.getItem(KEPT) ?? '[]') as string[]
const keep = (faults: readonly string[]) => (faults.length > 0 ? localStorage.setItem(KEPT, JSON.stringify(faults.slice(-MOST))) : localStorage.removeItem(KEPT))
/** Whether it needs no telling any more: it is in the log, or the server would not have it at all. */
const tell = (fault: string): Promise<boolean> =>
  request(endpoint, { body: JSON.parse(fault) as Fault }).then(() => true, (error: unknown) => error instanceof RequestError && error.status === 400)

/** Has the server write it into its log: now, or, where that cannot be reached, once it can. */
export async function reportFault(where: string, error: unknown): Promise<void> {
  const fault = JSON.stringify(describeFault(where, error))
  if (!(await tell(fault))) keep([...kept(), fault])
}

/** Tells what is kept, the oldest first. What another tab has told meanwhile is told twice rather than lost. */
async function tellKept(): Promise<void> {
  for (const fault of kept()) {
    if (!(await tell(fault))) return
    const left = kept()
    const at = left.indexOf(fault)
    if (at >= 0) keep(left.filter((_, index) => index !== at))
  }
}

/** On every load, and whenever the connection comes back. */
export function watchFaults(): void {
  const tellNow = () => void tellKept().catch(() => keep([]))
  window.addEventListener('online', tellNow)
  tellNow()
}
