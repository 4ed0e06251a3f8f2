import type { Money } from '@meander/sdk/contract/activities'
import type { ChatMessage, ExtractedDates, TripWindow } from '@meander/sdk/contract/chat'
import type { ResolvedConfig } from '@meander/sdk/config'
import type { ConversationId } from '@meander/sdk/contract/ids'
import type { Emit } from '@meander/sdk/events'
import { atom, computed } from 'nanostores'
import type { Api } from '../../api/client.ts'
import type { SafeStorage } from '../../kit/storage.ts'
import { createChatSession } from './chat-session.ts'
import { createHistory } from './history.ts'
import { createMessageList } from './message-list.ts'
import { createPanel } from './panel.ts'
import { createDayPlan } from './planner/day-plan.ts'

export interface ChatDeps {
  api: Api
  emit: Emit
  config: Pick<ResolvedConfig, 'locale' | 'currency' | 'destination'>
  /** The browser's own storage. */
  local: SafeStorage
  /** The tab's own storage. */
  tab: SafeStorage
  /** Default: none, and the first message starts one. */
  sessionId?: ConversationId | null
  /** Which planner of its page it is. */
  place?: string
  clock?: () => Date
  makeId?: () => string
}

export type ChatStatus = 'ready' | 'submitted' | 'streaming' | 'error'

/** Whether the messages are those of a conversation that was asked for by its id. */
export type LoadedConversation =
  /** `insteadOf`: one was asked for that does not exist. */
  | { state: 'none'; insteadOf?: ConversationId }
  | { state: 'loading'; id: ConversationId }
  | { state: 'loaded'; id: ConversationId }
  /** `gone`: it does not exist, or is somebody else's. */
  | { state: 'failed'; id: ConversationId; gone: boolean; text: string }

/** A reply that did not come: which message says so, and what had been asked. */
export interface FailedReply {
  messageId: string
  question: ChatMessage
}

/** What has been understood of the trip so far. */
export type TripFacts = Partial<ExtractedDates> & { groupSize?: number; budget?: Money; childAges?: readonly number[]; window?: TripWindow }

export type ChatCore = ReturnType<typeof createChatCore>

/** What the parts of the chat share. */
export function createChatCore(deps: ChatDeps) {
  const $status = atom<ChatStatus>('ready')
  const $loading = computed($status, (status) => status === 'submitted' || status === 'streaming')
  const clock = deps.clock ?? (() => new Date())
  const makeId = deps.makeId ?? randomId
  const session = createChatSession(deps)
  return {
    deps,
    $status,
    $loading,
    messages: createMessageList({ clock, makeId }),
    session,
    /** The trip that is planned day by day. */
    days: createDayPlan({ local: deps.local, $sessionId: session.$sessionId }),
    panel: createPanel({ api: deps.api, $loading }),
    history: createHistory(deps.local),
    /** What is known of the trip: the letterhead's title. */
    $facts: atom<TripFacts | null>(null),
    /** By the message that they go on from. */
    $suggestions: atom<Readonly<Record<string, readonly string[]>>>({}),
    $failed: atom<FailedReply | null>(null),
    $stopped: atom<ChatMessage | null>(null),
    $conversation: atom<LoadedConversation>({ state: 'none' }),
    /** The letters of the conversation that is being fetched, and what ends that. */
    opened: Promise.resolve<readonly ChatMessage[]>([]),
    opening: new AbortController(),
    /** What ends the reply that is being followed. */
    run: new AbortController(),
    /** The message that it is written into. */
    answerId: '',
  }
}

/** Ends what was going on; the new controller is for what comes. */
export function beginRun(core: ChatCore): AbortSignal {
  core.run.abort()
  core.run = new AbortController()
  return core.run.signal
}

/** Not `crypto.randomUUID`, which a page without TLS does not have. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
