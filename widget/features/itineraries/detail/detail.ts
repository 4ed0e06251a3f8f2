import type { ItineraryId, SavedActivityId } from '@meander/sdk/contract/ids'
import { readItinerary, removeActivity, restoreActivity } from '@meander/sdk/contract/itineraries'
import type { Itinerary, SavedActivity } from '@meander/sdk/contract/itineraries'
import type { Violation } from '@meander/sdk/contract/trip-rules'
import { atom, computed, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { Api } from '../../../api/client.ts'
import { ApiError } from '../../../api/request-errors.ts'
import { serverMessage } from '../../../api/server-message.ts'
import { detail as text } from '../../../i18n/en/detail.ts'
import { locale } from '../../../i18n/en/locale.ts'
import type { SafeStorage } from '../../../kit/storage.ts'
import type { ToastContent, Toasts } from '../../../kit/toasts.ts'
import { aboutAll } from './about.ts'
import { createChanging, type Change } from './changing.ts'
import { createNotes, type Clash, type WrittenNotes } from './notes.ts'
import { createOptimisticItinerary } from './optimistic.ts'
import { withoutEntry } from './patches.ts'
import { freshIn } from './fresh.ts'
import { createExperiences, type Experiences } from './experiences.ts'
import { withRestored } from './put-back.ts'
import { unscheduledActivities } from './unscheduled.ts'
import { createUnsaved, type Unsaved } from './unsaved.ts'

export type DetailState = { state: 'loading' } | { state: 'missing' } | { state: 'ready'; itinerary: Itinerary }

export interface ItineraryDetailDeps {
  api: Pick<Api, 'call'>
  toasts: Pick<Toasts, 'show'>
  /** Keeps what is typed until it is saved. */
  tab: SafeStorage
  /** Told of every newer copy, so that the list need not be read again. */
  onChange?: (itinerary: Itinerary) => void
}

/** One itinerary, as its page shows it. */
export interface ItineraryDetailStore {
  $detail: ReadableAtom<DetailState>
  $itinerary: ReadableAtom<Itinerary | null>
  $unscheduled: ReadableAtom<readonly SavedActivity[]>
  experiences: Experiences
  /** Reads an itinerary; an unknown one and one that cannot be read are 'missing'. */
  open(id: ItineraryId): Promise<void>
  /** Reads once more what could not be read since the sign-in had ended; until then it is on its way, not missing. */
  retry(): void
  /**
   * Shows a change at once and takes it back when the call fails, which is thrown on. An itinerary that has gone on meanwhile
   * comes with that failure, and is shown.
   */
  change: Change
  /** Shows the itinerary that came with the failure of a question about an older one. False where none came. */
  takeFresh(error: unknown): boolean
  remove(entryId: SavedActivityId | undefined): Promise<boolean>
  /** What was removed and is in it again. */
  $back: ReadableAtom<{ entryId: SavedActivityId } | null>
  /**
   * Shows the notes at once and writes them behind the scenes, with two more tries. `base`: the notes that were there when the
   * writing began, by default those that are shown; where they have become others by now, both are shown and nothing is lost.
   * What could not be written is kept in this tab, to be tried again.
   */
  keepNotes(entryId: SavedActivityId, notes: string | WrittenNotes, base?: string): Promise<void>
  unsavedNotes: Unsaved['of']
  /** Takes the planner's own note away, unless somebody has written another. */
  dropNotes(entryId: SavedActivityId): Promise<void>
  /** Notes that were written at the same time elsewhere; null once the traveller has chosen. */
  $clash: WritableAtom<Clash | null>
  destroy(): void
}

export function createItineraryDetail(deps: ItineraryDetailDeps): ItineraryDetailStore {
  const trip = createOptimisticItinerary()
  const $loading = atom<'loading' | 'missing' | 'ready'>('loading')
  const $unscheduled = computed(trip.$itinerary, (itinerary) => (itinerary ? unscheduledActivities(itinerary) : []))
  const experiences = createExperiences(trip.$itinerary)
  const $back = atom<{ entryId: SavedActivityId } | null>(null)
  const { change, know, takeFresh } = createChanging({ trip, onChange: deps.onChange })
  const unsaved = createUnsaved(deps.tab)
  const notes = createNotes({ ...deps, unsaved, $itinerary: trip.$itinerary, change })
  let opened: ItineraryId | null = null
  let refused: ItineraryId | null = null

  async function open(id: ItineraryId): Promise<void> {
    if (trip.$itinerary.get()?.id !== id) {
      trip.clear()
      experiences.reset()
      $loading.set('loading')
    }
    opened = id
    refused = null
    try {
      const itinerary = await read(id)
      if (opened !== id) return
      know(itinerary)
      trip.confirm(itinerary)
      $loading.set('ready')
    } catch (error) {
      if (opened !== id) return
      if (error instanceof ApiError && error.code === 'not-signed-in') return void (refused = id)
      // Nothing that is open over it stays open over nothing.
      trip.clear()
      $loading.set('missing')
    }
  }

  const read = async (id: ItineraryId) => first(await deps.api.call(readItinerary, { params: { id } }))

  async function remove(entryId: SavedActivityId | undefined): Promise<boolean> {
    if (!entryId) return failed(text.invalidActivityId)
    const itinerary = trip.$itinerary.get()
    const entry = itinerary?.activities.find(({ id }) => id === entryId)
    try {
      await change(withoutEntry(entryId), (id, marks) => deps.api.call(removeActivity, { params: { id, activityId: entryId }, query: marks }), { about: aboutAll(entryId), what: `remove ${entryId}` })
      deps.toasts.show({ title: text.removed, text: text.removedText, ...(itinerary && entry && { action: { label: text.undo, run: () => void undo(itinerary, entry) } }) })
      return true
    } catch (error) {
      if (freshIn(error)) return failed(text.changedElsewhere, { label: text.remove, run: () => void remove(entryId) })
      return failed(serverMessage(error) ?? text.removeFailedText)
    }
  }

  async function undo(before: Itinerary, entry: SavedActivity): Promise<void> {
    const params = { id: before.id, activityId: entry.id }
    let broken: readonly Violation[] = []
    try {
      await change(
        withRestored(before, entry),
        async (_, marks) => {
          const { itinerary, violations } = await deps.api.call(restoreActivity, { params, body: marks })
          broken = violations
          return itinerary
        },
        { of: before.id, about: aboutAll(entry.id), what: `restore ${entry.id}` },
      )
      $back.set({ entryId: entry.id })
      const [why] = broken
      // Why, in English: the server speaks nothing else.
      const reason = locale.language === 'en' && why ? ` ${why.message}` : ''
      deps.toasts.show({ title: text.undone, ...(why && { text: `${text.undoneWaiting}${reason}` }) })
    } catch (error) {
      deps.toasts.show({ title: text.undoFailed, text: serverMessage(error) ?? text.undoFailedText, tone: 'failed' })
    }
  }

  function failed(reason: string, action?: ToastContent['action']): false {
    deps.toasts.show({ title: text.removeFailed, text: reason, tone: 'failed', ...(action && { action }) })
    return false
  }

  return {
    $detail: computed([$loading, trip.$itinerary], (state, itinerary): DetailState => {
      if (state === 'ready' && itinerary) return { state, itinerary }
      return { state: state === 'missing' ? 'missing' : 'loading' }
    }),
    $itinerary: trip.$itinerary,
    $unscheduled,
    experiences,
    open,
    retry: () => void (refused && open(refused)),
    change,
    takeFresh,
    remove,
    $back,
    keepNotes: notes.keep,
    unsavedNotes: unsaved.of,
    dropNotes: notes.drop,
    $clash: notes.$clash,
    destroy() {
      opened = null
      notes.destroy()
      experiences.destroy()
    },
  }
}

/** Servers may answer a list of itineraries, of which the first counts. */
function first(answer: Itinerary | readonly Itinerary[]): Itinerary {
  const itinerary = 'id' in answer ? answer : answer[0]
  if (!itinerary) throw new Error('the answer holds no itinerary')
  return itinerary
}
