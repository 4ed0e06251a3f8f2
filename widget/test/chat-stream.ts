import { encodePart, type StreamPart } from '@meander/sdk/contract/chat-stream'
import { STREAM_HEADER, STREAM_PROTOCOL } from '@meander/sdk/contract/protocol'

const headers = { [STREAM_HEADER]: STREAM_PROTOCOL, 'content-type': 'text/plain; charset=utf-8' }
export const FINISH: StreamPart = { kind: 'finish-message', finishReason: 'stop' }

/** A whole reply at once. */
export const reply = (...parts: StreamPart[]): Response => new Response(parts.map(encodePart).join(''), { headers })

/** A reply that ends as a broken connection does. */
export function brokenReply(...parts: StreamPart[]): Response {
  const live = liveReply()
  live.say(...parts)
  // After the parts were read: an error at once would throw away what is queued.
  setTimeout(() => live.breakOff(), 5)
  return live.response
}

export interface LiveReply {
  response: Response
  say(...parts: StreamPart[]): void
  end(): void
  breakOff(): void
}

/** A reply that is written while the test goes on. */
export function liveReply(): LiveReply {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(made) {
      controller = made
    },
  })
  return {
    response: new Response(body, { headers }),
    say: (...parts) => parts.forEach((part) => controller?.enqueue(encoder.encode(encodePart(part)))),
    end: () => controller?.close(),
    breakOff: () => controller?.error(new TypeError('network connection was lost')),
  }
}

export const text = (words: string): StreamPart => ({ kind: 'text', text: words })
export const data = (...items: unknown[]): StreamPart => ({ kind: 'data', data: items })
