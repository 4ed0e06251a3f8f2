import { postChat, resumeChat } from '@meander/sdk/contract/chat'
import { createPartDecoder, type StreamPart } from '@meander/sdk/contract/chat-stream'
import type { EndpointInput } from '@meander/sdk/contract/endpoint'
import type { ConversationId } from '@meander/sdk/contract/ids'
import type { Api } from '../../api/client.ts'
import { ApiError, NetworkError } from '../../api/request-errors.ts'
import { emptyReply, reduceReply, type Reply } from './reply.ts'

/** How long to wait before each attempt to pick a dropped reply up again: long enough in all for a server to start anew. */
const RESUME_DELAYS_MS = [300, 1500, 4000, 8000, 15_000]

/** What a server says that is just stopping, starting or full, or a proxy in front of one. */
const PASSING_STATUSES = new Set([429, 502, 503, 504])

interface FollowDeps {
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

async function readReply(stream: ReadableStream<string>, { onReply, signal }: FollowDeps): Promise<Reply> {
  const decoder = createPartDecoder()
  const reader = stream.getReader()
  const leave = () => void reader.cancel().catch(() => {})
  signal.addEventListener('abort', leave, { once: true })
  let reply = emptyReply
  const take = (parts: StreamPart[]) => {
    if (parts.length === 0) return
    try {
      for (const part of parts) reply = reduceReply(reply, part)
    } finally {
      // An error part throws: what stands before it in the same piece is shown all the same.
      onReply(reply)
    }
  }
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      take(decoder.push(value))
    }
    take(decoder.end())
  } catch (error) {
    if (!(error instanceof NetworkError)) {
      leave()
      throw error
    }
  } finally {
    signal.removeEventListener('abort', leave)
  }
  return reply
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
