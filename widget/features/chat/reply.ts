import type { Activity } from '@meander/sdk/contract/activities'
import { ChatData, type ExtractedDates, type MultiDayTrip } from '@meander/sdk/contract/chat'
import type { StreamPart } from '@meander/sdk/contract/chat-stream'
import { reduceToolInvocations, type ToolInvocation } from '@meander/sdk/contract/tool-invocations'

/** What has arrived of one reply. */
export interface Reply {
  text: string
  recommendations: readonly Activity[]
  /** Where the recommendations are, when the sender said. */
  destination: string | null
  extractedDates: ExtractedDates | null
  groupSize: number | null
  suggestions: readonly string[]
  multiDayTrip: MultiDayTrip | null
  tools: readonly ToolInvocation[]
  finished: boolean
}

export const emptyReply: Reply = {
  text: '',
  recommendations: [],
  destination: null,
  extractedDates: null,
  groupSize: null,
  suggestions: [],
  multiDayTrip: null,
  tools: [],
  finished: false,
}

/** The reply after one more part. An error part throws its own text. */
export function reduceReply(reply: Reply, part: StreamPart): Reply {
  switch (part.kind) {
    case 'text':
      return { ...reply, text: reply.text + part.text }
    case 'data':
      return part.data.reduce<Reply>(reduceData, reply)
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

/** Data of a kind that is not known here is passed over: a newer server may say more. */
function reduceData(reply: Reply, item: unknown): Reply {
  const { data } = ChatData.safeParse(item)
  switch (data?.kind) {
    case 'recommendations':
      return { ...reply, recommendations: data.recommendations, destination: data.destination }
    case 'extracted-dates':
      return { ...reply, extractedDates: data.extractedDates }
    case 'trip-facts':
      return { ...reply, groupSize: data.groupSize }
    case 'suggestions':
      return { ...reply, suggestions: data.suggestions }
    case 'multi-day-trip':
      return { ...reply, multiDayTrip: data.multiDayTrip }
    default:
      return reply
  }
}
