import type Router from '@koa/router'
import {
  initConversation,
  listRecentConversations,
  postChat,
  readConversation,
  readRecommendations,
  resumeChat,
  sendMessage,
  stopChat,
} from '@meander/sdk/contract/chat'
import { bodyLimit } from '../../guards/body-limit.ts'
import { limit } from '../../guards/limit.ts'
import { serve } from '../../http/serve.ts'
import { serveStream } from '../../http/stream.ts'
import type { Lifecycle } from '../../http/lifecycle.ts'
import { composeReply } from './answering/answer.ts'
import type { AnswerDeps } from './answering/answer.ts'
import { listConversations, newConversationId, openConversation, readMessages, requireConversation, storable } from './conversation/conversations.ts'
import { createTicker } from './answering/paced.ts'
import { presentMessage, presentSummary } from './conversation/present.ts'
import { receiveChat } from './answering/receive.ts'
import { createTurnstile } from './replies/in-turn.ts'
import type { Turnstile } from './replies/in-turn.ts'
import { createReplies } from './replies/replies.ts'
import { answerOnce } from './conversation/requests-once.ts'
import { resumeReply } from './replies/resume.ts'
import { requireSame, requireWords } from './answering/said.ts'
import { answerAtOnce, preferencesAfter, recommendFor, suggestionsIn } from './answering/send-message.ts'
import type { TalkDeps } from './answering/send-message.ts'
import { senderOf } from './conversation/sender.ts'
import { readTraveller } from './trip/traveller.ts'
import { attentive } from './listening/attentive.ts'
import { createUnderstand } from './understanding/index.ts'

export interface ChatDeps extends Omit<AnswerDeps, 'understand' | 'pace' | 'inTurn'> {
  lifecycle: Lifecycle
  /** Milliseconds between two groups of the embedded concierge's words, as somebody types. 0 writes at once. */
  pace: number
}

/** A long conversation of a client that sends all of it. */
const CHAT_BODY = 1024 * 1024
const RECENT = 20

export function addChatRoutes(router: Router, given: ChatDeps): void {
  const pace = { milliseconds: given.pace, ticker: createTicker(given.pace) }
  const { inTurn, hear } = createTurnstile()
  const answering: AnswerDeps = { ...given, understand: attentive(createUnderstand(given.destinations), given.listener), pace, inTurn }
  const replies = createReplies(given, (asked, pen) => composeReply(answering, asked, pen))
  const deps: TalkDeps = { ...answering, replies }
  addStreamRoutes(router, deps, hear)
  addConversationRoutes(router, deps)
}

function addStreamRoutes(router: Router, deps: TalkDeps, hear: Turnstile['hear']): void {
  serveStream(router, postChat, [bodyLimit(CHAT_BODY), limit('chat')], async (request) => {
    return (await hear(() => receiveChat(deps, senderOf(request), request.body))).follow()
  })

  serveStream(router, resumeChat, [limit('read')], ({ query, viewer }) => resumeReply(deps, viewer, query.chatId))

  serve(router, stopChat, [limit('write')], async ({ query, viewer }) => {
    const conversation = await requireConversation(deps.db, viewer, query.chatId)
    await (await deps.replies.find(conversation.key))?.stop()
    return { success: true }
  })
}

function addConversationRoutes(router: Router, deps: TalkDeps): void {
  serve(router, initConversation, [limit('write')], async ({ viewer }) => {
    const { id } = await openConversation(deps, viewer, newConversationId())
    return { sessionId: id }
  })

  serve(router, sendMessage, [limit('chat')], (request) => answerAtOnce(deps, senderOf(request), request.body))

  serve(router, readRecommendations, [limit('search')], async ({ body, viewer }) => {
    const { requestId: id, message } = body
    requireWords(message, 'message')
    const { key } = await requireConversation(deps.db, viewer, body.sessionId)
    const recommend = () => recommendFor(deps, viewer, body)
    if (id === undefined) return recommend()
    const answered = await answerOnce(deps, { conversation: key, id: storable(id) }, async () => ({ message: storable(message), found: await recommend() }))
    requireSame(answered.message, message)
    return answered.found
  })

  serve(router, readConversation, [limit('read')], async ({ params, viewer }) => {
    const conversation = await requireConversation(deps.db, viewer, params.id)
    const messages = await readMessages(deps.db, conversation.key)
    const preferences = await preferencesAfter(deps, messages, readTraveller({}, deps.clock()))
    const suggestions = await suggestionsIn(deps, messages.at(-1))
    const presented = messages.map(presentMessage)
    return { messages: presented.map((message, at) => (at === presented.length - 1 ? { ...message, ...suggestions } : message)), preferences }
  })

  serve(router, listRecentConversations, [limit('read')], async ({ viewer }) => {
    const recent = viewer.kind === 'nobody' ? [] : await listConversations(deps.db, viewer, RECENT)
    return recent.map(presentSummary)
  })
}
