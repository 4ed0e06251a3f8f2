import type { LanguageModelV4 } from '@ai-sdk/provider'

/** Resolves after so many milliseconds; rejects as soon as the signal says that nobody waits any more. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<unknown>

/** A language model that runs elsewhere: it may be slow, busy, broken or wrong, and it costs. */
export interface HostedModel {
  /** Speaks to the provider and does nothing else: no retries, no checks. */
  model: LanguageModelV4
  /** How long it may be silent, before its first part and between two of them. Milliseconds. */
  firstToken: number
  /** How long a whole reply may take, all its steps. Milliseconds. */
  reply: number
  /** Tokens that it may write at once. */
  tokensPerReply: number
  /** Tokens a day in UTC, read and written; null for no limit. */
  tokensADay: { client: number; everyone: number | null }
  /** For a million tokens; null when cost is not reckoned. */
  prices: { input: number; output: number } | null
  /** Takes out of a text what must not stand in a log. */
  withoutSecrets: (text: string) => string
  wait: Wait
}
