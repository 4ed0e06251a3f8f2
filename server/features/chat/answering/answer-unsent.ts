import { randomUUID } from 'node:crypto'
import type { Activity } from '@meander/sdk/contract/activities'
import { ownerOf } from '../conversation/conversations.ts'
import type { ConversationRow, MessageRow } from '../conversation/conversations.ts'
import type { FoundActivities } from '../tools/find-activities.ts'
import type { Traveller } from '../trip/traveller.ts'
import type { AnswerDeps } from './answer.ts'
import { addFound, cardsOf, openDraft } from './draft.ts'
import { namesFor, plainNames } from './local-names.ts'
import { askModel } from './model.ts'
import { toModelMessages } from './prompt.ts'
import { lastOffer, readShown } from './shown.ts'

/**
 * The cards that the embedded concierge would show for the last of these messages. It searches as for a reply, which nobody
 * reads and nothing is stored of; a hosted model is not asked for what it would never say.
 */
export async function cardsFor(deps: AnswerDeps, { key }: ConversationRow, { messages, traveller }: { messages: readonly MessageRow[]; traveller: Traveller }): Promise<Activity[]> {
  const writing = openDraft(() => {}, namesFor(traveller.locale, deps.destinations))
  const plainName = plainNames(deps.destinations)
  const question = { ...traveller, messages: toModelMessages(messages), shown: messages.map((message) => readShown(message, plainName)), offer: lastOffer(messages), owner: await ownerOf(deps.db, key), signal: new AbortController().signal }
  for await (const part of askModel(deps, question)) {
    if (part.type === 'error' || part.type === 'tool-error') throw part.error
    if (part.type === 'tool-result' && part.toolName === 'findActivities') addFound(part.output as FoundActivities, writing)
  }
  return cardsOf(writing.draft)
}

/** A message as though it had been sent after the others. */
export function asNext(messages: readonly MessageRow[], content: string, { key }: ConversationRow): MessageRow {
  const position = (messages.at(-1)?.position ?? -1) + 1
  return { id: randomUUID(), conversation_key: key, position, role: 'user', content, sent_as: null, explicit_destination: null, recommendations: '[]', offer: null, created_at: '' }
}
