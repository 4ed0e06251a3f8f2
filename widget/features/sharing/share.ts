import type { ResolvedConfig } from '@meander/sdk/config'
import { AUTH_PATHS } from '@meander/sdk/contract/auth'
import type { ClientUserId } from '@meander/sdk/contract/ids'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { createShareLink, shareByEmail, type ShareLink } from '@meander/sdk/contract/sharing'
import type { Emit } from '@meander/sdk/events'
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { Api } from '../../api/client.ts'
import { sharing as text } from '../../i18n/en/sharing.ts'
import type { SafeStorage } from '../../kit/storage.ts'
import type { Toasts } from '../../kit/toasts.ts'
import type { Session } from '../auth/index.ts'
import type { CopyChannel } from './channels.ts'
import { shareText } from './share-text.ts'

/** Set before one leaves to sign in: back on the itinerary's page, the dialog opens again by itself, once. */
export const OPEN_SHARE_KEY = 'openShareDialog'

export type LinkState = { state: 'making' | 'failed' } | { state: 'ready'; link: ShareLink }
export type ShareState = { state: 'closed' } | { state: 'open'; itinerary: Itinerary; link: LinkState; mail: 'idle' | 'sending' }

export interface ShareDeps {
  api: Api
  toasts: Pick<Toasts, 'show'>
  emit: Emit
  session: Pick<Session, '$mode' | 'expectReturn'>
  config: Pick<ResolvedConfig, 'firstParty' | 'origin'>
  /** The tab's own storage. */
  tab: SafeStorage
  identity: { current(): ClientUserId | null }
  /** Sends the browser to an address. Only on the hosted site. */
  leave?: (address: string) => void
  /** Writes to the clipboard; rejects where that is not allowed. */
  copy?: (words: string) => Promise<void>
}

export interface Share {
  $share: ReadableAtom<ShareState>
  open(itinerary: Itinerary): void
  /** Opens for an itinerary that one left in order to sign in. To be called when its page is shown. */
  resume(itinerary: Itinerary): void
  makeLink(): Promise<void>
  /** The hosted site's way to an account: away, and back here. */
  leaveToSignIn(): void
  /** True when it was sent. */
  sendMail(given: { email: string; message: string }): Promise<boolean>
  copy(channel: CopyChannel): Promise<void>
  /** A link to another service was followed. */
  followed(): void
  close(): void
  destroy(): void
}

interface Context {
  deps: ShareDeps
  $share: WritableAtom<ShareState>
}

export function createShare(deps: ShareDeps): Share {
  const $share = atom<ShareState>({ state: 'closed' })
  const context: Context = { deps, $share }

  function open(itinerary: Itinerary): void {
    $share.set({ state: 'open', itinerary, link: { state: 'making' }, mail: 'idle' })
    if (deps.session.$mode.get() === 'authenticated') void makeLink(context)
  }
  // A guest who signs in while the dialog waits goes on into its options.
  const stop = deps.session.$mode.listen((mode) => {
    if (mode === 'authenticated' && $share.get().state === 'open') void makeLink(context)
  })
  return {
    $share,
    open,
    resume(itinerary) {
      const wanted = deps.tab.get(OPEN_SHARE_KEY)
      if (wanted === null) return
      deps.tab.remove(OPEN_SHARE_KEY)
      open(itinerary)
    },
    makeLink: () => makeLink(context),
    leaveToSignIn: () => leaveToSignIn(context),
    sendMail: (given) => sendMail(context, given),
    copy: (channel) => copy(context, channel),
    followed: () => tellHost(context),
    close: () => $share.set({ state: 'closed' }),
    destroy: stop,
  }
}

async function makeLink({ deps, $share }: Context): Promise<void> {
  const state = $share.get()
  if (state.state !== 'open') return
  const { id } = state.itinerary
  const show = (link: LinkState) => {
    const now = $share.get()
    if (now.state === 'open' && now.itinerary.id === id) $share.set({ ...now, link })
  }
  show({ state: 'making' })
  try {
    show({ state: 'ready', link: await deps.api.call(createShareLink, { params: { id }, body: {} }) })
  } catch {
    show({ state: 'failed' })
  }
}

function leaveToSignIn({ deps, $share }: Context): void {
  const state = $share.get()
  if (state.state !== 'open') return
  deps.tab.set(OPEN_SHARE_KEY, 'true')
  deps.session.expectReturn()
  const address = new URL(AUTH_PATHS.login, deps.config.origin)
  address.searchParams.set('returnTo', `/itinerary/${encodeURIComponent(state.itinerary.id)}`)
  const clientUserId = deps.identity.current()
  if (clientUserId) address.searchParams.set('clientUserId', clientUserId)
  ;(deps.leave ?? ((to) => location.assign(to)))(address.href)
}

async function sendMail(context: Context, given: { email: string; message: string }): Promise<boolean> {
  const { deps, $share } = context
  const state = $share.get()
  const email = given.email.trim()
  if (state.state !== 'open' || state.mail === 'sending') return false
  if (!email) {
    deps.toasts.show({ title: text.emailRequired, text: text.emailRequiredText, tone: 'failed' })
    return false
  }
  $share.set({ ...state, mail: 'sending' })
  try {
    await deps.api.send(shareByEmail, { params: { id: state.itinerary.id }, body: { email, message: given.message } })
  } catch {
    deps.toasts.show({ title: text.failed, text: text.failedText, tone: 'failed' })
    const now = $share.get()
    if (now.state === 'open') $share.set({ ...now, mail: 'idle' })
    return false
  }
  tellHost(context)
  $share.set({ state: 'closed' })
  deps.toasts.show({ title: text.shared, text: text.sharedText(email) })
  return true
}

async function copy(context: Context, channel: CopyChannel): Promise<void> {
  const { deps, $share } = context
  const state = $share.get()
  if (state.state !== 'open' || state.link.state !== 'ready') return
  const { url } = state.link.link
  const words = channel === 'link' ? url : `${shareText(state.itinerary)} ${url}`
  try {
    await (deps.copy ?? ((given) => navigator.clipboard.writeText(given)))(words)
  } catch {
    deps.toasts.show({ title: text.failed, text: text.failedText, tone: 'failed' })
    return
  }
  tellHost(context)
  if (channel === 'link') deps.toasts.show({ title: text.linkCopied, text: text.linkCopiedText })
  else deps.toasts.show({ title: text.copied, text: text.copiedText })
}

function tellHost({ deps, $share }: Context): void {
  const state = $share.get()
  if (state.state !== 'open' || state.link.state !== 'ready') return
  const { shareToken, url } = state.link.link
  deps.emit('shared', { itineraryId: state.itinerary.id, shareToken, url })
}
