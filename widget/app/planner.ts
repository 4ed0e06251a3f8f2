import type { PlannerHost } from '@meander/sdk/bridge'
import type { ResolvedConfig } from '@meander/sdk/config'
import { readActivity } from '@meander/sdk/contract/activity-guard'
import { readMode } from '@meander/sdk/contract/who-is-here'
import { atom, computed, type WritableAtom } from 'nanostores'
import { createApi } from '../api/create-api.ts'
import { createActivities, listenToPage, type Activities, type Comparison } from '../features/activities/index.ts'
import { createIdentity, createSession, type SignIn } from '../features/auth/index.ts'
import { createChat, HOME_SESSION_ID, type Chat, type TemplateId } from '../features/chat/index.ts'
import { createItineraries, createSaveWishes } from '../features/itineraries/index.ts'
import type { VoicePlace } from '../features/speech/index.ts'
import { createStorage } from '../kit/storage.ts'
import { createToasts } from '../kit/toasts.ts'
import type { Board } from './board.ts'
import { handOver, readHandOver } from './hand-over.ts'
import { createNavigation } from './navigation.ts'
import { readRoute } from './routes.ts'
import { takeTurns } from './turns.ts'

export type Planner = ReturnType<typeof createPlanner>

/** Builds every store of one planner, once. A list: what each does is in its own file. */
export function createPlanner({ root, config: given, emit, left, show }: Pick<PlannerHost, 'root' | 'config' | 'emit' | 'left' | 'show'>) {
  const before = readHandOver(left)
  // Our own copy: `update` changes it while we run.
  const config = { ...given, route: before?.route ?? given.route }
  const $access = atom(before?.access ?? null)
  const $token = computed($access, (access) => access?.accessToken ?? null)
  const local = createStorage(() => localStorage)
  const tab = createStorage(() => sessionStorage)
  const identity = createIdentity({ storage: local, acted: before?.acted || (config.firstParty && !config.route.startsWith('/shared/')) })
  const navigation = createNavigation({ route: config.route, emit, storage: tab, mayStore: () => identity.$acted.get() })
  // Whoever opens somebody's shared trip stays nobody there.
  const isPublic = () => navigation.$route.get().startsWith('/shared/')
  const clientUserId = () => (isPublic() ? null : identity.current())
  const api = createApi({ origin: config.origin, pageOrigin: location.origin, clientUserId, $token, signedIn: () => !isPublic() && readMode(local) === 'authenticated', refused: () => session.lose() })
  const toasts = createToasts()
  const session = createSession({ api, storage: local, $access, recall: config.firstParty ? undefined : async (signal) => (await import('./later/sharing.ts')).recallUser(api, $access, [local, tab], signal) })
  if (before?.access) session.enter(before.access.user)
  const chat = createChat({ api, emit, config, local, tab, place: placeOf(root, config), sessionId: config.firstParty && config.route === '/' ? HOME_SESSION_ID : null })
  const itineraries = createItineraries({ api, session })
  const saveWishes = createSaveWishes()
  const activities = createActivities({ api, config, emit, itineraries, save: saveWishes })
  const $board = atom<Board | null>(null)
  const $signIn = atom<SignIn | null>(null)
  const turns = takeTurns(window, root.host)
  const $comparison = atom<Comparison | null>(null)
  leaveWith(chat, $comparison, activities)
  const $template = atom<TemplateId | 'choosing' | null>(null)
  const $speaking = atom<VoicePlace | null>(null)
  const $planning = atom(false)
  const $elsewhere = computed(navigation.$route, (route) => !/home|chat/.test(readRoute(route).screen))
  const $opened = computed([$elsewhere, activities.$expanded, saveWishes.$wish, session.$asked, $access, $template, $speaking, $planning], (...opened) => opened.some(Boolean))
  const page = listenToPage(window, { read: readPage, activities, save: saveWishes, isMine: turns.isMine, show })

  return {
    config,
    emit,
    api,
    identity,
    navigation,
    toasts,
    session,
    $access,
    chat,
    itineraries,
    saveWishes,
    activities,
    /** Made when they are first needed: see `board.ts` and `account.ts`. */
    $board,
    $signIn,
    /** The half-written letter whose blanks are being filled in, or that one of them is being chosen. */
    $template,
    /** Where a voice message is being spoken; null while none is. */
    $speaking,
    /** What is being compared, or chosen for it. */
    $comparison,
    /** Whether 'Plan Your Adventure' is open. */
    $planning,
    /** Something is open, said or told that can be lost, or has pictures for words, or an account is: whoever only looks, or begins to write, needs nothing more. */
    $begun: computed([$opened, chat.$messages, toasts.$toasts], (opened, messages, told) => opened || messages.length + told.length > 0),
    local,
    tab,
    hear: page.hear,
    /** The visitor, or the page around us, does something with it. */
    use() {
      turns.take()
      identity.act()
    },
    /** For the planner of another language that takes this one's place. */
    leave: () => handOver({ route: navigation.$route.get(), acted: identity.$acted.get(), access: $access.get(), sessionId: chat.$sessionId.get(), config }),
    destroy() {
      page.stop()
      turns.leave()
      navigation.destroy()
      toasts.destroy()
      session.destroy()
      chat.destroy()
      itineraries.destroy()
      activities.destroy()
      $board.get()?.destroy()
      $signIn.get()?.destroy()
    },
  }
}

/** Comes with the dialogs that it opens; what is as it should be can be read without them. */
const readPage = (named: unknown) => import('./later/dialogs.ts').then(({ readPageActivity }) => readPageActivity(named), () => readActivity(named))

/** Which planner it is among those of its page and its origin; the hosted site has one. */
function placeOf({ host }: ShadowRoot, { firstParty }: Pick<ResolvedConfig, 'firstParty'>): string {
  return firstParty ? '' : `@${location.pathname}#${[...document.querySelectorAll(host.localName)].indexOf(host)}`
}

/** What was chosen belongs to what was found: with the next message, and in another conversation, it is over; so is a detail with its conversation. */
function leaveWith({ $status, $sessionId }: Chat, $comparison: WritableAtom<Comparison | null>, { close }: Activities): void {
  $status.listen((status) => status === 'submitted' && $comparison.set(null))
  $sessionId.listen((id) => {
    $comparison.set(null)
    if (!id) close()
  })
}
