import { DEFAULT_PRIORITY, editActivity, readAvailableSlots, saveActivity, scheduleActivity, type Itinerary } from '@meander/sdk/contract/itineraries'
import type { Activity } from '@meander/sdk/contract/activities'
import type { TimeOfDay } from '@meander/sdk/contract/days'
import type { ItineraryId } from '@meander/sdk/contract/ids'
import type { Emit } from '@meander/sdk/events'
import { atom, type ReadableAtom } from 'nanostores'
import type { Api } from '../../../api/client.ts'
import { dayPlanner } from '../../../i18n/en/day-planner.ts'
import { itineraries as texts } from '../../../i18n/en/itineraries.ts'
import { save as text } from '../../../i18n/en/save.ts'
import type { Navigation } from '../../../kit/navigation.ts'
import type { Toasts } from '../../../kit/toasts.ts'
import { unscheduledActivities } from '../../itineraries/detail/index.ts'
import { createTrip, missingIn, type Itineraries, type TripDraft, type TripOwner } from '../../itineraries/index.ts'
import type { Chat } from '../chat.ts'
import { draftFor, placeIn, type PlaceOfDay } from './day-places.ts'

interface SaveDaysDeps {
  api: Pick<Api, 'call'>
  toasts: Pick<Toasts, 'show'>
  emit: Emit
  navigation: Pick<Navigation, 'go'>
  itineraries: Pick<Itineraries, '$list' | 'load' | 'refresh'>
  days: Chat['days']
  owner: () => TripOwner
  /** As the form begins; the trip's own place, days and name go over it. */
  draft: () => TripDraft
}

export interface SaveDaysState {
  /** One of the itineraries that there are, or a new one. */
  step: 'select' | 'create'
  chosen: ItineraryId | null
  draft: TripDraft
  progress: 'idle' | 'working'
}

/** Saves all days of a planned trip in one step. One for a conversation: what was saved by it once is not saved again. */
export interface SaveDays {
  $state: ReadableAtom<SaveDaysState>
  /** Begins at its first step, unless it is at work or was stopped halfway. */
  open(): void
  choose(id: ItineraryId): void
  go(step: SaveDaysState['step']): void
  edit(change: Partial<TripDraft>): void
  /** Puts all that was chosen into the itinerary that was chosen; true when nothing is left. Tried again, it goes on where it stopped. */
  add(): Promise<boolean>
  /** The same with an itinerary that it makes first. */
  create(): Promise<boolean>
}

/** Where the days go, and how far that has come. */
interface Under {
  trip: Itinerary
  /** Made for the plan, or there before. */
  made: boolean
  placeOf: PlaceOfDay
  saved: Set<string>
  /** Kept, and not on their days. */
  waiting: Set<string>
}

export function createSaveDays(deps: SaveDaysDeps): SaveDays {
  const plan = () => deps.days.$plan.get()
  const begin = (): SaveDaysState => {
    const known = plan()
    return { step: hasNone(deps) ? 'create' : 'select', chosen: preferred(deps), draft: known ? draftFor(deps.draft(), known.trip) : deps.draft(), progress: 'idle' }
  }
  const $state = atom<SaveDaysState>(begin())
  const change = (more: Partial<SaveDaysState>) => $state.set({ ...$state.get(), ...more })
  let under: Under | null = null

  const refuse = (title: string, reason: string) => deps.toasts.show({ title, text: reason, tone: 'failed' })
  const entries = () => (plan()?.trip.days ?? []).flatMap(({ day, selectedActivities }) => selectedActivities.map((activity) => ({ day, activity })))

  async function into(target: Under): Promise<boolean> {
    for (const { day, activity } of entries()) {
      if (!target.saved.has(activity.productCode)) await keep(deps, target, { day, activity }).catch(() => {})
    }
    const left = entries().filter(({ activity }) => !target.saved.has(activity.productCode)).length
    void deps.itineraries.refresh()
    if (left > 0) {
      refuse(texts.error, dayPlanner.save.failed(left))
      return false
    }
    tellSaved(deps, target)
    const known = plan()
    if (known) deps.days.put({ ...known, stage: 'saved' })
    under = null
    return true
  }

  async function find(made: boolean): Promise<Under> {
    const { chosen, draft } = $state.get()
    // What another window has put into it meanwhile is in it.
    const trip = made ? await createTrip(deps.api, draft, deps.owner()) : await deps.itineraries.refresh().then(() => listed(deps).find(({ id }) => id === chosen))
    const known = plan()
    if (!trip || !known) throw new Error(text.fallback)
    // What was made for the plan has its days, whatever dates they were given in the form.
    const days = made ? { ...known.trip, startDate: trip.startDate } : known.trip
    return { trip, made, placeOf: placeIn(trip, days), saved: new Set(), waiting: new Set() }
  }

  async function save(made: boolean): Promise<boolean> {
    const { chosen, draft, progress } = $state.get()
    if (progress === 'working') return false
    const missing = made ? missingIn(draft) : !listed(deps).some(({ id }) => id === chosen) && text.missingChoice
    if (missing) {
      refuse(texts.missing, missing)
      return false
    }
    if (under?.made !== made || (!made && under.trip.id !== chosen)) under = null
    change({ progress: 'working' })
    try {
      return await into((under ??= await find(made)))
    } catch (error) {
      refuse(text.createFailed, error instanceof Error ? error.message : text.fallback)
      return false
    } finally {
      change({ progress: 'idle' })
    }
  }

  return {
    $state,
    open() {
      if (under || $state.get().progress === 'working') return
      $state.set(begin())
      if (deps.itineraries.$list.get().state === 'ready') return
      void deps.itineraries.load().then(() => $state.get().step === 'select' && $state.get().progress === 'idle' && $state.set(begin()))
    },
    choose: (chosen) => change({ chosen }),
    go: (step) => change({ step }),
    edit: (more) => change({ draft: { ...$state.get().draft, ...more } }),
    add: () => save(false),
    create: () => save(true),
  }
}

