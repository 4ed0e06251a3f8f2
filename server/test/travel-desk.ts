import type { Activity } from '@meander/sdk/contract/activities'
import type { ChatData } from '@meander/sdk/contract/chat'
import type { StreamPart } from '@meander/sdk/contract/chat-stream'
import type { KnownFacts } from '../features/chat/tools/read-activities.ts'
import { ask, readParts, textOf } from './read-chat.ts'
import type { Caller } from './start-server.ts'

/** One reply of a conversation, and what it was made from. */
export interface Told {
  said: string
  text: string
  parts: StreamPart[]
  cards: Activity[]
}

/** What the inventory answered in a conversation, by product code. */
export type Inventory = Map<string, { title: string; prices: { amount: number; currency: string }[]; ratings: number[]; reviews: number[]; minutes: number[]; starts: Set<string> }>

export interface Talk {
  replies: Told[]
  inventory: Inventory
}

export type Line = string | { say: string; data: object }

/** A whole conversation through the real server. */
export async function talk(caller: Caller, id: string, lines: readonly Line[]): Promise<Talk> {
  const replies: Told[] = []
  const inventory: Inventory = new Map()
  for (const [at, line] of lines.entries()) {
    const { say, data } = typeof line === 'string' ? { say: line, data: {} } : line
    const parts = await readParts(ask(caller, id, say, { messageId: `m${at}`, data: { timeZone: 'Europe/Lisbon', ...data } }))
    for (const part of parts) if (part.kind === 'tool-result') learn(part.result, inventory)
    replies.push({ said: say, text: textOf(parts), parts, cards: cardsOf(parts) })
  }
  return { replies, inventory }
}

function cardsOf(parts: readonly StreamPart[]): Activity[] {
  const data = parts.flatMap((part) => (part.kind === 'data' ? (part.data as ChatData[]) : []))
  const last = data.findLast((one) => one.kind === 'recommendations')
  return last?.kind === 'recommendations' ? last.recommendations : []
}

interface Result {
  activities?: (Activity | KnownFacts)[]
  starts?: Record<string, { date: string; startTime: string }[]>
}

function learn(result: unknown, inventory: Inventory): void {
  const { activities = [], starts = {} } = result as Result
  for (const activity of activities) {
    const known = inventory.get(activity.productCode) ?? { title: activity.title, prices: [], ratings: [], reviews: [], minutes: [], starts: new Set<string>() }
    inventory.set(activity.productCode, known)
    if (activity.price) known.prices.push(activity.price)
    if (typeof activity.rating === 'number') known.ratings.push(activity.rating)
    if (typeof activity.reviewCount === 'number') known.reviews.push(activity.reviewCount)
    if ('minutes' in activity && activity.minutes !== null) known.minutes.push(activity.minutes)
    if ('duration' in activity && typeof activity.duration === 'object') known.minutes.push(...Object.values(activity.duration as Record<string, number>))
    for (const { date, startTime } of starts[activity.productCode] ?? []) known.starts.add(`${date} ${startTime}`)
    // Of other days than those of the trip, in which the season may be another.
    if ('starts' in activity) for (const { date, time } of activity.starts) known.starts.add(`${date} ${time}`)
  }
}
