import type { PlannerHost } from '@meander/sdk/bridge'
import type { ResolvedConfig } from '@meander/sdk/config'
import { readActivity } from '@meander/sdk/contract/activity-guard'
import { atom, computed, type WritableAtom } from 'nanostores'
import { createActivities, listenToPage, type Activities, type Comparison } from '../features/activities/index.ts'
import type { Chat, TemplateId } from '../features/chat/index.ts'
import { createSaveWishes } from '../features/itineraries/index.ts'
import type { VoicePlace } from '../features/speech/index.ts'
import { regionOf, speakIn } from '../i18n/index.ts'
import { createStorage } from '../kit/storage.ts'
import { createToasts } from '../kit/toasts.ts'
import type { Board } from './board.ts'
import { handOver, readHandOver } from './hand-over.ts'
import { createNavigation } from './navigation.ts'
import { readRoute } from './routes.ts'
import { joinTrip } from './same-trip.ts'
import { takeTurns } from './turns.ts'

export type Planner = ReturnType<typeof createPlanner>

/** Builds every store of one planner, once. A list: what each does is in its own file. */
export function createPlanner({ root, config: given, emit, left, show }: Pick<PlannerHost, 'root' | 'config' | 'emit' | 'left' | 'show'>) {
  const before = readHandOver(left)
  // Our own copy: `update` changes it while we run.
  const config = { ...given, route: before?.route ?? given.route }
  const region = regionOf(config.locale)
  const navigation = createNavigation({ route: config.route, emit, storage: createStorage(() => sessionStorage), mayStore: () => identity.$acted.get() })
  const me = { config, emit, navigation }
  const common = joinTrip(me, placeOf(root, config))
  const { api, identity, session, $access, chat, itineraries, $now } = common
  if (before?.acted) identity.act()
  if (before?.access) {
    $access.set(before.access)
    session.enter(before.access.user)
  }
  const toasts = createToasts()
  const saveWishes = createSaveWishes()
  const activities = createActivities({ api, config, emit, itineraries, save: saveWishes })
  const $board = atom<Board | null>(null)
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
    ...common,
    ...me,
    /** How this one is known among those of its trip: `$now` is the one that was used last. */
    me,
    region,
    toasts,
    saveWishes,
    activities,
    /** Made when it is first needed: see `board.ts`. */
    $board,
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
    hear: page.hear,
    /** The visitor, or the page around us, does something with it. */
    use() {
      speakIn(region)
      turns.take()
      $now.set(me)
      identity.act()
    },
    /** For the planner of another language that takes this one's place. */
    leave: () => handOver({ route: navigation.$route.get(), acted: identity.$acted.get(), access: $access.get(), sessionId: chat.$sessionId.get(), config }),
    destroy() {
      page.stop()
      turns.leave()
      navigation.destroy()
      toasts.destroy()
      activities.destroy()
      $board.get()?.destroy()
      common.destroy()
    },
  }
}

/** Comes with the dialogs that it opens; what is as it should be can be read without them. */
const readPage = (named: unknown) => import('./later/dialogs.ts').then(({ readPageActivity }) => readPageActivity(named), () => readActivity(named))

/** Which planner it is among those of its page and its origin, or which trip they are on; the hosted site has one. */
function placeOf({ host }: ShadowRoot, { firstParty, trip }: ResolvedConfig): string {
  return firstParty ? '' : `@${location.pathname}#${trip ?? [...document.querySelectorAll(host.localName)].indexOf(host)}`
}

/** What was chosen belongs to what was found: with the next message, and in another conversation, it is over; so is a detail with its conversation. */
function leaveWith({ $status, $sessionId }: Chat, $comparison: WritableAtom<Comparison | null>, { close }: Activities): void {
  $status.listen((status) => status === 'submitted' && $comparison.set(null))
  $sessionId.listen((id) => {
    $comparison.set(null)
    if (!id) close()
  })
}