function listed({ itineraries }: Pick<SaveDaysDeps, 'itineraries'>): readonly Itinerary[] {
  const list = itineraries.$list.get()
  return list.state === 'ready' ? list.itineraries : []
}

const hasNone = ({ itineraries }: SaveDaysDeps): boolean => {
  const list = itineraries.$list.get()
  return list.state === 'ready' && list.itineraries.length === 0
}

/** The one that came out of this conversation, or the only one there is. */
function preferred(deps: SaveDaysDeps): ItineraryId | null {
  const list = listed(deps)
  const { conversationId } = deps.owner()
  const own = conversationId === null ? undefined : list.find((trip) => trip.conversationId === conversationId)
  return (own ?? (list.length === 1 ? list[0] : undefined))?.id ?? null
}

/** Keeps one activity, on its day where that has room; what the itinerary holds already is not put into it twice. */
async function keep(deps: SaveDaysDeps, { trip, placeOf, saved, waiting }: Under, { day, activity }: { day: number; activity: Activity }): Promise<void> {
  const { productCode } = activity
  const known = trip.activities.find(({ activityData }) => activityData.productCode === productCode)
  if (known && !unscheduledActivities(trip).includes(known)) return void saved.add(productCode)
  const place = placeOf(day)
  const timeSlot = place.dayNumber === null ? null : (deps.days.$plan.get()?.hours[productCode] ?? (await firstFree(deps, trip, { place, productCode })))
  const params = { id: trip.id }
  const entry = known ?? (await deps.api.call(saveActivity, { params, body: { activityData: activity, notes: timeSlot ? '' : place.note, priority: DEFAULT_PRIORITY } }))
  saved.add(productCode)
  if (!known) deps.emit('activity-saved', { activity, itineraryId: trip.id })
  waiting.add(productCode)
  if (!timeSlot || place.dayNumber === null) return
  // Kept in any case: a start that is gone by now leaves it to be scheduled by hand, on the day that its note says.
  const activityId = entry.id
  await deps.api
    .call(scheduleActivity, { params, body: { activityId, dayNumber: place.dayNumber, timeSlot } })
    .then(() => void waiting.delete(productCode))
    .catch(() => deps.api.call(editActivity, { params: { ...params, activityId }, body: { notes: place.note } }))
    .catch(() => {})
}

/** The first start of the day that overlaps nothing of what is on it already; null where there is none. */
async function firstFree({ api }: SaveDaysDeps, { id }: Itinerary, { place, productCode }: { place: ReturnType<PlaceOfDay>; productCode: string }): Promise<TimeOfDay | null> {
  if (!place.date) return null
  const { slots } = await api.call(readAvailableSlots, { params: { id }, body: { activityCode: productCode, date: place.date } }).catch(() => ({ slots: [] }))
  return slots.map(({ startTime }) => startTime).sort()[0] ?? null
}

function tellSaved({ toasts, navigation }: SaveDaysDeps, { trip: { id, title }, saved, waiting }: Under): void {
  toasts.show({
    title: text.saved,
    text: `${dayPlanner.save.savedText(saved.size, title)} ${waiting.size > 0 ? dayPlanner.save.waiting(waiting.size) : dayPlanner.save.placed}`,
    action: { label: text.open, run: () => navigation.go(`/itinerary/${encodeURIComponent(id)}`) },
  })
}
