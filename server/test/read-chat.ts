import { createPartDecoder } from '@meander/sdk/contract/chat-stream'
import type { StreamPart } from '@meander/sdk/contract/chat-stream'
import type { ChatData } from '@meander/sdk/contract/chat'
import type { ConversationId } from '@meander/sdk/contract/ids'
import { postChat } from '@meander/sdk/contract/chat'
import type { Caller } from './start-server.ts'

/** One message posted to the chat; the answer as it comes. */
export function ask(caller: Caller, id: string, content: string, more: { messageId?: string; data?: object } = {}): Promise<Response> {
  const { messageId = `m-${content.length}-${content}`.slice(0, 100), data = { timeZone: 'Europe/Lisbon' } } = more
  return caller.send(postChat, {
    body: { id: id as ConversationId, messages: [{ id: messageId, role: 'user', content }], data, sessionId: id },
  })
}

/** All parts of a chat answer. */
export async function readParts(answer: Response | Promise<Response>): Promise<StreamPart[]> {
  const decoder = createPartDecoder()
  const wire = await (await answer).text()
  return [...decoder.push(wire), ...decoder.end()]
}

/** The parts of a chat answer one by one, as they arrive. */
export async function* followParts(answer: Response): AsyncGenerator<StreamPart> {
  const decoder = createPartDecoder()
  const utf8 = new TextDecoder()
  for await (const bytes of answer.body ?? []) yield* decoder.push(utf8.decode(bytes, { stream: true }))
  yield* decoder.end()
}

export function textOf(parts: readonly StreamPart[]): string {
  return parts.map((part) => (part.kind === 'text' ? part.text : '')).join('')
}

/** The data of that kind, the last when there are several. */
export function dataOf<Kind extends ChatData['kind']>(parts: readonly StreamPart[], kind: Kind): Extract<ChatData, { kind: Kind }> | undefined {
  const all = parts.flatMap((part) => (part.kind === 'data' ? (part.data as ChatData[]) : []))
  return all.findLast((data): data is Extract<ChatData, { kind: Kind }> => data.kind === kind)
}
