import type { Transaction } from 'kysely'
import type { postChat, sendMessage } from '@meander/sdk/contract/chat'
import type { EndpointRequest } from '@meander/sdk/contract/endpoint'
import type { ConversationId } from '@meander/sdk/contract/ids'
import type { Database } from '../../db/schema.ts'
import { ApiError } from '../../http/errors.ts'
import type { Viewer } from '../../http/viewer.ts'
import { dropAfter, insertMessages, newConversationId, openConversation, storable } from './conversations.ts'
import type { ConversationStore, MessageRow, NewMessage } from './conversations.ts'
import type { Reply } from './replies/reply.ts'
import type { Replies } from './replies/replies.ts'
import { requireOwner } from './policy.ts'
import { readTraveller } from './traveller.ts'

export type PostedChat = EndpointRequest<typeof postChat>['body']
export type SentMessage = EndpointRequest<typeof sendMessage>['body']

interface ReceiveDeps extends ConversationStore {
  replies: Replies
}

/**
 * Takes the last message of a posted chat as the question, stores it and begins the reply to it.
 *
 * A new question while a reply is being written stops that reply first; what was written of it stays. The same question
 * sent again (by the id its sender gave it) joins the reply that is being written, or is answered anew in its place.
 * A conversation that is not known yet takes over the messages posted with the question, so that nothing is lost.
 */
export async function receiveChat(deps: ReceiveDeps, viewer: Viewer, body: PostedChat): Promise<Reply> {
  const owner = requireOwner(viewer)
  const question = questionOf(body)
  const { key } = await openConversation(deps, owner, idOf(body))
  const asked = { conversation: key, question: question.sentAs ?? null, ...readTraveller(body.data ?? {}, deps.clock()) }
  const reply = await deps.replies.start(asked, async (trx) => {
    const last = await lastQuestion(trx, key)
    if (last !== null && isSame(last, question)) await dropAfter(trx, last)
    else await insertMessages(trx, key, [...((await hasMessages(trx, key)) ? [] : historyOf(body)), question], deps.clock())
    return true
  })
  if (reply === null) throw new Error('A posted question is always answered')
  return reply
}

/**
 * Stores a message that is answered in one piece, and begins the reply to it. One that was sent before under the same
 * `requestId` is not stored again: null when its answer is there already.
 */
export async function receiveMessage(deps: ReceiveDeps, key: string, body: SentMessage): Promise<Reply | null> {
  const { message: content, explicitDestination, requestId } = body
  const asked = { conversation: key, question: requestId ?? null, ...readTraveller(body, deps.clock()) }
  return deps.replies.start(asked, async (trx) => {
    const before = requestId === undefined ? null : await findSent(trx, key, requestId)
    if (before !== null) return !(await isAnswered(trx, before))
    const beside = explicitDestination === undefined ? {} : { explicitDestination }
    await insertMessages(trx, key, [{ role: 'user', content, ...(requestId === undefined ? {} : { sentAs: requestId }), ...beside }], deps.clock())
    return true
  })
}

function questionOf({ messages, data }: PostedChat): NewMessage {
  const last = messages.at(-1)
  if (last?.role !== 'user' || last.content.trim() === '') {
    throw new ApiError('bad-request', 'Please check "messages": the last one must be from the user and must not be blank.')
  }
  return { role: 'user', content: last.content, sentAs: last.id, ...(data?.destination === undefined ? {} : { explicitDestination: data.destination }) }
}

function idOf({ id, sessionId = '' }: PostedChat): ConversationId {
  return id ?? (sessionId === '' ? newConversationId() : (sessionId as ConversationId))
}

function historyOf({ messages }: PostedChat): NewMessage[] {
  return messages.slice(0, -1).map(({ id, role, content }) => ({ role, content, sentAs: id }))
}

/** The question itself, when it is the last that was asked. */
function isSame(last: MessageRow, { sentAs, content }: NewMessage): boolean {
  return last.sent_as === storable(sentAs ?? '') && last.content === storable(content)
}

const messagesIn = (trx: Transaction<Database>, key: string) => trx.selectFrom('messages').where('conversation_key', '=', key)

async function lastQuestion(trx: Transaction<Database>, key: string): Promise<MessageRow | null> {
  return (await messagesIn(trx, key).selectAll().where('role', '=', 'user').orderBy('position', 'desc').limit(1).executeTakeFirst()) ?? null
}

async function hasMessages(trx: Transaction<Database>, key: string): Promise<boolean> {
  return (await messagesIn(trx, key).select('id').limit(1).executeTakeFirst()) !== undefined
}

/** The message that its sender gave that id. */
async function findSent(trx: Transaction<Database>, key: string, sentAs: string): Promise<MessageRow | null> {
  return (await messagesIn(trx, key).selectAll().where('role', '=', 'user').where('sent_as', '=', storable(sentAs)).orderBy('position').limit(1).executeTakeFirst()) ?? null
}

async function isAnswered(trx: Transaction<Database>, { conversation_key, position }: MessageRow): Promise<boolean> {
  return (await messagesIn(trx, conversation_key).select('id').where('position', '>', position).limit(1).executeTakeFirst()) !== undefined
}
