import { AUTH_PATHS } from '@meander/sdk/contract/auth'
import type { EndpointReply } from '@meander/sdk/contract/endpoint'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { previewShareMail, shareByEmail } from '@meander/sdk/contract/sharing'
import { atom, type ReadableAtom } from 'nanostores'
import { ApiError, NetworkError, serverMessage } from '../../api/request-errors.ts'
import { sharing as text } from '../../i18n/en/sharing.ts'
import { channelAddress, type Channel } from './channels.ts'
import { tellCopied } from './copied.ts'
import { linkFor, readLink, revoke, setTerms, type LinkTerms } from './share-link.ts'
import type { MailState, ShareContext, ShareDeps, ShareState } from './share-state.ts'
import { shareText } from './share-text.ts'

/** Set before one leaves to sign in: back on the itinerary's page, the dialog opens again by itself, once. */
export const OPEN_SHARE_KEY = 'openShareDialog'
/** Ours is the trip's own id, so that it opens over no other; a page of the host may say it of the next one. */
const ANY_TRIP = 'true'

/** The e-mail as it would go out. */
export type MailPreview = EndpointReply<typeof previewShareMail>

export interface Share {
  $share: ReadableAtom<ShareState>
  open(itinerary: Itinerary): void
  /** Says so of a trip that was just made one's own, and opens for one that one left in order to sign in. To be called when its page is shown. */
  resume(itinerary: Itinerary): void
  /** Makes the link once more, after it could not be. */
  makeLink(): Promise<void>
  setTerms(terms: LinkTerms): Promise<void>
  /** Ends the sharing. */
  stopSharing(): Promise<void>
  /** The hosted site's way to an account: away, and back here. */
  leaveToSignIn(): void
  /** Null, and told, where there is none. */
  preview(message: string): Promise<MailPreview | null>
  /** True when it was sent. `wrong`: the field itself says that it is no address. */
  sendMail(given: { email: string; message: string; wrong?: boolean }): Promise<boolean>
  /** The address is being written anew: what was said of the last one is over. */
  rewrite(): void
  /** Sends the link on its way, and makes it before where there is none. Call it within a click. */
  go(channel: Channel): Promise<void>
  /** A link to another service was followed. */
  followed(): void
  close(): void
  destroy(): void
}

export function createShare(deps: ShareDeps): Share {
  const $share = atom<ShareState>({ state: 'closed' })
  const context: ShareContext = { deps, $share, chosenDays: new Map() }

  function open(itinerary: Itinerary): void {
    $share.set({ state: 'open', itinerary, link: { state: 'reading' }, mail: { state: 'idle' } })
    if (deps.session.$mode.get() === 'authenticated') void readLink(context)
  }
  // A guest who signs in while the dialog waits goes on into its options.
  const stop = deps.session.$mode.listen((mode) => {
    if (mode === 'authenticated' && $share.get().state === 'open') void readLink(context)
  })
  return {
    $share,
    open,
    resume(itinerary) {
      tellCopied(deps, itinerary.id)
      const wanted = deps.tab.get(OPEN_SHARE_KEY)
      if (wanted === null) return
      deps.tab.remove(OPEN_SHARE_KEY)
      if (wanted === itinerary.id || wanted === ANY_TRIP) open(itinerary)
    },
    makeLink: async () => void (await linkFor(context)),
    setTerms: (terms) => setTerms(context, terms),
    stopSharing: () => revoke(context),
    leaveToSignIn: () => leaveToSignIn(context),
    preview: (message) => preview(context, message),
    sendMail: (given) => sendMail(context, given),
    rewrite: () => rewrite(context),
    go: (channel) => go(context, channel),
    followed: () => tellHost(context),
    close: () => $share.set({ state: 'closed' }),
    destroy: stop,
  }
}

const leave = ({ deps }: ShareContext, address: string): void => (deps.leave ?? ((to) => location.assign(to)))(address)

function leaveToSignIn(context: ShareContext): void {
  const { deps, $share } = context
  const state = $share.get()
  if (state.state !== 'open') return
  deps.tab.set(OPEN_SHARE_KEY, state.itinerary.id)
  deps.session.expectReturn()
  const address = new URL(AUTH_PATHS.login, deps.config.origin)
  address.searchParams.set('returnTo', `/itinerary/${encodeURIComponent(state.itinerary.id)}`)
  const clientUserId = deps.identity.current()
  if (clientUserId) address.searchParams.set('clientUserId', clientUserId)
  leave(context, address.href)
}

