import { createPartDecoder, type StreamPart } from '@meander/sdk/contract/chat-stream'
import { NetworkError } from '../../api/request-errors.ts'
import type { FollowDeps } from './follow-reply.ts'
import { emptyReply, reduceReply, type Reply } from './reply.ts'

/** Reads a reply to the end of its stream, or to where that breaks off. */
export async function readReply(stream: ReadableStream<string>, { onReply, signal }: Pick<FollowDeps, 'onReply' | 'signal'>): Promise<Reply> {
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
