import type { Activity } from '@meander/sdk/contract/activities'
import type { ChatMessage, listRecentConversations } from '@meander/sdk/contract/chat'
import type { EndpointReply } from '@meander/sdk/contract/endpoint'
import type { ConversationRow, Glance, MessageRow } from './conversations.ts'

/** A stored message as the interface holds it. */
export function presentMessage(row: MessageRow): ChatMessage {
  const recommendations = readRecommendations(row)
  return {
    id: row.id,
    text: row.content,
    sender: row.role === 'user' ? 'user' : 'ai',
    timestamp: row.created_at,
    ...(recommendations.length > 0 ? { recommendations } : {}),
  }
}

export function readRecommendations(row: Pick<MessageRow, 'recommendations'>): Activity[] {
  return JSON.parse(row.recommendations) as Activity[]
}

const TITLE_LENGTH = 50
const LAST_MESSAGE_LENGTH = 100

export function presentSummary([conversation, messages]: [ConversationRow, Glance[]]): EndpointReply<typeof listRecentConversations>[number] {
  const firstQuestion = messages.find(({ role }) => role === 'user')
  return {
    id: conversation.id,
    title: cut(firstQuestion?.content ?? '', TITLE_LENGTH),
    lastMessage: cut(messages.at(-1)?.content ?? '', LAST_MESSAGE_LENGTH),
    timestamp: messages.at(-1)?.created_at ?? conversation.used_at,
    messageCount: messages.length,
  }
}

/** The first characters, none of them cut in half. */
function cut(text: string, length: number): string {
  return Array.from(text).slice(0, length).join('')
}