async function preview({ deps, $share }: ShareContext, message: string): Promise<MailPreview | null> {
  const state = $share.get()
  if (state.state !== 'open') return null
  try {
    return await deps.api.call(previewShareMail, { params: { id: state.itinerary.id }, body: { message } })
  } catch {
    deps.toasts.show({ title: text.previewFailed, text: text.previewFailedText, tone: 'failed' })
    return null
  }
}

async function sendMail(context: ShareContext, given: { email: string; message: string; wrong?: boolean }): Promise<boolean> {
  const { deps, $share } = context
  const state = $share.get()
  const email = given.email.trim()
  if (state.state !== 'open' || state.mail.state === 'sending') return false
  if (given.wrong) {
    $share.set({ ...state, mail: { state: 'refused', why: text.emailWrong, of: 'address' } })
    return false
  }
  if (!email) {
    deps.toasts.show({ title: text.emailRequired, text: text.emailRequiredText, tone: 'failed' })
    return false
  }
  $share.set({ ...state, mail: { state: 'sending' } })
  try {
    // A trip without a link gets one with the mail, as it was chosen, and none where the mail does not go.
    const terms = state.link.state === 'none' ? state.link.terms : {}
    await deps.api.send(shareByEmail, { params: { id: state.itinerary.id }, body: { email, message: given.message, ...terms } })
  } catch (error) {
    deps.toasts.show({ title: text.failed, text: text.failedText, tone: 'failed' })
    const now = $share.get()
    if (now.state === 'open') $share.set({ ...now, mail: refusal(error) })
    return false
  }
  if (state.link.state !== 'ready') await readLink(context)
  tellHost(context)
  $share.set({ state: 'closed' })
  deps.toasts.show({ title: text.shared, text: text.sharedText(email) })
  return true
}

/** The toast is the same for all; what can be done about it stands where one wrote. */
function refusal(error: unknown): MailState {
  if (error instanceof NetworkError) return { state: 'refused', why: text.offline, of: 'sending' }
  const why = error instanceof ApiError && (error.code === 'bad-request' || error.code === 'too-many-requests') ? serverMessage(error) : null
  return why === null ? { state: 'idle' } : { state: 'refused', why, of: error instanceof ApiError && error.code === 'bad-request' ? 'address' : 'sending' }
}

function rewrite({ $share }: ShareContext): void {
  const state = $share.get()
  if (state.state === 'open' && state.mail.state === 'refused') $share.set({ ...state, mail: { state: 'idle' } })
}

async function go(context: ShareContext, channel: Channel): Promise<void> {
  const { deps, $share } = context
  const state = $share.get()
  if (state.state !== 'open') return
  const words = shareText(state.itinerary)
  const copies = channel === 'instagram' || channel === 'link'
  // Opened at once, where the link is yet to come: later it would no longer be within the click.
  const away = copies || channel === 'sms' ? null : (deps.openWindow ?? openWindow)()
  const link = await linkFor(context)
  if (!link) return away?.close()
  if (copies) return copy(context, channel === 'link' ? link.url : `${words} ${link.url}`, channel === 'link')
  const address = channelAddress(channel, words, link.url)
  if (!address) return
  tellHost(context)
  // Where no window opened, the channel is a plain link by now, to be pressed again.
  if (channel === 'sms') leave(context, address)
  else away?.location.replace(address)
}

function openWindow() {
  const opened = window.open('about:blank', '_blank')
  if (opened) opened.opener = null
  return opened
}

async function copy(context: ShareContext, words: string, plain: boolean): Promise<void> {
  const { deps } = context
  try {
    await (deps.copy ?? ((given) => navigator.clipboard.writeText(given)))(words)
  } catch {
    deps.toasts.show({ title: text.failed, text: text.failedText, tone: 'failed' })
    return
  }
  tellHost(context)
  if (plain) deps.toasts.show({ title: text.linkCopied, text: text.linkCopiedText })
  else deps.toasts.show({ title: text.copied, text: text.copiedText })
}

function tellHost({ deps, $share }: ShareContext): void {
  const state = $share.get()
  if (state.state !== 'open' || state.link.state !== 'ready') return
  const { shareToken, url } = state.link.link
  deps.emit('shared', { itineraryId: state.itinerary.id, shareToken, url })
}
