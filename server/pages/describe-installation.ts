import type { Installation } from '@meander/sdk/contract/installation'
import type { Config } from '../config/index.ts'
import { isLoopback } from '../http/loopback.ts'
import { OUTBOX_DAYS } from '../mail/outbox.ts'

/** Services by the name under which people know them. */
const SERVICES = { openai: 'OpenAI', anthropic: 'Anthropic', google: 'Google', 'openai-compatible': null } as const

export type DescribedConfig = Pick<Config, 'guestRetentionDays' | 'smtpUrl' | 'ai' | 'speech'>

/** What may be told to everybody of how this server is set up: who else hears of a traveller, and how long what is kept. No key, no path. */
export function describeInstallation({ guestRetentionDays, smtpUrl, ai, speech }: DescribedConfig, provider: { name: string }): Installation {
  return {
    guestDays: guestRetentionDays,
    outboxDays: smtpUrl === null ? OUTBOX_DAYS : null,
    provider: provider.name,
    model: ai.provider === 'concierge' ? null : ai.baseUrl === null ? SERVICES[ai.provider] : hostElsewhere(ai.baseUrl),
    speech: speech.provider === 'openai-compatible' ? hostElsewhere(speech.baseUrl) : speech.provider === 'off' ? false : null,
  }
}

/** Null: on this machine. */
function hostElsewhere(address: string): string | null {
  const { hostname } = new URL(address)
  return isLoopback(hostname) ? null : hostname
}
