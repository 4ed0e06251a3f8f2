import { addDays, type TimeOfDay } from '@meander/sdk/contract/days'
import { DEFAULT_PRIORITY, editActivity, readAvailableSlots, saveActivity, scheduleActivity, type Itinerary } from '@meander/sdk/contract/itineraries'
import type { Activity } from '@meander/sdk/contract/activities'
import type { Emit } from '@meander/sdk/events'
import { atom, type ReadableAtom } from 'nanostores'
import type { Api } from '../../../api/client.ts'
import { dayPlanner } from '../../../i18n/en/day-planner.ts'
import { itineraries as texts } from '../../../i18n/en/itineraries.ts'
import { save as text } from '../../../i18n/en/save.ts'
import type { Navigation } from '../../../kit/navigation.ts'
import type { Toasts } from '../../../kit/toasts.ts'
import { plannedNote } from '../../itineraries/detail/index.ts'
import { createTrip, type Itineraries, type TripDraft, type TripOwner } from '../../itineraries/index.ts'
import type { Chat } from '../chat.ts'

interface SaveDaysDeps {
  api: Pick<Api, 'call'>
  toasts: Pick<Toasts, 'show'>
  emit: Emit
  navigation: Pick<Navigation, 'go'>
  itineraries: Pick<Itineraries, 'refresh'>
  days: Chat['days']
  owner: TripOwner
  /** As the form begins; the trip's own place, days and name go over it. */
  draft: TripDraft
}

export interface SaveDays {
  $state: ReadableAtom<{ draft: TripDraft; progress: 'idle' | 'working' }>
  edit(change: Partial<TripDraft>): void
  /** Makes the itinerary and puts in all that was chosen; true when nothing is left. Tried again, it goes on where it stopped. */
  create(): Promise<boolean>
}

/** Saves all days of a planned trip in one step. */
export function createSaveDays(deps: SaveDaysDeps): SaveDays {
  const plan = deps.days.$plan.get()
  const $state = atom<{ draft: TripDraft; progress: 'idle' | 'working' }>({ draft: plan ? draftFor(deps.draft, plan.trip) : deps.draft, progress: 'idle' })
  const saved = new Set<string>()
  /** Kept, and not on their days. */
  const waiting = new Set<string>()
  let made: Itinerary | null = null

  const refuse = (title: string, reason: string) => deps.toasts.show({ title, text: reason, tone: 'failed' })
  const entries = () => (deps.days.$plan.get()?.trip.days ?? []).flatMap(({ day, selectedActivities }) => selectedActivities.map((activity) => ({ day, activity })))

  async function keep(trip: Itinerary, day: number, activity: Activity): Promise<void> {
    const known = deps.days.$plan.get()
    const note = plannedNote(trip, day)
    const timeSlot = known?.hours[activity.productCode] ?? (await firstFree(trip, day, activity))
    const params = { id: trip.id }
    const body = { activityData: activity, notes: timeSlot ? '' : note, priority: DEFAULT_PRIORITY }
    const entry = await deps.api.call(saveActivity, { params, body })
    saved.add(activity.productCode)
    deps.emit('activity-saved', { activity, itineraryId: trip.id })
    waiting.add(activity.productCode)
    if (!timeSlot) return
    // Kept in any case: a start that is gone by now leaves it to be scheduled by hand, on the day that its note says.
    const activityId = entry.id
    await deps.api
      .call(scheduleActivity, { params, body: { activityId, dayNumber: day, timeSlot } })
      .then(() => void waiting.delete(activity.productCode))
      .catch(() => deps.api.call(editActivity, { params: { ...params, activityId }, body: { notes: note } }))
      .catch(() => {})
  }

  /** The first start of the day that overlaps nothing of what is on it already; null where there is none. */
  async function firstFree({ id, startDate }: Itinerary, day: number, { productCode }: Activity): Promise<TimeOfDay | null> {
    if (!startDate) return null
    const body = { activityCode: productCode, date: addDays(startDate, day - 1) }
    const { slots } = await deps.api.call(readAvailableSlots, { params: { id }, body }).catch(() => ({ slots: [] }))
    return slots.map(({ startTime }) => startTime).sort()[0] ?? null
  }

  async function keepAll(trip: Itinerary): Promise<number> {
    for (const { day, activity } of entries()) {
      if (!saved.has(activity.productCode)) await keep(trip, day, activity).catch(() => {})
    }
    return entries().filter(({ activity }) => !saved.has(activity.productCode)).length
  }

  async function run(): Promise<boolean> {
    const { draft } = $state.get()
    try {
      made ??= await createTrip(deps.api, draft, deps.owner)
    } catch (error) {
      refuse(text.createFailed, error instanceof Error ? error.message : text.fallback)
      return false
    }
    const left = await keepAll(made)
    void deps.itineraries.refresh()
    if (left > 0) {
      refuse(texts.error, dayPlanner.save.failed(left))
      return false
    }
    const { id, title } = made
    deps.toasts.show({
      title: dayPlanner.save.saved,
      text: [dayPlanner.save.savedText(saved.size, title), waiting.size > 0 && dayPlanner.save.waiting(waiting.size)].filter(Boolean).join(' '),
      action: { label: dayPlanner.save.openTrip, run: () => deps.navigation.go(`/itinerary/${encodeURIComponent(id)}`) },
    })
    const known = deps.days.$plan.get()
    if (known) deps.days.put({ ...known, stage: 'saved' })
    return true
  }

  return {
    $state,
    edit: (change) => $state.set({ ...$state.get(), draft: { ...$state.get().draft, ...change } }),
    async create() {
      if ($state.get().progress === 'working') return false
      if (!$state.get().draft.title.trim()) {
        refuse(texts.missing, text.missingName)
        return false
      }
      $state.set({ ...$state.get(), progress: 'working' })
      const done = await run()
      $state.set({ ...$state.get(), progress: 'idle' })
      return done
    },
  }
}

/** What the planned trip tells of itself. */
function draftFor(draft: TripDraft, { destination, duration, startDate }: NonNullable<ReturnType<Chat['days']['$plan']['get']>>['trip']): TripDraft {
  const from = startDate ?? draft.startDate
  return { ...draft, title: dayPlanner.save.tripTitle(destination, duration), destination, startDate: from, endDate: addDays(from, duration - 1) }
}
