import type { ChatData, ChatReply, ExtractedDates, Recommendations, readRecommendations, TripPreferences } from '@meander/sdk/contract/chat'
import type { EndpointRequest } from '@meander/sdk/contract/endpoint'
import { ApiError } from '../../../http/errors.ts'
import type { Viewer } from '../../../http/viewer.ts'
import { openConversation, readMessages, requireConversation, storable } from '../conversation/conversations.ts'
import type { MessageRow } from '../conversation/conversations.ts'
import { factsOf } from '../trip/facts-of.ts'
import { readRecommendations as storedRecommendations } from '../conversation/present.ts'
import { extractedDates, suggestedCategories } from '../trip/reply-facts.ts'
import type { Replies } from '../replies/replies.ts'
import type { Sender } from '../conversation/sender.ts'
import { readTraveller } from '../trip/traveller.ts'
import type { Traveller } from '../trip/traveller.ts'
import { userTurns } from '../trip/turns.ts'
import type { TripFacts } from '../understanding/index.ts'
import type { AnswerDeps } from './answer.ts'
import { asNext, cardsFor } from './answer-unsent.ts'
import { receiveMessage } from './receive.ts'
import type { SentMessage } from './receive.ts'
import { requirePlain, requireWords } from './said.ts'
import { datesInOwnLanguage, namesFor } from './local-names.ts'
import { partsIn, readTold } from './told.ts'

type Asked = EndpointRequest<typeof readRecommendations>['body']

/** With the replies that are being written. */
export type TalkDeps = AnswerDeps & { replies: Replies }

/** The streamed answer in one piece, for who cannot read a stream. */
export async function answerAtOnce(deps: TalkDeps, { viewer, address }: Sender, body: SentMessage): Promise<ChatReply> {
  requireWords(body.message, 'message')
  requirePlain(body.explicitDestination, 'explicitDestination')
  const conversation = await openConversation(deps, viewer, body.sessionId)
  const lines = (await (await receiveMessage(deps, { key: conversation.key, address }, body))?.whole()) ?? []
  const messages = throughAnswer(await readMessages(deps.db, conversation.key), body.requestId)
  const reply = messages.at(-1)
  if (reply?.role !== 'assistant') throw new ApiError('provider-failed', errorIn(lines))
  const recommendations = storedRecommendations(reply)
  const facts = await factsAfter(deps, messages, readTraveller(body, deps.clock()))
  const told = await readTold(deps.db, reply)
  const trip = told.data('multi-day-trip')?.multiDayTrip ?? null
  return {
    message: reply.content,
    recommendations,
    shouldShowRecommendations: recommendations.length > 0,
    suggestedCategories: suggestedCategories(facts, recommendations),
    extractedDates: told.data('extracted-dates')?.extractedDates ?? extractedDates(facts),
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
  const failed = partsIn(lines.join('')).find((part) => part.kind === 'error')
  return failed?.kind === 'error' ? failed.error : 'No answer could be written. Please try again.'
}

/**
 * What to recommend after what was said so far. Nothing is added to the conversation: `message` is the one that was just
 * answered, or one more to take into account.
 */
export async function recommendFor(deps: TalkDeps, viewer: Viewer, { sessionId, message, ...sent }: Asked): Promise<Recommendations> {
  const conversation = await requireConversation(deps.db, viewer, sessionId)
  await (await deps.replies.find(conversation.key))?.whole()
  const stored = await readMessages(deps.db, conversation.key)
  const question = stored.findLast(({ role }) => role === 'user')
  const isNew = message.trim() !== question?.content.trim()
  const traveller = readTraveller(sent, deps.clock())
  const last = stored.at(-1)
  if (!isNew && last?.role === 'assistant') return recommended(storedRecommendations(last), await datesOf(deps, stored, traveller))
  const messages = isNew ? [...stored, asNext(stored, message, conversation)] : stored
  const facts = await factsAfter(deps, messages, traveller)
  const nameOf = namesFor(traveller.locale, deps.destinations)
  return recommended(await cardsFor(deps, conversation, { messages, traveller }), datesInOwnLanguage(extractedDates(facts), nameOf))
}

function recommended(recommendations: Recommendations['recommendations'], dates: ExtractedDates): Recommendations {
  return { recommendations, shouldShowRecommendations: recommendations.length > 0, preferences: preferencesIn(dates), extractedDates: dates }
}

export function preferencesIn({ destination }: ExtractedDates): { destination?: string } {
  return destination === null ? {} : { destination }
}

/** What is known after these messages: what the last reply told of it, where there is one. */
async function datesOf(deps: Pick<AnswerDeps, 'understand' | 'listener' | 'db'>, messages: readonly MessageRow[], traveller: Traveller): Promise<ExtractedDates> {
  const last = messages.at(-1)
  const told = last?.role === 'assistant' ? (await readTold(deps.db, last)).data('extracted-dates') : null
  return told?.extractedDates ?? extractedDates(await factsAfter(deps, messages, traveller))
}

/** What can be sent next with one press, as the last reply offered it. */
export async function suggestionsIn({ db }: Pick<AnswerDeps, 'db'>, last: MessageRow | undefined): Promise<{ suggestions?: string[] }> {
  const offered = last?.role === 'assistant' ? (await readTold(db, last)).data('suggestions') : null
  return offered === null ? {} : { suggestions: offered.suggestions }
}

/** What a loaded conversation knows of the trip beside its messages. */
export async function preferencesAfter(deps: Pick<AnswerDeps, 'understand' | 'listener' | 'db'>, messages: readonly MessageRow[], traveller: Traveller): Promise<TripPreferences> {
  const last = messages.at(-1)
  const facts = last?.role === 'assistant' ? (await readTold(deps.db, last)).data('trip-facts') : null
  return { ...knownIn(await datesOf(deps, messages, traveller)), ...(facts && preferencesOf(facts)) }
}

const knownIn = (dates: ExtractedDates): TripPreferences => Object.fromEntries(Object.entries(dates).filter(([, value]) => value !== null))

/** An amount for a day or a person is no sum of the trip. */
function preferencesOf({ window, groupSize, childAges, budget, budgetCurrency = '', budgetPer }: Extract<ChatData, { kind: 'trip-facts' }>): TripPreferences {
  return {
    ...(window && { window }),
    ...(groupSize !== null && { groupSize }),
    ...(childAges && { childAges }),
    ...(budget !== null && !budgetPer && { budget: { amount: budget, currency: budgetCurrency } }),
  }
}

async function factsAfter({ understand, listener }: Pick<AnswerDeps, 'understand' | 'listener'>, messages: readonly MessageRow[], traveller: Traveller): Promise<TripFacts> {
  const turns = userTurns(messages)
  await listener.hear(turns)
  return factsOf(understand, turns, traveller)
}
