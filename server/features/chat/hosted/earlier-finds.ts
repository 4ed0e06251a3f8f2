import type { ModelMessage } from 'ai'
import type { Activity } from '@meander/sdk/contract/activities'
import type { MessageRow } from '../conversation/conversations.ts'
import { readRecommendations } from '../conversation/present.ts'
import { toModelMessages } from '../answering/prompt.ts'

const CALL = 'earlier'

/**
 * The conversation with what was found last in it, as if the tool had just answered: a model that keeps nothing can then
 * speak of 'the second one'.
 */
export function messagesWithFinds(rows: readonly MessageRow[]): ModelMessage[] {
  const at = rows.findLastIndex((row) => row.role === 'assistant' && readRecommendations(row).length > 0)
  const row = rows[at]
  if (row === undefined || rows[at - 1]?.role !== 'user') return toModelMessages(rows)
  const activities = readRecommendations(row)
  return [
    ...toModelMessages(rows.slice(0, at)),
    { role: 'assistant', content: [{ type: 'tool-call', toolCallId: CALL, toolName: 'findActivities', input: { destination: activities[0]?.destination ?? 'there' } }] },
    { role: 'tool', content: [{ type: 'tool-result', toolCallId: CALL, toolName: 'findActivities', output: { type: 'json', value: { shownInThisOrder: activities.map(inShort) } } }] },
    ...toModelMessages(rows.slice(at)),
  ]
}

function inShort({ productCode, title, price, duration, rating, reviewCount, meetingPoint, tags }: Activity) {
  return {
    productCode,
    title,
    price: price ?? null,
    duration: duration ?? null,
    rating: rating ?? null,
    reviewCount: reviewCount ?? null,
    meetingPoint: meetingPoint ?? null,
    tags: tags ?? [],
  }
}
