import type { ResolvedConfig } from '@meander/sdk/config'
import type { Activity } from '@meander/sdk/contract/activities'
import type { ConversationId, ItineraryId } from '@meander/sdk/contract/ids'
import { DEFAULT_PRIORITY, saveActivity, type Itinerary } from '@meander/sdk/contract/itineraries'
import type { Emit } from '@meander/sdk/events'
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { Api } from '../../../api/client.ts'
import { newRequestId } from '../../../api/request-id.ts'
import { itineraries as texts } from '../../../i18n/en/itineraries.ts'
import { save as text } from '../../../i18n/en/save.ts'
import type { Navigation } from '../../../kit/navigation.ts'
import type { SafeStorage } from '../../../kit/storage.ts'
import type { Toasts } from '../../../kit/toasts.ts'
import type { Session } from '../../auth/index.ts'
import { guestDays } from '../guest-days.ts'
import { holds } from './holds.ts'
import type { Itineraries } from '../itineraries.ts'
import { CREATE_TIMEOUT_MS, createTrip, missingIn, type TripDraft, type TripOwner } from './create-trip.ts'
import type { SaveState, TripFacts } from './save-state.ts'
import { keptDestination, newDraft } from './trip-defaults.ts'

export const GUEST_USER_ID = 'guest'

export interface SaveDeps {
  api: Pick<Api, 'call'>
  toasts: Pick<Toasts, 'show'>
  emit: Emit
  navigation: Pick<Navigation, 'go'>
  itineraries: Pick<Itineraries, '$list' | 'load' | 'refresh'>
  session: Pick<Session, '$user'>
  /** The tab's own storage: dates that a conversation or a form has left there. */
  tab: SafeStorage
  config: Pick<ResolvedConfig, 'dates' | 'destination' | 'currency'>
  /** Asked at each opening. */
  facts?: () => TripFacts
  clock?: () => Date
}

/** Saving an activity: choose a trip, or make one, then lock it in. */
export interface Save {
  $save: ReadableAtom<SaveState>
  /** Opens at its first step, whatever was typed before. Null is an activity that was named but not understood. */
  open(activity: Activity | null, from?: { sessionId?: string | null }): void
  choose(id: ItineraryId): void
  toCreate(): void
  /** From select straight to save. */
  toSave(): void
  back(): void
  edit(change: Partial<TripDraft>): void
  /** Makes the trip, then goes on to save. */
  create(): Promise<void>
  /** Saves the activity and closes. */
  confirm(): Promise<void>
  close(): void
}

interface Context {
  deps: SaveDeps
  $save: WritableAtom<SaveState>
  /** What this opening was given and has chosen. */
  /** `names`: what saving to each trip calls itself. */
  asked: { sessionId: string | null; chosen: ItineraryId | null; made: Itinerary | null; names: Map<ItineraryId, string> }
}

const askedBy = (sessionId: string | null): Context['asked'] => ({ sessionId, chosen: null, made: null, names: new Map() })

/** The trip that the conversation has come to is chosen, or the only one there is; never one that has it already. */
function chooseTrip({ deps, $save, asked }: Context): void {
  const state = $save.get()
  const list = deps.itineraries.$list.get()
  const trips = list.state === 'ready' ? list.itineraries : []
  const own = factsOf({ deps, asked }).tripId
  const only = trips.find(({ id }) => id === own) ?? (trips.length === 1 ? trips[0] : undefined)
  if (!only || state.step !== 'select' || state.chosen !== null || holds(only, state.activity)) return
  asked.chosen = only.id
  $save.set({ ...state, chosen: only.id })
}

export function createSave(deps: SaveDeps): Save {
  const context: Context = { deps, $save: atom<SaveState>({ step: 'closed' }), asked: askedBy(null) }
  const { $save } = context
  return {
    $save,
    open(activity, from = {}) {
      context.asked = askedBy(from.sessionId ?? null)
      $save.set({ step: 'select', activity, chosen: null })
      void deps.itineraries.load().then(() => chooseTrip(context))
    },
    choose(id) {
      const state = $save.get()
      if (state.step !== 'select') return
      context.asked.chosen = id
      $save.set({ ...state, chosen: id })
    },
    toCreate() {
      const state = $save.get()
      if (state.step === 'select') $save.set({ step: 'create', activity: state.activity, draft: draftFor(context, state.activity), progress: 'idle' })
    },
    toSave() {
      const state = $save.get()
      if (state.step !== 'select') return
      const itinerary = listed(deps, state.chosen)
      if (!itinerary || !state.activity) return refuse(deps, texts.missing, text.missingChoice)
      $save.set({ step: 'save', activity: state.activity, itinerary, progress: 'idle' })
    },
    back() {
      const state = $save.get()
      if (state.step === 'create' || state.step === 'save') $save.set({ step: 'select', activity: state.activity, chosen: context.asked.chosen })
    },
    edit(change) {
      const state = $save.get()
      // What is being made is what was sent.
      if (state.step === 'create' && state.progress === 'idle') $save.set({ ...state, draft: { ...state.draft, ...change } })
    },
    create: () => create(context),
    confirm: () => confirm(context),
    close: () => close(context),
  }
}

