import type { ResolvedConfig } from '@meander/sdk/config'
import type { ClientUserId } from '@meander/sdk/contract/ids'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import type { ShareLink } from '@meander/sdk/contract/sharing'
import type { Emit } from '@meander/sdk/events'
import type { WritableAtom } from 'nanostores'
import type { Api } from '../../api/client.ts'
import type { SafeStorage } from '../../kit/storage.ts'
import type { Toasts } from '../../kit/toasts.ts'
import type { Session } from '../auth/index.ts'
import type { LinkTerms } from './share-link.ts'

/**
 * 'none': nobody else can read the trip; `terms` are for the link to come, `ended` where one could before. 'ready': `days` are for
 * how many it was made to work, null for good.
 */
export type LinkState =
  | { state: 'reading' | 'making' | 'failed' }
  | { state: 'none'; terms: LinkTerms; ended?: boolean }
  | { state: 'ready'; link: ShareLink; days: number | null }
/** What is copied instead of led to. */
export type CopyChannel = 'instagram' | 'link'
/** 'refused': why nothing was sent, and whether that lies in the address. */
export type MailState = { state: 'idle' | 'sending' } | { state: 'refused'; why: string; of: 'address' | 'sending' }
/** `byHand`: what the browser would not copy, so that it is shown. */
export type ShareState = { state: 'closed' } | { state: 'open'; itinerary: Itinerary; link: LinkState; mail: MailState; byHand?: CopyChannel }
export type OpenShare = Extract<ShareState, { state: 'open' }>

/** A window that another service opens in. */
export interface AwayWindow {
  opener: unknown
  close(): void
  location: { replace(address: string): void }
}

export interface ShareDeps {
  api: Api
  toasts: Pick<Toasts, 'show' | 'dismiss'>
  emit: Emit
  session: Pick<Session, '$mode' | 'isUnsure' | 'expectReturn'>
  config: Pick<ResolvedConfig, 'firstParty' | 'origin'>
  /** The tab's own storage. */
  tab: SafeStorage
  identity: { current(): ClientUserId | null }
  /** Sends the browser to an address: to sign in on the hosted site, and to what answers `sms:`. */
  leave?: (address: string) => void
  /** Writes to the clipboard; rejects where that is not allowed. */
  copy?: (words: string) => Promise<void>
  /** An empty window of its own, or null where the browser refuses. */
  openWindow?: () => AwayWindow | null
}

export interface ShareContext {
  deps: ShareDeps
  /** What was written for the mail: it is still there after one had to sign in again. */
  draft: { email: string; message: string }
  $share: WritableAtom<ShareState>
  /** By trip: what was chosen for its link, for the next one too. */
  chosenTerms: Map<Itinerary['id'], LinkTerms>
  /** What was last told of sending: it is over with the next try. */
  told?: number
  /** By the end of a link: for how many days that was. */
  chosenDays: Map<string, number>
}
