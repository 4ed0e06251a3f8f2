import type { ResolvedConfig } from '@meander/sdk/config'
import { AUTH_PATHS, beginSignIn, POPUP_MESSAGE, type AccessToken, type User } from '@meander/sdk/contract/auth'
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { Api } from '../../api/client.ts'
import { locale } from '../../i18n/en/locale.ts'
import { awaitCookie } from './await-cookie.ts'
import { awaitOutcome, type Transaction } from './await-outcome.ts'
import type { Identity } from './identity.ts'
import type { Outcome } from './keep-asking.ts'
import { keepBearer, type Keeping } from './keep-bearer.ts'
import { popupFeatures, whenClosed, type OpenWindow, type Popup } from './popup.ts'
import type { Session } from './session.ts'

/** A prepared sign-in is not used in the last minute of its time. */
const SPARE_MS = 60_000

export type SignInState =
  | { state: 'idle' | 'connecting' | 'failed' }
  /** The browser refused the window; `address` does the same as a link. */
  | { state: 'blocked'; address: string }

export interface SignInDeps {
  api: Pick<Api, 'call'>
  session: Pick<Session, '$asked' | 'enter' | 'lose' | 'completeByCookie' | 'expectReturn' | 'closeSignIn'>
  /** The bearer of an embed: what the pop-up brings, kept fresh from then on. */
  $access: WritableAtom<AccessToken | null>
  identity: Pick<Identity, 'current'>
  config: Pick<ResolvedConfig, 'firstParty' | 'origin' | 'partner'>
  clock?: () => Date
  openWindow?: OpenWindow
  /** Where messages of the pop-up arrive. */
  page?: EventTarget
  /** Only on the hosted site. */
  reload?: () => void
}

/** The pop-up. On the hosted site its cookie is the outcome; in an embed the server is asked for a bearer. */
export interface SignIn {
  $signIn: ReadableAtom<SignInState>
  /** Asks the server to begin one, so that the pop-up can open within the press of the button. */
  prepare(): void
  /** Opens the pop-up. Call it within a click. Once more while one waits: opens the window again. */
  connect(): void
  /** Closes the window of a sign-in that is still going on. */
  destroy(): void
}

interface Context {
  deps: SignInDeps & { clock: () => Date }
  $signIn: WritableAtom<SignInState>
  transaction: Transaction | null
  beginning: Promise<Transaction> | null
  popup: Popup | null
  outcome: Outcome | null
  stopWatching: () => void
  keeping: Keeping | null
  ended: boolean
}

export function createSignIn(deps: SignInDeps): SignIn {
  const context: Context = {
    deps: { clock: () => new Date(), ...deps },
    $signIn: atom<SignInState>({ state: 'idle' }),
    transaction: null,
    beginning: null,
    popup: null,
    outcome: null,
    stopWatching: () => {},
    keeping: null,
    ended: false,
  }
  const page = deps.page ?? window
  const handleMessage = (event: Event) => hearPopup(context, event as MessageEvent)
  page.addEventListener('message', handleMessage)
  context.keeping = keepBearer(context.deps)
  return {
    $signIn: context.$signIn,
    prepare: () => void begin(context).catch(() => {}),
    connect: () => connect(context),
    destroy() {
      context.ended = true
      context.keeping?.stop()
      page.removeEventListener('message', handleMessage)
      context.stopWatching()
      context.outcome?.stop()
      // Nobody would hear any more how it ends.
      context.popup?.close()
    },
  }
}

/** The transaction there is, or a new one. */
async function begin(context: Context): Promise<Transaction> {
  const { deps, transaction } = context
  if (transaction && (context.outcome || Date.parse(transaction.expiresAt) - SPARE_MS > deps.clock().getTime())) return transaction
  context.transaction = null
  context.beginning ??= deps.api
    .call(beginSignIn, { body: { partner: deps.config.partner } })
    .then((begun) => (context.transaction = begun))
    .finally(() => (context.beginning = null))
  return context.beginning
}

