import * as z from 'zod/mini'
import { Activity } from './activities.ts'
import { Day, TimeOfDay } from './days.ts'
import { defineEndpoint, Nothing } from './endpoint.ts'
import { ConversationId, ProductCode } from './ids.ts'
import { MESSAGE_LENGTH } from './protocol.ts'

export const ExtractedDates = z.object({
  destination: z.nullable(z.string()),
  startDate: z.nullable(Day),
  endDate: z.nullable(Day),
  /** Days, both ends counted. */
  duration: z.nullable(z.number()),
})
export type ExtractedDates = z.infer<typeof ExtractedDates>

/** A message as the interface holds it. */
export const ChatMessage = z.object({
  id: z.string(),
  text: z.string(),
  sender: z.enum(['user', 'ai']),
  /** ISO instant. */
  timestamp: z.string(),
  isLoading: z.optional(z.boolean()),
  recommendations: z.optional(z.array(Activity)),
  /** What can be sent next with one press; the last answer of a conversation has them. */
  suggestions: z.optional(z.array(z.string())),
})
export type ChatMessage = z.infer<typeof ChatMessage>

const MessageId = z.string().check(z.maxLength(128))
/** Names one request, so that sending it again does no harm. */
const RequestId = z.string().check(z.minLength(1), z.maxLength(128))
const Said = z.string().check(z.maxLength(MESSAGE_LENGTH, `must be at most ${MESSAGE_LENGTH.toLocaleString('en-US')} characters long`))

/** A message as the streaming chat service takes it. An assistant's may be longer than a traveller's. */
export const StreamMessage = z.discriminatedUnion('role', [
  z.object({ id: MessageId, role: z.literal('user'), content: Said, createdAt: z.optional(z.string()) }),
  z.object({ id: MessageId, role: z.literal('assistant'), content: z.string().check(z.maxLength(20_000)), createdAt: z.optional(z.string()) }),
])
export type StreamMessage = z.infer<typeof StreamMessage>

export const MultiDayTrip = z.object({
  destination: z.string(),
  duration: z.number(),
  currentDay: z.number(),
  startDate: z.nullable(Day),
  days: z.array(
    z.object({
      day: z.number(),
      /** Where the day is spent, on a trip over several places whose days are known; else at the trip's own destination. */
      destination: z.optional(z.string()),
      selectedActivities: z.array(Activity),
    }),
  ),
})
export type MultiDayTrip = z.infer<typeof MultiDayTrip>

export const Recommendations = z.object({
  recommendations: z.array(Activity),
  shouldShowRecommendations: z.boolean(),
  preferences: z.object({ destination: z.optional(z.string()) }),
  extractedDates: ExtractedDates,
})
export type Recommendations = z.infer<typeof Recommendations>

export const ChatReply = z.object({
  message: z.string(),
  recommendations: z.array(Activity),
  shouldShowRecommendations: z.boolean(),
  suggestedCategories: z.array(z.string()),
  extractedDates: ExtractedDates,
  isMultiDayTrip: z.boolean(),
  multiDayTrip: z.nullable(MultiDayTrip),
  currentDayRecommendations: z.nullable(z.object({ recommendations: z.array(Activity) })),
  sessionId: ConversationId,
})
export type ChatReply = z.infer<typeof ChatReply>

/** The first and the last day that a trip may fall on whose days are not known yet. */
export const TripWindow = z.object({ from: Day, to: Day })
export type TripWindow = z.infer<typeof TripWindow>

/** What is known of a trip when its conversation is opened again; what is not known is left out. */
export const TripPreferences = z.object({
  destination: z.optional(z.string()),
  startDate: z.optional(Day),
  endDate: z.optional(Day),
  /** Days, both ends counted. */
  duration: z.optional(z.number()),
  window: z.optional(TripWindow),
  groupSize: z.optional(z.number()),
  /** Of the children in the group, where the age of each was said. */
  childAges: z.optional(z.array(z.number())),
  /** For the whole trip; its currency is empty where none was said with it. */
  budget: z.optional(z.object({ amount: z.number(), currency: z.string() })),
})
export type TripPreferences = z.infer<typeof TripPreferences>

/** What a `2:` part of the stream holds, one or more in its array. Told apart by `kind`; an unknown kind is passed over. */
export const ChatData = z.union([
  z.object({ kind: z.literal('recommendations'), recommendations: z.array(Activity), destination: z.nullable(z.string()) }),
  z.object({ kind: z.literal('extracted-dates'), extractedDates: ExtractedDates }),
  z.object({
    kind: z.literal('trip-facts'),
    groupSize: z.nullable(z.number()),
    budget: z.nullable(z.number()),
    /** ISO 4217, where one was said with it. */
    budgetCurrency: z.optional(z.string()),
    /** What the budget is for, where that is not the whole trip. */
    budgetPer: z.optional(z.enum(['person', 'day', 'person-day', 'thing'])),
    /** Of the children in the group, where the age of each was said. */
    childAges: z.optional(z.array(z.number())),
    /** Where only a span is known that the trip lies in, such as a month. */
    window: z.optional(TripWindow),
  }),
  z.object({ kind: z.literal('suggestions'), suggestions: z.array(z.string()) }),
  z.object({ kind: z.literal('multi-day-trip'), multiDayTrip: MultiDayTrip }),
])
export type ChatData = z.infer<typeof ChatData>

