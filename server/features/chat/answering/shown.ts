import type { Activity } from '@meander/sdk/contract/activities'
import type { NameOf } from './local-names.ts'
import type { MessageRow } from '../conversation/conversations.ts'
import { namedFirst } from '../item-talk/named-first.ts'
import { readRecommendations } from '../conversation/present.ts'

/** The cards of one reply, those that its words name first and in the order of the words: 'the second one' is the second there. */
export interface Shown {
  activities: Activity[]
  /** How many of them the words name. */
  named: number
}

/** What the last reply offered or asked of the plan, as JSON; null where it did not. */
export function lastOffer(messages: readonly Pick<MessageRow, 'role' | 'offer'>[]): string | null {
  return messages.findLast(({ role }) => role === 'assistant')?.offer ?? null
}

/** `plainName`: of the towns on the cards, which were written in the traveller's language. */
export function readShown(message: Pick<MessageRow, 'recommendations' | 'content'>, plainName: NameOf): Shown {
  const { all, named } = namedFirst(readRecommendations(message), message.content)
  return { activities: all.map((card) => (card.destination === undefined ? card : { ...card, destination: plainName(card.destination) })), named }
}