function connect(context: Context): void {
  const { deps, $signIn } = context
  const ready = context.transaction && Date.parse(context.transaction.expiresAt) > deps.clock().getTime() ? context.transaction : null
  const open = deps.openWindow ?? ((address, name, features) => window.open(address, name, features))
  // An empty window first where the address is still on its way: later it would no longer be within the click.
  const popup = open(ready ? addressOf(context, ready) : 'about:blank', 'meander-sign-in', popupFeatures(window))
  context.popup = popup
  if (ready) return wait(context, ready)
  if (popup) $signIn.set({ state: 'connecting' })
  begin(context)
    .then((begun) => {
      if (context.ended) return
      popup?.location.replace(addressOf(context, begun))
      wait(context, begun)
    })
    .catch(() => {
      popup?.close()
      fail(context)
    })
}

function wait(context: Context, transaction: Transaction): void {
  const { deps, $signIn, popup } = context
  const { firstParty } = deps.config
  if (popup) $signIn.set({ state: 'connecting' })
  else $signIn.set({ state: 'blocked', address: firstParty ? loginAddress(deps) : addressOf(context, transaction) })
  if (firstParty) {
    context.stopWatching()
    if (!popup) return deps.session.expectReturn()
    context.outcome?.stop()
    context.outcome = awaitCookie({ api: deps.api, clock: deps.clock, page: deps.page ?? window, onSignedIn: (user) => signedIn(context, user), onFailed: () => refused(context) })
    context.stopWatching = whenClosed(popup, () => closed(context))
    return
  }
  // A pop-up that looks closed may be one that another site's policy has cut off from us: only the server knows.
  context.outcome ??= awaitOutcome({
    api: deps.api,
    transaction,
    clock: deps.clock,
    onComplete(access) {
      end(context)
      // From here on the window is the server's: it says how it went and closes itself.
      context.popup = null
      $signIn.set({ state: 'idle' })
      deps.$access.set(access)
      deps.session.enter(access.user)
      void context.keeping?.renew()
    },
    onFailed: () => fail(context),
  })
}

/**
 * The hosted site: the window is gone, or cut off from us. The dialog goes, and whether somebody has signed in the server knows.
 * Where a sign-in has ended it stays until that is known, or it is put away: what is open belongs to nobody meanwhile.
 */
function closed({ deps, $signIn, outcome }: Context): void {
  $signIn.set({ state: 'idle' })
  if (deps.session.$asked.get() !== 'again') deps.session.closeSignIn()
  outcome?.hurry()
}

/** The hosted site: the window says that it did not work. The dialog stays, to say so and to try again. */
function refused({ $signIn, stopWatching }: Context): void {
  stopWatching()
  $signIn.set({ state: 'failed' })
}

/** The hosted site: the page begins anew, with the cookie; where a sign-in had ended it goes on instead, so that nothing of what is open is lost. */
function signedIn({ deps, $signIn, stopWatching }: Context, user: User): void {
  stopWatching()
  $signIn.set({ state: 'idle' })
  if (deps.session.$asked.get() === 'again') return deps.session.enter(user)
  deps.session.completeByCookie()
  ;(deps.reload ?? (() => location.reload()))()
}

function fail(context: Context): void {
  end(context)
  if (!context.ended) context.$signIn.set({ state: 'failed' })
}

function end(context: Context): void {
  context.outcome = null
  context.transaction = null
}

/** Only a hint to look now, and only from the window that we opened. */
function hearPopup({ popup, transaction, outcome }: Context, { data, origin, source }: MessageEvent): void {
  if (!popup || !transaction || data !== POPUP_MESSAGE) return
  if (source === (popup as unknown) && origin === new URL(transaction.authorizeUrl).origin) outcome?.hurry()
}

/** An embed's transaction names everything but the language; on the hosted site only the provider is taken from it, the cookie does the rest. */
function addressOf({ deps }: Context, { authorizeUrl }: Transaction): string {
  if (!deps.config.firstParty) return `${authorizeUrl}&language=${locale.language}`
  const address = new URL(new URL(authorizeUrl).pathname, deps.config.origin)
  address.searchParams.set('popup', '1')
  const clientUserId = deps.identity.current()
  if (clientUserId) address.searchParams.set('clientUserId', clientUserId)
  return address.href
}

function loginAddress({ config, identity }: SignInDeps): string {
  const address = new URL(AUTH_PATHS.login, config.origin)
  address.searchParams.set('returnTo', location.pathname + location.search)
  const clientUserId = identity.current()
  if (clientUserId) address.searchParams.set('clientUserId', clientUserId)
  return address.href
}