/** An activity that the traveller has put into a day of a multi-day trip. */
export const SelectedActivity = z.object({
  /** From 1. */
  day: z.int().check(z.minimum(1), z.maximum(366)),
  productCode: ProductCode,
  /** Where an hour was chosen, in the activity's own zone. */
  startTime: z.optional(TimeOfDay),
})
export type SelectedActivity = z.infer<typeof SelectedActivity>

const SelectedActivities = z.array(SelectedActivity).check(z.maxLength(100))

/** Who asks. What nobody knows is passed over, as though it had not been sent: then the day is UTC's, and 8/10 the tenth of August. */
const traveller = {
  /** IANA zone of the traveller: what "today" means. */
  timeZone: z.optional(z.string().check(z.maxLength(64))),
  /** BCP 47: in which order a day and a month are written, and in which language. */
  locale: z.optional(z.string().check(z.maxLength(35))),
  /** ISO 4217: what prices are told in. */
  currency: z.optional(z.string().check(z.maxLength(3))),
  /** The trip so far, day by day: suggestions do not repeat it and keep its hours free. */
  selected: z.optional(SelectedActivities),
}

/** Answers the lines of `chat-stream.ts`, not JSON. */
export const postChat = defineEndpoint({
  method: 'POST',
  path: '/api/chat',
  body: z.object({
    /** Names the conversation. An unknown id starts one for the caller. */
    id: z.optional(ConversationId),
    messages: z.array(StreamMessage).check(z.minLength(1), z.maxLength(200)),
    data: z.optional(
      z.object({
        ...traveller,
        /** The place that the page is about; it is meant until the traveller names one. */
        destination: z.optional(z.string().check(z.maxLength(200))),
      }),
    ),
    /** Says the same as `id`, and is read where that is missing. */
    sessionId: z.optional(z.string().check(z.maxLength(128))),
  }),
  reply: Nothing,
  errors: ['not-found', 'too-many-requests'],
})

/** Answers all parts of the conversation's last reply from its first, then goes on live. */
export const resumeChat = defineEndpoint({
  method: 'GET',
  path: '/api/chat',
  query: z.object({ chatId: ConversationId }),
  reply: Nothing,
  errors: ['not-found'],
})

/** Stops the reply that is being written; what was written stays. */
export const stopChat = defineEndpoint({
  method: 'DELETE',
  path: '/api/chat',
  query: z.object({ chatId: ConversationId }),
  reply: z.object({ success: z.literal(true) }),
  errors: ['not-found'],
})

export const initConversation = defineEndpoint({
  method: 'POST',
  path: '/api/conversation/init',
  reply: z.object({ sessionId: ConversationId }),
})

/** Answers in one piece what {@link postChat} streams. */
export const sendMessage = defineEndpoint({
  method: 'POST',
  path: '/api/conversation/message',
  body: z.object({
    message: Said.check(z.minLength(1)),
    sessionId: ConversationId,
    explicitDestination: z.optional(z.string().check(z.maxLength(200))),
    /** The same for every try to send this message: it is stored and answered once. */
    requestId: z.optional(RequestId),
    ...traveller,
  }),
  reply: ChatReply,
  errors: ['not-found', 'too-many-requests'],
})

/**
 * What was recommended for the message that was answered last; for another message, what would be if it were sent now.
 * Nothing is added to the conversation.
 */
export const readRecommendations = defineEndpoint({
  method: 'POST',
  path: '/api/conversation/recommendations',
  body: z.object({
    sessionId: ConversationId,
    message: Said.check(z.minLength(1)),
    requestId: z.optional(RequestId),
    ...traveller,
  }),
  reply: Recommendations,
  errors: ['not-found'],
})

export const readConversation = defineEndpoint({
  method: 'GET',
  path: '/api/conversation/:id',
  params: z.object({ id: ConversationId }),
  reply: z.object({ messages: z.array(ChatMessage), preferences: TripPreferences }),
  errors: ['not-found'],
})

export const listRecentConversations = defineEndpoint({
  method: 'GET',
  path: '/api/conversations/recent',
  reply: z.array(
    z.object({ id: ConversationId, title: z.string(), lastMessage: z.string(), timestamp: z.string(), messageCount: z.number() }),
  ),
})
