import { postChat, resumeChat } from '@meander/sdk/contract/chat'
import type { EndpointInput } from '@meander/sdk/contract/endpoint'
import type { ConversationId } from '@meander/sdk/contract/ids'
import type { Api } from '../../api/client.ts'
import { ApiError, NetworkError } from '../../api/request-errors.ts'
import type { Reply } from './reply.ts'

/** How long to wait before each attempt to pick a dropped reply up again: long enough in all for a server to start anew. */
const RESUME_DELAYS_MS = [300, 1500, 4000, 8000, 15_000]

/** What a server says that is just stopping, starting or full, or a proxy in front of one. */
const PASSING_STATUSES = new Set([429, 502, 503, 504])

export interface FollowDeps {
  api: Api
  chatId: ConversationId
  signal: AbortSignal
  /** Called with what is known of the reply, again and again; after a drop it starts from its first part. */
  onReply: (reply: Reply) => void
}

/** Sends the messages and follows the reply to its end. */
export async function followReply(deps: FollowDeps, question: EndpointInput<typeof postChat>): Promise<Reply> {
  const stream = await deps.api.stream(postChat, question, { signal: deps.signal })
  const reply = await readReply(stream, deps)
  return reply.finished ? reply : resumeReply(deps)
}

/**
 * Picks up a reply whose connection was lost: the server goes on writing it meanwhile. A stream that ends without its
 * finish part was dropped as well.
 */
export async function resumeReply(deps: FollowDeps): Promise<Reply> {
  for (const delay of RESUME_DELAYS_MS) {
    await wait(delay, deps.signal)
    try {
      const stream = await deps.api.stream(resumeChat, { query: { chatId: deps.chatId } }, { signal: deps.signal })
      const reply = await readReply(stream, deps)
      if (reply.finished) return reply
    } catch (error) {
      if (!isPassing(error)) throw error
    }
  }
  throw new NetworkError('The connection was lost before the reply was complete.')
}

const isPassing = (error: unknown) => error instanceof NetworkError || (error instanceof ApiError && PASSING_STATUSES.has(error.status))

/** How an answer is read comes with what shows it, while the question is on its way. */
async function readReply(stream: ReadableStream<string>, deps: FollowDeps): Promise<Reply> {
  const reading = await import('./read-reply.ts').catch((error: unknown) => {
    void stream.cancel().catch(() => {})
    throw new NetworkError(String(error), { cause: error })
  })
  return reading.readReply(stream, deps)
}

export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    signal.addEventListener('abort', stop, { once: true })
  })
}
