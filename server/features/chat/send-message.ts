import type { ChatReply, Recommendations, readRecommendations } from '@meander/sdk/contract/chat'
import type { EndpointRequest } from '@meander/sdk/contract/endpoint'
import { createPartDecoder } from '@meander/sdk/contract/chat-stream'
import { ApiError } from '../../http/errors.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { AnswerDeps } from './answer.ts'
import { openConversation, readMessages, requireConversation, storable } from './conversations.ts'
import type { MessageRow } from './conversations.ts'
import { readRecommendations as storedRecommendations } from './present.ts'
import { receiveMessage } from './receive.ts'
import type { SentMessage } from './receive.ts'
import { extractedDates, multiDayTrip, suggestedCategories } from './reply-facts.ts'
import { readSelected } from './selected.ts'
import { findActivities } from './tools/find-activities.ts'
import type { FindActivitiesInput } from './tools/find-activities.ts'
import type { Replies } from './replies/replies.ts'
import { dayIn } from './today.ts'
import { userTurns } from './turns.ts'
import type { TripFacts } from './understanding/index.ts'

type Asked = EndpointRequest<typeof readRecommendations>['body']

/** With the replies that are being written. */
export type TalkDeps = AnswerDeps & { replies: Replies }

/** The streamed answer in one piece, for who cannot read a stream. */
export async function answerAtOnce(deps: TalkDeps, viewer: Viewer, body: SentMessage): Promise<ChatReply> {
  if (body.message.trim() === '') throw new ApiError('bad-request', 'Please check "message": it must not be blank.')
  const conversation = await openConversation(deps, viewer, body.sessionId)
  const lines = (await (await receiveMessage(deps, conversation.key, body))?.finished()) ?? []
  const messages = throughAnswer(await readMessages(deps.db, conversation.key), body.requestId)
  const reply = messages.at(-1)
  if (reply?.role !== 'assistant') throw new ApiError('provider-failed', errorIn(lines))
  const recommendations = storedRecommendations(reply)
  const facts = factsOf(deps, messages, dayIn(deps.clock(), body.timeZone))
  const trip = multiDayTrip(facts, userTurns(messages), await readSelected(deps.provider, body))
  return {
    message: reply.content,
    recommendations,
    shouldShowRecommendations: recommendations.length > 0,
    suggestedCategories: suggestedCategories(facts, recommendations),
    extractedDates: extractedDates(facts),
    isMultiDayTrip: trip !== null,
    multiDayTrip: trip,
    currentDayRecommendations: trip === null ? null : { recommendations },
    sessionId: conversation.id,
  }
}

/** All messages up to the answer to that request; more may have been said since it was sent first. */
function throughAnswer(messages: MessageRow[], requestId: string | undefined): MessageRow[] {
  const asked = requestId === undefined ? -1 : messages.findIndex(({ role, sent_as }) => role === 'user' && sent_as === storable(requestId))
  return asked === -1 ? messages : messages.slice(0, asked + 2)
}

function errorIn(lines: readonly string[]): string {
  const parts = createPartDecoder().push(lines.join(''))
  const failed = parts.find((part) => part.kind === 'error')
  return failed?.kind === 'error' ? failed.error : 'No answer could be written. Please try again.'
}

/**
 * What to recommend after what was said so far. Nothing is added to the conversation: `message` is the one that was just
 * answered, or one more to take into account.
 */
export async function recommendFor(deps: TalkDeps, viewer: Viewer, { sessionId, message }: Asked): Promise<Recommendations> {
  const conversation = await requireConversation(deps.db, viewer, sessionId)
  await (await deps.replies.find(conversation.key))?.finished()
  const messages = await readMessages(deps.db, conversation.key)
  const question = messages.findLast(({ role }) => role === 'user')
  const isNew = message.trim() !== '' && message.trim() !== question?.content.trim()
  const facts = factsOf(deps, messages, dayIn(deps.clock(), undefined), isNew ? message : undefined)
  const last = messages.at(-1)
  const recommendations = !isNew && last?.role === 'assistant' ? storedRecommendations(last) : await searchAnew(deps, facts)
  return {
    recommendations,
    shouldShowRecommendations: recommendations.length > 0,
    preferences: facts.destination === undefined ? {} : { destination: facts.destination.name },
    extractedDates: extractedDates(facts),
  }
}

async function searchAnew(deps: AnswerDeps, facts: TripFacts): Promise<Recommendations['recommendations']> {
  const { destination, startDate, endDate, groupSize, interests } = facts
  if (destination === undefined || facts.intent !== 'travel') return []
  const input: FindActivitiesInput = { destination: `${destination.name}, ${destination.country}`, ...defined({ startDate, endDate, groupSize, interests }) }
  return (await findActivities(deps, input)).activities
}

function defined<T extends Record<string, unknown>>(values: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as { [Key in keyof T]?: Exclude<T[Key], undefined> }
}

/** What holds after the stored messages, and one more where given. */
export function factsOf(deps: Pick<AnswerDeps, 'understand'>, messages: readonly MessageRow[], today: string, more?: string): TripFacts {
  const turns = [...userTurns(messages), ...(more === undefined ? [] : [more])]
  return deps.understand({ text: turns.at(-1) ?? '', context: turns.slice(0, -1), referenceDate: today })
}
