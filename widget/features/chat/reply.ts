import type { Activity, Money } from '@meander/sdk/contract/activities'
import type { ExtractedDates, MultiDayTrip, TripWindow } from '@meander/sdk/contract/chat'
import type { StreamPart } from '@meander/sdk/contract/chat-stream'
import { reduceToolInvocations, type ToolInvocation } from '@meander/sdk/contract/tool-invocations'
import { learnedFrom } from './chat-data.ts'

/** What has arrived of one reply. */
export interface Reply {
  text: string
  recommendations: Activity[]
  /** Where the recommendations are, when the sender said. */
  destination: string | null
  extractedDates: ExtractedDates | null
  groupSize: number | null
  /** For the whole trip; of no currency where none was said. */
  budget: Money | null
  /** Of the children in the group, where it is known of all. */
  childAges: readonly number[] | null
  /** The span that the trip lies in, where its days are not known. */
  window: TripWindow | null
  /** The trip that is planned day by day. */
  trip: MultiDayTrip | null
  suggestions: readonly string[]
  tools: readonly ToolInvocation[]
  finished: boolean
}

export const emptyReply: Reply = {
  text: '',
  recommendations: [],
  destination: null,
  extractedDates: null,
  groupSize: null,
  budget: null,
  childAges: null,
  window: null,
  trip: null,
  suggestions: [],
  tools: [],
  finished: false,
}

/** The reply after one more part. An error part throws its own text. */
export function reduceReply(reply: Reply, part: StreamPart): Reply {
  switch (part.kind) {
    case 'text':
      return { ...reply, text: reply.text + part.text }
    case 'data':
      return part.data.reduce<Reply>((known, item) => ({ ...known, ...learnedFrom(item) }), reply)
    case 'error':
      throw new Error(part.error)
    case 'finish-message':
      return { ...reply, finished: true }
    default: {
      const tools = reduceToolInvocations(reply.tools, part)
      return tools === reply.tools ? reply : { ...reply, tools }
    }
  }
}
