import { AUTH_PATHS } from '@meander/sdk/contract/auth'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { atom, type ReadableAtom } from 'nanostores'
import { sharing as text } from '../../i18n/en/sharing.ts'
import { channelAddress, type Channel } from './channels.ts'
import { tellCopied } from './copied.ts'
import { linkFor, readLink, revoke, setTerms, type LinkTerms } from './share-link.ts'
import type { CopyChannel, ShareContext, ShareDeps, ShareState } from './share-state.ts'
import { shareText, wordsToCopy } from './share-text.ts'

/** Set before one leaves to sign in: back on the itinerary's page, the dialog opens again by itself, once. */
export const OPEN_SHARE_KEY = 'openShareDialog'
/** Ours is the trip's own id, so that it opens over no other; a page of the host may say it of the next one. */
const ANY_TRIP = 'true'

export interface Share {
  $share: ReadableAtom<ShareState>
  open(itinerary: Itinerary): void
  /**
   * Says so of a trip that was just made one's own, and opens for one that one left in order to sign in, as soon as it is
   * known who is here. To be called when its page is shown; answers what ends the waiting.
   */
  resume(itinerary: Itinerary): () => void
  /** Makes the link once more, after it could not be. */
  makeLink(): Promise<void>
  setTerms(terms: LinkTerms): Promise<void>
  /** Ends the sharing. */
  stopSharing(): Promise<void>
  /** The hosted site's way to an account: away, and back here. */
  leaveToSignIn(): void
  /** For what is done in the dialog alone, and loads with it: see `send-mail.ts`. */
  context: ShareContext
  /** Sends the link on its way, and makes it before where there is none. Call it within a click. */
  go(channel: Channel): Promise<void>
  /** A link to another service was followed. */
  followed(): void
  close(): void
  destroy(): void
}

export function createShare(deps: ShareDeps): Share {
  const $share = atom<ShareState>({ state: 'closed' })
  const context: ShareContext = { deps, $share, draft: { email: '', message: '' }, chosenTerms: new Map(), chosenDays: new Map() }

  function open(itinerary: Itinerary): void {
    context.draft = { email: '', message: '' }
    $share.set({ state: 'open', itinerary, link: { state: 'reading' }, mail: { state: 'idle' } })
    if (deps.session.$mode.get() === 'authenticated') void readLink(context)
  }
  // A guest who signs in while the dialog waits goes on into its options.
  const stop = deps.session.$mode.listen((mode) => {
    if (mode === 'authenticated' && $share.get().state === 'open') void readLink(context)
  })

  /** Once, and kept until it is: on a slow line it takes its time until somebody is recognized. Who comes back without an account has thought better of it. */
  function openOwn(itinerary: Itinerary): () => void {
    const { $mode, isUnsure } = deps.session
    return $mode.subscribe((mode) => {
      const wanted = deps.tab.get(OPEN_SHARE_KEY) === itinerary.id
      if (!wanted || mode === 'pending' || (mode === 'guest' && isUnsure())) return
      deps.tab.remove(OPEN_SHARE_KEY)
      if (mode === 'authenticated') open(itinerary)
    })
  }
  return {
    $share,
    open,
    resume(itinerary) {
      tellCopied(deps, itinerary.id)
      const wanted = deps.tab.get(OPEN_SHARE_KEY)
      if (wanted === itinerary.id) return openOwn(itinerary)
      deps.tab.remove(OPEN_SHARE_KEY)
      if (wanted === ANY_TRIP) open(itinerary)
      return () => {}
    },
    makeLink: async () => void (await linkFor(context)),
    setTerms: (terms) => setTerms(context, terms),
    stopSharing: () => revoke(context),
    leaveToSignIn: () => leaveToSignIn(context),
    context,
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

async function go(context: ShareContext, channel: Channel): Promise<void> {
  const { deps, $share } = context
  const state = $share.get()
  // The link that is being made goes where the first press sends it.
  if (state.state !== 'open' || state.link.state === 'making') return
  const copies = channel === 'instagram' || channel === 'link'
  // Opened at once, where the link is yet to come: later it would no longer be within the click.
  const away = copies || channel === 'sms' ? null : (deps.openWindow ?? openWindow)()
  const link = await linkFor(context)
  if (!link) return away?.close()
  if (copies) return copy(context, channel, wordsToCopy(state.itinerary, channel, link.url))
  const address = channelAddress(channel, shareText(state.itinerary), link.url)
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

async function copy(context: ShareContext, channel: CopyChannel, words: string): Promise<void> {
  const { deps, $share } = context
  const show = (byHand?: CopyChannel) => {
    const state = $share.get()
    if (state.state === 'open') $share.set({ ...state, byHand })
  }
  try {
    await (deps.copy ?? ((given) => navigator.clipboard.writeText(given)))(words)
  } catch {
    // The link is there, only not in the clipboard.
    return show(channel)
  }
  show()
  tellHost(context)
  if (channel === 'link') deps.toasts.show({ title: text.linkCopied, text: text.linkCopiedText })
  else deps.toasts.show({ title: text.copied, text: text.copiedText })
}

/** Of the link that there is by now. */
export function tellHost({ deps, $share }: ShareContext): void {
  const state = $share.get()
  if (state.state !== 'open' || state.link.state !== 'ready') return
  const { shareToken, url } = state.link.link
  deps.emit('shared', { itineraryId: state.itinerary.id, shareToken, url })
}
