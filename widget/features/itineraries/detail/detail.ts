import type { ItineraryId, SavedActivityId } from '@meander/sdk/contract/ids'
import { editActivity, readItinerary, removeActivity } from '@meander/sdk/contract/itineraries'
import type { Itinerary, SavedActivity } from '@meander/sdk/contract/itineraries'
import { atom, computed, type ReadableAtom } from 'nanostores'
import type { Api } from '../../../api/client.ts'
import { serverMessage } from '../../../api/request-errors.ts'
import { detail as text } from '../../../i18n/en/detail.ts'
import type { Toasts } from '../../../kit/toasts.ts'
import { createOptimisticItinerary, type Patch } from './optimistic.ts'
import { createTries } from './tries.ts'
import { withNotes, withoutEntry } from './patches.ts'
import { freshIn } from './fresh.ts'
import { createExperiences, type Experiences } from './experiences.ts'
import { putBack, readRemoved, withEntry, type Removed } from './put-back.ts'
import { unscheduledActivities } from './unscheduled.ts'

export type DetailState = { state: 'loading' } | { state: 'missing' } | { state: 'ready'; itinerary: Itinerary }

export interface ItineraryDetailDeps {
  api: Pick<Api, 'call'>
  toasts: Pick<Toasts, 'show'>
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
  /**
   * Shows a change at once and takes it back when the call fails, which is thrown on. An itinerary that has gone on meanwhile
   * comes with that failure, and is shown. `of`: of which itinerary, by default the open one; another is changed unseen.
   */
  change(patch: Patch, call: (id: ItineraryId) => Promise<Itinerary>, of?: ItineraryId): Promise<Itinerary>
  remove(entryId: SavedActivityId | undefined): Promise<boolean>
  /** Shows the notes at once and writes them behind the scenes, with two more tries. */
  keepNotes(entryId: SavedActivityId, notes: string): Promise<void>
  destroy(): void
}

export function createItineraryDetail(deps: ItineraryDetailDeps): ItineraryDetailStore {
  const trip = createOptimisticItinerary()
  const $loading = atom<'loading' | 'missing' | 'ready'>('loading')
  const $unscheduled = computed(trip.$itinerary, (itinerary) => (itinerary ? unscheduledActivities(itinerary) : []))
  const experiences = createExperiences(computed(trip.$itinerary, allScheduled))
  const tries = createTries()
  let opened: ItineraryId | null = null

  async function open(id: ItineraryId): Promise<void> {
    if (trip.$itinerary.get()?.id !== id) {
      trip.clear()
      experiences.reset()
      $loading.set('loading')
    }
    opened = id
    try {
      const itinerary = await read(id)
      if (opened !== id) return
      trip.confirm(itinerary)
      $loading.set('ready')
    } catch {
      if (opened === id) $loading.set('missing')
    }
  }

  const read = async (id: ItineraryId) => first(await deps.api.call(readItinerary, { params: { id } }))

  async function change(patch: Patch, call: (id: ItineraryId) => Promise<Itinerary>, of = trip.$itinerary.get()?.id): Promise<Itinerary> {
    if (of === undefined) throw new Error('no itinerary is open')
    try {
      const itinerary = await (trip.$itinerary.get()?.id === of ? trip.change(patch, () => call(of)) : call(of))
      deps.onChange?.(itinerary)
      return itinerary
    } catch (error) {
      const fresh = freshIn(error)
      if (fresh && trip.$itinerary.get()?.id === fresh.id) trip.confirm(fresh)
      if (fresh) deps.onChange?.(fresh)
      throw error
    }
  }

  async function remove(entryId: SavedActivityId | undefined): Promise<boolean> {
    if (!entryId) return failed(text.invalidActivityId)
    const itinerary = trip.$itinerary.get()
    const entry = itinerary?.activities.find(({ id }) => id === entryId)
    const removed = itinerary && entry && readRemoved(itinerary, entry)
    try {
      await change(withoutEntry(entryId), (id) => deps.api.call(removeActivity, { params: { id, activityId: entryId } }))
      deps.toasts.show({ title: text.removed, text: text.removedText, ...(removed && { action: { label: text.undo, run: () => void undo(removed) } }) })
      return true
    } catch (error) {
      return failed(serverMessage(error) ?? text.removeFailedText)
    }
  }

  async function undo(removed: Removed): Promise<void> {
    const { itineraryId, entry } = removed
    try {
      await change(withEntry(entry), () => putBack(deps.api, removed, () => read(itineraryId)), itineraryId)
    } catch (error) {
      deps.toasts.show({ title: text.undoFailed, text: serverMessage(error) ?? text.undoFailedText, tone: 'failed' })
    }
  }

  function failed(reason: string): false {
    deps.toasts.show({ title: text.removeFailed, text: reason, tone: 'failed' })
    return false
  }

  async function keepNotes(entryId: SavedActivityId, notes: string): Promise<void> {
    const write = (id: ItineraryId) => tries.run(() => deps.api.call(editActivity, { params: { id, activityId: entryId }, body: { notes } }))
    await change(withNotes(entryId, notes), write).catch((error: unknown) => {
      deps.toasts.show({ title: text.notesFailed, text: serverMessage(error) ?? text.notesFailedText, tone: 'failed' })
    })
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
    change,
    remove,
    keepNotes,
    destroy() {
      opened = null
      tries.destroy()
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

function allScheduled(itinerary: Itinerary | null): boolean {
  return itinerary !== null && itinerary.activities.length > 0 && unscheduledActivities(itinerary).length === 0
}
