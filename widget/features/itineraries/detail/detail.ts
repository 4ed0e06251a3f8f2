import type { ItineraryId, SavedActivityId } from '@meander/sdk/contract/ids'
import { editActivity, readItinerary, removeActivity } from '@meander/sdk/contract/itineraries'
import type { Itinerary, SavedActivity } from '@meander/sdk/contract/itineraries'
import { atom, computed, type ReadableAtom } from 'nanostores'
import type { Api } from '../../../api/client.ts'
import { serverMessage } from '../../../api/request-errors.ts'
import { detail as text } from '../../../i18n/en/detail.ts'
import type { Toasts } from '../../../kit/toasts.ts'
import { createOptimisticItinerary, type Patch } from './optimistic.ts'
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
  /** Shows a change at once and takes it back when the call fails, which is thrown on. */
  change(patch: Patch, call: (id: ItineraryId) => Promise<Itinerary>): Promise<Itinerary>
  remove(entryId: SavedActivityId | undefined): Promise<boolean>
  /** Shows the notes at once and writes them behind the scenes, with two more tries. */
  keepNotes(entryId: SavedActivityId, notes: string): Promise<void>
  destroy(): void
}

/** Waits before the second and the third try to write a note. */
const NOTE_RETRIES_MS = [1000, 5000]

export function createItineraryDetail(deps: ItineraryDetailDeps): ItineraryDetailStore {
  const trip = createOptimisticItinerary()
  const $loading = atom<'loading' | 'missing' | 'ready'>('loading')
  const $unscheduled = computed(trip.$itinerary, (itinerary) => (itinerary ? unscheduledActivities(itinerary) : []))
  const experiences = createExperiences(computed(trip.$itinerary, allScheduled))
  const waits = createWaits()
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

  async function change(patch: Patch, call: (id: ItineraryId) => Promise<Itinerary>): Promise<Itinerary> {
    const id = trip.$itinerary.get()?.id
    if (id === undefined) throw new Error('no itinerary is open')
    const itinerary = await trip.change(patch, () => call(id))
    deps.onChange?.(itinerary)
    return itinerary
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

  /** By then another itinerary may be open: then the one it was in is changed unseen. */
  async function undo(removed: Removed): Promise<void> {
    const { itineraryId, entry } = removed
    const back = () => putBack(deps.api, removed, () => read(itineraryId))
    try {
      if (trip.$itinerary.get()?.id === itineraryId) await change(withEntry(entry), back)
      else deps.onChange?.(await back())
    } catch (error) {
      deps.toasts.show({ title: text.undoFailed, text: serverMessage(error) ?? text.undoFailedText, tone: 'failed' })
    }
  }

  function failed(reason: string): false {
    deps.toasts.show({ title: text.removeFailed, text: reason, tone: 'failed' })
    return false
  }

  async function keepNotes(entryId: SavedActivityId, notes: string): Promise<void> {
    const write = (id: ItineraryId) => waits.tries(() => deps.api.call(editActivity, { params: { id, activityId: entryId }, body: { notes } }))
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
      waits.destroy()
      experiences.destroy()
    },
  }
}

/** Tries a call again after a while, unless all is over by then. */
function createWaits() {
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(() => {
        timers.delete(timer)
        resolve()
      }, ms)
      timers.add(timer)
    })
  return {
    async tries<T>(call: () => Promise<T>): Promise<T> {
      for (const ms of NOTE_RETRIES_MS) {
        try {
          return await call()
        } catch {
          await wait(ms)
        }
      }
      return call()
    },
    destroy() {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
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

function withoutEntry(entryId: SavedActivityId): Patch {
  return (itinerary) => {
    const slotId = itinerary.activities.find((entry) => entry.id === entryId)?.timeSlotId
    return {
      ...itinerary,
      activities: itinerary.activities.filter((entry) => entry.id !== entryId),
      days: itinerary.days.map((day) => ({ ...day, timeSlots: day.timeSlots.filter((slot) => slot.id !== slotId) })),
    }
  }
}

function withNotes(entryId: SavedActivityId, notes: string): Patch {
  return (itinerary) => ({
    ...itinerary,
    activities: itinerary.activities.map((entry) => (entry.id === entryId ? { ...entry, notes } : entry)),
  })
}
