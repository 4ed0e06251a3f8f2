import { createHash } from 'node:crypto'
import type { postChat, sendMessage } from '@meander/sdk/contract/chat'
import type { EndpointRequest } from '@meander/sdk/contract/endpoint'
import type { ConversationId } from '@meander/sdk/contract/ids'
import { ApiError } from '../../../http/errors.ts'
import { dropAfter, findConversation, freshConversation, insertMessages, newConversationId, storeFresh } from '../conversation/conversations.ts'
import type { ConversationRow, ConversationStore, NewMessage } from '../conversation/conversations.ts'
import type { Reply } from '../replies/reply.ts'
import type { Replies } from '../replies/replies.ts'
import { storedReply } from '../replies/resume.ts'
import { requireOwner } from '../conversation/policy.ts'
import { answerBefore, answerTo, findSent, hasMessages, isSame, lastQuestion, takeBack } from '../conversation/sent-before.ts'
import type { Sender } from '../conversation/sender.ts'
import { readTraveller } from '../trip/traveller.ts'
import type { Listener } from '../listening/listener.ts'
import type { Understand } from '../understanding/index.ts'
import { meantByPage } from './page-destination.ts'
import { isBlank, requirePlain, requireSame, withoutControls } from './said.ts'

export type PostedChat = EndpointRequest<typeof postChat>['body']
export type SentMessage = EndpointRequest<typeof sendMessage>['body']

interface ReceiveDeps extends ConversationStore {
  replies: Replies
  understand: Understand
  listener: Listener
}

/**
 * Takes the last message of a posted chat as the question, stores it and begins the reply to it.
 *
 * A new question while a reply is being written stops that reply first; what was written of it stays. The same question
 * sent again (by the id its sender gave it) joins the reply that is being written, or is answered anew in its place; after
 * more was said, it gets the answer that it had.
 * A conversation that is not known yet takes over the messages posted with the question, so that nothing is lost.
 */
export async function receiveChat(deps: ReceiveDeps, sender: Sender, body: PostedChat): Promise<Reply> {
  const owner = requireOwner(sender.viewer)
  const question = questionOf(body)
  const id = idOf(body)
  const found = await findConversation(deps.db, owner, id)
  if (found !== null) return answerIn(deps, { key: found.key, fresh: null, address: sender.address, question }, body)
  const fresh = freshConversation(owner, id, deps.clock())
  try {
    return await answerIn(deps, { key: fresh.key, fresh, address: sender.address, question }, body)
  } catch (error) {
    if (error instanceof BegunMeanwhile) return receiveChat(deps, sender, body)
    throw error
  }
}

/** Two have sent the first question of a conversation at the same moment. */
class BegunMeanwhile extends Error {}

interface Posted {
  key: string
  /** Stored with the question, for one that is new: each write waits for the disk. */
  fresh: ConversationRow | null
  address: string
  question: NewMessage
}

async function answerIn(deps: ReceiveDeps, { key, fresh, address, question }: Posted, body: PostedChat): Promise<Reply> {
  const traveller = readTraveller(body.data ?? {}, deps.clock())
  const asked = { conversation: key, question: nameOf(question), address, ...traveller }
  const answered = fresh === null ? await answerBefore(deps.db, key, question) : null
  if (answered !== null) return storedReply(asked.question, answered)
  const history = historyOf(body)
  const place = await meantByPage(deps, body.data?.destination, { key, history, question, traveller })
  const placed = place === null ? question : { ...question, explicitDestination: place }
  const reply = await deps.replies.start(asked, async (trx) => {
    if (fresh !== null && !(await storeFresh(trx, fresh))) throw new BegunMeanwhile()
    const last = await lastQuestion(trx, key)
    if (last !== null && isSame(last, question)) await dropAfter(trx, last)
    else {
      await takeBack(trx, await findSent(trx, key, question))
      await insertMessages(trx, key, [...((await hasMessages(trx, key)) ? [] : history), placed], deps.clock())
    }
    return true
  })
  if (reply === null) throw new Error('A posted question is always answered')
  return reply
}

/**
 * Stores a message that is answered in one piece, and begins the reply to it. One that was sent before under the same
 * `requestId` is not stored again: null when its answer is there already.
 */
export async function receiveMessage(deps: ReceiveDeps, { key, address }: { key: string; address: string }, body: SentMessage): Promise<Reply | null> {
  const { message: content, explicitDestination, requestId } = body
  const question: NewMessage = { role: 'user', content, ...(requestId === undefined ? {} : { sentAs: requestId }), ...chosenBeside(explicitDestination) }
  const asked = { conversation: key, question: nameOf(question), address, ...readTraveller(body, deps.clock()) }
  const sent = { sentAs: requestId }
  // Known before anything is begun: a repeated send stops no reply to what was said since.
  const before = await findSent(deps.db, key, sent)
  requireSame(before?.content, content)
  if (before !== null && (await answerTo(deps.db, before)) !== null) return null
  return deps.replies.start(asked, async (trx) => {
    const unanswered = await findSent(trx, key, sent)
    requireSame(unanswered?.content, content)
    if (unanswered !== null && (await answerTo(trx, unanswered)) !== null) return false
    await takeBack(trx, unanswered)
    await insertMessages(trx, key, [question], deps.clock())
    return true
  })
}

/** Two are one question when their sender gave them one id and the same words; without an id each is another. */
function nameOf({ sentAs, content }: NewMessage): string | null {
  return sentAs === undefined ? null : `${createHash('sha256').update(content).digest('base64url')} ${sentAs}`
}

function questionOf({ messages, data }: PostedChat): NewMessage {
  const last = messages.at(-1)
  if (last?.role !== 'user' || isBlank(last.content)) {
    throw new ApiError('bad-request', 'Please check "messages": the last one must be from the user and must not be blank.')
  }
  requirePlain(last.content, `messages.${messages.length - 1}.content`)
  requirePlain(data?.destination, 'data.destination')
  return { role: 'user', content: last.content, sentAs: last.id }
}

function chosenBeside(destination: string | undefined): Pick<NewMessage, 'explicitDestination'> {
  return destination === undefined || isBlank(destination) ? {} : { explicitDestination: destination }
}

function idOf({ id, sessionId = '' }: PostedChat): ConversationId {
  return id ?? (sessionId === '' ? newConversationId() : (sessionId as ConversationId))
}

function historyOf({ messages }: PostedChat): NewMessage[] {
  return messages.slice(0, -1).flatMap(({ id, role, content }) => (isBlank(content) ? [] : [{ role, content: withoutControls(content), sentAs: id }]))
}
