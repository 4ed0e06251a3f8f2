import type { ColumnType } from 'kysely'
import type { ClientUserId, ConversationId, UserId } from '@meander/sdk/contract/ids'

/** An account's when `user_id` is set, else the guest's whose key it names. `id` is unique for its owner only. */
interface ConversationsTable {
  key: string
  id: ConversationId
  user_id: UserId | null
  client_user_id: ClientUserId | null
  created_at: string
  /** When something was last said. */
  used_at: string
}

interface MessagesTable {
  id: string
  conversation_key: string
  /** From 0, without gaps that matter. */
  position: number
  role: 'user' | 'assistant'
  content: string
  /** The id that its sender gave it. */
  sent_as: string | null
  explicit_destination: string | null
  /** JSON of the contract's Activity[]. */
  recommendations: string
  /** JSON of what a reply offers or asks of the plan. */
  offer: ColumnType<string | null, string | null | undefined, string | null>
  /** A reply's lines of the chat stream. */
  lines: string
  created_at: string
}

/** A reply that is being written, here or on another instance. Gone when the reply is stored among the messages. */
interface RunningRepliesTable {
  id: string
  conversation_key: string
  /** JSON of what was asked and how. */
  asked: string
  /** The instance that writes it. */
  holder: string
  /** Until then the holder is taken to be alive; it says so again in time. */
  held_until: string
  /** 1 when the holder is to stop. */
  stop_asked: number
}

/** The stream lines of a running reply, some at a time. */
interface RunningReplyLinesTable {
  reply_id: string
  /** How many lines stand before these. */
  position: number
  lines: string
}

/** A request that its sender named, so that it is worked on once however often it is sent. */
interface RequestsOnceTable {
  conversation_key: string
  request_id: string
  /** Whoever works on it. */
  taken_by: string
  /** Until then they are taken to be alive. */
  taken_until: string
  /** JSON; null while it is worked on. */
  answer: string | null
  /** After that the same id is a new request. */
  valid_until: string
}

/** What a client has used of a day's tokens of hosted models; `client` may stand for everyone. */
interface TokenAllowancesTable {
  client: string
  /** In UTC. */
  day: string
  tokens: number
}

/** What a reply that is being written may use of the same, until it is over or its time is. */
interface TokenHoldsTable {
  id: string
  /** The same when the reply is written anew by another instance. */
  reply_id: string
  client: string
  day: string
  tokens: number
  held_until: string
}

/** What the replies of a conversation took of hosted models. */
interface ConversationTokensTable {
  conversation_key: string
  replies: number
  input_tokens: number
  output_tokens: number
  /** Millionths of the currency's unit. */
  cost: number
}

export interface ChatTables {
  conversations: ConversationsTable
  messages: MessagesTable
  running_replies: RunningRepliesTable
  running_reply_lines: RunningReplyLinesTable
  token_allowances: TokenAllowancesTable
  token_holds: TokenHoldsTable
  conversation_tokens: ConversationTokensTable
  requests_once: RequestsOnceTable
}