async function create(context: Context): Promise<void> {
  const { deps, $save, asked } = context
  const state = $save.get()
  if (state.step !== 'create' || state.progress === 'working') return
  const missing = missingIn(state.draft)
  if (missing) return refuse(deps, texts.missing, missing)
  $save.set({ ...state, progress: 'working' })
  try {
    const itinerary = await createTrip(deps.api, state.draft, ownerFor(context))
    void deps.itineraries.refresh()
    goOn(context, asked, { activity: state.activity, itinerary })
  } catch (error) {
    refuse(deps, text.createFailed, error instanceof Error ? error.message : text.fallback)
    const now = $save.get()
    if (context.asked === asked && now.step === 'create') $save.set({ ...now, progress: 'idle' })
  }
}

/** With a trip that was made: on to save it there, to choose it for whoever went back, and a word for whoever has left. */
function goOn(context: Context, asked: Context['asked'], made: { activity: Activity | null; itinerary: Itinerary }): void {
  const { deps, $save } = context
  const { activity, itinerary } = made
  const now = $save.get()
  const waits = now.step === 'create' && now.progress === 'working'
  const chooses = now.step === 'select' && now.chosen === null
  if (context.asked !== asked || !(waits || chooses)) return tellUnsaved(deps, activity, itinerary)
  asked.chosen = itinerary.id
  asked.made = itinerary
  $save.set(waits ? { step: 'save', activity, itinerary, progress: 'idle' } : { step: 'select', activity, chosen: itinerary.id })
}

async function confirm(context: Context): Promise<void> {
  const { deps, $save, asked } = context
  const state = $save.get()
  if (state.step !== 'save' || state.activity === null) return refuse(deps, texts.missing, text.missingChoice)
  if (state.progress === 'working') return
  $save.set({ ...state, progress: 'working' })
  const kept = await keep(deps, state.activity, state.itinerary, nameOf(asked, state.itinerary.id))
  if (context.asked !== asked) return
  const now = $save.get()
  if (kept && now.step !== 'create') $save.set({ step: 'closed' })
  else if (!kept && now.step === 'save') $save.set({ ...now, progress: 'idle' })
}

/** Whoever leaves after a trip was made may take the activity for saved: it is said that it is not, with the way to do so. */
function close({ deps, $save, asked }: Context): void {
  const state = $save.get()
  $save.set({ step: 'closed' })
  if (state.step === 'closed' || (state.step === 'save' && state.progress === 'working') || !asked.made) return
  tellUnsaved(deps, state.activity, asked.made)
}

function tellUnsaved(deps: SaveDeps, activity: Activity | null, itinerary: Itinerary): void {
  if (!activity) return
  const requestId = newRequestId()
  deps.toasts.show({ title: text.notYet, text: text.notYetText(activity.title, itinerary.title), action: { label: text.confirm, run: () => void keep(deps, activity, itinerary, requestId) } })
}

/** Puts it into the trip, and says whether that worked. */
async function keep(deps: SaveDeps, activity: Activity, trip: Itinerary, requestId: string): Promise<boolean> {
  const { id, title } = trip
  try {
    await deps.api.call(saveActivity, { params: { id }, body: { requestId, activityData: activity, notes: '', priority: DEFAULT_PRIORITY } }, { signal: AbortSignal.timeout(CREATE_TIMEOUT_MS) })
  } catch {
    refuse(deps, texts.error, text.failed)
    return false
  }
  const days = guestDays(deps.itineraries.$list.get())
  void deps.itineraries.refresh()
  deps.emit('activity-saved', { activity, itineraryId: id })
  const run = () => deps.navigation.go(`/itinerary/${encodeURIComponent(id)}`)
  deps.toasts.show({ title: text.saved, text: holds(trip, activity) ? text.savedTwice(activity.title, title) : days === null ? text.savedText(activity.title, title) : text.savedAsGuest(activity.title, title, days), action: { label: text.open, run } })
  return true
}

/** The name of saving to a trip, the same as long as the dialog is open: tried again, as after a lost reply, it is not made twice. */
function nameOf({ names }: Context['asked'], id: ItineraryId): string {
  const name = names.get(id) ?? newRequestId()
  names.set(id, name)
  return name
}

/** What is known of the conversation that the asker named; of another than the open one, only what it has left in the tab. */
function factsOf({ deps, asked: { sessionId } }: Pick<Context, 'deps' | 'asked'>): TripFacts {
  const open = deps.facts?.() ?? {}
  if (sessionId === null || sessionId === open.conversationId) return open
  return { conversationId: sessionId as ConversationId, destination: keptDestination(deps.tab, sessionId) }
}

function draftFor({ deps, asked }: Context, activity: Activity | null): TripDraft {
  const facts = factsOf({ deps, asked })
  const { dates, destination, currency } = deps.config
  return newDraft({
    tab: deps.tab,
    sessionId: facts.conversationId ?? null,
    destination: facts.destination || activity?.destination || destination,
    groupSize: facts.groupSize,
    budget: facts.budget,
    window: facts.window,
    duration: facts.duration,
    currency,
    title: facts.title,
    hosts: dates && { startDate: dates.from, endDate: dates.to },
    now: deps.clock?.() ?? new Date(),
  })
}

/** Conversation and session are one identifier. */
function ownerFor({ deps, asked }: Context): TripOwner {
  const sessionId = factsOf({ deps, asked }).conversationId ?? null
  return { userId: deps.session.$user.get()?.id ?? GUEST_USER_ID, conversationId: sessionId, sessionId }
}

function listed({ itineraries }: SaveDeps, id: ItineraryId | null): Itinerary | undefined {
  const list = itineraries.$list.get()
  return list.state === 'ready' ? list.itineraries.find((itinerary) => itinerary.id === id) : undefined
}

function refuse({ toasts }: SaveDeps, title: string, reason: string): void {
  toasts.show({ title, text: reason, tone: 'failed' })
}
